//! Days as `YYYY-MM-DD`, which sort as texts.

/// Whether the text is a day of the calendar.
pub(crate) fn is_day(text: &str) -> bool {
    parse(text).is_some_and(|(year, month, day)| day >= 1 && day <= days_in(year, month))
}

/// The day after; `None` when the text is no day or the year has more than four digits.
pub(crate) fn day_after(text: &str) -> Option<String> {
    let (mut year, mut month, mut day) = parse(text).filter(|_| is_day(text))?;
    day += 1;
    if day > days_in(year, month) {
        (month, day) = (month + 1, 1);
    }
    if month > 12 {
        (year, month) = (year + 1, 1);
    }
    (year <= 9999).then(|| format!("{year:04}-{month:02}-{day:02}"))
}

fn parse(text: &str) -> Option<(u32, u32, u32)> {
    let shape = |(at, byte): (usize, u8)| if matches!(at, 4 | 7) { byte == b'-' } else { byte.is_ascii_digit() };
    if text.len() != 10 || !text.bytes().enumerate().all(shape) {
        return None;
    }
    let number = |range: std::ops::Range<usize>| text.get(range)?.parse().ok();
    Some((number(0..4)?, number(5..7)?, number(8..10)?))
}

fn days_in(year: u32, month: u32) -> u32 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar() {
        for good in ["2017-07-01", "2000-02-29", "2024-02-29", "1997-12-31"] {
            assert!(is_day(good), "{good}");
        }
        for bad in ["2017-7-1", "1900-02-29", "2017-13-01", "2017-00-10", "2017-06-31", "01.07.2017", "", "2017-07-0ё"]
        {
            assert!(!is_day(bad), "{bad}");
        }
        assert_eq!(day_after("2017-12-31").as_deref(), Some("2018-01-01"));
        assert_eq!(day_after("2016-02-28").as_deref(), Some("2016-02-29"));
        assert_eq!(day_after("9999-12-31"), None);
    }
}
