// Which texts the numbers in marks stand for: swell-marks.json, as docs/marks.md describes it.

import Basics
import Catalogs
import Marks

/// The texts of a set of catalogs that were generated with marks.
package struct MarkManifest: Sendable {
    package static let fileName = "swell-marks.json"

    /// The tags of the languages, by their position in marks.
    private var locales: [String] = []
    private var catalogs: [String] = []
    private var texts: [Int: MarkedText] = [:]

    private struct MarkedText {
        let catalog: Int?
        let key: String
        let variant: String
        let hashes: [String?]
    }

    /// Reads a manifest.
    package init(_ bytes: [UInt8], path: String) throws(Fault) {
        let document = try JSONDocument(bytes, path: path)
        var fields = ScreenFields(document, path: path)
        let root = Self.members(of: document.root, in: document)
        guard fields.text(root["format"]) == "swell-marks", fields.count(root["version"]) == 1 else {
            throw Fault(
                path: path, place: document.place(of: document.root),
                problem: .unexpected(found: "another format", expected: "version 1 of the format \"swell-marks\""))
        }
        locales = fields.elements(of: root["locales"]).map {
            fields.text(Self.members(of: $0, in: document)["tag"]) ?? ""
        }
        catalogs = fields.elements(of: root["catalogs"]).map {
            fields.text(Self.members(of: $0, in: document)["source"]) ?? ""
        }
        // There are as many texts as an app has.
        for text in root["texts"].map({ document.elements(of: $0) }) ?? [] {
            let own = Self.members(of: text, in: document)
            guard let index = own["index"].flatMap({ document.number($0) }).flatMap({ Int(exactly: $0) }),
                let key = fields.text(own["key"])
            else { continue }
            let hashes = own["hashes"].map { document.elements(of: $0).map { document.string($0) } } ?? []
            texts[index] = MarkedText(
                catalog: fields.count(own["catalog"]), key: key, variant: fields.text(own["variant"]) ?? "",
                hashes: hashes)
        }
        if let fault = fields.faults.first { throw fault }
    }

    private static func members(
        of value: JSONDocument.Value, in document: JSONDocument
    ) -> [String: JSONDocument.Value] {
        Dictionary(document.members(of: value).map { (document.string($0.key) ?? "", $0.value) }) { first, _ in first }
    }

    /// The key that a mark stands for; nil if the manifest has no such text.
    package func key(_ index: Int, locale: String?) -> RecordedKey? {
        guard let text = texts[index] else { return nil }
        var key = RecordedKey(
            text.key, catalog: text.catalog.flatMap { catalogs.indices.contains($0) ? catalogs[$0] : nil },
            variant: text.variant.isEmpty ? nil : text.variant, by: .mark)
        let position = locale.flatMap { locales.firstIndex(of: $0) }
        key.hash = position.flatMap { text.hashes.indices.contains($0) ? text.hashes[$0] : nil }
        return key
    }

    /// The language at a position.
    package func locale(_ position: Int) -> String? { locales.indices.contains(position) ? locales[position] : nil }
}
