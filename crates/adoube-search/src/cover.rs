//! The smallest set of incidents that tells every pair of editions apart: exact set cover.
//!
//! Pairs of editions are the elements, each incident covers the pairs to which it gives different outcomes. What another
//! incident covers as well is left out first, as is a pair that comes with another one; then branch and bound goes over
//! the incidents of the pair that has the fewest, and gives up a branch when pairs without a common incident alone need
//! as many as the best set has.

/// Nodes after which the search for a smaller set gives up.
pub const NODES: u64 = 2_000_000;

/// How sure it is that no smaller set does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Every smaller set was ruled out.
    Minimal,
    /// The bound on the work was hit; at least so many incidents are needed.
    BoundHit {
        /// How many.
        least: usize,
    },
}

/// Incidents that together tell apart whatever can be told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The incidents, each with the number of pairs that it is the first to tell apart; the one that tells the most is
    /// the first.
    pub steps: Vec<Step>,
    /// How many pairs of editions there are.
    pub pairs: usize,
    /// The pairs that no incident tells apart, in order.
    pub alike: Vec<(usize, usize)>,
    /// How sure the size is.
    pub proof: Proof,
}

/// An incident of a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which of the candidates.
    pub candidate: usize,
    /// Pairs that no earlier step tells apart.
    pub news: usize,
}

/// Finds the smallest set of candidates that tells apart every pair of editions that they can tell apart. Each candidate
/// is the outcome of each edition as a number: equal numbers, equal outcomes; an edition beyond its end has the outcome 0.
/// Among equally good choices earlier candidates win, so put the plainest first. `nodes`: the bound on the work, such as
/// [`NODES`].
pub fn cover(editions: usize, candidates: &[Vec<usize>], nodes: u64) -> Cover {
    let all: Vec<(usize, usize)> = (0..editions).flat_map(|a| (a + 1..editions).map(move |b| (a, b))).collect();
    let outcome = |candidate: &[usize], edition: usize| candidate.get(edition).copied().unwrap_or_default();
    let tells = |candidate: &[usize], (a, b): (usize, usize)| outcome(candidate, a) != outcome(candidate, b);
    let (told, alike): (Vec<_>, Vec<_>) =
        all.iter().copied().partition(|pair| candidates.iter().any(|c| tells(c, *pair)));
    let sets: Vec<Bits> = candidates.iter().map(|c| Bits::of(told.len(), |place| tells(c, told[place]))).collect();
    let (chosen, proof) = Solver::solve(&sets, told.len(), nodes);
    Cover { steps: in_order(&chosen, &sets, told.len()), pairs: all.len(), alike, proof }
}

/// The incident that tells the most first, then the one that adds the most to it, and so on.
fn in_order(chosen: &[usize], sets: &[Bits], elements: usize) -> Vec<Step> {
    let mut left = Bits::of(elements, |_| true);
    let mut rest = chosen.to_vec();
    let mut steps = Vec::new();
    while let Some(place) = best(&rest, |c| sets[*c].and(&left).len()) {
        let candidate = rest.remove(place);
        steps.push(Step { candidate, news: sets[candidate].and(&left).len() });
        left = left.without(&sets[candidate]);
    }
    steps
}

/// The place of the first one with the highest score.
fn best<T>(of: &[T], score: impl Fn(&T) -> usize) -> Option<usize> {
    (0..of.len()).max_by_key(|place| (score(&of[*place]), std::cmp::Reverse(*place)))
}

struct Solver<'a> {
    sets: &'a [Bits],
    /// For each element that must be looked at, the sets worth choosing that hold it.
    holders: Vec<(usize, Vec<usize>)>,
    best: Vec<usize>,
    nodes: u64,
}

