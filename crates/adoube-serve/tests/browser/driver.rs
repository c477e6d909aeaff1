//! A browser, a page in it, hands on mouse and keyboard, and an ear on the network.

use std::future::Future;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use adoube_report::messages::Lang;
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType, InsertTextParams,
    MouseButton,
};
use chromiumoxide::cdp::browser_protocol::network::{EnableParams, EventRequestWillBeSent};
use chromiumoxide::cdp::js_protocol::runtime::{EventConsoleApiCalled, EventExceptionThrown};
use chromiumoxide::handler::viewport::Viewport;
use chromiumoxide::{Browser, BrowserConfig, Page};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;

use crate::keys::key;

/// Programs that can show the page, by the names that systems give them.
const NAMES: &[&str] = &["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/// Longer than anything that the page does.
const PATIENCE: Duration = Duration::from_secs(20);

/// One browser at a time: figures are those of a page that has the machine to itself.
static TURN: Mutex<()> = Mutex::new(());

/// Shift, as a modifier.
pub(crate) const SHIFT: i64 = 8;
/// Alt, as a modifier.
pub(crate) const ALT: i64 = 1;

/// Says something past the test harness, which keeps what is printed to itself.
pub(crate) fn tell(text: &str) {
    let _ = writeln!(std::io::stderr(), "browser: {text}");
}

fn program() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("ADOUBE_BROWSER") {
        return Some(PathBuf::from(named));
    }
    let folders = std::env::var_os("PATH")?;
    let mut places = std::env::split_paths(&folders).flat_map(|folder| NAMES.iter().map(move |name| folder.join(name)));
    places.find(|path| path.is_file())
}

/// Whether tests must not be skipped here.
pub(crate) fn strict() -> bool {
    std::env::var_os("CI").is_some()
}

/// A page of the server in a browser.
pub(crate) struct Driver {
    pub(crate) page: Page,
    /// Address of the server.
    pub(crate) base: String,
    /// A folder for downloads.
    pub(crate) folder: PathBuf,
    requests: Arc<Mutex<Vec<String>>>,
    complaints: Arc<Mutex<Vec<String>>>,
}

/// Serves the page, opens a browser on it and lets the test act; afterwards no request may have left the machine, and
/// no script may have failed.
pub(crate) fn drive<F, Out>(act: F)
where
    F: FnOnce(Driver) -> Out,
    Out: Future<Output = Driver>,
{
    let Some(program) = program() else {
        assert!(!strict(), "no browser on this machine, and CI is set");
        tell("skipped: no Chromium on this machine");
        return;
    };
    let _turn = TURN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let server = adoube_serve::bind(0).expect("a port").in_background(Lang::En).expect("a server");
    let home = tempfile::tempdir().expect("a folder");
    runtime.block_on(async {
        let (mut browser, driver) = open(&program, home.path(), server.port).await;
        let driver = act(driver).await;
        driver.nothing_left().await;
        browser.close().await.expect("closed");
        let _ = browser.wait().await;
    });
    server.stop().expect("stopped");
}

async fn open(program: &Path, home: &Path, port: u16) -> (Browser, Driver) {
    let viewport = Viewport {
        width: 1280,
        height: 900,
        device_scale_factor: None,
        emulating_mobile: false,
        is_landscape: true,
        has_touch: false,
    };
    let config = BrowserConfig::builder()
        .chrome_executable(program)
        .no_sandbox()
        .new_headless_mode()
        .user_data_dir(home.join("profile"))
        .viewport(viewport)
        .arg("disable-gpu")
        .build()
        .expect("a configuration");
    let (browser, mut events) = Browser::launch(config).await.expect("a browser");
    tokio::spawn(async move { while events.next().await.is_some() {} });
    let page = browser.new_page("about:blank").await.expect("a page");
    page.execute(EnableParams::default()).await.expect("network events");
    page.enable_runtime().await.expect("events of scripts");
    let folder = home.join("downloads");
    std::fs::create_dir_all(&folder).expect("a folder");
    let driver = Driver {
        page,
        base: format!("http://127.0.0.1:{port}/"),
        folder,
        requests: Arc::default(),
        complaints: Arc::default(),
    };
    driver.listen().await;
    (browser, driver)
}

