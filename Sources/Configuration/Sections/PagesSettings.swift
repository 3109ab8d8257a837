// The pages of a web app to record, in a file of their own: 'swell screens PAGES.yml'.

import Basics

/// The contents of a file of pages.
public struct PagesSettings: Hashable, Sendable, SettingsSection {
    /// Where the app runs: `http://127.0.0.1:8080`.
    public internal(set) var base: Located<String>?
    /// The hosts besides this computer that pages may use.
    public internal(set) var hosts: [Located<String>] = []
    /// The widths of the window.
    public internal(set) var widths: [Located<String>] = []
    /// The languages to record, the source language first.
    public internal(set) var locales: [Located<String>] = []
    /// What the app calls a language, if not by its tag.
    public internal(set) var names: [NamedText] = []
    /// How the app's language is switched.
    public internal(set) var language = LanguageSettings()
    /// What to do before the first page.
    public internal(set) var login: PageSettings?
    /// The pages, in the order of the file.
    public internal(set) var pages: [PageSettings] = []
    /// The path of swell-marks.json.
    public internal(set) var marks: Located<String>?
    /// The most seconds for one page.
    public internal(set) var limit: Located<Int>?

    static let settings: [Setting<Self>] = [
        .value("base", \.base, .someText),
        .texts("hosts", \.hosts, .someText),
        .texts("widths", \.widths, .whole(200...4000)),
        .texts("locales", \.locales, .someText),
        .namedTexts("names", \.names) { _ in .someText },
        .section("language", \.language),
        .login("login", \.login),
        .pages("pages", \.pages),
        .value("marks", \.marks, .someText),
        .value("limit", \.limit, .whole(1...600), usual: "30"),
    ]

    /// Creates settings without pages.
    public init() {}

    /// Loads a file of pages.
    public static func load(_ path: String) throws(InvalidConfiguration) -> PagesSettings {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path)
        } catch {
            throw InvalidConfiguration(ConfigurationError(file: path, problem: .unreadable(error)))
        }
        return try read(bytes, file: path)
    }

    /// Parses a file of pages.
    public static func read(_ bytes: [UInt8], file: String) throws(InvalidConfiguration) -> PagesSettings {
        let document = YAMLDocument(bytes)
        var reader = SettingsReader()
        let settings = document.root.map { reader.section($0, PagesSettings()) } ?? PagesSettings()
        var problems = document.problems
        problems.add(reader.problems)
        guard problems.count == 0 else { throw InvalidConfiguration(file: file, problems) }
        return settings
    }
}
