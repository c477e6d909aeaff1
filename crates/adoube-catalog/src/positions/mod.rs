//! Sets of positions: one FEN or EPD a line, or all positions of the games in a PGN file.

mod line;
mod pgn;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use adoube_core::board::{Position, PositionFault, Scene};
use adoube_core::edition::LocalText;

use crate::faults::{Fault, Faults};
use crate::incident::{check_fen, reason};
use crate::node::span_of;
use crate::{Diagnostic, SourceText, Span};

/// A position of a set.
#[derive(Clone, Debug)]
pub struct NamedPosition {
    /// Its name: what the file says, else the file and the line, or the file, the game and the number of half-moves.
    pub id: String,
    /// What it is there for, when the file says so.
    pub purpose: Option<LocalText>,
    /// Whether it is there for measuring speed: a search over it grows fastest.
    pub is_bench: bool,
    /// The position, its clocks at the beginning.
    pub position: Position,
}

/// Reads a set of positions: games when the name ends in `.pgn` or standard input begins with a tag, else lines of FEN
/// or EPD. A position that stands there twice is given once; one without a legal move is none to begin from. Good lines
/// and games are used, whatever is wrong with others.
pub fn read_positions(source: &SourceText) -> (Vec<NamedPosition>, Vec<Diagnostic>) {
    let mut set = Set::new(source);
    let ends_in_pgn = source.name.to_lowercase().ends_with(".pgn");
    if ends_in_pgn || (source.name == "-" && source.text.trim_start().starts_with('[')) {
        pgn::read(&source.text, &mut set);
    } else {
        line::read(&source.text, &mut set);
    }
    if set.list.is_empty() && set.faults.is_empty() {
        set.faults.push(Fault::error("diag-positions-none").arg("file", &source.name));
    }
    (set.list, set.faults.told(&source.name, &source.text, 1))
}

/// The positions that come with adoube.
pub fn shipped_positions() -> &'static [NamedPosition] {
    static SHIPPED: LazyLock<Vec<NamedPosition>> = LazyLock::new(|| read_positions(&crate::shipped::positions()).0);
    &SHIPPED
}

/// The shipped positions that a selection names: `shipped` all but those for measuring speed, `shipped:ID,ID` these.
/// `None` when the word does not begin so.
///
/// # Errors
/// One diagnostic for each name that no shipped position has, with its place in the selection.
pub fn select_positions(selection: &str) -> Option<Result<Vec<NamedPosition>, Vec<Diagnostic>>> {
    let rest = selection.strip_prefix("shipped")?;
    let shipped = shipped_positions();
    if rest.is_empty() {
        return Some(Ok(shipped.iter().filter(|p| !p.is_bench).cloned().collect()));
    }
    let names = rest.strip_prefix(':')?;
    let (mut found, mut faults) = (Vec::<NamedPosition>::new(), Faults::default());
    let mut at = selection.len() - names.len();
    for part in names.split(',') {
        let word = part.trim();
        let start = at + (part.len() - part.trim_start().len());
        at += part.len() + 1;
        match shipped.iter().find(|p| p.id == word) {
            Some(position) if found.iter().any(|f| f.id == position.id) => {}
            Some(position) => found.push(position.clone()),
            None => {
                let near = crate::nearest::nearest(word, shipped.iter().map(|p| &p.id));
                let place = span_of(selection, start..start + word.len(), 1);
                faults.push(Fault::error("diag-unknown-position").arg("position", word).nearest(near).at(&place));
            }
        }
    }
    Some(if faults.is_empty() { Ok(found) } else { Err(faults.told("", &selection.into(), 1)) })
}

/// A set under way.
struct Set<'s> {
    /// The name of the file without folders and ending.
    stem: &'s str,
    text: &'s str,
    /// Where the lines of the text begin: files may have very many faults, and each is placed.
    lines: Vec<usize>,
    list: Vec<NamedPosition>,
    /// The positions so far by what tells them apart, with their lines.
    known: BTreeMap<(String, bool), usize>,
    faults: Faults,
}

