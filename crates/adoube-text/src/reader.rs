//! Lines to a tree of articles.

use std::collections::BTreeMap;

use crate::lines::{Form, Kind, Line, lines};
use crate::number::{Brackets, Key, Mark, Part, scan_item, scan_single};
use crate::opening::{Opening, opening};
use crate::signs::{self, Noise};
use crate::split::{self, Cut};
use crate::tree::{Clause, Heading, LawText, Piece, Place};

/// Reads a law text. `known`: the articles of its edition, whose way of writing a number goes before the text's.
///
/// Nothing fails and nothing is dropped: what is not understood is a piece of that kind.
pub fn read(source: &str, form: Form, known: &[&str]) -> LawText {
    let lines = lines(source, form);
    let mut reader = Reader::new(source, &lines);
    for index in 0..lines.len() {
        reader.line(index);
    }
    reader.finish(known)
}

struct Reader<'a> {
    source: &'a str,
    lines: &'a [Line],
    /// The next whole number that a line opens with, this line included.
    openings: Vec<Option<Key>>,
    pieces: Vec<Piece>,
    clauses: Vec<Clause>,
    headings: Vec<Heading>,
    /// The last clause of each number.
    last: BTreeMap<Key, usize>,
    /// The clause that words without a number belong to.
    current: Option<usize>,
    /// The last clause whose number the text writes whole.
    whole: Option<usize>,
    /// Whether readers' comments have begun.
    comments: bool,
    /// Whether the line before ended in the middle of a sentence, and its last word.
    before: Option<String>,
}