impl Driver {
    async fn listen(&self) {
        let mut sent = self.page.event_listener::<EventRequestWillBeSent>().await.expect("requests");
        let requests = Arc::clone(&self.requests);
        tokio::spawn(async move {
            while let Some(event) = sent.next().await {
                requests.lock().expect("requests").push(event.request.url.clone());
            }
        });
        let mut thrown = self.page.event_listener::<EventExceptionThrown>().await.expect("exceptions");
        let complaints = Arc::clone(&self.complaints);
        tokio::spawn(async move {
            while let Some(event) = thrown.next().await {
                complaints.lock().expect("complaints").push(format!("{:?}", event.exception_details));
            }
        });
        let mut said = self.page.event_listener::<EventConsoleApiCalled>().await.expect("the console");
        let complaints = Arc::clone(&self.complaints);
        tokio::spawn(async move {
            while let Some(event) = said.next().await {
                complaints.lock().expect("complaints").push(format!("{:?}", event.args));
            }
        });
    }

    /// Goes to a fragment of the page and waits until it is there with its rulings.
    pub(crate) async fn go(&self, fragment: &str) {
        // A blank page first: a new fragment alone would load nothing anew.
        for address in ["about:blank".to_owned(), format!("{}{fragment}", self.base)] {
            self.get::<bool>(&format!("(location.href = {address:?}, true)")).await;
            self.until(&format!(
                "location.href.startsWith({:?}) && document.readyState === 'complete'",
                start(&address)
            ))
            .await;
        }
        self.ready().await;
    }

    /// Loads the page anew from its address.
    pub(crate) async fn reload(&self) {
        self.get::<bool>("(window.before = true, location.reload(), true)").await;
        self.until("!window.before").await;
        self.ready().await;
    }

    pub(crate) async fn ready(&self) {
        self.until("document.body?.dataset.ready === 'yes' && !document.body.dataset.busy").await;
        self.until("!document.querySelector('[aria-busy=true]')").await;
    }

    /// The value of an expression.
    pub(crate) async fn get<T: DeserializeOwned>(&self, expression: &str) -> T {
        let told = self.page.evaluate(expression).await.unwrap_or_else(|e| panic!("{expression}: {e}"));
        told.into_value().unwrap_or_else(|e| panic!("{expression}: {e}"))
    }

