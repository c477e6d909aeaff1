//! The one table that every view is rendered from.

use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::scenario::Scenario;

use crate::told::Told;
use crate::{Panel, Row};

/// Incidents by editions.
#[derive(Debug)]
pub struct Matrix {
    /// The columns.
    pub editions: Vec<Arc<Edition>>,
    /// The rows, in input order.
    pub rows: Vec<MatrixRow>,
}

/// One incident under every edition.
#[derive(Clone, Debug)]
pub struct MatrixRow {
    /// The incident.
    pub scenario: Arc<Scenario>,
    /// Its rulings.
    pub row: Row,
}

impl Matrix {
    /// Rules every scenario under every edition of the panel.
    pub fn new(panel: &Panel, scenarios: impl IntoIterator<Item = Arc<Scenario>>) -> Matrix {
        let rows =
            scenarios.into_iter().map(|scenario| MatrixRow { row: panel.rule(&scenario.incident), scenario }).collect();
        Matrix { editions: panel.editions().to_vec(), rows }
    }

    /// How many incidents diverge.
    pub fn divergent(&self) -> usize {
        self.rows.iter().filter(|r| r.row.diverges()).count()
    }
}

impl MatrixRow {
    /// The ruling of an edition in words and articles.
    pub fn told(&self, editions: &[Arc<Edition>], edition: usize) -> Told {
        let ruling = self.row.ruling(edition);
        Told::new(&self.scenario.incident, ruling, &editions[edition].book, self.row.editions[edition].certainty)
    }
}
