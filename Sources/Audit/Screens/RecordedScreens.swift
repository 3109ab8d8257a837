// The recorded screens of a project, with the keys of their texts.

import Basics
import Catalogs
import Platforms
import Projects
import Pseudolocales
import Screens

/// A recorded screen, and where it is stored.
package struct StoredScreen: Sendable {
    /// The file, as given to Swell.
    package let path: String
    package fileprivate(set) var screen: RecordedScreen
    /// The positions of the texts that the catalogs have changed since.
    package fileprivate(set) var changed: Set<Int> = []
}

/// The screens that were recorded of an app, in the order of their files.
package struct RecordedScreens: Sendable {
    package private(set) var all: [StoredScreen] = []
    /// What could not be read.
    package private(set) var faults: [Fault] = []
    /// The records of each screen at each size.
    package private(set) var series: [RecordedSeries] = []
    private(set) var texts: KnownTexts?

    /// No screens.
    init() {}

    /// Reads the screens of a plan, and finds the keys of their texts.
    init(_ read: ReadProject, _ plan: AuditPlan) {
        for path in plan.screenPaths {
            let found = ScreenFolder(path).screens()
            faults += found.faults
            all += found.screens.map { StoredScreen(path: $0.path, screen: $0.screen) }
        }
        guard !all.isEmpty else { return }
        findKeys(read)
        series = RecordedSeries.all(of: all.map(\.screen))
    }

    /// The language of the source texts.
    package var source: String { texts?.source ?? "en" }

    /// The text of a key in a language.
    func entry(_ key: RecordedKey, in locale: String) -> Entry? { texts?.entry(key, in: locale) }

    /// The files with a key, in all languages.
    func files(_ key: RecordedKey) -> [Int] { texts?.files(key) ?? [] }

    /// The record of a series in the source language; nil if there is none.
    package func original(of series: RecordedSeries) -> Int? {
        let wanted = source.folded
        let language = wanted.prefix { $0 != "-" }
        return series.records.first { all[$0].screen.locale?.folded == wanted }
            ?? series.records.first { index in
                guard let locale = all[index].screen.locale, !PseudoTag.isPseudo(locale) else { return false }
                return locale.folded.prefix { $0 != "-" } == language
            }
    }

    // MARK: Keys

    private mutating func findKeys(_ read: ReadProject) {
        var keys: Set<String> = []
        var wanted: Set<KnownTexts.Shown> = []
        let own = KnownTexts(read, keys: [], texts: []).source
        for stored in all {
            for text in stored.screen.texts {
                for key in text.keys ?? [] { keys.insert(key.key) }
                if let name = text.layer { keys.insert(name) }
                guard text.keys == nil, let (shown, locale, _) = stored.screen.lookUp(text, own) else { continue }
                wanted.insert(KnownTexts.Shown(shown, in: locale))
            }
        }
        var texts = KnownTexts(read, keys: keys, texts: wanted)
        let found = all.indices.flatMap { index in
            all[index].screen.texts.indices.compactMap { text in key(of: text, on: index, texts, own) }
        }
        for (screen, text, key) in found {
            all[screen].screen.texts[text].keys = [key]
            keys.insert(key.key)
        }
        if !found.isEmpty { texts = KnownTexts(read, keys: keys, texts: []) }
        self.texts = texts
        for index in all.indices { findChanges(index, texts) }
    }

    private func key(
        of text: Int, on screen: Int, _ texts: KnownTexts, _ source: String
    ) -> (screen: Int, text: Int, key: RecordedKey)? {
        let shown = all[screen].screen.texts[text]
        guard shown.keys == nil else { return nil }
        if let (words, locale, origin) = all[screen].screen.lookUp(shown, source),
            var key = texts.key(of: words, in: locale)
        {
            key.origin = origin
            return (screen, text, key)
        }
        if let name = shown.layer, !texts.files(RecordedKey(name)).isEmpty {
            return (screen, text, RecordedKey(name, by: .name))
        }
        return nil
    }

    /// Notes the texts that the catalogs have changed since.
    private mutating func findChanges(_ index: Int, _ texts: KnownTexts) {
        guard let locale = all[index].screen.locale else { return }
        for (position, text) in all[index].screen.texts.enumerated() {
            for key in text.keys ?? [] {
                guard let hash = key.hash, let value = texts.entry(key, in: locale)?.value, !value.isEmpty else {
                    continue
                }
                let digest = Array(value.utf8).withUnsafeBytes { SHA256.hex(of: $0) }
                if !digest.hasPrefix(hash) { all[index].changed.insert(position) }
            }
        }
    }
}

extension RecordedScreen {
    /// The text to look up, its language, and how its key was found then; nil if it is not worth it.
    fileprivate func lookUp(
        _ text: RecordedText, _ source: String
    ) -> (text: String, locale: String, origin: RecordedKey.Origin)? {
        let words = text.text.trimmedOfSpaces
        // Numbers and single signs are in many texts.
        guard words.unicodeScalars.count(where: \.properties.isAlphabetic) >= 2 else { return nil }
        guard let locale else { return (words, source, .value) }
        guard PseudoTag.isPseudo(locale) else { return (words, locale, .value) }
        return (Undo.text(words), source, .pseudo)
    }
}