impl<'a> Reader<'a> {
    fn new(source: &'a str, lines: &'a [Line]) -> Reader<'a> {
        let mut next = None;
        let mut openings = Vec::with_capacity(lines.len());
        for line in lines.iter().rev() {
            if let Opening::Number(number, _) = opening(&line.shown).1
                && matches!(line.kind, Kind::Text | Kind::Heading)
            {
                next = Some(number.key);
            }
            openings.push(next.clone());
        }
        openings.reverse();
        Reader {
            source,
            lines,
            openings,
            last: BTreeMap::new(),
            pieces: Vec::new(),
            clauses: Vec::new(),
            headings: Vec::new(),
            current: None,
            whole: None,
            comments: false,
            before: None,
        }
    }

    fn line(&mut self, index: usize) {
        let Some(line) = self.lines.get(index) else { return };
        match line.kind {
            Kind::Blank => self.put(line, Place::Noise(Noise::Blank)),
            Kind::Hidden => self.put(line, Place::Noise(Noise::Markup)),
            Kind::Code => self.put(line, Place::Unclear),
            Kind::Heading | Kind::Text => self.shown(index, line),
        }
        if line.kind != Kind::Text {
            self.before = None;
        }
    }

    fn shown(&mut self, index: usize, line: &Line) {
        let text = line.shown.as_str();
        let wrapped =
            !line.fresh && self.before.as_deref().is_some_and(|word| split::refers(word) || split::is_reference(text));
        let (start, opening) = if wrapped { (0, Opening::None) } else { opening(text) };
        self.before = (!split::is_closed(text)).then(|| split::last_word(text));
        match opening {
            Opening::Number(number, body) => {
                self.comments = false;
                let at = self.open(number.label, number.key, line, false);
                self.whole = Some(at);
                return self.body(line, body, at);
            }
            Opening::Article(number, title) => {
                self.comments = false;
                return self.heading(line, title, number);
            }
            Opening::Section => return self.heading(line, text.len(), None),
            _ => {}
        }
        if signs::opens_comments(text) {
            self.comments = true;
        }
        if self.comments {
            return self.put(line, Place::Noise(Noise::Comment));
        }
        if let Some(noise) = signs::noise(text) {
            return self.put(line, Place::Noise(noise));
        }
        if let Some(at) = self.nested(index, line, start, &opening) {
            return at;
        }
        if line.kind == Kind::Heading || split::is_capitals(text) {
            return self.heading(line, text.len(), None);
        }
        match self.current {
            Some(at) if self.goes_on(index, line, at) => self.body(line, 0, at),
            _ => self.put(line, Place::Unclear),
        }
    }

    /// Items and numbers that are not whole.
    fn nested(&mut self, index: usize, line: &Line, start: usize, opening: &Opening) -> Option<()> {
        let text = line.shown.get(start..)?;
        if let Some((word, brackets, length)) = scan_item(text)
            && let Some((label, key)) = self.item(word, brackets, brackets == Brackets::Stop)
        {
            let at = self.open(label, key, line, false);
            self.body(line, start + length, at);
            return Some(());
        }
        let (number, length) = scan_single(text)?;
        let (label, key, restored) = self.single(index, number, *opening == Opening::Dash)?;
        let at = self.open(label, key, line, restored);
        if restored {
            self.whole = Some(at);
        }
        self.body(line, start + length, at);
        Some(())
    }

    /// A number of one part: the rest of one that was cut, an item of a list, or a whole article.
    fn single(&self, index: usize, number: u16, dashed: bool) -> Option<(String, Key, bool)> {
        let spelled = |key: Key| (key.to_string(), key, true);
        let absent = |key: &Key| !self.last.contains_key(key);
        let sibling = |other: &Key, step: i32| {
            let (last, above) = (other.parts().last()?, other.parent()?);
            let fits = *last == Part::Number(u16::try_from(i32::from(number) + step).ok()?);
            let key = above.child(Part::Number(number));
            (fits && absent(&key)).then_some(key)
        };
        let last = self.whole.and_then(|at| self.clauses.get(at));
        if let Some(key) = last.filter(|_| dashed).and_then(|l| sibling(&l.key, -1)) {
            return Some(spelled(key));
        }
        let next = self.openings.get(index + 1).and_then(Option::as_ref);
        if let Some(key) = next.and_then(|n| sibling(n, 1)) {
            return Some(spelled(key));
        }
        let last = last?;
        let current = self.clauses.get(self.current?)?;
        // A list that counts by numbers under the last whole number.
        let before = match current.key.parts().last() {
            Some(Part::Number(n)) if current.key.parent().as_ref() == Some(&last.key) => *n,
            _ => 0,
        };
        let key = last.key.child(Part::Number(number));
        let follows = !dashed && number == before + 1 && absent(&key);
        follows.then(|| (format!("{}.{number}", last.article), key, false))
    }

    /// The number of an item by its letter; `strict`: only when it follows the item before it.
    fn item(&self, word: &str, brackets: Brackets, strict: bool) -> Option<(String, Key)> {
        let mark = Mark::of(word)?;
        let current = self.clauses.get(self.current?)?;
        let label = |above: &str| match brackets {
            Brackets::Both => format!("{above}({word})"),
            Brackets::Closing => format!("{above}{word}"),
            Brackets::Stop => format!("{above}.{word}"),
        };
        let above = |c: &Clause| c.parent.and_then(|p| self.clauses.get(p));
        // Beside an item before it, from the innermost list outwards.
        let mut beside = Some(current);
        let mut outer = None;
        while let Some(clause) = beside {
            if let (Some(Part::Letter(before)), Some(list)) = (clause.key.parts().last(), above(clause)) {
                let roman = list.key.parts().last().is_some_and(|p| matches!(p, Part::Letter(_)));
                let place = if roman { mark.roman() } else { Some(mark.place(*before)).filter(|_| !mark.only_roman()) };
                if place == Some(before + 1) {
                    return Some((label(&list.article), list.key.child(Part::Letter(before + 1))));
                }
                outer = Some(list);
            }
            beside = above(clause);
        }
        // Below an item, as (i) below (a).
        let below = matches!(current.key.parts().last(), Some(Part::Letter(_)));
        if below && mark.roman() == Some(1) {
            return Some((label(&current.article), current.key.child(Part::Letter(1))));
        }
        let list = if below { outer.unwrap_or(current) } else { current };
        let place = mark.place(0);
        let key = list.key.child(Part::Letter(place));
        let taken = self.last.contains_key(&key);
        // The first item of a list; or one out of its order, where a text has only some of them.
        let fits = if strict || taken { place == 1 && !below && !taken } else { true };
        fits.then(|| (label(&list.article), key))
    }

    fn open(&mut self, article: String, key: Key, line: &Line, restored: bool) -> usize {
        let parent = key.parent().and_then(|p| self.last.get(&p).copied());
        let repeated = self.last.insert(key.clone(), self.clauses.len()).is_some();
        let (line, text) = (line.number, String::new());
        self.clauses.push(Clause { article, key, parent, line, text, restored, repeated, cut_off: false });
        let at = self.clauses.len() - 1;
        self.current = Some(at);
        at
    }

    /// The words of a line from `from` on, which belong to the clause `at`, unless further clauses or the end of the
    /// page follow in the same line.
    fn body(&mut self, line: &Line, mut from: usize, mut at: usize) {
        let text = line.shown.as_str();
        let mut begun = line.bytes.start;
        loop {
            let whole = self.whole.and_then(|w| self.clauses.get(w)).map(|c| c.key.clone());
            let cut = split::next(text, from, |cut, to| match cut {
                Cut::Number(number) => whole.as_ref().is_none_or(|w| w.leads_to(&number.key)),
                Cut::Item(word, brackets) => to == from || self.follows(word, *brackets),
            });
            let end = match &cut {
                Some((_, at, _)) => *at,
                None => split::tail(text, from).unwrap_or(text.len()),
            };
            let next = if cut.is_none() && end == text.len() { line.bytes.end } else { line.place(end) };
            self.say(at, text.get(from..end).unwrap_or_default());
            // In Markdown several letters that are shown may stand for one place of the source.
            if next > begun {
                self.pieces.push(Piece { bytes: begun..next, line: line.number, place: Place::Clause(at) });
            }
            begun = begun.max(next);
            let Some((cut, _, after)) = cut else { break };
            let opened = match cut {
                Cut::Number(number) => Some((number.label, number.key, true)),
                Cut::Item(word, brackets) => self.item(word, brackets, false).map(|(label, key)| (label, key, false)),
            };
            // What cannot be opened stays with the clause; the loop goes on behind it.
            if let Some((label, key, is_whole)) = opened {
                at = self.open(label, key, line, false);
                if is_whole {
                    self.whole = Some(at);
                }
                from = after;
            } else {
                from = end.max(from + 1);
                while !text.is_char_boundary(from) {
                    from += 1;
                }
            }
        }
        if begun < line.bytes.end {
            self.pieces.push(Piece {
                bytes: begun..line.bytes.end,
                line: line.number,
                place: Place::Noise(Noise::Navigation),
            });
        }
    }

    /// Whether an item within a line follows the item before it.
    fn follows(&self, word: &str, brackets: Brackets) -> bool {
        brackets != Brackets::Stop
            && self.item(word, brackets, false).is_some_and(|(_, key)| {
                let place = key.parts().last().map_or(0, |p| p.place());
                let before = Key::new([key.parent().unwrap_or_default().parts(), &[Part::Letter(place - 1)]].concat());
                place == 1 || self.last.contains_key(&before)
            })
    }

    fn say(&mut self, at: usize, words: &str) {
        if let Some(clause) = self.clauses.get_mut(at) {
            for word in words.split_whitespace() {
                if !clause.text.is_empty() {
                    clause.text.push(' ');
                }
                clause.text.push_str(word);
            }
        }
    }

    fn heading(&mut self, line: &Line, end: usize, article: Option<u16>) {
        let text = line.shown.as_str();
        let glued = split::glued(text).filter(|at| signs::is_citation(text.get(*at..).unwrap_or_default()));
        let cut = glued.unwrap_or(text.len().max(end));
        let words = text.get(..cut).unwrap_or(text).trim();
        self.headings.push(Heading { line: line.number, text: words.to_owned(), article });
        let place = Place::Heading(self.headings.len() - 1);
        let end = if glued.is_some() { line.place(cut) } else { line.bytes.end };
        self.pieces.push(Piece { bytes: line.bytes.start..end, line: line.number, place });
        if end < line.bytes.end {
            let place = Place::Noise(Noise::Source);
            self.pieces.push(Piece { bytes: end..line.bytes.end, line: line.number, place });
        }
        (self.current, self.whole) = (None, None);
    }

    /// Whether a line without a number goes on with the clause: the clause is not at its end, the line is a whole
    /// sentence, or the next line goes on with it.
    fn goes_on(&self, index: usize, line: &Line, at: usize) -> bool {
        let open = self.clauses.get(at).is_some_and(|c| !split::is_closed(&c.text) || c.text.ends_with(':'));
        let next = self.lines.get(index + 1).filter(|n| n.kind == Kind::Text && !n.fresh);
        let flows = next.is_some_and(|n| n.shown.trim_start().starts_with(char::is_lowercase));
        open || split::is_closed(&line.shown) || flows
    }

    fn put(&mut self, line: &Line, place: Place) {
        self.pieces.push(Piece { bytes: line.bytes.clone(), line: line.number, place });
    }

    fn finish(mut self, known: &[&str]) -> LawText {
        let keys: BTreeMap<Key, &str> = known.iter().rev().filter_map(|k| Some((Key::of(k)?, *k))).collect();
        for index in 0..self.clauses.len() {
            let goes_on = self.clauses.get(index + 1).is_some_and(|n| n.parent == Some(index));
            if let Some(clause) = self.clauses.get_mut(index) {
                let closed = split::is_closed(&clause.text) || clause.text.ends_with([')', '»', '"', '”']);
                clause.cut_off = !goes_on && !closed;
                if let Some(article) = keys.get(&clause.key) {
                    clause.article = (*article).to_owned();
                }
            }
        }
        LawText { source: self.source.to_owned(), pieces: self.pieces, clauses: self.clauses, headings: self.headings }
    }
}
