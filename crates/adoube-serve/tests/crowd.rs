//! Many at once, and the end.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod http;

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use adoube_report::messages::Lang;
use http::{ROOK_FIRST, Server};

#[test]
fn two_hundred_clients_at_once_get_what_one_gets() {
    let server = Server::start();
    let alone = server.post("/api/rule", ROOK_FIRST);
    let large = vec![b'#'; 2 * 1024 * 1024];
    std::thread::scope(|scope| {
        let asked: Vec<_> = (0..200)
            .map(|number| {
                let (server, large) = (&server, &large);
                scope.spawn(move || match number % 10 {
                    8 => server.ask("POST", "/api/rule", &[], large),
                    9 => server.post("/api/rule", "{"),
                    _ => server.post("/api/rule", ROOK_FIRST),
                })
            })
            .collect();
        for (number, asked) in asked.into_iter().enumerate() {
            let reply = asked.join().unwrap();
            match number % 10 {
                8 => assert_eq!(reply.status, 413),
                9 => assert_eq!(reply.status, 422),
                _ => assert_eq!((reply.status, &reply.body), (200, &alone.body)),
            }
        }
    });
    assert!(server.is_well());
}

#[test]
fn the_same_request_gives_the_same_bytes() {
    let server = Server::start();
    let paths = ["/api/editions", "/api/scenarios", "/api/matrix?theme=castling", "/api/quiz?seed=5", "/api/quiz.csv"];
    for path in paths {
        assert_eq!(server.get(path).body, server.get(path).body, "{path}");
    }
    assert_eq!(server.get("/api/matrix.xlsx").body, server.get("/api/matrix.xlsx").body);
    for path in ["/api/rule", "/api/compare", "/api/explain", "/api/contrast?first=fide-2014&second=fide-2017"] {
        let (one, other) = (server.post(path, ROOK_FIRST), server.post(path, ROOK_FIRST));
        assert_eq!(one.body, other.body, "{path}");
        assert!(one.header("server-timing").unwrap().starts_with("engine;dur="), "{path}");
    }
}

#[test]
fn a_port_that_is_taken_is_exchanged_for_a_free_one() {
    let server = Server::start();
    let bound = adoube_serve::bind(server.1).unwrap();
    assert!(bound.elsewhere && bound.port != server.1 && bound.port != 0);
    assert_eq!(bound.address(), format!("http://127.0.0.1:{}/", bound.port));
    assert!(!adoube_serve::bind(0).unwrap().elsewhere);
}

#[test]
fn it_listens_on_the_loopback_addresses_alone() {
    let server = Server::start();
    assert!(server.is_well());
    // Any other address of this machine, where it has one; nothing is sent by connecting a datagram socket.
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").unwrap();
    if socket.connect("192.0.2.1:9").is_ok()
        && let Ok(here) = socket.local_addr()
        && !here.ip().is_loopback()
        && !here.ip().is_unspecified()
    {
        let other = std::net::SocketAddr::new(here.ip(), server.1);
        assert!(TcpStream::connect_timeout(&other, Duration::from_secs(2)).is_err(), "{other}");
    }
}

#[test]
fn whoever_keeps_a_connection_open_does_not_hold_up_the_end() {
    let running = adoube_serve::bind(0).unwrap().in_background(Lang::En).unwrap();
    let mut idle = TcpStream::connect(("127.0.0.1", running.port)).unwrap();
    idle.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    let begun = Instant::now();
    running.stop().unwrap();
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}
