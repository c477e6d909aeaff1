//! All positions of the main lines of games in PGN.
//!
//! The reader of the shakmaty family drops what it cannot read and knows no places; here every fault is told where it
//! stands, so the little that movetext needs is read here and moves are played by the core.

use adoube_core::board::{Position, Scene};
use adoube_core::incident::Start;

use super::{NamedPosition, Set, is_over};
use crate::faults::Fault;
use crate::nearest::nearest;

/// Reads all games of the text.
pub(super) fn read(text: &str, set: &mut Set<'_>) {
    let mut reader = Reader { text, at: 0, game: Game::default(), games: 0 };
    while let Some(token) = reader.next(set) {
        match token {
            Token::Tag { name, value, at } => reader.tag(name, value, at, set),
            Token::Word(word, at) => reader.word(word, at, set),
        }
    }
}

/// What movetext is made of, comments and variations left out.
enum Token<'t> {
    Tag { name: &'t str, value: &'t str, at: usize },
    Word(&'t str, usize),
}

/// The game at hand.
#[derive(Default)]
struct Game<'t> {
    fen: Option<(&'t str, usize)>,
    setup: Option<(&'t str, usize)>,
    chess960: bool,
    /// Movetext has begun.
    in_moves: bool,
    /// Half-moves played.
    plies: usize,
    /// Where the moves lead; `None` before the first one, and once something is wrong.
    start: Option<Start>,
    /// Something is wrong: the rest of the game is passed over.
    lost: bool,
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    game: Game<'t>,
    games: usize,
}

/// How games end.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn next(&mut self, set: &mut Set<'_>) -> Option<Token<'t>> {
        loop {
            let rest = self.rest();
            let first = rest.chars().next()?;
            let at_line_start = self.at == 0 || self.text.as_bytes().get(self.at - 1) == Some(&b'\n');
            match first {
                c if c.is_whitespace() => self.at += c.len_utf8(),
                '%' if at_line_start => self.at += rest.find('\n').unwrap_or(rest.len()),
                ';' => self.at += rest.find('\n').unwrap_or(rest.len()),
                '{' => match rest.find('}') {
                    Some(end) => self.at += end + 1,
                    None => return self.never_closed("{", set),
                },
                '(' => match variation(rest) {
                    Some(end) => self.at += end,
                    None => return self.never_closed("(", set),
                },
                '[' if at_line_start || !self.game.in_moves => {
                    if let Some(token) = self.read_tag(set) {
                        return Some(token);
                    }
                }
                _ => {
                    let stops = |c: char| c.is_whitespace() || matches!(c, '{' | '(' | ')' | ';' | '[' | ']');
                    let end = rest.find(stops).unwrap_or(rest.len()).max(first.len_utf8());
                    let at = self.at;
                    self.at += end;
                    return Some(Token::Word(rest.get(..end).unwrap_or_default(), at));
                }
            }
        }
    }

    /// Nothing behind that can be trusted.
    fn never_closed(&mut self, open: &str, set: &mut Set<'_>) -> Option<Token<'t>> {
        let place = set.span(self.at..self.at + 1);
        set.faults.push(Fault::error("diag-pgn-open").arg("open", open).at(&place));
        self.at = self.text.len();
        None
    }

    /// `[Name "value"]`; what is none is told and passed over.
    fn read_tag(&mut self, set: &mut Set<'_>) -> Option<Token<'t>> {
        let rest = self.rest();
        let line = rest.get(..rest.find('\n').unwrap_or(rest.len())).unwrap_or_default();
        let start = self.at;
        self.at += line.len();
        let parts = line.trim_end().strip_prefix('[').and_then(|l| l.strip_suffix(']')).and_then(|l| {
            let (name, value) = l.trim().split_once([' ', '\t'])?;
            Some((name, value.trim().strip_prefix('"')?.strip_suffix('"')?))
        });
        let Some((name, value)) = parts else {
            let place = set.span(start..start + line.trim_end().len());
            set.faults.push(Fault::error("diag-pgn-tag").at(&place));
            return None;
        };
        let at = start + (value.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
        Some(Token::Tag { name, value, at })
    }

    fn tag(&mut self, name: &'t str, value: &'t str, at: usize, set: &mut Set<'_>) {
        if self.game.in_moves {
            self.game = Game::default();
        }
        let game = &mut self.game;
        match name.to_lowercase().as_str() {
            "fen" => game.fen = Some((value, at)),
            "setup" => game.setup = Some((value, at)),
            "variant" => {
                let plain: String = value.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
                match plain.as_str() {
                    "" | "standard" | "chess" | "normal" | "fromposition" => {}
                    "chess960" | "fischerandom" | "fischerrandom" | "freestyle" => game.chess960 = true,
                    _ => {
                        game.lost = true;
                        let place = set.span(at..at + value.len());
                        set.faults.push(Fault::error("diag-pgn-variant").arg("variant", value).at(&place));
                    }
                }
            }
            _ => {}
        }
    }

    fn word(&mut self, word: &'t str, at: usize, set: &mut Set<'_>) {
        if !self.game.in_moves {
            self.begin(set);
        }
        if RESULTS.contains(&word) {
            self.game = Game::default();
            return;
        }
        // `12.e4` and `12...` hold a number before the move.
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let behind = word.get(digits..).unwrap_or_default();
        let dots = behind.len() - behind.trim_start_matches('.').len();
        let skip = if dots > 0 || behind.is_empty() { digits + dots } else { 0 };
        let word = word.get(skip..).unwrap_or_default();
        let san = word.trim_end_matches(['!', '?']);
        if san.is_empty() || san.starts_with('$') || san == "e.p." || self.game.lost {
            return;
        }
        self.play(san, at + skip, set);
    }

    /// The first word of the movetext: the game begins where its tags say.
    fn begin(&mut self, set: &mut Set<'_>) {
        self.games += 1;
        self.game.in_moves = true;
        if self.game.lost {
            return;
        }
        let setup = self.game.setup.map(|(value, at)| (value.trim(), at));
        let fen = self.game.fen.filter(|_| setup.is_none_or(|(value, _)| value != "0"));
        let position = match (fen, setup) {
            (Some((fen, at)), _) => {
                let fields: Vec<(usize, &str)> = fen
                    .split([' ', '\t'])
                    .filter(|f| !f.is_empty())
                    .map(|f| (at + (f.as_ptr() as usize).saturating_sub(fen.as_ptr() as usize), f))
                    .collect();
                if fields.len() < 4 {
                    let count = fields.len().to_string();
                    let place = set.span(at..at + fen.len());
                    set.faults.push(Fault::error("diag-position-fields").arg("count", &count).at(&place));
                    None
                } else {
                    set.position(&fields, self.game.chess960)
                }
            }
            (None, Some(("1", at))) => {
                let place = set.span(at..at + 1);
                set.faults.push(Fault::error("diag-pgn-setup").at(&place));
                None
            }
            _ => Position::from_fen(&Position::initial().fen(), self.game.chess960).ok(),
        };
        self.game.lost = position.is_none();
        self.game.start = position.map(Start::new);
        self.keep(set);
    }

    fn play(&mut self, san: &str, at: usize, set: &mut Set<'_>) {
        let Some(start) = self.game.start.take() else { return };
        // Castling is written with zeros too.
        let text = if san.starts_with("0-0") { san.replace('0', "O") } else { san.to_owned() };
        let before = start.position().clone();
        match start.play(&[text]) {
            Ok(start) => {
                self.game.start = Some(start);
                self.game.plies += 1;
                self.keep(set);
            }
            Err(_) => {
                self.game.lost = true;
                let scene = Scene::new(before);
                let near = nearest(san, scene.san_list(scene.all()));
                let (game, number) = (self.games.to_string(), (self.game.plies + 1).to_string());
                let fault = Fault::error("diag-pgn-move").arg("move", san).arg("game", &game).arg("number", &number);
                let place = set.span(at..at + san.len());
                set.faults.push(fault.nearest(near).at(&place));
            }
        }
    }

    /// Keeps where the moves have led, the clocks set back; the end of a game is none to begin from.
    fn keep(&mut self, set: &mut Set<'_>) {
        let Some(position) = self.game.start.as_ref().map(Start::position) else { return };
        let fen = format!("{} 0 1", super::four_fields(position));
        let Ok(position) = Position::from_fen(&fen, position.is_chess960()) else { return };
        if !is_over(&position) {
            let id = format!("{}-{}-{}", set.stem, self.games, self.game.plies);
            // Games begin alike: that a position was there before is no fault.
            let _ = set.add(NamedPosition { id, purpose: None, is_bench: false, position }, 0);
        }
    }
}

/// The bytes of a variation with those inside it, up to its closing bracket; comments may hold brackets.
fn variation(text: &str) -> Option<usize> {
    let (mut depth, mut comment) = (0_usize, false);
    for (at, c) in text.char_indices() {
        match c {
            '{' => comment = true,
            '}' => comment = false,
            '(' if !comment => depth += 1,
            ')' if !comment => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}
