//! Editions as columns: short names, and ranges for neighbours that stand together.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_core::edition::Edition;

use crate::layout::{GLUE, clean};
use crate::messages::Messages;

/// More issuers than this share one column.
const MOST_COLUMNS: usize = 3;

/// Editions of one issuer: a column of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its head, such as "FIDE".
    pub name: String,
    /// Its editions, as indices in the matrix, in order.
    pub editions: Vec<usize>,
}

/// The columns of a table and the short names of all editions.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    pub(crate) columns: Vec<Column>,
    /// Short names within their columns.
    pub(crate) labels: Vec<String>,
    /// Years, for editions that no other one of their column shares theirs with.
    years: Vec<Option<String>>,
}

impl Columns {
    pub(crate) fn new(editions: &[Arc<Edition>], messages: &Messages) -> Columns {
        let mut columns: Vec<(&str, Column)> = Vec::new();
        for (index, edition) in editions.iter().enumerate() {
            match columns.iter_mut().find(|(authority, _)| *authority == edition.authority) {
                Some((_, column)) => column.editions.push(index),
                None => {
                    let name = authority(edition, messages);
                    columns.push((&edition.authority, Column { name, editions: vec![index] }));
                }
            }
        }
        let mut columns: Vec<Column> = columns.into_iter().map(|(_, column)| column).collect();
        let mut labels: Vec<String> = editions.iter().map(|e| label(e, messages)).collect();
        let mut years: Vec<Option<String>> = labels.iter().map(|l| year(l)).collect();
        if columns.len() > MOST_COLUMNS {
            for (label, edition) in labels.iter_mut().zip(editions) {
                *label = format!("{}{GLUE}{label}", authority(edition, messages));
            }
            years.fill(None);
            let name = messages.get("table-head-editions");
            columns = vec![Column { name, editions: (0..editions.len()).collect() }];
        }
        for column in &columns {
            let mut seen: BTreeMap<String, usize> = BTreeMap::new();
            for year in column.editions.iter().filter_map(|e| years[*e].clone()) {
                *seen.entry(year).or_default() += 1;
            }
            for edition in &column.editions {
                if years[*edition].as_ref().is_some_and(|y| seen.get(y) != Some(&1)) {
                    years[*edition] = None;
                }
            }
        }
        Columns { columns, labels, years }
    }

    /// The name of neighbours that stand together.
    pub(crate) fn range(&self, group: &[usize]) -> String {
        match group {
            [] => String::new(),
            [one] => self.labels[*one].clone(),
            [first, .., last] => match (&self.years[*first], &self.years[*last]) {
                (Some(a), Some(b)) => format!("{a}–{b}"),
                _ => format!("{}{GLUE}– {}", self.labels[*first], self.labels[*last]),
            },
        }
    }

    /// Editions in words: for each column that has some, its name and its ranges.
    pub(crate) fn told(&self, editions: &[usize]) -> Vec<String> {
        let runs = self.runs(editions, true, |_, _| true);
        let named = |(column, runs): (&Column, Vec<Vec<usize>>)| {
            let names: Vec<String> = runs.iter().map(|run| self.range(run)).collect();
            format!("{}{GLUE}{}", column.name.replace(' ', "\u{a0}"), names.join(", "))
        };
        self.columns.iter().zip(runs).filter(|(_, runs)| !runs.is_empty()).map(named).collect()
    }

    /// Editions cut into runs of neighbours of one column that `alike` holds together.
    pub(crate) fn runs(&self, of: &[usize], merge: bool, alike: impl Fn(usize, usize) -> bool) -> Vec<Vec<Vec<usize>>> {
        let in_column = |column: &Column| {
            let mut runs: Vec<Vec<usize>> = Vec::new();
            let mut previous_place = None;
            for (place, edition) in column.editions.iter().enumerate().filter(|(_, e)| of.contains(e)) {
                let follows = previous_place.is_some_and(|p| p + 1 == place);
                previous_place = Some(place);
                match runs.last_mut() {
                    Some(run) if merge && follows && run.last().is_some_and(|last| alike(*last, *edition)) => {
                        run.push(*edition);
                    }
                    _ => runs.push(vec![*edition]),
                }
            }
            runs
        };
        self.columns.iter().map(in_column).collect()
    }
}

/// Who issued the edition, in words.
pub(crate) fn authority(edition: &Edition, messages: &Messages) -> String {
    messages.find(&format!("authority-{}", edition.authority), &[]).unwrap_or_else(|| clean(&edition.authority))
}

/// The short name of an edition within its column: the one of the message files, or its id without the issuer.
fn label(edition: &Edition, messages: &Messages) -> String {
    let known = messages.find(&format!("edition-short-{}", edition.id), &[]);
    let text = known.unwrap_or_else(|| {
        let issuer = format!("{}-", edition.authority.to_lowercase());
        let rest = edition.id.strip_prefix(&issuer).unwrap_or(&edition.id);
        match rest.split_once('-') {
            Some((first, more)) if year(first).is_some() => format!("{first} {more}"),
            _ => rest.to_owned(),
        }
    });
    clean(&text).replace(' ', "\u{a0}")
}

/// The year that a short name begins with.
fn year(label: &str) -> Option<String> {
    let first = label.split([' ', GLUE]).next().unwrap_or_default();
    (first.len() == 4 && first.bytes().all(|b| b.is_ascii_digit())).then(|| first.to_owned())
}
