//! A diagram as SVG: squares, the last move, pieces, coordinates.

use std::fmt::Write;

use shakmaty::{Board, Color, Square};

use crate::assets;
use crate::words::PaperMarks;

/// The side of a square, in the units of the piece drawings.
const SQUARE: u32 = 100;

/// The colours of a board: light squares, dark squares.
type Squares = [&'static str; 2];
/// On the screen.
const SCREEN: Squares = ["#f0e4cf", "#b58a63"];
/// On paper: greys that survive a photocopier.
const PAPER: Squares = ["#f4f2ee", "#c9c2b6"];

/// A board as an SVG picture of 800 by 800 units, seen from White's side or (`flipped`) from Black's.
#[must_use]
pub fn diagram_svg(board: &Board, flipped: bool, last_move: Option<[Square; 2]>) -> String {
    let mut svg = board_svg(board, SCREEN, flipped, last_move);
    coordinates(&mut svg, flipped);
    svg.push_str("</svg>\n");
    svg
}

/// A board for the printed page, from White's side, with what is drawn on it and a thin line round it.
#[must_use]
pub(super) fn paper_svg(board: &Board, marks: &PaperMarks) -> String {
    let mut svg = board_svg(board, PAPER, false, None);
    draw_marks(&mut svg, marks);
    svg.push_str(
        "<rect x=\"3\" y=\"3\" width=\"794\" height=\"794\" fill=\"none\" stroke=\"#1c1c1c\" stroke-width=\"6\"/>\n</svg>\n",
    );
    svg
}

/// Rings round squares, arrows, and rights to castle: a frame round the way of king and rook, dashed and crossed where the right
/// went. A white edge parts them from the pieces, also on a photocopy.
fn draw_marks(svg: &mut String, marks: &PaperMarks) {
    let middle = |square: Square| {
        let (x, y) = corner(square, false);
        (f64::from(x) + 50.0, f64::from(y) + 50.0)
    };
    let mut twice = |shape: std::fmt::Arguments<'_>, width: u32| {
        let styles = [("#ffffff", width + 8, "0.85"), ("#1c1c1c", width, "1")];
        for (color, width, opacity) in styles {
            let style = format!(
                "fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\""
            );
            put(svg, format_args!("<{shape} {style}/>\n"));
        }
    };
    for square in &marks.squares {
        let (x, y) = middle(*square);
        twice(format_args!("circle cx=\"{x}\" cy=\"{y}\" r=\"44\""), 6);
    }
    for (king, rook) in marks.rights.iter().chain(&marks.lost) {
        let lost = marks.lost.contains(&(*king, *rook));
        let ((x1, y1), (x2, y2)) = (middle(*king), middle(*rook));
        let (left, top) = (x1.min(x2) - 46.0, y1.min(y2) - 46.0);
        let (wide, high) = ((x1 - x2).abs() + 92.0, (y1 - y2).abs() + 92.0);
        let dash = if lost {
            " stroke-dasharray=\"18 12\""
        } else {
            ""
        };
        twice(
            format_args!("rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\"{dash}"),
            6,
        );
        if lost {
            let (x, y) = (f64::midpoint(x1, x2), f64::midpoint(y1, y2));
            let cross = [
                (x - 26.0, y - 26.0, 52.0, 52.0),
                (x - 26.0, y + 26.0, 52.0, -52.0),
            ];
            for (x, y, dx, dy) in cross {
                twice(format_args!("path d=\"M{x} {y}l{dx} {dy}\""), 9);
            }
        }
    }
    for (from, to) in &marks.arrows {
        let ((x1, y1), (x2, y2)) = (middle(*from), middle(*to));
        let length = (x2 - x1).hypot(y2 - y1).max(1.0);
        let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
        let (nx, ny) = (x2 - dx * 26.0, y2 - dy * 26.0);
        let (ax, ay) = (nx - dx * 4.0 - dy * 20.0, ny - dy * 4.0 + dx * 20.0);
        let (bx, by) = (nx - dx * 4.0 + dy * 20.0, ny - dy * 4.0 - dx * 20.0);
        twice(
            format_args!("path d=\"M{x1} {y1}L{x2} {y2}M{ax} {ay}L{x2} {y2}L{bx} {by}\""),
            9,
        );
    }
}

