// i18next's texts for a context, as in `friend_male`: a language without gender has only `friend`, the fallback.

import Basics
import Catalogs

/// The keys that replace those with a context.
struct ContextForms: KeyReplacements {
    /// The keys of the source, without their contexts.
    private var stems: Set<[UInt8]> = []
    /// Those of them in the translation.
    private var present: Set<[UInt8]> = []

    init(_ translation: Catalog, of sources: [KeyIndex]) {
        stems = Set(sources.flatMap { Self.keys(of: $0.catalog, Self.stem) })
        guard !stems.isEmpty else { return }
        present = Set(Self.keys(of: translation) { stems.contains($0) ? $0 : nil })
    }

    /// Whether the translation shows another key instead of one of the source.
    func have(_ source: Entry) -> Bool {
        var key: [UInt8] = []
        guard !present.isEmpty, source.append(.key, to: &key), let stem = Self.stem(of: key) else { return false }
        return present.contains(stem)
    }

    /// Whether an entry of the translation covers all contexts that the source distinguishes.
    func contain(_ own: Entry) -> Bool {
        var key: [UInt8] = []
        return !present.isEmpty && own.append(.key, to: &key) && present.contains(key)
    }

    private static func keys(of catalog: Catalog, _ made: ([UInt8]) -> [UInt8]?) -> [[UInt8]] {
        var key: [UInt8] = []
        return catalog.entries.compactMap { entry in
            key.removeAll(keepingCapacity: true)
            return entry.append(.key, to: &key) ? made(key) : nil
        }
    }

    /// A context may be any word; these are the ones that languages can do without.
    private static let contexts = ["_male", "_female", "_neutral"].map { Array($0.utf8) }

    private static func stem(of key: [UInt8]) -> [UInt8]? {
        guard let last = key.last, last == UInt8(ascii: "e") || last == UInt8(ascii: "l") else { return nil }
        let context = contexts.first { key.count > $0.count && key.suffix($0.count) == $0[...] }
        return context.map { Array(key.dropLast($0.count)) }
    }
}
