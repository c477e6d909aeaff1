//! What people and programs see: every view is rendered from one [`adoube_compare::Matrix`] or one trace.

pub mod messages;
