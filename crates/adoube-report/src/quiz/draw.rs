//! What is asked, by lot.

use adoube_compare::{Matrix, MatrixRow};
use adoube_core::scenario::Certainty;
use oorandom::Rand64;

use super::{CHOICES, Wish};

/// One question as numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawn {
    /// Index of the row in the matrix.
    pub(super) row: usize,
    /// Index of the edition asked about.
    pub(super) edition: usize,
    /// Indices of the row's outcomes, in the order in which they are shown.
    pub(super) outcomes: Vec<usize>,
}

/// Draws the questions, and tells among how many incidents. The lot hangs on the seed and the rulings alone, never on the
/// language.
pub(super) fn draw(matrix: &Matrix, wish: &Wish) -> (Vec<Drawn>, usize) {
    let mut rows: Vec<usize> = (0..matrix.rows.len()).filter(|row| asks(&matrix.rows[*row], wish.ask)).collect();
    let available = rows.len();
    let mut lot = Rand64::new(u128::from(wish.seed));
    shuffle(&mut rows, &mut lot);
    rows.truncate(wish.count);
    let drawn = rows.into_iter().filter_map(|row| question(matrix, row, wish.ask, &mut lot)).collect();
    (drawn, available)
}

/// Whether there is something to ask about the incident.
fn asks(row: &MatrixRow, ask: Option<usize>) -> bool {
    row.row.diverges() && ask.is_none_or(|edition| edition < row.row.editions.len())
}

fn question(matrix: &Matrix, row: usize, ask: Option<usize>, lot: &mut Rand64) -> Option<Drawn> {
    let of_row = &matrix.rows.get(row)?.row;
    let edition = match ask {
        Some(edition) => edition,
        None => {
            // Each outcome is as likely to be the right one as any other, however many editions share it. Where an
            // edition can be read in two ways, it is asked about only when there is no other.
            let sure =
                |edition: &usize| of_row.editions.get(*edition).is_some_and(|e| e.certainty != Certainty::Disputed);
            let mut by_outcome: Vec<Vec<usize>> =
                of_row.outcomes.iter().map(|o| o.editions.iter().copied().filter(sure).collect()).collect();
            by_outcome.retain(|editions: &Vec<usize>| !editions.is_empty());
            if by_outcome.is_empty() {
                by_outcome = of_row.outcomes.iter().map(|o| o.editions.clone()).collect();
            }
            let editions = by_outcome.get(below(by_outcome.len(), lot))?;
            *editions.get(below(editions.len(), lot))?
        }
    };
    let right = of_row.editions.get(edition)?.outcome;
    let mut wrong: Vec<usize> = (0..of_row.outcomes.len()).filter(|outcome| *outcome != right).collect();
    shuffle(&mut wrong, lot);
    wrong.truncate(CHOICES - 1);
    let mut outcomes = wrong;
    outcomes.push(right);
    shuffle(&mut outcomes, lot);
    Some(Drawn { row, edition, outcomes })
}

/// A number below the bound; 0 when the bound is 0.
fn below(bound: usize, lot: &mut Rand64) -> usize {
    lot.rand_range(0..bound.max(1) as u64) as usize
}

/// Puts a list in an order drawn by lot.
fn shuffle<T>(list: &mut [T], lot: &mut Rand64) {
    for last in (1..list.len()).rev() {
        list.swap(last, below(last + 1, lot));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Papers that were handed out must be had again from later versions: this never changes.
    #[test]
    fn the_lot_is_fixed_for_good() {
        let drawn = |seed: u64| {
            let mut list: Vec<u32> = (0..10).collect();
            shuffle(&mut list, &mut Rand64::new(u128::from(seed)));
            list
        };
        assert_eq!(drawn(0), [9, 7, 6, 1, 2, 4, 5, 8, 0, 3]);
        assert_eq!(drawn(1), [7, 6, 0, 1, 8, 5, 4, 9, 3, 2]);
        assert_eq!(drawn((1 << 53) - 1), [0, 9, 3, 4, 8, 5, 1, 2, 6, 7]);
        assert_eq!(below(0, &mut Rand64::new(1)), 0);
    }
}
