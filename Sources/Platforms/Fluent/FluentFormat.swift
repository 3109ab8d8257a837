// Fluent's `.ftl`: messages, their attributes, and terms.

import Catalogs
import MessagePatterns

enum FluentFormat: CatalogFormat {
    static let id = "fluent"
    static let summary = "Fluent: messages, attributes and terms, with selectors in them"
    static let extensions = ["ftl"]
    static let writing = "values in place"
    static let places: [LanguagePlace] = [.folder, .name, .suffix("._-")]
    static let traits: FormatTraits = [.isDetectedByContents]
    static let syntax = Syntax.fluent

    /// FreeMarker templates have the same extension, often after that of their output: `Main.kt.ftl`.
    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        !["kt", "java", "xml", "gradle", "html", "md", "txt", "json", "properties", "kts"].contains(
            CatalogPath(path.stem).extension)
    }

    static func begins(_ head: [UInt8]) -> Bool {
        head.first { $0 > 0x20 && $0 < 0x80 } != UInt8(ascii: "<") && head.firstOffset(of: "<#") == nil
    }

    /// The folder of the file decides, then its name, and finally an outer folder.
    static func slot(of path: CatalogPath) -> LanguageSlot? {
        let folder = LanguagePlace.folder.slot(in: path)
        if let folder, !folder.isOuter { return folder }
        return LanguagePlace.name.slot(in: path) ?? folder ?? LanguagePlace.suffix("._-").slot(in: path)
    }

    static func encoding(of bytes: [UInt8]) -> TextEncoding { .utf8 }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reader = FluentReader(text)
        reader.readFile()
        var reading = reader.reading
        if text.start > 0 {
            reading.faults.append(.byteOrderMark("a message or a comment, because Fluent drops what follows the mark"))
        }
        return reading
    }

    static func isTerm(_ entry: Entry) -> Bool {
        var key: [UInt8] = []
        return entry.append(.key, to: &key) && key.first == UInt8(ascii: "-")
    }

    /// Whether it is an attribute of a term: each language has those that it needs.
    static func isFree(_ entry: Entry) -> Bool {
        var key: [UInt8] = []
        return entry.append(.key, to: &key) && key.first == UInt8(ascii: "-") && key.contains(UInt8(ascii: "."))
    }

    /// Web apps show documents with a copy of pdf.js, whose keys all begin with its name.
    static func library(of catalog: Catalog) -> String? {
        let start = "pdfjs-"
        let entries = catalog.entries
        return !entries.isEmpty && entries.allSatisfy { $0.key.hasPrefix(start) } ? "pdf.js" : nil
    }

    static func escape(_ scalar: UInt32) -> String? { nil }
}
