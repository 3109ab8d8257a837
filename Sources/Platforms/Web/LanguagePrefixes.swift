// Keys that begin with the language of their file: `de/symbols` replaces `en/symbols`.

import Basics
import Catalogs

/// The keys that begin with the language of their file, as data that a program looks up by language.
///
/// Up to the first dot they must be the same in each language; what follows depends on the language.
struct LanguagePrefixes: KeyReplacements {
    /// The keys of both sides, without their language and up to the first dot.
    private var own: Set<ArraySlice<UInt8>> = []
    private var theirs: Set<ArraySlice<UInt8>> = []
    private let prefix: [UInt8]
    private let sourcePrefix: [UInt8]

    init(_ translation: Catalog, of sources: [KeyIndex]) {
        prefix = Self.prefix(of: translation)
        sourcePrefix = sources.first.map { Self.prefix(of: $0.catalog) } ?? []
        guard let source = sources.first?.catalog, prefix != sourcePrefix else { return }
        theirs = Self.keys(of: source, after: sourcePrefix)
        if !theirs.isEmpty { own = Self.keys(of: translation, after: prefix) }
    }

    func have(_ source: Entry) -> Bool { Self.rest(of: source, after: sourcePrefix).map(own.contains) ?? false }

    func contain(_ own: Entry) -> Bool { Self.rest(of: own, after: prefix).map(theirs.contains) ?? false }

    private static func prefix(of catalog: Catalog) -> [UInt8] { Array("\(catalog.locale ?? "")/".utf8) }

    /// The keys after a language; empty if the first key of the file does not begin with it.
    private static func keys(of catalog: Catalog, after prefix: [UInt8]) -> Set<ArraySlice<UInt8>> {
        guard let first = catalog.entries.first, rest(of: first, after: prefix) != nil else { return [] }
        return Set(catalog.unshared.entries.compactMap { rest(of: $0, after: prefix) })
    }

    private static func rest(of entry: Entry, after prefix: [UInt8]) -> ArraySlice<UInt8>? {
        var key: [UInt8] = []
        guard entry.append(.key, to: &key), key.starts(with: prefix) else { return nil }
        return key[prefix.count...].prefix { $0 != UInt8(ascii: ".") }
    }
}
