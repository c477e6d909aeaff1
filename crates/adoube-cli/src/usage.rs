//! Bad usage, told in the reader's language.

use adoube_report::messages::Messages;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::{Exit, output};

/// Prints help and version as asked for; tells what is wrong otherwise.
pub(crate) fn report(messages: &Messages, error: clap::Error) -> Exit {
    if !error.use_stderr() {
        // Help and version; a closed pipe is no fault.
        return match error.print() {
            Err(why) if why.kind() != std::io::ErrorKind::BrokenPipe => Exit::Input,
            _ => Exit::Done,
        };
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = error.print();
        return Exit::Input;
    }
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(one)) => one.clone(),
        Some(ContextValue::Strings(many)) => many.join(", "),
        Some(ContextValue::StyledStr(one)) => one.to_string(),
        Some(ContextValue::Number(one)) => one.to_string(),
        _ => String::new(),
    };
    let (argument, value) = (text(ContextKind::InvalidArg), text(ContextKind::InvalidValue));
    let key = match error.kind() {
        ErrorKind::UnknownArgument => "cli-unknown-argument",
        ErrorKind::InvalidSubcommand => "cli-unknown-command",
        ErrorKind::InvalidValue if value.is_empty() => "cli-value-missing",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "cli-bad-value",
        ErrorKind::MissingRequiredArgument => "cli-missing-argument",
        ErrorKind::MissingSubcommand => "cli-missing-command",
        ErrorKind::ArgumentConflict => "cli-conflict",
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => "cli-number-of-values",
        _ => "cli-bad-usage",
    };
    let subcommand = text(ContextKind::InvalidSubcommand);
    let named = if subcommand.is_empty() { &argument } else { &subcommand };
    let prior = text(ContextKind::PriorArg);
    let mut told =
        messages.with(key, &[("name", named.into()), ("value", (&value).into()), ("other", (&prior).into())]);
    let valid = text(ContextKind::ValidValue);
    if !valid.is_empty() {
        told = format!("{told}; {}", messages.with("cli-one-of", &[("names", (&valid).into())]));
    }
    let nearest = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .map(text)
        .find(|t| !t.is_empty());
    if let Some(nearest) = nearest {
        told = format!("{told}; {}", messages.with("diag-did-you-mean", &[("name", (&nearest).into())]));
    }
    output::complain(&output::plain(&format!("{}: {told}", messages.get("cli-error"))));
    output::complain(&messages.get("cli-see-help"));
    Exit::Input
}
