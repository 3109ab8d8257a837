// Properties of a catalog with any bytes.

import Basics
import Catalogs
import Generation
import Pseudolocales
import TestSupport

/// The properties of every format's reader and writer.
enum CatalogProperties {
    private static let most = 3072

    static func target(_ format: Format) -> FuzzTarget {
        let paths = paths(of: format)
        return FuzzTarget(format.id, most: most, seeds: { Seeds.catalogs(format, most: most) }) { bytes, choice in
            // A file's own folder may affect it more than its name.
            let path = paths.chosen(by: choice) ?? "en.lproj/Fuzz"
            try await check(Catalog(path: path, bytes: bytes, format: format), choice)
        }
    }

    /// Returns a path for each kind of place of a format's files.
    private static func paths(of format: Format) -> [String] {
        let fixtures = Corpora.own.appending(path: "Fixtures").path + "/"
        let known = Corpora.files.filter { $0.format.id == format.id && $0.path.string.hasPrefix(fixtures) }
            .map { CatalogPath(String($0.path.string.dropFirst(fixtures.count))) }
        let sample = SampleCatalog.all.first { $0.format == format.id }?.path
        var paths = [CatalogPath(sample ?? "App/en.lproj/Localizable.\(format.extensions.first ?? format.id)")]
        for path in known where !paths.contains(where: { $0.folder == path.folder }) { paths.append(path) }
        return paths.map(\.string)
    }

    static func check(_ catalog: Catalog, _ choice: Int) async throws {
        try isConsistent(catalog)
        let same = catalog.rewritten { entry, output in entry.append(.value, to: &output) }
        try hold(same.refused.isEmpty && same.bytes == catalog.text.stored, "unchanged values change bytes")
        guard catalog.faults.isEmpty, !catalog.format.has(.isReadOnly) else { return }
        try acceptsValues(catalog, choice % 3 == 0 ? "[x]" : "\n\t<&>\"'\\ é 😀 ]]>")
        try acceptsOneValue(catalog, choice)
        try await acceptsPseudoLocale(catalog, choice)
    }

    /// Every text is UTF-8, every range is inside of the file, every fault has a message.
    private static func isConsistent(_ catalog: Catalog) throws(Breach) {
        var text: [UInt8] = []
        let parts: [Entry.Part] = [
            .key, .variant, .locale, .value, .source, .comment, .state, .extraction, .argument, .valueType,
        ]
        for entry in catalog.entries {
            for part in parts {
                text.removeAll(keepingCapacity: true)
                entry.append(part, to: &text)
                try hold(String(validating: text, as: UTF8.self) != nil, "\(part) of entry \(entry.index) is not UTF-8")
                if let range = entry.range(of: part) {
                    try hold(
                        range.start <= range.end && Int(range.end) <= catalog.text.utf8.count,
                        "\(part) of entry \(entry.index) is outside of the text")
                }
            }
            if let range = entry.storedRange {
                try hold(range.upperBound <= catalog.text.stored.count, "entry \(entry.index) is outside of the file")
            }
            _ = (entry.name, entry.sharesComment, entry.keptTexts, entry.samples.count, entry.sizeLimits.count)
        }
        for fault in catalog.faults {
            try hold(!fault.message.isEmpty, "a fault has no message")
            guard let place = fault.place else { continue }
            let last = catalog.text.utf8.count + 1
            try hold(place.line >= 1 && place.line <= last && place.column >= 1 && place.column <= last, "\(fault)")
        }
        _ = KeyIndex(catalog)
    }

    /// A new value is read back everywhere, and refused values are unchanged.
    private static func acceptsValues(_ catalog: Catalog, _ added: String) throws(Breach) {
        let changed = catalog.rewritten { entry, output in
            guard let value = entry.value else { return false }
            output += catalog.format.lengthened(value, by: added).utf8
            return true
        }
        guard staysInEncoding(changed.bytes, of: catalog) else { return }
        let refused = Set(changed.refused.compactMap { $0.entry?.index })
        let read = Catalog(path: catalog.path, bytes: changed.bytes, format: catalog.format)
        try hold(read.faults.isEmpty, "faults after writing: \(read.faults.first?.message ?? "")")
        let expected = catalog.entries.map { Row($0, added: refused.contains($0.index) ? "" : added) }.sorted()
        // Sorted, because a key that was its own text gets one elsewhere.
        let found = read.entries.map { Row($0, added: "") }.sorted()
        try hold(found.count == expected.count, "\(expected.count) entries became \(found.count)")
        for (expected, found) in zip(expected, found) {
            try hold(expected == found, "wrote \(expected), read \(found)")
        }
    }

