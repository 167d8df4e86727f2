//! Whether two screens show the same picture, where that can be known: from what `xrandr` tells under X11.

use std::process::Command;

/// Whether at least two screens show the same part of the desktop; false where nobody can tell.
pub(super) fn screens_are_mirrored() -> bool {
    let told = Command::new("xrandr").arg("--query").output();
    told.is_ok_and(|output| {
        output.status.success() && two_alike(&String::from_utf8_lossy(&output.stdout))
    })
}

/// Whether two connected screens have the same size and place, such as `1920x1080+0+0`.
fn two_alike(query: &str) -> bool {
    let connected = query.lines().filter(|line| line.contains(" connected"));
    let place = |line: &str| {
        line.split_whitespace()
            .find(|word| word.contains('x') && word.matches('+').count() == 2)
            .map(str::to_owned)
    };
    let mut places: Vec<String> = connected.filter_map(place).collect();
    places.sort();
    places.windows(2).any(|pair| pair.first() == pair.last())
}

#[cfg(test)]
mod tests {
    use super::two_alike;

    #[test]
    fn screens_at_the_same_place_are_mirrored_and_side_by_side_are_not() {
        let mirrored = "Screen 0: minimum 8 x 8\neDP-1 connected primary 1920x1080+0+0 (normal) 344mm x 194mm\n\
                        HDMI-1 connected 1920x1080+0+0 (normal) 600mm x 340mm\nDP-1 disconnected (normal)\n";
        assert!(two_alike(mirrored));
        assert!(!two_alike(&mirrored.replace(
            "HDMI-1 connected 1920x1080+0+0",
            "HDMI-1 connected 1920x1080+1920+0"
        )));
        assert!(!two_alike("eDP-1 connected primary 1920x1080+0+0\n"));
        assert!(!two_alike(""));
    }
}
