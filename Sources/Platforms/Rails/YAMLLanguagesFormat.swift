// YAML with several languages at its root, as in small Rails engines.

import Basics
import Catalogs

enum YAMLLanguagesFormat: RootLanguages {
    static let id = "yaml-languages"
    static let summary = "YAML of several languages in one file, each under its name at the root"
    static let extensions = ["yml", "yaml"]
    static let fallback = Fallback.asApp
    static let partFormat = Format(YAMLFormat.self)
    static let commentMark: UInt8? = UInt8(ascii: "#")

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        YAMLFormat.slot(of: path)?.tag == nil && (names == nil || YAMLPlaces.mayHoldTexts(path))
    }

    /// Whether the root contains at least two languages, one of them English, and nothing else.
    static func begins(_ head: [UInt8]) -> Bool {
        guard let names = YAMLPlaces.rootLanguages(head) else { return false }
        return names.count > 1 && RootLanguage.source(of: names) != nil
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reader = YAMLReader(text, path)
        reader.readFile(isShared: true)
        var reading = reader.reading
        SourceTexts(reading, text.utf8).add(to: &reading)
        return reading
    }

    // MARK: Languages

    static func part(of language: String, in text: SourceText) -> Range<Int>? {
        let document = YAMLEvents(text.utf8)
        return YAMLLanguages(document, nil).block(of: language, document, text.utf8)
    }

    static func additions(of part: ArraySlice<UInt8>, as language: String, to text: SourceText) -> [Splice]? {
        let document = YAMLEvents(text.utf8)
        let languages = YAMLLanguages(document, nil)
        let utf8 = text.utf8
        guard !document.hasOddLines else { return nil }
        let lines = lines(of: part, endingLike: utf8)
        let last = YAMLEvents(lines).events.last { $0.kind == .scalar }
        // Spaces in the last line belong to a block text only if the file ends with them.
        let spaces = lines.reversed().drop(while: YAMLQuoted.isBreak).prefix { !YAMLQuoted.isBreak($0) }
        if last?.isBlock ?? false, spaces.allSatisfy({ $0 == 0x20 }) { return nil }
        if languages.has(language, document) {
            guard let existing = languages.block(of: language, document, utf8) else { return nil }
            // A blank line or an indented comment that follows would become part of a block at the end of the new
            // lines.
            let end = languages.next(after: existing, document) ?? document.rootEnd ?? utf8.count
            let rest = utf8[existing.upperBound..<end]
            if let next = rest.first, next != UInt8(ascii: "#"), last?.isBlock ?? false { return nil }
            return [Splice(ByteRange(existing.lowerBound, existing.upperBound), lines)]
        }
        // After `...` would be another document.
        var end = document.rootEnd ?? utf8.count
        // A last line without a line break must stay so.
        if end == utf8.count, let last = utf8.last, !YAMLQuoted.isBreak(last), let key = languages.keys.last {
            end = YAMLLanguages.commentStart(above: key, document, utf8)
        }
        return [Splice(ByteRange(end, end), lines)]
    }

    /// Returns a part as whole lines.
    private static func lines(of part: ArraySlice<UInt8>, endingLike utf8: [UInt8]) -> [UInt8] {
        let lines = Array(part)
        guard let last = lines.last, !YAMLQuoted.isBreak(last) else { return lines }
        let newline: [UInt8] = utf8.firstOffset(of: "\r\n") != nil ? [0x0D, 0x0A] : [0x0A]
        guard let text = YAMLEvents(lines).events.last(where: { $0.kind == .scalar }) else { return lines + newline }
        switch text.style {
        // The line break would become part of a block at the end of the file.
        case .literal, .folded: return YAMLBlock.strippingEnd(of: lines, text.range) + newline
        case .plain, .single, .double: return lines + newline
        }
    }

    static func removals(of language: String, in text: SourceText) -> [Splice] {
        let document = YAMLEvents(text.utf8)
        let utf8 = text.utf8
        guard let block = YAMLLanguages(document, nil).block(of: language, document, utf8) else { return [] }
        var start = block.lowerBound
        if block.upperBound == utf8.count, start > 0, utf8.last.map({ !YAMLQuoted.isBreak($0) }) ?? false {
            start -= start > 1 && utf8.has("\r\n", at: start - 2) ? 2 : 1
        }
        return [Splice(ByteRange(start, block.upperBound), [])]
    }

    static func escape(_ scalar: UInt32) -> String? { nil }
}
