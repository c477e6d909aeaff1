//! The loopback addresses that the page listens on.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};

/// The port that is wished for when nobody names one.
pub const PORT: u16 = 4646;

/// Ports tried until one is free on both addresses.
const TRIES: usize = 16;

/// Listeners on 127.0.0.1 and, where the machine has it, on ::1, both on one port.
#[derive(Debug)]
pub struct Bound {
    /// The port.
    pub port: u16,
    /// Whether the port wished for was taken, so that this is another one.
    pub elsewhere: bool,
    pub(crate) listeners: Vec<TcpListener>,
}

/// Binds both loopback addresses. Port 0 stands for any free one; one that is taken or forbidden is exchanged for a free
/// one.
///
/// # Errors
/// When no port can be had on 127.0.0.1.
pub fn bind(wished: u16) -> io::Result<Bound> {
    if wished != 0 {
        match both(wished) {
            Ok(listeners) => return Ok(Bound { port: wished, elsewhere: false, listeners }),
            Err(error) if !is_refused(&error) => return Err(error),
            Err(_) => {}
        }
    }
    let mut last = io::Error::from(ErrorKind::AddrInUse);
    for _ in 0..TRIES {
        match both(0) {
            Ok(listeners) => {
                let port = listeners.first().map_or(Ok(0), |l| l.local_addr().map(|a| a.port()))?;
                return Ok(Bound { port, elsewhere: wished != 0, listeners });
            }
            Err(error) if is_refused(&error) => last = error,
            Err(error) => return Err(error),
        }
    }
    Err(last)
}

fn is_refused(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::AddrInUse | ErrorKind::PermissionDenied)
}

/// `localhost` may mean either address: if another program had one of them, readers might reach that.
fn both(port: u16) -> io::Result<Vec<TcpListener>> {
    let first = TcpListener::bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port))?;
    let port = first.local_addr()?.port();
    match TcpListener::bind(SocketAddr::new(IpAddr::V6(Ipv6Addr::LOCALHOST), port)) {
        Ok(second) => Ok(vec![first, second]),
        Err(error) if is_refused(&error) => Err(error),
        // No IPv6 on this machine.
        Err(_) => Ok(vec![first]),
    }
}

impl Bound {
    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }
}
