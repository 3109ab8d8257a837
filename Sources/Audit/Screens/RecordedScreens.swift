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
        for path in plan.screenPaths { load(path) }
        guard !all.isEmpty else { return }
        findKeys(read)
        series = RecordedSeries.all(of: all.map(\.screen))
    }

    /// The language of the source texts.
    package var source: String { texts?.source ?? "en" }

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

    // MARK: Reading

    private static let extensions = ["json", "xml", "txt"]

    /// Reads the screens in a file, or in a folder and the folders in it.
    private mutating func load(_ path: String) {
        guard FolderListing.isFolder(path) else {
            read(path, nil)
            return
        }
        var folders = [path]
        while let folder = folders.popLast() {
            let items: [(name: String, kind: FolderListing.Kind)]
            do throws(FileError) {
                items = try FolderListing(folder).items
            } catch {
                faults.append(Fault(path: folder, problem: .unreadable(error)))
                continue
            }
            let manifest = items.contains { $0.name == MarkManifest.fileName } ? self.manifest(in: folder) : nil
            for item in items where item.kind == .file && item.name != MarkManifest.fileName {
                let file = "\(folder.hasSuffix("/") ? folder : "\(folder)/")\(item.name)"
                if Self.extensions.contains(CatalogPath(file).extension) { read(file, manifest) }
            }
            folders += items.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.reversed().map {
                "\(folder.hasSuffix("/") ? folder : "\(folder)/")\($0.name)"
            }
        }
    }

    private mutating func manifest(in folder: String) -> MarkManifest? {
        let path = "\(folder.hasSuffix("/") ? folder : "\(folder)/")\(MarkManifest.fileName)"
        guard let bytes = try? FileReader.read(path) else { return nil }
        do throws(Fault) {
            return try MarkManifest(bytes, path: path)
        } catch {
            faults.append(error)
            return nil
        }
    }

    private mutating func read(_ path: String, _ manifest: MarkManifest?) {
        var reading = ScreenFormat.read(ScreenFile(path))
        faults += reading.faults
        for index in reading.screens.indices {
            reading.screens[index].readMarks()
            if let manifest { reading.screens[index].findKeys(in: manifest) }
            all.append(StoredScreen(path: path, screen: reading.screens[index]))
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
                guard let hash = key.hash, let value = texts.entry(key, in: locale)?.value else { continue }
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
