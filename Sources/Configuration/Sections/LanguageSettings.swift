// How a web app's language is switched.

import Basics

/// How a web app's language is switched; by the language that the browser asks for if nothing is set.
public struct LanguageSettings: Hashable, Sendable, SettingsSection {
    /// A query parameter: `lang` for `?lang=de`.
    public internal(set) var query: Located<String>?
    /// A cookie.
    public internal(set) var cookie: Located<String>?
    /// A header of each request.
    public internal(set) var header: Located<String>?
    /// The beginning of each path: `/{locale}`.
    public internal(set) var path: Located<String>?
    /// A value in the local storage.
    public internal(set) var storage: Located<String>?
    /// A command that switches the app itself: `./set-language {locale}`.
    public internal(set) var command: Located<String>?

    static let settings: [Setting<Self>] = [
        .value("query", \.query, .someText), .value("cookie", \.cookie, .someText),
        .value("header", \.header, .someText), .value("path", \.path, .someText),
        .value("storage", \.storage, .someText), .value("command", \.command, .someText),
    ]

    var flaw: ConfigurationError.Flaw? {
        [query, cookie, header, path, storage, command].compactMap(\.self).count > 1 ? .severalSwitches : nil
    }

    init() {}
}
