// Fluent's `.ftl`: messages, their attributes, and terms.

import Catalogs
import MessagePatterns

enum FluentFormat: CatalogFormat {
    static let id = "fluent"
    static let summary = "Fluent: messages, attributes and terms, with selectors in them"
    static let extensions = ["ftl"]
    static let writing = "values in place"
    static let places: [LanguagePlace] = [.folder, .name, .suffix("._-")]
    static let traits: FormatTraits = [.isToldByContents, .takesDirectionFromLanguage]
    static let syntax = Syntax.fluent

    /// FreeMarker's templates have the same extension, often behind that of what they make: `Main.kt.ftl`.
    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        !["kt", "java", "xml", "gradle", "html", "md", "txt", "json", "properties", "kts"].contains(
            CatalogPath(path.stem).extension)
    }

    static func begins(_ head: [UInt8]) -> Bool {
        head.first { $0 > 0x20 && $0 < 0x80 } != UInt8(ascii: "<") && head.firstOffset(of: "<#") == nil
    }

    /// By the folder that a file is in, by its name, and at last by a folder further out.
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
            reading.faults.append(.byteOrderMark("a message or a comment, as Fluent loses what the mark stands before"))
        }
        return reading
    }

    static func isTerm(_ entry: Entry) -> Bool {
        var key: [UInt8] = []
        return entry.append(.key, to: &key) && key.first == UInt8(ascii: "-")
    }

    static func escape(_ scalar: UInt32) -> String? { nil }
}