    /// Waits until the expression holds.
    pub(crate) async fn until(&self, expression: &str) {
        let start = Instant::now();
        let guarded = format!("(() => {{ try {{ return Boolean({expression}); }} catch {{ return false; }} }})()");
        loop {
            if let Ok(told) = self.page.evaluate(guarded.as_str()).await
                && told.into_value::<bool>().unwrap_or(false)
            {
                return;
            }
            if start.elapsed() > PATIENCE {
                let said = self.get::<String>("document.body.innerText").await;
                panic!("waited in vain for {expression}; the page says:\n{said}");
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until nothing is being asked.
    pub(crate) async fn calm(&self) {
        self.until("!document.body.dataset.busy").await;
    }

    /// Presses a key where the focus is.
    pub(crate) async fn press(&self, code: &str) {
        self.press_with(code, 0).await;
    }

    pub(crate) async fn press_with(&self, code: &str, modifiers: i64) {
        let key = key(code);
        let event = |kind, text: Option<&str>| {
            let mut params = DispatchKeyEventParams::new(kind);
            params.code = Some(key.code.to_owned());
            params.key = Some(key.value.to_owned());
            params.text = text.map(str::to_owned);
            params.modifiers = Some(modifiers);
            params.windows_virtual_key_code = Some(key.number);
            params
        };
        let text = key.text.filter(|_| modifiers == 0 || modifiers == SHIFT);
        let down = if text.is_some() { DispatchKeyEventType::KeyDown } else { DispatchKeyEventType::RawKeyDown };
        self.page.execute(event(down, text)).await.expect("a key");
        self.page.execute(event(DispatchKeyEventType::KeyUp, None)).await.expect("a key");
        self.calm().await;
    }

    /// Writes text where the focus is.
    pub(crate) async fn write(&self, text: &str) {
        self.page.execute(InsertTextParams::new(text)).await.expect("text");
    }

    /// Middle of the element, after it was brought into view if need be and stands still.
    async fn middle(&self, selector: &str) -> (f64, f64) {
        self.until(&format!("document.querySelector({selector:?})")).await;
        let expression = format!(
            "new Promise((done) => {{ const e = document.querySelector({selector:?}); \
             e.scrollIntoView({{ block: 'nearest', behavior: 'instant' }}); \
             requestAnimationFrame(() => requestAnimationFrame(() => {{ const r = e.getBoundingClientRect(); \
             done([r.x + r.width / 2, r.y + r.height / 2]); }})); }})"
        );
        self.get(&expression).await
    }

    async fn mouse(&self, kind: DispatchMouseEventType, (x, y): (f64, f64)) {
        let mut params = DispatchMouseEventParams::new(kind.clone(), x, y);
        if kind != DispatchMouseEventType::MouseMoved {
            params.click_count = Some(1);
        }
        params.button = Some(MouseButton::Left);
        params.buttons = Some(i64::from(kind != DispatchMouseEventType::MouseReleased));
        self.page.execute(params).await.expect("the mouse");
    }

    /// Clicks on the element and waits until the page has answered.
    pub(crate) async fn click(&self, selector: &str) {
        let place = self.middle(selector).await;
        let mut over = DispatchMouseEventParams::new(DispatchMouseEventType::MouseMoved, place.0, place.1);
        over.buttons = Some(0);
        self.page.execute(over).await.expect("the mouse");
        self.mouse(DispatchMouseEventType::MousePressed, place).await;
        self.mouse(DispatchMouseEventType::MouseReleased, place).await;
        self.calm().await;
    }

    /// Drags from one element to another.
    pub(crate) async fn drag(&self, from: &str, to: &str) {
        // Both ends in view before either place is taken.
        self.middle(from).await;
        let to = self.middle(to).await;
        let from = self.middle(from).await;
        self.mouse(DispatchMouseEventType::MousePressed, from).await;
        for part in 1..=4 {
            let part = f64::from(part) / 4.0;
            let place = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            self.mouse(DispatchMouseEventType::MouseMoved, place).await;
        }
        self.mouse(DispatchMouseEventType::MouseReleased, to).await;
        self.calm().await;
    }

    /// Chooses a value of a select as a reader would.
    pub(crate) async fn choose(&self, selector: &str, value: &str) {
        let expression = format!(
            "(() => {{ const e = document.querySelector({selector:?}); e.focus(); e.value = {value:?}; \
             e.dispatchEvent(new Event('input', {{ bubbles: true }})); \
             e.dispatchEvent(new Event('change', {{ bubbles: true }})); return e.value; }})()"
        );
        assert_eq!(self.get::<String>(&expression).await, value, "{selector} has no such choice");
        self.calm().await;
    }

    /// Addresses asked so far, and whatever scripts complained of.
    async fn nothing_left(&self) {
        // Events come over another way than answers; the last ones are waited for.
        tokio::time::sleep(Duration::from_millis(50)).await;
        let requests = self.requests.lock().expect("requests").clone();
        assert!(requests.iter().any(|url| url.starts_with(&self.base)), "no request was seen at all");
        let here = [self.base.as_str(), "data:", "blob:", "about:"];
        let left: Vec<&String> =
            requests.iter().filter(|url| !here.iter().any(|start| url.starts_with(start))).collect();
        assert!(left.is_empty(), "requests to elsewhere: {left:?}");
        let complaints = self.complaints.lock().expect("complaints").clone();
        assert!(complaints.is_empty(), "scripts complained: {complaints:?}");
    }
}

/// An address without its fragment, which the page fills up.
fn start(address: &str) -> &str {
    address.split('#').next().unwrap_or(address)
}

/// The selector of a square of the board.
pub(crate) fn square(name: &str) -> String {
    format!(".board [data-square={name}]")
}

/// The selector of a button of the acts.
pub(crate) fn act(name: &str) -> String {
    format!("[data-act={name}]")
}