/// The squares and the pieces; the picture is left open.
fn board_svg(
    board: &Board,
    squares: Squares,
    flipped: bool,
    last_move: Option<[Square; 2]>,
) -> String {
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"800\" viewBox=\"0 0 800 800\">\n",
    );
    for square in Square::ALL {
        let (x, y) = corner(square, flipped);
        let [light, dark] = squares;
        let color = if square.is_light() { light } else { dark };
        rect(&mut svg, x, y, color, "1");
        if last_move.is_some_and(|squares| squares.contains(&square)) {
            rect(&mut svg, x, y, "#d6b23c", "0.55");
        }
    }
    for color in Color::ALL {
        for square in board.by_color(color) {
            if let Some(piece) = board.piece_at(square) {
                let (x, y) = corner(square, flipped);
                let drawing = inner(assets::piece(piece));
                put(
                    &mut svg,
                    format_args!("<g transform=\"translate({x} {y})\">{drawing}</g>\n"),
                );
            }
        }
    }
    svg
}

fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let written = svg.write_fmt(text);
    debug_assert!(written.is_ok(), "writing into a string cannot fail");
}

fn rect(svg: &mut String, x: u32, y: u32, color: &str, opacity: &str) {
    put(
        svg,
        format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"{color}\" \
             fill-opacity=\"{opacity}\"/>\n"
        ),
    );
}

/// The top left corner of a square.
fn corner(square: Square, flipped: bool) -> (u32, u32) {
    let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
    let (column, row) = if flipped {
        (7 - file, rank)
    } else {
        (file, 7 - rank)
    };
    (column * SQUARE, row * SQUARE)
}

/// What stands between the tags of a drawing.
fn inner(drawing: &str) -> &str {
    let from = drawing
        .find("<svg")
        .and_then(|at| Some(at + drawing.get(at..)?.find('>')? + 1))
        .unwrap_or(0);
    let to = drawing.rfind("</svg>").unwrap_or(drawing.len());
    drawing.get(from..to).unwrap_or_default().trim()
}

fn coordinates(svg: &mut String, flipped: bool) {
    for square in Square::ALL {
        let (x, y) = corner(square, flipped);
        let color = if square.is_light() {
            "#6b4a2a"
        } else {
            "#2b1c0e"
        };
        let style = format!(
            "font-family=\"Noto Sans\" font-weight=\"bold\" font-size=\"18\" fill=\"{color}\""
        );
        if x == 0 {
            let (x, y, rank) = (x + 5, y + 20, square.rank().char());
            put(
                svg,
                format_args!("<text x=\"{x}\" y=\"{y}\" {style}>{rank}</text>\n"),
            );
        }
        if y == 7 * SQUARE {
            let (x, y, file) = (x + SQUARE - 5, y + SQUARE - 6, square.file().char());
            put(
                svg,
                format_args!(
                    "<text x=\"{x}\" y=\"{y}\" text-anchor=\"end\" {style}>{file}</text>\n"
                ),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_and_coordinate_is_in_the_picture() {
        let svg = diagram_svg(&Board::new(), false, None);
        assert_eq!(svg.matches("<g transform").count(), 32);
        assert_eq!(svg.matches("<text").count(), 16);
        assert_eq!(svg.matches("<svg").count(), 1);
    }

    #[test]
    fn flipping_puts_a1_at_the_top_right() {
        assert_eq!(corner(Square::A1, false), (0, 700));
        assert_eq!(corner(Square::A1, true), (700, 0));
    }
}
