//! Stories as text for a terminal.

use super::{Article, Contrast, EventWords, Finding, Remark, Story};
use crate::messages::{Arg, Messages};
use crate::text::{Look, Sheet, columns};

/// Where the text of an event begins.
const EVENT: usize = 4;

impl Story {
    /// The story as text for a terminal.
    pub fn to_text(&self, messages: &Messages, look: Look) -> String {
        let mut sheet = Sheet::new(look);
        sheet.heading(&self.title);
        let under = [("title", Arg::Text(&self.edition_title)), ("id", Arg::Text(&self.edition))];
        sheet.para("", 0, &messages.with("story-under", &under));
        sheet.gap();
        sheet.para("", 0, &messages.get("story-events"));
        sheet.gap();
        if self.steps.iter().all(|s| s.event.is_none()) {
            sheet.para("", EVENT, &messages.get("story-no-events"));
        }
        let wide = widest(self.steps.iter().flat_map(|s| &s.remarks).filter_map(|r| r.article.as_deref()));
        for step in &self.steps {
            event(&mut sheet, messages, step.event.as_ref());
            for said in &step.remarks {
                remark(&mut sheet, said, EVENT + 2, wide);
            }
        }
        sheet.gap();
        sheet.para("", 0, &messages.get("story-ruling"));
        sheet.gap();
        finding(&mut sheet, messages, &self.ruling);
        if !self.articles.is_empty() {
            sheet.gap();
            sheet.para("", 0, &messages.get("story-articles"));
            sheet.gap();
            let hang = EVENT + widest_of(&self.articles) + 2;
            for article in &self.articles {
                sheet.para(&format!("    {}", article.number), hang, &article.gist);
            }
        }
        sheet.finish()
    }
}

impl Contrast {
    /// The contrast as text for a terminal.
    pub fn to_text(&self, messages: &Messages, look: Look) -> String {
        let mut sheet = Sheet::new(look);
        let [first, second] = &self.sides;
        let names = [
            ("title", Arg::Text(&self.title)),
            ("first", Arg::Text(&first.edition)),
            ("second", Arg::Text(&second.edition)),
        ];
        sheet.heading(&messages.with("contrast-title", &names));
        sheet.para("", 0, &messages.get(if self.diverges { "contrast-differ" } else { "contrast-agree" }));
        if !self.diverges {
            let key = if self.partings.is_empty() { "contrast-no-part" } else { "contrast-alike-on" };
            sheet.para("", 0, &messages.get(key));
        }
        if !self.partings.is_empty() {
            sheet.gap();
            sheet.para("", 0, &messages.get("contrast-part"));
            sheet.gap();
        }
        let all = self.partings.iter().flat_map(|p| p.remarks.iter().flatten());
        let wide = widest(all.filter_map(|r| r.article.as_deref()));
        for parting in &self.partings {
            event(&mut sheet, messages, parting.event.as_ref());
            for ((side, remarks), over) in self.sides.iter().zip(&parting.remarks).zip(parting.over) {
                sheet.para("", EVENT, &format!("{}:", side.edition));
                for said in remarks {
                    remark(&mut sheet, said, EVENT + 2, wide);
                }
                if remarks.is_empty() {
                    let key = if over { "contrast-over" } else { "contrast-says-nothing" };
                    sheet.para("", EVENT + 2, &messages.get(key));
                }
            }
        }
        self.why(&mut sheet, messages);
        sheet.gap();
        sheet.para("", 0, &messages.get("contrast-rulings"));
        for side in &self.sides {
            sheet.gap();
            sheet.para("", 2, &format!("{} ({})", side.title, side.edition));
            finding(&mut sheet, messages, &side.ruling);
        }
        sheet.finish()
    }

    fn why(&self, sheet: &mut Sheet, messages: &Messages) {
        if self.questions.is_empty() {
            return;
        }
        sheet.gap();
        sheet.para("", 0, &messages.get("contrast-why"));
        sheet.gap();
        sheet.para("", EVENT, &self.cause_words(messages));
        for question in &self.questions {
            sheet.gap();
            sheet.para("", EVENT, &question.words);
            let width = self.sides.iter().map(|s| columns(&s.edition)).max().unwrap_or(0);
            let said = question.articles.iter().zip(&question.sentences).zip(&question.parameters);
            for (side, ((article, sentence), parameters)) in self.sides.iter().zip(said) {
                let head = format!("      {:width$}  {}", side.edition, article.number);
                let hang = 6 + width + 2 + widest_of(&question.articles) + 2;
                sheet.para(&head, hang, &article.gist);
                if !sentence.is_empty() && *sentence != article.gist {
                    sheet.para("", hang, &format!("→ {sentence}"));
                }
                for parameter in parameters {
                    sheet.para("", hang, &format!("→ {parameter}"));
                }
            }
        }
    }
}

fn event(sheet: &mut Sheet, messages: &Messages, event: Option<&EventWords>) {
    match event {
        Some(event) => {
            if event.begins_turn {
                sheet.gap();
            }
            sheet.para(&format!("{:>2}. ", event.number), EVENT, &event.words);
        }
        None => {
            sheet.gap();
            sheet.para("", EVENT, &messages.get("story-end"));
        }
    }
}

/// An answer: its article, `wide` columns at most, and its words.
fn remark(sheet: &mut Sheet, remark: &Remark, indent: usize, wide: usize) {
    let head = format!("{}{}", " ".repeat(indent), remark.article.as_deref().unwrap_or("–"));
    sheet.para(&head, indent + wide + 2, &remark.words);
}

/// A ruling with its ground, certainty and other readings.
fn finding(sheet: &mut Sheet, messages: &Messages, finding: &Finding) {
    for sentence in &finding.sentences {
        sheet.para("", EVENT, sentence);
    }
    if let Some(article) = &finding.ground {
        let rests = match &finding.draw {
            Some(draw) => messages.with("story-rests-on-draw", &[("article", article.into()), ("draw", draw.into())]),
            None => messages.with("story-rests-on", &[("article", article.into())]),
        };
        sheet.para("", EVENT, &rests);
    }
    if let Some(original) = &finding.original {
        sheet.para("", EVENT, &messages.with("story-borrowed", &[("original", original.into())]));
    }
    sheet.para("", EVENT, &finding.certainty);
    if !finding.readings.is_empty() {
        sheet.gap();
        sheet.para("", EVENT, &messages.get("story-readings"));
        for reading in &finding.readings {
            sheet.gap();
            let ground = reading.ground.as_ref().map_or_else(String::new, |g| format!(" ({g})"));
            sheet.para("    • ", EVENT + 2, &format!("{}{ground}: {}", reading.id, reading.sentences.join(" ")));
            sheet.para("", EVENT + 2, &messages.with("story-reading-source", &[("source", (&reading.source).into())]));
        }
    }
}

/// Columns of the widest article number.
fn widest<'a>(numbers: impl Iterator<Item = &'a str>) -> usize {
    numbers.map(columns).max().unwrap_or(1)
}

fn widest_of(articles: &[Article]) -> usize {
    widest(articles.iter().map(|a| a.number.as_str()))
}
