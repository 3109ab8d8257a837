// The suite of all tests that share the browser.

import Browser
import Testing

/// The tests in the browser, one after another.
@Suite("In the browser", .serialized, .whereBrowserIs, .inBrowser)
enum BrowserSuite {}
