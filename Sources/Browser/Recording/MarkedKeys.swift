// The keys of marks, from swell-marks.json.

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The keys of marks.
package struct MarkedKeys: Sendable {
    /// The languages, in the order of their numbers in marks.
    package let locales: [String]
    private let texts: [JSON]
    private let catalogs: [String]

    /// No keys: marks stay numbers.
    package init() {
        (locales, texts, catalogs) = ([], [], [])
    }

    /// The keys in a manifest; nil if it is none.
    package init?(_ bytes: [UInt8]) {
        guard let manifest = try? JSONDecoder().decode(JSON.self, from: Data(bytes)),
            manifest["format"] == "swell-marks", manifest["version"].number == 1
        else { return nil }
        locales = manifest["locales"].array.map { $0["tag"].string ?? "" }
        catalogs = manifest["catalogs"].array.map { $0["source"].string ?? "" }
        texts = manifest["texts"].array
    }

    /// A text of a screen with the keys of its marks.
    func resolved(_ text: JSON, in locale: String?) -> JSON {
        guard !texts.isEmpty, case .object(var members) = text else { return text }
        let keys = text["marks"].array.compactMap { $0.number.flatMap { key(Int($0), in: locale) } }
        // A text of a marked app without marks comes from no catalog.
        members["keys"] = .array(keys)
        if keys.count == text["marks"].array.count { members["marks"] = nil }
        return .object(members)
    }

    private func key(_ index: Int, in locale: String?) -> JSON? {
        guard texts.indices.contains(index - 1) else { return nil }
        let text = texts[index - 1]
        var key: [String: JSON] = ["key": text["key"], "by": "mark"]
        if let catalog = text["catalog"].number, catalogs.indices.contains(Int(catalog)) {
            key["catalog"] = .string(catalogs[Int(catalog)])
        }
        if let variant = text["variant"].string, !variant.isEmpty { key["variant"] = .string(variant) }
        if let number = locale.flatMap({ locales.firstIndex(of: $0) }), number < text["hashes"].array.count,
            let hash = text["hashes"].array[number].string
        {
            key["hash"] = .string(hash)
        }
        return .object(key)
    }
}
