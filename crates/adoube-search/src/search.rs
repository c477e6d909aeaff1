//! The search: a domain cut into parts, walked on several threads.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use adoube_core::bench::Bench;
use adoube_core::board::{Position, Scene, Square};
use adoube_core::incident::Event;
use adoube_core::rulebook::RuleBook;
use adoube_core::topic::Topic;

use crate::alphabet::{Kind, Letter, letters};
use crate::tally::{Place, Tally};
use crate::walk::Walk;

/// A position of the domain.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Its name.
    pub id: String,
    /// Where every line begins.
    pub position: Position,
}

/// Which incidents are searched: positions x sequences of events of these kinds up to a length.
#[derive(Clone, Debug)]
pub struct Domain {
    /// The positions.
    pub grounds: Vec<Ground>,
    /// The kinds of events.
    pub kinds: Vec<Kind>,
    /// The most events of a sequence.
    pub depth: usize,
    /// Whether units that no duty can name stand for each other. The sequences counted are the same either way.
    pub folded: bool,
    /// Random sequences in place of all of them.
    pub sample: Option<Sample>,
}

impl Domain {
    /// The topics that its events can raise: those of Articles 3 to 5; with events of the competition rules, all.
    pub fn topics(&self) -> &'static [Topic] {
        if self.kinds.iter().any(|kind| kind.is_competition()) { Topic::ALL } else { Topic::TOUCH }
    }

    /// Whether its events can raise a topic that the two books answer otherwise.
    pub fn may_part(&self, one: &RuleBook, other: &RuleBook) -> bool {
        self.topics().iter().any(|topic| !one.chooses_as(other, *topic))
    }
}

/// Random sequences of the full alphabet, each position and each length up to the depth alike likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Where the random numbers begin.
    pub seed: u64,
    /// How many sequences.
    pub count: u64,
}

/// Why a search cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsearchable {
    /// More rule books than a bench seats; holds how many there are.
    TooManyBooks(usize),
    /// No position.
    NoGround,
    /// More letters in a position than can be numbered.
    TooManyLetters,
}

/// A domain and the books that rule it.
#[derive(Debug)]
pub struct Search {
    domain: Domain,
    bench: Bench,
    fields: Vec<Field>,
    parts: Vec<Part>,
}

/// A position with its letters.
#[derive(Debug)]
struct Field {
    position: Position,
    letters: Vec<Letter>,
}

/// What one thread walks at a time. The cut depends on the domain alone, never on the number of threads.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// All lines that begin with this letter.
    Letter { ground: usize, letter: usize },
    /// Random lines, from one number up to another.
    Random { from: u64, to: u64 },
}

/// Random lines in one part.
const BLOCK: u64 = 4_096;

/// What has been walked so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The parts that are done.
    pub done: BTreeSet<usize>,
    /// What they hold.
    pub tally: Tally,
}

impl Progress {
    /// Adds what was walked elsewhere; parts that are known already are an error.
    ///
    /// # Errors
    /// The first part that both hold.
    pub fn join(&mut self, other: Progress) -> Result<(), usize> {
        if let Some(part) = self.done.intersection(&other.done).next() {
            return Err(*part);
        }
        self.done.extend(other.done);
        self.tally.add(other.tally);
        Ok(())
    }
}

/// How a search is run.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// Threads; at least one is used.
    pub jobs: usize,
    /// Which shard of how many, counted from 1; `(1, 1)` is all.
    pub shard: (usize, usize),
    /// Set by whoever wants the search to stop; the part at hand is given up.
    pub stop: &'a AtomicBool,
    /// Told after each part: parts of the shard done, parts of the shard, and everything walked so far.
    pub tell: &'a (dyn Fn(usize, usize, &Progress) + Sync),
}

impl std::fmt::Debug for Run<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Run").field("jobs", &self.jobs).field("shard", &self.shard).finish_non_exhaustive()
    }
}

impl Search {
    /// Prepares a search by these books.
    ///
    /// # Errors
    /// See [`Unsearchable`].
    pub fn new(domain: Domain, books: &[RuleBook]) -> Result<Search, Unsearchable> {
        if domain.grounds.is_empty() {
            return Err(Unsearchable::NoGround);
        }
        let mut benches = Bench::seat(books);
        let bench = match (benches.pop(), benches.is_empty()) {
            (Some(bench), true) => bench,
            _ => return Err(Unsearchable::TooManyBooks(books.len())),
        };
        let folded = domain.folded && domain.sample.is_none();
        let field = |ground: &Ground| {
            let position = ground.position.clone();
            let letters = letters(&Scene::new(position.clone()), &domain.kinds, folded);
            Field { position, letters }
        };
        let fields: Vec<Field> = domain.grounds.iter().map(field).collect();
        if fields.iter().any(|field| u16::try_from(field.letters.len()).is_err()) {
            return Err(Unsearchable::TooManyLetters);
        }
        let parts = match domain.sample {
            Some(Sample { count, .. }) => (0..count.div_ceil(BLOCK))
                .map(|block| Part::Random { from: block * BLOCK, to: ((block + 1) * BLOCK).min(count) })
                .collect(),
            None => {
                let of = |(ground, field): (usize, &Field)| {
                    (0..field.letters.len()).map(move |letter| Part::Letter { ground, letter }).collect::<Vec<_>>()
                };
                fields.iter().enumerate().flat_map(of).collect()
            }
        };
        Ok(Search { domain, bench, fields, parts })
    }

