//! The shipped scenarios notice every shipped edition's mutants.

use adoube_catalog::Library;
use adoube_core::policy::Registry;
use adoube_search::{Fate, STRAW, Trial};

#[test]
fn survivors() {
    let registry = Registry::builtin().with(STRAW).unwrap();
    let library = Library::shipped();
    let (mut killed, mut total) = (0, 0);
    let start = std::time::Instant::now();
    for edition in &library.editions {
        let trial = Trial::new(edition, &library.scenarios);
        let tried = trial.mutants::<()>(&registry, &|_, _| None);
        for t in &tried {
            total += 1;
            match &t.fate {
                Fate::Killed { field, .. } => {
                    killed += 1;
                    if *field == "certainty" {
                        println!("CERT {} {} {} -> {}", edition.id, t.mutant.topic, t.mutant.from, t.mutant.to);
                    }
                }
                fate => {
                    let id = match fate {
                        Fate::Unasserted(i) => library.scenarios[*i].id.as_str(),
                        _ => "",
                    };
                    println!("{} {} {} -> {} {fate:?} {id}", edition.id, t.mutant.topic, t.mutant.from, t.mutant.to);
                }
            }
        }
    }
    println!("{killed} of {total} in {:?}", start.elapsed());
}
