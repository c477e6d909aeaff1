//! The matrix of the shipped incidents, filtered.

use adoube_catalog::Library;
use adoube_compare::Matrix;
use adoube_report::live::{self, Filter};
use adoube_report::table::{self, View};

use crate::ask::{Answer, Ask};
use crate::fault::{Kind, Refusal};
use crate::query::nearest;

/// `GET /api/matrix`.
pub(crate) fn json(ask: &Ask) -> Result<Answer, Refusal> {
    let shown = filtered(ask)?;
    Ok(Answer::json(&live::matrix(ask.messages(), &shown, Library::shipped().scenarios.len())))
}

/// `GET /api/matrix.csv`.
pub(crate) fn csv(ask: &Ask) -> Result<Answer, Refusal> {
    let text = table::csv(&filtered(ask)?, &view(), ask.messages());
    Ok(Answer::new("text/csv; charset=utf-8", text).named("adoube.csv"))
}

/// `GET /api/matrix.xlsx`.
pub(crate) fn xlsx(ask: &Ask) -> Result<Answer, Refusal> {
    let bytes = table::xlsx(&filtered(ask)?, &view(), ask.messages());
    let bytes = bytes.map_err(|_| Refusal::new(Kind::Fault, ask.messages().get("serve-fault")))?;
    let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    Ok(Answer::new(kind, bytes).named("adoube.xlsx"))
}

fn view() -> View {
    View { all: true, digest: Library::shipped_digest().to_owned(), ..View::default() }
}

fn filtered(ask: &Ask) -> Result<Matrix, Refusal> {
    let (query, messages) = (&ask.query, ask.messages());
    query.only(&["lang", "editions", "text", "theme", "article", "differs", "all"], messages)?;
    let panel = ask.panel()?;
    let text = |word| query.get(word).unwrap_or_default().to_owned();
    let filter = Filter {
        text: text("text"),
        theme: theme(ask)?.unwrap_or_default().to_owned(),
        article: text("article"),
        differs: query.get("differs").map(|pair| differs(ask, &panel, pair)).transpose()?,
        divergent: query.choice("all", &["true", "false"], messages)? == "false",
    };
    Ok(filter.pick(&*ask.whole()?, messages))
}

/// The theme or tag that the query names.
pub(crate) fn theme(ask: &Ask) -> Result<Option<&str>, Refusal> {
    let Some(theme) = ask.query.get("theme") else { return Ok(None) };
    let names = || Library::shipped().scenarios.iter().flat_map(|s| s.tags.iter().chain([&s.theme]));
    if names().any(|name| name == theme) {
        return Ok(Some(theme));
    }
    let args = [("name", theme.to_owned())];
    let near = nearest(theme, names().map(String::as_str));
    Err(Refusal::new(Kind::Usage, ask.messages().diagnosis("cli-unknown-theme", &args, near)))
}

/// Two editions, parted by a comma, as places among those shown.
fn differs(ask: &Ask, panel: &adoube_compare::Panel, pair: &str) -> Result<(usize, usize), Refusal> {
    let wrong = || Refusal::new(Kind::Usage, ask.messages().get("serve-two-editions"));
    let (first, second) = pair.split_once(',').ok_or_else(wrong)?;
    let place = |name: &str| ask.place(panel, &*ask.one_edition(name.trim())?);
    Ok((place(first)?, place(second)?))
}
