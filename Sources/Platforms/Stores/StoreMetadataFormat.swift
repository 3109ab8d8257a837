// The texts of an app's store page: one file per text, as fastlane and the Gradle Play Publisher keep them.

import Catalogs
import MessagePatterns

enum StoreMetadataFormat: CatalogFormat {
    static let id = "store-metadata"
    static let summary = "Texts for the App Store and Google Play: a .txt file each, as fastlane keeps them"
    static let extensions = ["txt"]
    static let writing = "the text"
    static let places: [LanguagePlace] = [.folder]
    static let traits: FormatTraits = [
        .isDetectedByPath, .takesAnyLine, .isNotLoadedByApps, .takesDirectionFromFirstLetter,
    ]
    /// No program fills a text: `@name` in it is somebody's name.
    static let syntax = Syntax.markup

    static func release(of path: CatalogPath) -> Int? {
        StoreFile(path)?.isChangelog == true ? Int(path.stem) : nil
    }

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool { StoreFile(path) != nil }

    /// Returns the encoding according to the byte order mark alone, because the whole file is the text, and a new text
    /// must not change its encoding.
    static func encoding(of bytes: [UInt8]) -> TextEncoding {
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        return bytes.starts(with: [0xFE, 0xFF]) ? .utf16BigEndian : .utf8
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        // A line break after the last line is not part of the text.
        var end = text.utf8.count
        while end > text.start, text.utf8[end - 1] == 0x0A || text.utf8[end - 1] == 0x0D { end -= 1 }
        let file = StoreFile(path)
        var record = Record(key: reading.pooled(file?.key ?? path.stem), value: Field(text.start, end, .plain))
        record.anchor = UInt32(text.start)
        if let file {
            var limit = SizeLimit(
                .store(file.store), maximumWidth: Double(file.most), unit: "char",
                range: ByteRange(text.start, text.start))
            limit.laxer = file.laxer
            record.details.limits = reading.limits([limit])
        }
        reading.records.append(record)
        return reading
    }
}

/// A file with a text of a store page, recognized by its path.
struct StoreFile {
    let store: String
    /// The ID of the text without its language: `title`, `changelogs/12`.
    let key: String
    let most: Int
    /// What F-Droid accepts, if it accepts more.
    private(set) var laxer: LaxerLimit?

    /// Whether it says what is new in one release.
    var isChangelog: Bool { key.hasPrefix("changelogs/") }

    init?(_ path: CatalogPath) {
        var folders = path.folder.split(separator: "/").map(String.init)
        var inner: String?
        if folders.last == "changelogs" { inner = folders.removeLast() }
        guard let language = folders.popLast(), LanguageNames.isTag(language) else { return nil }
        switch (folders.last, folders.dropLast().last, inner) {
        case ("android", "metadata", "changelogs"?):
            (store, key, most) = (StoreText.play.name, "changelogs/\(path.stem)", StoreText.changes.most)
        case ("release-notes", "play", nil):
            (store, key, most) = (StoreText.play.name, "release-notes/\(path.stem)", StoreText.changes.most)
        case ("android", "metadata", nil), ("listings", "play", nil):
            guard let text = Self.text(path, StoreText.play) else { return nil }
            (store, key, most) = (StoreText.play.name, path.stem, text.most)
            if folders.last == "android" { laxer = Self.laxer(path, in: folders.dropLast(2)) }
        case ("metadata", _, nil):
            guard let text = Self.text(path, StoreText.appStore) else { return nil }
            (store, key, most) = (StoreText.appStore.name, path.stem, text.most)
        default: return nil
        }
    }

    /// The limit of F-Droid for a file of fastlane, whose folder of metadata is in others.
    private static func laxer(_ path: CatalogPath, in folders: ArraySlice<String>) -> LaxerLimit? {
        guard let most = StoreText.mostOfFDroid.texts[path.stem] else { return nil }
        let start = path.string.utf8.first == UInt8(ascii: "/") ? "/" : ""
        let root = start + folders.map { "\($0)/" }.joined()
        return LaxerLimit(
            store: StoreText.mostOfFDroid.store, maximumWidth: Double(most),
            scripts: ["\(root)Fastfile", "\(root)fastlane/Fastfile"], commands: StoreText.uploads)
    }

    private static func text(_ path: CatalogPath, _ store: StoreText.Store) -> StoreText? {
        store.texts.first { path.stem.utf8.elementsEqual("\($0.name)".utf8) }
    }

    static func escape(_ scalar: UInt32) -> String? { nil }
}
