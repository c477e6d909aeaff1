//! What people and programs see: every view is rendered from one [`adoube_compare::Matrix`] or one trace.

pub mod amend;
pub mod amended;
pub mod blame;
pub mod board;
mod conditions;
pub mod coverage;
pub mod distinguish;
pub mod document;
pub mod exercise;
pub mod found;
pub mod history;
pub mod html;
pub mod incident_file;
pub mod law;
mod layout;
pub mod lists;
pub mod live;
pub mod messages;
pub mod notation;
mod paint;
pub mod quiz;
pub mod show;
pub mod story;
pub mod table;
pub mod text;
pub mod word;
