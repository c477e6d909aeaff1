//! Papers as cards for Anki: comma-separated values with the file headers that its importer reads.

use super::{Paper, Question};
use crate::board::{Diagram, escape};
use crate::messages::Messages;
use crate::table::Separator;

/// What the importer is told: fields are HTML, a card keeps its identity when it is imported again, and is tagged.
const HEAD: &str = "#separator:Comma\n#html:true\n#guid column:1\n#tags column:4\n";

impl Paper {
    /// One line a question: identity, front, back, tags.
    pub fn to_csv(&self, messages: &Messages) -> String {
        let names = ["quiz-csv-front", "quiz-csv-back"].map(|key| messages.get(key).replace([',', '\n'], " "));
        let mut writer = Separator::Comma.writer(messages.lang());
        for question in &self.questions {
            // Writing to memory does not fail, and every record has the same length.
            let _ = writer.write_record(question.card(messages));
        }
        let lines = writer.into_inner().unwrap_or_default();
        let columns = format!("#columns:GUID,{},{},Tags\n", names[0], names[1]);
        format!("{HEAD}{columns}{}", String::from_utf8_lossy(&lines))
    }
}

impl Question {
    fn card(&self, messages: &Messages) -> [String; 4] {
        let paragraph = |text: &str| format!("<p>{}</p>", escape(text));
        let items =
            |items: Vec<String>| items.iter().map(|item| format!("<li>{}</li>", escape(item))).collect::<String>();
        let mut front = paragraph(messages.lang().pick(&self.scenario.title));
        front.push_str(&Diagram::of(&self.scenario, 0).to_svg(messages));
        if !self.conditions.is_empty() {
            front.push_str(&paragraph(&self.conditions.join(" ")));
        }
        front.push_str(&format!("<ol>{}</ol>", items(self.events.clone())));
        front.push_str(&paragraph(&self.stem));
        let lettered =
            |choice: &super::Choice| paragraph(&format!("{}  {}", choice.letter, choice.sentences.join(" ")));
        front.extend(self.choices.iter().map(lettered));
        let mut back = format!("<p><b>{}</b></p>", escape(&self.answer));
        let explained = |choice: &super::Choice| paragraph(&format!("{}  {}", choice.letter, choice.explanation));
        back.extend(self.choices.iter().map(explained));
        let guid = format!("adoube-{}-{}-{}", messages.lang().code(), self.scenario.id, self.edition.id);
        let theme = if self.scenario.theme.is_empty() { "own" } else { &self.scenario.theme };
        [guid, front, back, format!("adoube {theme} {}", self.edition.id)]
    }
}
