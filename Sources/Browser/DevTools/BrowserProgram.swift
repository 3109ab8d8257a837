// Finds an installed browser.

import Basics

/// The browser to use.
package enum BrowserProgram {
    /// The names of browsers, in the order of preference.
    private static let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge",
    ]
    private static let applications = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ]

    /// The path of the installed browser; nil if there is none.
    package static let installed: String? = {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let candidates = path.split(separator: ":").flatMap { folder in names.map { "\(folder)/\($0)" } } + applications
        return candidates.first { access($0, X_OK) == 0 }
    }()
}
