// Numbers for texts and languages, in the order in which they are met.

import Catalogs
import Marks

/// The manifest of a run while it grows.
struct MarkBook {
    private(set) var manifest = MarkManifest()
    private var locales: [String: Int] = [:]
    /// The numbers of the current catalog's texts, by key and variant.
    private var numbers: [[UInt8]: Int] = [:]

    /// Begins a catalog: all of its languages share the numbers of its texts.
    mutating func begin(source: String) {
        manifest.catalogs.append(MarkManifest.Catalog(source: source))
        numbers = [:]
    }

    /// Records a copy of the current catalog.
    mutating func add(_ file: MarkManifest.File) { manifest.catalogs[manifest.catalogs.count - 1].files.append(file) }

    /// The position of a language; nil if there are too many.
    mutating func position(of locale: MarkManifest.Locale) -> Int? {
        if let known = locales[locale.tag] { return known }
        guard manifest.locales.count <= Mark.largestLocale else { return nil }
        locales[locale.tag] = manifest.locales.count
        manifest.locales.append(locale)
        return manifest.locales.count - 1
    }

    /// The number of an entry's key and variant in the current catalog; nil if it has none.
    ///
    /// `isText` decides whether a new one gets a number.
    mutating func number(of entry: Entry, isText: () -> Bool) -> Int? {
        let (key, variant) = (entry.key, entry.variant)
        // The byte between them never occurs in UTF-8.
        let name = Array(key.utf8) + [0xFF] + Array(variant.utf8)
        if let known = numbers[name] { return known == 0 ? nil : known }
        guard isText(), manifest.texts.count < Mark.largestIndex else {
            numbers[name] = 0
            return nil
        }
        manifest.texts.append(
            MarkManifest.Text(catalog: manifest.catalogs.count - 1, key: key, variant: variant))
        numbers[name] = manifest.texts.count
        return manifest.texts.count
    }

    /// Records the text that a number has in a language.
    mutating func record(_ text: [UInt8], of number: Int, in locale: Int) {
        let missing = locale + 1 - manifest.texts[number - 1].hashes.count
        if missing > 0 { manifest.texts[number - 1].hashes += [String?](repeating: nil, count: missing) }
        manifest.texts[number - 1].hashes[locale] = MarkManifest.hash(of: text)
    }
}