impl<'s> Set<'s> {
    fn new(source: &'s SourceText) -> Set<'s> {
        let stem = source.stem().unwrap_or("position");
        let text: &str = &source.text;
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Set { stem, text, lines, list: Vec::new(), known: BTreeMap::new(), faults: Faults::default() }
    }

    fn span(&self, bytes: std::ops::Range<usize>) -> Span {
        let line = self.lines.partition_point(|start| *start <= bytes.start);
        let start = line.checked_sub(1).and_then(|before| self.lines.get(before)).copied().unwrap_or_default();
        let column = 1 + self.text.get(start..bytes.start).unwrap_or_default().chars().count();
        Span { line, column, bytes }
    }

    /// Adds a position unless it is there already; gives the line of the first one then.
    fn add(&mut self, entry: NamedPosition, line: usize) -> Result<(), usize> {
        let key = (four_fields(&entry.position), entry.position.is_chess960());
        if let Some(first) = self.known.get(&key) {
            return Err(*first);
        }
        self.known.insert(key, line);
        self.list.push(entry);
        Ok(())
    }

    /// Reads the fields of a FEN that stand at these bytes; a fault is told at the field that is meant.
    fn position(&mut self, fields: &[(usize, &str)], chess960: bool) -> Option<Position> {
        let texts: Vec<&str> = fields.iter().take(4).map(|(_, text)| *text).collect();
        let fen = format!("{} 0 1", texts.join(" "));
        let bytes = |first: &(usize, &str), last: &(usize, &str)| first.0..last.0 + last.1.len();
        let whole = fields.first().zip(fields.get(3).or(fields.last())).map_or(0..0, |(a, b)| bytes(a, b));
        let position = match Position::from_fen(&fen, chess960) {
            Ok(position) => position,
            Err(fault) => {
                let place = field_of(&fault).and_then(|at| fields.get(at)).map_or(whole, |field| bytes(field, field));
                let place = self.span(place);
                self.faults.push(Fault::error("diag-position").arg("reason", reason(&fault)).at(&place));
                return None;
            }
        };
        let place = self.span(whole);
        check_fen(&fen, &position, &place, &mut self.faults);
        if is_over(&position) {
            self.faults.push(Fault::error("diag-position-over").at(&place));
            return None;
        }
        Some(position)
    }
}

fn is_over(position: &Position) -> bool {
    Scene::new(position.clone()).all().is_empty()
}

/// The fields of a FEN that tell positions apart.
fn four_fields(position: &Position) -> String {
    position.fen().split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// The field that a fault lies in, from 0.
fn field_of(fault: &PositionFault) -> Option<usize> {
    match reason(fault) {
        "board" => Some(0),
        "turn" => Some(1),
        "castling" => Some(2),
        "en-passant" => Some(3),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_wrong_with_the_shipped_positions() {
        let (read, told) = read_positions(&crate::shipped::positions());
        assert!(told.is_empty(), "{told:?}");
        assert!(read.len() > 40 && read.iter().filter(|p| p.is_bench).count() == 3);
        for entry in &read {
            let purpose = entry.purpose.as_ref().expect("a purpose");
            assert!(!purpose.en.is_empty() && !purpose.ru.is_empty() && purpose.en != purpose.ru, "{}", entry.id);
        }
        let mut ids: Vec<&str> = read.iter().map(|p| p.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), read.len());
    }

    #[test]
    fn shipped_positions_are_chosen_by_name() {
        let all = select_positions("shipped").expect("shipped").expect("all");
        assert!(all.iter().all(|p| !p.is_bench));
        let two = select_positions("shipped:bench-initial, promote").expect("shipped").expect("two");
        assert_eq!(two.iter().map(|p| p.id.as_str()).collect::<Vec<_>>(), ["bench-initial", "promote"]);
        let wrong = select_positions("shipped:promte").expect("shipped").expect_err("mistyped");
        assert_eq!(wrong[0].nearest.as_deref(), Some("promote"));
        assert_eq!(wrong[0].span.as_ref().map(|s| s.bytes.clone()), Some(8..14));
        assert!(select_positions("shipped.epd").is_none() && select_positions("mine.pgn").is_none());
    }
}
