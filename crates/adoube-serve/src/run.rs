//! The life of the server.

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use adoube_report::messages::Lang;
use tokio::sync::watch;

use crate::ask::Desk;
use crate::bind::Bound;
use crate::router::router;

/// How long requests under way may take when the server is to stop.
const PATIENCE: Duration = Duration::from_secs(2);

/// Threads that wait for requests; the work itself is done on others.
const THREADS: usize = 2;

impl Bound {
    /// Answers until Ctrl-C, or until the machine asks the process to end. `lang` is the language of who names none.
    ///
    /// # Errors
    /// When the machine gives no threads or no sockets.
    pub fn run(self, lang: Lang) -> io::Result<()> {
        self.run_until(lang, asked_to_end())
    }

    /// Answers in threads of its own, until [`Running::stop`].
    ///
    /// # Errors
    /// When the machine gives no thread.
    pub fn in_background(self, lang: Lang) -> io::Result<Running> {
        let (stop, mut stopped) = watch::channel(false);
        let port = self.port;
        let thread = std::thread::Builder::new().name("adoube-serve".to_owned()).spawn(move || {
            self.run_until(lang, async move {
                // The sender going away means the same.
                let _ = stopped.wait_for(|stop| *stop).await;
            })
        })?;
        Ok(Running { port, stop, thread })
    }

    fn run_until(self, lang: Lang, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(THREADS).enable_all().build()?;
        let done = runtime.block_on(async move {
            let desk = Arc::new(Desk::new(lang, self.port));
            let (stop, stopped) = watch::channel(false);
            let mut servers = Vec::new();
            for listener in self.listeners {
                listener.set_nonblocking(true)?;
                let listener = tokio::net::TcpListener::from_std(listener)?;
                let mut stopped = stopped.clone();
                let server = axum::serve(listener, router(Arc::clone(&desk)));
                let server = server.with_graceful_shutdown(async move {
                    let _ = stopped.wait_for(|stop| *stop).await;
                });
                servers.push(tokio::spawn(server.into_future()));
            }
            end.await;
            let _ = stop.send(true);
            let ended = async {
                for server in servers {
                    let _ = server.await;
                }
            };
            // Who holds a connection open does not hold up the end.
            let _ = tokio::time::timeout(PATIENCE, ended).await;
            Ok(())
        });
        runtime.shutdown_timeout(PATIENCE);
        done
    }
}

/// A server in threads of its own.
#[derive(Debug)]
pub struct Running {
    /// Its port.
    pub port: u16,
    stop: watch::Sender<bool>,
    thread: JoinHandle<io::Result<()>>,
}

impl Running {
    /// Stops it and waits for that.
    ///
    /// # Errors
    /// Those of [`Bound::run`].
    pub fn stop(self) -> io::Result<()> {
        let _ = self.stop.send(true);
        self.thread.join().unwrap_or_else(|_| Err(io::Error::other("the server panicked")))
    }
}

/// Ends with Ctrl-C or, where there is such a thing, with the request to terminate.
async fn asked_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    if let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
        return;
    }
    let _ = interrupt.await;
}
