// The keys of a table, as an app asks for them: whatever their branches, and in whichever of its files.

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

    /// The first entry of the key that another catalog's entry has; a string and a plural of one name may be two.
    mutating func entry(like entry: Entry) -> Entry? { search.number(of: entry).map { names.entry(of: $0) } }

    /// The first entry of the key of another catalog's entry that is of another kind.
    func other(like entry: Entry) -> Entry? { names.entryOfOtherKind(like: entry) }
}

extension [TableKeys] {
    /// Whether one of the files has the key of an entry.
    mutating func contain(_ entry: Entry) -> Bool {
        indices.contains { self[$0].entry(like: entry) != nil }
    }

    /// What one of the files has under the key of an entry that is of another kind.
    mutating func other(like entry: Entry) -> Entry? {
        for index in indices {
            if let other = self[index].other(like: entry) { return other }
        }
        return nil
    }
}

extension Catalog {
    /// The first entry of each key; a key whose texts stand apart comes more than once.
    ///
    /// What a term of Fluent's says of itself, as `-brand.gender`, each language has as it needs it.
    var firstEntries: [Entry] {
        var last: [UInt8] = []
        var key: [UInt8] = []
        let dot = UInt8(ascii: ".")
        return entries.filter { entry in
            key.removeAll(keepingCapacity: true)
            entry.append(.key, to: &key)
            defer { swap(&last, &key) }
            return (entry.index == 0 || key != last) && !(key.contains(dot) && entry.isTerm)
        }
    }

    /// Whether the system has other texts for its keys: those of `Info.plist`, whatever the target calls it, and of the
    /// property lists in `Settings.bundle`.
    var isOfPropertyList: Bool {
        let path = CatalogPath(path)
        guard path.extension == "strings" else { return false }
        return path.name.hasSuffix("Plist.strings")
            || CatalogPath(path.languageRoot ?? path.folder).name.lowercased() == "settings.bundle"
    }

    /// Whether it is a storyboard or a xib, whose text an app shows where a table lacks the key.
    var isInterfaceDocument: Bool { format.has(.needsLanguageFolder) }

    /// Whether it is what an app falls back to, and no language.
    package var isBase: Bool { locale?.lowercased() == "base" }
}

extension Entry {
    /// Whether its key is one that Interface Builder made, as in `aBc-12-xYz.title`: the storyboard has a text for it.
    var isInterfaceBuilders: Bool {
        var key: [UInt8] = []
        append(.key, to: &key)
        return key.isOfInterfaceBuilder
    }

    /// Whether its key is one of its own texts: what is shown of `%lld files` where no table has it.
    var hasKeyAsText: Bool {
        if isItsOwnKey { return true }
        let own = key
        return catalog.entries[(index + 1)...].prefix { $0.key == own }.contains(where: \.isItsOwnKey)
    }
}

extension [UInt8] {
    /// Whether it is a key that Interface Builder made, as in `aBc-12-xYz.title`.
    var isOfInterfaceBuilder: Bool {
        guard count > 11, self[3] == UInt8(ascii: "-"), self[6] == UInt8(ascii: "-"), self[10] == UInt8(ascii: ".")
        else { return false }
        return [0, 1, 2, 4, 5, 7, 8, 9].allSatisfy { self[$0].isLetter || self[$0].isDigit }
    }
}
