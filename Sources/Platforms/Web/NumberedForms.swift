// The plurals in i18next's older files for languages with one form, or more than two: `file_0`, `file_1`, `file_2`.

import Basics
import Catalogs

/// The keys of a translation that are numbered forms of the source's `file` and `file_plural`.
struct NumberedForms: KeyReplacements {
    /// The keys of the source for which the translation has numbered forms.
    private var stems: Set<[UInt8]> = []

    init(_ translation: Catalog, of sources: [KeyIndex]) {
        var numbered: Set<[UInt8]> = []
        var key: [UInt8] = []
        for entry in translation.entries {
            key.removeAll(keepingCapacity: true)
            entry.append(.key, to: &key)
            if let stem = Self.stem(of: key) { numbered.insert(stem) }
        }
        guard !numbered.isEmpty else { return }
        for entry in sources.flatMap(\.catalog.entries) where entry.variant == "plural.other" {
            key.removeAll(keepingCapacity: true)
            entry.append(.key, to: &key)
            if numbered.contains(key) { stems.insert(key) }
        }
    }

    /// Whether the translation has the forms of a source key.
    func have(_ source: Entry) -> Bool {
        var key: [UInt8] = []
        return !stems.isEmpty && source.append(.key, to: &key) && stems.contains(key)
    }

    /// Whether an entry of the translation is such a form.
    func contain(_ own: Entry) -> Bool {
        var key: [UInt8] = []
        guard !stems.isEmpty, own.append(.key, to: &key), let stem = Self.stem(of: key) else { return false }
        return stems.contains(stem)
    }

    /// Returns a key without its `_0`; no language has more than six forms.
    private static func stem(of key: [UInt8]) -> [UInt8]? {
        guard let last = key.last, 0x30...0x35 ~= last, key.dropLast().last == UInt8(ascii: "_") else { return nil }
        return Array(key.dropLast(2))
    }
}
