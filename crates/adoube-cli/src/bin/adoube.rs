//! See the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    adoube_cli::adoube()
}