impl Solver<'_> {
    fn solve(sets: &[Bits], elements: usize, nodes: u64) -> (Vec<usize>, Proof) {
        let useful = useful(sets);
        let all = holders(sets, &useful, elements);
        let holders: Vec<(usize, Vec<usize>)> =
            all.iter().filter(|one| !comes_with_another(one, &all)).cloned().collect();
        let needed = Bits::of(elements, |e| holders.iter().any(|(element, _)| *element == e));
        let mut solver = Solver { sets, holders, best: greedy(sets, &useful, &needed), nodes };
        let least = solver.least(&needed);
        let whole = solver.best.len() <= least || solver.branch(&needed, &mut Vec::new());
        let proof = if whole { Proof::Minimal } else { Proof::BoundHit { least } };
        (solver.best, proof)
    }

    /// Looks for less than the best; `false` when the bound on the work was hit.
    fn branch(&mut self, left: &Bits, chosen: &mut Vec<usize>) -> bool {
        if left.is_empty() {
            if chosen.len() < self.best.len() {
                self.best = chosen.clone();
            }
            return true;
        }
        if chosen.len() + self.least(left) >= self.best.len() {
            return true;
        }
        if self.nodes == 0 {
            return false;
        }
        self.nodes -= 1;
        let open = self.holders.iter().filter(|(element, _)| left.holds(*element));
        let Some((_, among)) = open.min_by_key(|(_, holders)| holders.len()) else {
            return true;
        };
        let mut among = among.clone();
        among.sort_by_key(|set| std::cmp::Reverse(self.sets[*set].and(left).len()));
        for set in among {
            chosen.push(set);
            let rest = left.without(&self.sets[set]);
            let whole = self.branch(&rest, chosen);
            chosen.pop();
            if !whole {
                return false;
            }
        }
        true
    }

    /// At least so many sets are needed for what is left: one for each of some elements no two of which share a set, and
    /// as many as the largest sets would take.
    fn least(&self, left: &Bits) -> usize {
        let mut open: Vec<&(usize, Vec<usize>)> = self.holders.iter().filter(|(e, _)| left.holds(*e)).collect();
        let largest = open.iter().flat_map(|(_, sets)| sets).map(|s| self.sets[*s].and(left).len()).max();
        let by_size = largest.map_or(0, |largest| left.len().div_ceil(largest.max(1)));
        open.sort_by_key(|(_, sets)| sets.len());
        let mut used: Vec<usize> = Vec::new();
        let mut apart = 0;
        for (_, sets) in open {
            if sets.iter().all(|set| !used.contains(set)) {
                used.extend(sets);
                apart += 1;
            }
        }
        apart.max(by_size)
    }
}

/// The sets that are not part of another one; of equal ones the first.
fn useful(sets: &[Bits]) -> Vec<usize> {
    let is_part = |one: usize, other: usize| {
        sets[one].without(&sets[other]).is_empty() && (other < one || !sets[other].without(&sets[one]).is_empty())
    };
    let is_useful = |one: &usize| !sets[*one].is_empty() && (0..sets.len()).all(|o| o == *one || !is_part(*one, o));
    (0..sets.len()).filter(is_useful).collect()
}

/// For each element the sets that hold it.
fn holders(sets: &[Bits], useful: &[usize], elements: usize) -> Vec<(usize, Vec<usize>)> {
    let of = |element: usize| useful.iter().copied().filter(|set| sets[*set].holds(element)).collect();
    (0..elements).map(|element| (element, of(element))).collect()
}

/// Whether whatever holds some other element holds this one too; of equal ones the first stays.
fn comes_with_another(one: &(usize, Vec<usize>), all: &[(usize, Vec<usize>)]) -> bool {
    let within = |other: &(usize, Vec<usize>)| other.1.iter().all(|set| one.1.contains(set));
    all.iter().any(|other| other.0 != one.0 && within(other) && (other.1.len() < one.1.len() || other.0 < one.0))
}

/// A set that covers, to start from: always what adds the most.
fn greedy(sets: &[Bits], useful: &[usize], needed: &Bits) -> Vec<usize> {
    let (mut left, mut chosen) = (needed.clone(), Vec::new());
    while !left.is_empty()
        && let Some(place) = best(useful, |set| sets[*set].and(&left).len())
    {
        chosen.push(useful[place]);
        left = left.without(&sets[useful[place]]);
    }
    chosen
}

/// A set of elements.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bits(Vec<u64>);

impl Bits {
    fn of(elements: usize, holds: impl Fn(usize) -> bool) -> Bits {
        let mut words = vec![0; elements.div_ceil(64)];
        for element in (0..elements).filter(|e| holds(*e)) {
            words[element / 64] |= 1 << (element % 64);
        }
        Bits(words)
    }

    fn and(&self, other: &Bits) -> Bits {
        Bits(self.0.iter().zip(&other.0).map(|(a, b)| a & b).collect())
    }