    /// Whether a file keeps its encoding.
    ///
    /// If only a single value was not UTF-8, the file may be UTF-8 without it; when Swell writes, it finds that out by
    /// reading.
    private static func staysInEncoding(_ bytes: [UInt8], of catalog: Catalog) -> Bool {
        catalog.text.encoding != .latin1
            || Catalog(path: catalog.path, bytes: bytes, format: catalog.format).text.encoding == .latin1
    }

    /// A new value changes no bytes except those of the old value.
    private static func acceptsOneValue(_ catalog: Catalog, _ choice: Int) throws(Breach) {
        let placed = catalog.entries.filter { $0.storedRange != nil && $0.hasValue }
        guard let entry = placed.chosen(by: choice), let range = entry.storedRange else { return }
        let value = "«\(entry.value ?? "")» \\ \" 'ü' 日本 😀"
        guard let bytes = try? catalog.replacing([entry.index: value]), staysInEncoding(bytes, of: catalog) else {
            return
        }
        // YAML uses other quotes for values that the current ones cannot contain.
        let stored = catalog.text.stored
        let before = ArraySlice(stored[..<range.lowerBound].reversed().drop(while: isQuote).reversed())
        let after = stored[range.upperBound...].drop(while: isQuote)
        try hold(bytes.starts(with: before), "bytes before the value of \(entry.key) changed")
        try hold(bytes.reversed().starts(with: after.reversed()), "bytes after the value of \(entry.key) changed")
        let read = Catalog(path: catalog.path, bytes: bytes, format: catalog.format)
        try hold(read.entries.count == catalog.entries.count, "the number of entries changed with one value")
        for (old, new) in zip(catalog.entries, read.entries) {
            let expected = old.index == entry.index ? value : old.value
            try hold(expected == new.value, "entry \(old.index): wrote \(expected ?? "-"), read \(new.value ?? "-")")
        }
    }

    /// Whether a byte is part of a quote, in UTF-16 too.
    private static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 || byte == 0 }

    private static let pseudolocales = ["en-PSEUDO", "ar-XB", "ru-PSEUDO"].compactMap {
        try? Pseudolocale(Pseudolocale.Recipe(tag: $0))
    }

    /// A pseudo-locale of it can be written, and is read without faults.
    private static func acceptsPseudoLocale(_ catalog: Catalog, _ choice: Int) async throws {
        guard let pseudolocale = pseudolocales.chosen(by: choice) else { return }
        do {
            let made = try await PseudoCatalog.make(of: catalog, in: pseudolocale, GenerationRules())
            let read = Catalog(path: catalog.path, bytes: made.rewriting.bytes, format: catalog.format)
            try hold(read.faults.isEmpty, "faults in \(pseudolocale.tag.string): \(read.faults.first?.message ?? "")")
            try canBeRemoved(pseudolocale.tag.string, from: read, leaving: catalog)
        } catch GenerationError.failedVerification(let path) {
            if catalog.text.encoding == .latin1 { return }
            throw Breach(description: "\(path) failed the verification of its pseudo-locale")
        } catch is GenerationError {
            // Duplicate keys are an error in the file itself.
        } catch is RewriteError {
            // So are files that cannot contain another language.
        }
    }
}

extension CatalogProperties {
    /// A pseudo-locale added to a multilingual file can be removed without a trace.
    private static func canBeRemoved(_ language: String, from read: Catalog, leaving catalog: Catalog) throws {
        guard catalog.format.layout == .allInOne, read.text.stored != catalog.text.stored,
            !String(decoding: catalog.text.utf8, as: UTF8.self).contains(language)
        else { return }
        try hold(try read.removingLocalization(language) == catalog.text.stored, "\(language) leaves traces")
    }
}

/// The parts of an entry that must survive writing.
private struct Row: Comparable, CustomStringConvertible {
    private let key, variant, locale: String
    private let value: String?

    init(_ entry: Entry, added: String) {
        (key, variant, locale) = (entry.key, entry.variant, entry.locale ?? "")
        value = entry.value.map { entry.catalog.format.lengthened($0, by: added) }
    }

    var description: String {
        "\(key.debugDescription) \(variant) \(locale) \(value?.debugDescription ?? "-")"
    }

    private var bytes: [[UInt8]] { [key, variant, locale, value ?? "\u{0}"].map { Array($0.utf8) } }

    // Compares bytes, because `String` treats two encodings of a character as equal.
    static func == (one: Row, other: Row) -> Bool { one.bytes == other.bytes }
    static func < (one: Row, other: Row) -> Bool {
        one.bytes.lexicographicallyPrecedes(other.bytes) { $0.lexicographicallyPrecedes($1) }
    }
}
