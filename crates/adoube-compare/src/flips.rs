//! How rulings change from edition to edition.

use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::incident::Incident;

use crate::{Cause, Matrix, Row, cause};

/// Two editions, one following the other, that rule an incident otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flip {
    /// Index of the earlier edition.
    pub from: usize,
    /// Index of the later edition.
    pub to: usize,
    /// What makes the difference.
    pub cause: Cause,
    /// Whether an edition before the earlier one ruled like the later one.
    pub back: bool,
}

/// An incident that two editions rule otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Index of the incident in the matrix.
    pub incident: usize,
    /// What makes the difference.
    pub cause: Cause,
}

/// The editions of each issuer as indices, by the day from which they are in force; issuers in the order given.
pub fn lines(editions: &[Arc<Edition>]) -> Vec<Vec<usize>> {
    let mut lines: Vec<Vec<usize>> = Vec::new();
    for (index, edition) in editions.iter().enumerate() {
        let same = |line: &&mut Vec<usize>| {
            line.first().and_then(|e| editions.get(*e)).is_some_and(|first| first.authority == edition.authority)
        };
        match lines.iter_mut().find(same) {
            Some(line) => line.push(index),
            None => lines.push(vec![index]),
        }
    }
    for line in &mut lines {
        line.sort_by(|a, b| editions[*a].from.cmp(&editions[*b].from));
    }
    lines
}

/// The edition that each one is held against: the one that it renders or amends, else the one before it by the same
/// issuer; `None` for the first one of its line.
pub fn origin(editions: &[Arc<Edition>], of: usize) -> Option<usize> {
    let edition = editions.get(of)?;
    let named = edition.translates.as_ref().or(edition.amends.as_ref());
    if let Some(at) = named.and_then(|id| editions.iter().position(|e| e.id == *id)) {
        return Some(at);
    }
    let line = lines(editions).into_iter().find(|line| line.contains(&of))?;
    let place = line.iter().position(|e| *e == of)?;
    line.get(place.checked_sub(1)?).copied()
}

/// Where the ruling changes along a line of editions.
pub fn flips(incident: &Incident, row: &Row, editions: &[Arc<Edition>], line: &[usize]) -> Vec<Flip> {
    let outcome = |edition: usize| row.editions.get(edition).map(|e| e.outcome);
    let mut flips = Vec::new();
    for (place, (from, to)) in line.iter().zip(line.iter().skip(1)).enumerate() {
        if outcome(*from) == outcome(*to) {
            continue;
        }
        let back = line.iter().take(place).any(|before| outcome(*before) == outcome(*to));
        let cause = cause(incident, &editions[*from].book, &editions[*to].book);
        flips.push(Flip { from: *from, to: *to, cause, back });
    }
    flips
}

/// The incidents that two editions of the matrix rule otherwise.
pub fn moved(matrix: &Matrix, from: usize, to: usize) -> Vec<Moved> {
    let differs = |row: &Row| row.editions[from].outcome != row.editions[to].outcome;
    let rows = matrix.rows.iter().enumerate().filter(|(_, row)| differs(&row.row));
    let tell = |(incident, row): (usize, &crate::MatrixRow)| {
        let books = (&matrix.editions[from].book, &matrix.editions[to].book);
        Moved { incident, cause: cause(&row.scenario.incident, books.0, books.1) }
    };
    rows.map(tell).collect()
}
