// Keys that are the source texts and occur in no source file: `"Save" = "Sichern";` beside nothing in English.

import Basics
import Catalogs

extension Catalog {
    /// Whether the keys are the texts: a table of strings in old-style text that contains no texts.
    public var usesKeysAsTexts: Bool {
        format.id == StringsFormat.id && faults.isEmpty && text.encoding != .binary
            && text.utf8.first != UInt8(ascii: "<")
            && !entries.contains { $0.key.utf8.contains(where: \.isLetter) }
    }

    /// Returns the catalog with the keys that only translations have, each as its own text; nil if there are none.
    ///
    /// Names such as `title.save` are not texts.
    public func addingTexts(fromKeysOf translations: [Catalog]) -> (catalog: Catalog, added: Int)? {
        guard usesKeysAsTexts else { return nil }
        var known = Set(entries.map(\.key))
        var bytes = text.utf8
        if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
        var added = 0
        for entry in translations.flatMap(\.entries) {
            let key = entry.key
            guard Self.readsAsText(key), known.insert(key).inserted else { continue }
            added += 1
            bytes += "\n\"".utf8
            OpenStepText.encode(Array(key.utf8), quote: UInt8(ascii: "\""), like: [], 0..<0, to: &bytes)
            bytes += "\" = \"".utf8
            OpenStepText.encode(Array(key.utf8), quote: UInt8(ascii: "\""), like: [], 0..<0, to: &bytes)
            bytes += "\";\n".utf8
        }
        guard added > 0 else { return nil }
        let catalog = Catalog(path: path, bytes: bytes, format: format)
        return catalog.faults.isEmpty && catalog.entries.count == entries.count + added ? (catalog, added) : nil
    }

    /// Whether a key is readable text: several words, or a word that begins like a sentence.
    private static func readsAsText(_ key: String) -> Bool {
        guard key.utf8.contains(where: \.isLetter) else { return false }
        if key.utf8.contains(UInt8(ascii: " ")) { return true }
        return key.first?.isUppercase ?? false
            && !key.dropFirst().utf8.contains {
                $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || (0x41...0x5A).contains($0)
            }
    }
}
