//! Clock times in comments: where no clock ran, the moves may be analysis after the game.

/// So many half-moves without a running clock at the end of a game are no accident.
const FEWEST: usize = 4;
/// So many half-moves with clock times show that the board told them.
const FEWEST_TIMED: usize = 10;

/// Seconds on the clock as a comment gives them (`[%clk 1:23:45]`), `None` where it gives none. Blanks and line ends
/// may stand between, and fractions of a second after the last colon.
pub(in crate::pgn) fn clock(comment: &str) -> Option<u32> {
    let (_, after) = comment.split_once("[%clk")?;
    let (time, _) = after.split_once(']')?;
    let whole = time.trim().split(['.', ',']).next()?;
    let mut seconds: u32 = 0;
    for part in whole.split(':') {
        let part: u32 = part.trim().parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    Some(seconds)
}

/// The index of the half-move from which on, to the end, no clock ran: both players' clocks stand still, or the times
/// that were given until then are missing. `clocks` holds one entry a half-move.
pub(in crate::pgn) fn stopped_from(clocks: &[Option<u32>]) -> Option<usize> {
    let timed = |part: &[Option<u32>]| part.iter().flatten().count();
    let missing = clocks.iter().rev().take_while(|c| c.is_none()).count();
    let before = clocks.len() - missing;
    let told = clocks.get(..before).unwrap_or_default();
    if missing >= FEWEST && timed(told) >= FEWEST_TIMED && timed(told) * 4 >= told.len() * 3 {
        return Some(before);
    }
    // A clock that shows what it showed a move before.
    let stands = |at: usize| {
        let before = at.checked_sub(2).and_then(|before| clocks.get(before));
        matches!((clocks.get(at), before), (Some(Some(now)), Some(Some(then))) if now == then)
    };
    let standing = (0..clocks.len()).rev().take_while(|at| stands(*at)).count();
    let from = clocks.len() - standing;
    // Where no clock ever ran, the times say nothing.
    let ran = (0..from).filter(|at| clocks.get(*at).is_some_and(Option::is_some) && !stands(*at));
    (standing >= FEWEST && ran.count() >= FEWEST_TIMED).then_some(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_times_are_read_as_boards_write_them() {
        assert_eq!(clock("[%clk 1:23:45]"), Some(5025));
        assert_eq!(clock("good [%clk\n00:15:27] [%emt 00:00:02]"), Some(927));
        assert_eq!(clock("[%clk 0:00:09.8]"), Some(9));
        assert_eq!(clock("[%emt 0:00:09]"), None);
        assert_eq!(clock("[%clk x]"), None);
        assert_eq!(clock("[%clk 99999999:0:0]"), None);
    }

    #[test]
    fn clocks_that_stop_are_told_and_running_ones_not() {
        let running: Vec<_> = (0..20).map(|i| Some(900 - i)).collect();
        assert_eq!(stopped_from(&running), None);
        let stood = [
            running.as_slice(),
            &[Some(882), Some(881), Some(882), Some(881)],
        ]
        .concat();
        assert_eq!(stopped_from(&stood), Some(20));
        let missing = [running.as_slice(), &[None; 4]].concat();
        assert_eq!(stopped_from(&missing), Some(20));
        let one_move = [running.as_slice(), &[None; 3]].concat();
        assert_eq!(stopped_from(&one_move), None);
        assert_eq!(stopped_from(&[Some(900); 30]), None);
        assert_eq!(stopped_from(&[]), None);
    }
}