    /// What is searched.
    pub fn domain(&self) -> &Domain {
        &self.domain
    }

    /// The books, as a bench.
    pub fn bench(&self) -> &Bench {
        &self.bench
    }

    /// How many letters the alphabets of all positions hold; of folded ones, how many they stand for.
    pub fn letters(&self) -> u64 {
        self.fields.iter().flat_map(|field| &field.letters).map(|letter| letter.weight).sum()
    }

    /// The alphabet of a position, each event with the number of events of the full alphabet that it stands for and the
    /// unit that must be in hand for it.
    pub fn alphabet(&self, ground: usize) -> impl Iterator<Item = (&Event, u64, Option<Square>)> {
        let letters = self.fields.get(ground).map_or(&[][..], |field| &field.letters);
        letters.iter().map(|letter| (&letter.event, letter.weight, letter.needs))
    }

    /// In how many parts the domain is cut.
    pub fn parts(&self) -> usize {
        self.parts.len()
    }

    /// The position and the events of a place.
    pub fn line(&self, place: &Place) -> Option<(&Position, Vec<Event>)> {
        let field = self.fields.get(place.ground as usize)?;
        let events = place.path.iter().map(|number| field.letters.get(usize::from(*number)).map(|l| l.event.clone()));
        Some((&field.position, events.collect::<Option<_>>()?))
    }

    /// Walks the parts of the shard that are not done yet. The result does not depend on the number of threads.
    pub fn run(&self, before: Progress, run: Run<'_>) -> Progress {
        let (shard, of) = (run.shard.0.max(1), run.shard.1.max(1));
        let mine: Vec<usize> = (0..self.parts.len()).filter(|part| part % of == shard - 1).collect();
        let left: Vec<usize> = mine.iter().copied().filter(|part| !before.done.contains(part)).collect();
        let next = AtomicUsize::new(0);
        let ready = mine.len() - left.len();
        let progress = Mutex::new((before, ready));
        let work = || {
            let mut kept = BTreeMap::new();
            while let Some(part) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
                if run.stop.load(Ordering::Relaxed) {
                    return;
                }
                let Some(tally) = self.walk(*part, run.stop, &mut kept) else { return };
                let mut guard = progress.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                guard.0.done.insert(*part);
                guard.0.tally.add(tally);
                guard.1 += 1;
                (run.tell)(guard.1, mine.len(), &guard.0);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..run.jobs.min(left.len()) {
                scope.spawn(work);
            }
            work();
        });
        progress.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).0
    }

    /// Whether the shard is walked to its end.
    pub fn is_complete(&self, progress: &Progress, shard: (usize, usize)) -> bool {
        let (shard, of) = (shard.0.max(1), shard.1.max(1));
        (0..self.parts.len()).filter(|part| part % of == shard - 1).all(|part| progress.done.contains(&part))
    }

    /// `None` when it was stopped. Walks are kept for further parts of the same position.
    fn walk<'a>(&'a self, part: usize, stop: &'a AtomicBool, kept: &mut BTreeMap<usize, Walk<'a>>) -> Option<Tally> {
        match *self.parts.get(part)? {
            Part::Letter { ground, letter } => {
                // Parts come position by position, and a walk may hold much.
                kept.retain(|known, _| *known == ground);
                let walk = self.walk_on(ground, stop, kept)?;
                walk.from(letter, self.domain.depth);
                walk.take()
            }
            Part::Random { from, to } => {
                let seed = self.domain.sample?.seed;
                let mut tally = Tally::default();
                for number in from..to {
                    let mut random = Random(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    let ground = random.below(self.fields.len());
                    let letters = self.fields.get(ground)?.letters.len();
                    let length = 1 + random.below(self.domain.depth.max(1));
                    let path: Vec<usize> = (0..length).map(|_| random.below(letters)).collect();
                    let walk = self.walk_on(ground, stop, kept)?;
                    walk.along(&path);
                    tally.add(walk.take()?);
                }
                Some(tally)
            }
        }
    }

    fn walk_on<'a, 'k>(
        &'a self,
        ground: usize,
        stop: &'a AtomicBool,
        kept: &'k mut BTreeMap<usize, Walk<'a>>,
    ) -> Option<&'k mut Walk<'a>> {
        let field = self.fields.get(ground)?;
        let walk = || Walk::new(&self.bench, &field.position, &field.letters, ground as u32, stop);
        Some(kept.entry(ground).or_insert_with(walk))
    }
}

/// A stream of numbers (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound.max(1) as u64) as usize
    }
}
