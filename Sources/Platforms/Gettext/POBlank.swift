// Turns a PO file into an untranslated one for another language.

import Basics
import Catalogs

/// What `msginit` makes of a file: the same messages, a new header, and no translations except English ones.
struct POBlank {
    private let utf8: [UInt8]
    private let language: String
    /// English texts stay: if the messages are names of keys, they are the readable texts.
    private let isEnglish: Bool
    private let lineBreak: String
    private var splices: [Splice] = []
    private var hasHeader = false

    init(_ catalog: Catalog, for language: String) {
        utf8 = catalog.text.utf8
        self.language = language
        isEnglish = catalog.locale.map { LanguageNames.isEnglish($0) } ?? false
        lineBreak = utf8.firstOffset(of: "\r\n") != nil ? "\r\n" : "\n"
    }

    /// Returns the file, in UTF-8, which can represent every pseudo text.
    mutating func bytes() -> [UInt8] {
        // The same text, but stored as UTF-8.
        let text = SourceText(utf8, .utf8)
        var found: [POMessage] = []
        var messages = POMessages(text)
        messages.forEach { found.append($0) }
        cleanComments(from: text.start)
        for message in found { clear(message) }
        if !hasHeader { addHeader(at: text.start) }
        dropMark(before: text.start)
        return text.applying(splices)
    }

    /// Removes a byte order mark, which msgfmt rejects, unless zeros follow that would then look like UTF-16.
    private mutating func dropMark(before start: Int) {
        guard start > 0, TextEncoding(detecting: Array(utf8[start...].prefix(8))) == .utf8 else { return }
        splices.append(Splice(ByteRange(0, start), []))
    }

    private mutating func addHeader(at start: Int) {
        let lines =
            Array("msgid \"\"\(lineBreak)msgstr ".utf8) + header(POHeader([])) + Array((lineBreak + lineBreak).utf8)
        splices.append(Splice(ByteRange(start, start), lines))
    }

    /// Returns the same result as changes to a file whose number of messages does not change.
    mutating func changes(of catalog: Catalog) -> Blank {
        if let place = catalog.marks.places.first {
            splices.append(Splice(place, header(like: place.indices)))
        } else {
            addHeader(at: catalog.text.start)
        }
        dropMark(before: catalog.text.start)
        if Self.mayHaveLeftovers(utf8) { cleanComments(from: catalog.text.start) }
        let clearings = catalog.records.indices.compactMap { index -> Splice? in
            guard let value = catalog.records.field(.value, at: index),
                !isEnglish || catalog.records.field(.state, at: index) != nil
            else { return nil }
            return Splice(value.range, Array("\"\"".utf8))
        }
        return Blank(splices: splices, clearings: clearings, isEnglish: isEnglish)
    }

    /// Whether there may be obsolete messages, previous wordings or fuzzy flags.
    private static func mayHaveLeftovers(_ utf8: [UInt8]) -> Bool {
        ["#~", "#|", "fuzzy"].contains { utf8.firstOffset(of: $0) != nil }
    }

    // MARK: Messages

    private mutating func clear(_ message: POMessage) {
        guard let first = message.translations.first, let last = message.translations.last else { return }
        if message.isHeader(in: utf8) {
            guard !hasHeader else { return }
            hasHeader = true
            splices.append(
                Splice(ByteRange(first.text.lowerBound, first.text.upperBound), header(like: first.text)))
            return
        }
        let isKept = isEnglish && !message.flags(in: utf8).isFuzzy
        if message.plural == nil {
            if !isKept {
                splices.append(Splice(ByteRange(first.text.lowerBound, first.text.upperBound), Array("\"\"".utf8)))
            }
        } else if !isKept || message.translations.count != 2 || message.hasUnusedForms(in: utf8) {
            let forms = "msgstr[0] \"\"\(lineBreak)msgstr[1] \"\""
            splices.append(Splice(ByteRange(first.keyword, last.text.upperBound), Array(forms.utf8)))
        }
    }