    fn without(&self, other: &Bits) -> Bits {
        Bits(self.0.iter().zip(&other.0).map(|(a, b)| a & !b).collect())
    }

    fn holds(&self, element: usize) -> bool {
        self.0.get(element / 64).is_some_and(|word| word & 1 << (element % 64) != 0)
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The pairs that the chosen candidates leave together.
    fn left(editions: usize, candidates: &[Vec<usize>], chosen: &[usize]) -> Vec<(usize, usize)> {
        let pairs = (0..editions).flat_map(|a| (a + 1..editions).map(move |b| (a, b)));
        pairs.filter(|(a, b)| chosen.iter().all(|c| candidates[*c][*a] == candidates[*c][*b])).collect()
    }

    /// The size of the smallest set that tells apart as much as all candidates, by trying every set.
    fn by_force(editions: usize, candidates: &[Vec<usize>]) -> usize {
        let everything: Vec<usize> = (0..candidates.len()).collect();
        let wanted = left(editions, candidates, &everything);
        let sets =
            (0_u32..1 << candidates.len()).map(|bits| everything.iter().copied().filter(move |c| bits & 1 << c != 0));
        let enough = sets.filter(|set| left(editions, candidates, &set.clone().collect::<Vec<_>>()) == wanted);
        enough.map(Iterator::count).min().unwrap()
    }

    proptest! {
        #[test]
        fn as_small_as_by_force(
            (editions, candidates) in (1_usize..7)
                .prop_flat_map(|n| (Just(n), prop::collection::vec(prop::collection::vec(0_usize..3, n), 0..9)))
        ) {
            let found = cover(editions, &candidates, NODES);
            let chosen: Vec<usize> = found.steps.iter().map(|s| s.candidate).collect();
            prop_assert_eq!(found.proof, Proof::Minimal);
            prop_assert_eq!(chosen.len(), by_force(editions, &candidates));
            prop_assert_eq!(&left(editions, &candidates, &chosen), &found.alike);
            prop_assert!(found.steps.iter().all(|s| s.news > 0));
            let told: usize = found.steps.iter().map(|s| s.news).sum();
            prop_assert_eq!(told + found.alike.len(), found.pairs);
            let bounded = cover(editions, &candidates, 0);
            prop_assert_eq!(&bounded.alike, &found.alike);
            if let Proof::BoundHit { least } = bounded.proof {
                prop_assert!(least <= chosen.len() && chosen.len() <= bounded.steps.len());
            }
        }
    }

    #[test]
    fn greedy_alone_would_take_three() {
        // No candidate tells more pairs apart than the first, so greedy takes it, and yet it is in no smallest set.
        let candidates = vec![vec![2, 1, 1, 1, 2, 0, 0, 0], vec![0, 1, 0, 1, 1, 2, 2, 2], vec![0, 1, 1, 0, 2, 0, 1, 2]];
        let found = cover(8, &candidates, NODES);
        let chosen: Vec<usize> = found.steps.iter().map(|s| s.candidate).collect();
        assert_eq!((chosen, found.proof), (vec![1, 2], Proof::Minimal));
        assert!(found.alike.is_empty());
        let largest = cover(8, &candidates[..1], NODES);
        assert!(found.steps.iter().all(|step| step.news <= largest.steps[0].news));
    }

    #[test]
    fn a_bound_is_told() {
        // Twelve editions, each told from the rest by an incident of its own: no pairs share less, greedy takes eleven.
        let candidates: Vec<Vec<usize>> =
            (0..12).map(|own| (0..12).map(|edition| usize::from(edition == own)).collect()).collect();
        let found = cover(12, &candidates, 3);
        assert_eq!(found.steps.len(), 11);
        assert!(matches!(found.proof, Proof::BoundHit { least } if least <= 11));
        assert_eq!(cover(12, &candidates, NODES).proof, Proof::Minimal);
    }

    #[test]
    fn nothing_to_tell_apart() {
        let none = Cover { steps: Vec::new(), pairs: 0, alike: Vec::new(), proof: Proof::Minimal };
        assert_eq!(cover(0, &[], NODES), none);
        assert_eq!(cover(1, &[vec![0]], NODES), none);
        let alike = cover(2, &[vec![0, 0]], NODES);
        assert_eq!((alike.pairs, alike.alike), (1, vec![(0, 1)]));
    }
}
