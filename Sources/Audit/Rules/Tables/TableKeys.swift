// The keys of a table as an app uses them, independent of branches and of the file that contains them.

import Basics
import Catalogs
import Platforms

/// Finds keys in one of the files of a table.
struct TableKeys {
    private let names: KeyNames
    private var search: KeyNames.Search

    init(_ index: KeyIndex) {
        names = index.names
        search = KeyNames.Search(names)
    }

    /// Returns the first entry with the key of another catalog's entry; a string and a plural may share a name.
    mutating func entry(like entry: Entry) -> Entry? { search.number(of: entry).map { names.entry(of: $0) } }

    /// Returns the first entry with the same key but of another kind.
    func other(like entry: Entry) -> Entry? { names.entryOfOtherKind(like: entry) }
}

extension [TableKeys] {
    /// Whether one of the files has the key of an entry.
    mutating func contain(_ entry: Entry) -> Bool {
        indices.contains { self[$0].entry(like: entry) != nil }
    }

    /// Returns the first entry in the files with the same key but of another kind.
    mutating func other(like entry: Entry) -> Entry? {
        for index in indices {
            if let other = self[index].other(like: entry) { return other }
        }
        return nil
    }
}

extension Catalog {
    /// The first entry of each key; a key whose texts are not adjacent occurs more than once.
    ///
    /// Entries of which each language has its own are left out, such as the attribute `-brand.gender` in Fluent.
    var firstEntries: [Entry] {
        var last: [UInt8] = []
        var key: [UInt8] = []
        return entries.filter { entry in
            key.removeAll(keepingCapacity: true)
            entry.append(.key, to: &key)
            defer { swap(&last, &key) }
            return (entry.index == 0 || key != last) && !entry.isFree
        }
    }

    /// Whether its keys also have texts in property lists: in `Info.plist`, whatever the target's name for it, or in
    /// `Settings.bundle`.
    var belongsToPropertyList: Bool {
        let path = CatalogPath(path)
        guard path.extension == "strings" else { return false }
        return path.name.hasSuffix("Plist.strings")
            || CatalogPath(path.languageRoot ?? path.folder).name.lowercased() == "settings.bundle"
    }

    /// Whether it is a storyboard or a xib, whose text an app shows if a table lacks the key.
    var isInterfaceDocument: Bool { format.has(.needsLanguageFolder) }

    /// Whether it is the fallback of an app, and not a language.
    package var isBase: Bool { locale?.lowercased() == "base" }
}

extension Entry {
    /// Whether one of its texts reads like the key, which is shown if no table has it: `%lld files`.
    var hasKeyAsText: Bool {
        if readsLikeItsKey { return true }
        let own = key
        return catalog.entries[(index + 1)...].prefix { $0.key == own }.contains(where: \.readsLikeItsKey)
    }

    private var readsLikeItsKey: Bool {
        if isItsOwnKey { return true }
        guard let value else { return false }
        return ReadScalars(of: value).elementsEqual(ReadScalars(of: key))
    }
}

/// What people read of a text, however it is typed: without quotation marks, white space at the ends and the numbers of
/// placeholders, and with an ellipsis for three dots.
private struct ReadScalars: Sequence, IteratorProtocol {
    private var scalars: Substring.UnicodeScalarView
    private var hasBegun = false

    init(of text: String) { scalars = text.unicodeScalars[...] }

    mutating func next() -> Unicode.Scalar? {
        var isAfterSpace = false
        while let scalar = scalars.first {
            if scalar.isQuotationMark {
                scalars.removeFirst()
            } else if scalar.isWhitespace {
                isAfterSpace = true
                scalars.removeFirst()
            } else if isAfterSpace, hasBegun {
                return " "
            } else {
                hasBegun = true
                return visible(scalars.removeFirst())
            }
        }
        return nil
    }

    private mutating func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "." where scalars.starts(with: ["." as Unicode.Scalar, "."]):
            scalars.removeFirst(2)
            return "…"
        case "%":
            let rest = scalars.drop { ("0"..."9").contains($0) }
            if rest.startIndex > scalars.startIndex, rest.first == "$" { scalars = rest.dropFirst() }
            return scalar
        default: return scalar
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isQuotationMark: Bool {
        isASCII ? self == "\"" || self == "'" : properties.isQuotationMark
    }

    fileprivate var isWhitespace: Bool {
        isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}