    private func header(like old: Range<Int>) -> [UInt8] {
        var text: [UInt8] = []
        POText.decode(utf8, old, to: &text)
        return header(POHeader(text))
    }

    /// Returns the header for pseudo texts, which have the two forms of the source in any language.
    private func header(_ old: POHeader) -> [UInt8] {
        var header = old
        let type = header["Content-Type"] ?? "text/plain; charset=CHARSET"
        // A charset is read even if nothing separates it from the type.
        let end = type.firstRange(of: "charset=")?.lowerBound ?? type.endIndex
        let kind = type[..<end].prefix { $0 != ";" }.split(separator: " ").joined(separator: " ")
        if header["MIME-Version"] == nil { header.set("MIME-Version", "1.0") }
        header.removeStrays("charset=", of: "Content-Type")
        header.set("Content-Type", "\(kind.isEmpty ? "text/plain" : kind); charset=UTF-8")
        if header["Content-Transfer-Encoding"] == nil { header.set("Content-Transfer-Encoding", "8bit") }
        for (name, initial, value) in Self.defaults where header[name] == initial { header.set(name, value) }
        if header["PO-Revision-Date"] == "YEAR-MO-DA HO:MI+ZONE", let date = header["POT-Creation-Date"] {
            header.set("PO-Revision-Date", date)
        }
        header.set("Language", language)
        header.set("Plural-Forms", "nplurals=2; plural=(n != 1);")
        var output: [UInt8] = []
        let text = Array("\"\"\(lineBreak)\"\"".utf8)
        POText.encode(header.text, like: text, text.indices, source: text.indices, to: &output)
        return output
    }

    /// The placeholders for names in templates, and values that tell tools that they were filled in deliberately.
    private static let defaults = [
        ("Last-Translator", "FULL NAME <EMAIL@ADDRESS>", "Swell"), ("Language-Team", "LANGUAGE <LL@li.org>", "none"),
    ]

    // MARK: Comments

    /// Removes obsolete messages with their comments, previous wordings, and fuzzy flags.
    private mutating func cleanComments(from start: Int) {
        var scanner = POScanner(utf8, from: start)
        var block: Int?
        var pending: [Splice] = []
        while let token = scanner.next() {
            guard case .comment(let line) = token else {
                splices += pending
                (block, pending) = (nil, [])
                continue
            }
            let whole = wholeLine(line)
            switch POText.CommentKind(utf8, line) {
            case .obsolete:
                splices.append(Splice(ByteRange(block ?? whole.lowerBound, whole.upperBound), []))
                (block, pending) = (nil, [])
                continue
            case .previous: pending.append(Splice(ByteRange(whole.lowerBound, whole.upperBound), []))
            case .flags: if let splice = withoutFuzzy(line, whole) { pending.append(splice) }
            case .translator, .extracted, .reference: break
            }
            block = block ?? whole.lowerBound
        }
        splices += pending
    }

    private func wholeLine(_ line: Range<Int>) -> Range<Int> {
        var start = line.lowerBound
        while start > 0, utf8[start - 1] == 0x20 || utf8[start - 1] == 0x09 { start -= 1 }
        var end = line.upperBound
        if end < utf8.count { end += utf8.has("\r\n", at: end) ? 2 : 1 }
        return start..<end
    }

    private func withoutFuzzy(_ line: Range<Int>, _ whole: Range<Int>) -> Splice? {
        let content = utf8[POText.content(utf8, line)]
        let flags = content.split(separator: UInt8(ascii: ",")).map { part in
            let part = Array(part)
            return String(decoding: part[part.trimmed(part.indices)], as: UTF8.self)
        }
        guard flags.contains("fuzzy") else { return nil }
        let rest = flags.filter { $0 != "fuzzy" }
        if rest.isEmpty { return Splice(ByteRange(whole.lowerBound, whole.upperBound), []) }
        return Splice(ByteRange(line.lowerBound, line.upperBound), Array("#, \(rest.joined(separator: ", "))".utf8))
    }
}
