// The suite of all tests that share the browser.

import Testing

/// What is tested in the browser, one test after another.
@Suite("In the browser", .serialized, .whereBrowserIs, .inBrowser)
enum BrowserSuite {}
