// The keys of the marks on a page.

import Marks

/// The keys of marks, according to a manifest.
package struct MarkedKeys: Sendable {
    private let manifest: MarkManifest?

    /// Without a manifest, marks stay numbers.
    package init(_ manifest: MarkManifest? = nil) { self.manifest = manifest }

    /// The languages, in the order of their numbers in marks.
    package var locales: [String] { manifest?.locales.map(\.tag) ?? [] }

    /// The language of the marks that a tag means: `de-DE` for `de`, if no other is German; the tag itself if there is none.
    package func locale(of tag: String) -> String {
        let wanted = Self.parts(of: tag)
        let own = manifest?.locales ?? []
        if let same = own.first(where: { Self.parts(of: $0.tag) == wanted }) { return same.tag }
        let close = own.filter { !$0.isPseudo && Self.parts(of: $0.tag).starts(with: wanted) }
        return close.count == 1 ? close[0].tag : tag
    }

    /// The tag under which the app loads a language; nil if it is its own.
    func carrier(of tag: String) -> String? {
        let marked = locale(of: tag)
        return manifest?.locales.first { $0.tag == marked }?.carrier
    }

    private static func parts(of tag: String) -> [Substring] {
        tag.lowercased().split { $0 == "-" || $0 == "_" }.map { Substring($0) }
    }

    /// A text of a screen with the keys of its marks.
    func resolved(_ text: JSON, in locale: String?) -> JSON {
        guard let manifest, !manifest.texts.isEmpty, case .object(var members) = text else { return text }
        let keys = text["marks"].array.compactMap { $0.number.flatMap { key(Int($0), in: locale, of: manifest) } }
        // A text of a marked app without marks comes from no catalog.
        members["keys"] = .array(keys)
        if keys.count == text["marks"].array.count { members["marks"] = nil }
        return .object(members)
    }

    private func key(_ index: Int, in locale: String?, of manifest: MarkManifest) -> JSON? {
        guard manifest.texts.indices.contains(index - 1) else { return nil }
        let text = manifest.texts[index - 1]
        var key: [String: JSON] = [
            "key": .string(text.key), "by": "mark", "catalog": .string(manifest.catalogs[text.catalog].source),
        ]
        if !text.variant.isEmpty { key["variant"] = .string(text.variant) }
        let number = locale.flatMap { locale in manifest.locales.firstIndex { $0.tag == locale } }
        if let number, text.hashes.indices.contains(number), let hash = text.hashes[number] {
            key["hash"] = .string(hash)
        }
        return .object(key)
    }
}
