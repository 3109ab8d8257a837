// Why a document is malformed, determined from where expat stopped.

internal import CExpat
import Basics

/// A document around the place where it stops being well-formed.
struct XMLDiagnosis {
    private typealias Found = (offset: Int, complaint: XMLComplaint)

    private let text: SourceText
    private let utf8: [UInt8]
    private let place: Int
    private let events: [XMLEvent]

    /// Creates a diagnosis for a text that expat read up to a place, with the events that it found.
    package init(_ text: SourceText, upTo place: Int, after events: [XMLEvent]) {
        (self.text, utf8, self.place, self.events) = (text, text.utf8, place, events)
    }

    /// What is wrong, and where it begins.
    package func fault(_ result: cexpat_events) -> ReadingFault {
        if result.complaint == CEXPAT_UNDEFINED_ENTITY {
            return ReadingFault(at: place, .unknownEntity(name(at: place + 1)), effect: .voidsFile)
        }
        let found = result.complaint == CEXPAT_INVALID_TOKEN ? invalidToken : complaint(result.complaint)
        guard let found else {
            let words = result.message.map { String(cString: $0) } ?? "unknown error"
            return ReadingFault(at: place, .malformedXML(.other(words)), effect: .voidsFile)
        }
        return ReadingFault(at: found.offset, .malformedXML(found.complaint), effect: .voidsFile)
    }

    /// The complaint for an expat error; nil if only expat's own message is available.
    private func complaint(_ kind: cexpat_complaint) -> Found? {
        switch kind {
        case CEXPAT_TAG_MISMATCH:
            guard let open else { return nil }
            let start = place >= 2 && utf8.has("</", at: place - 2) ? place - 2 : place
            return (start, .wrongEndTag(name(at: place), open: open.name, line: open.line))
        case CEXPAT_EARLY_END:
            return (place, open.map { .stillOpen($0.name, line: $0.line) } ?? .noElement)
        case CEXPAT_UNCLOSED_TOKEN: return (place, unclosed)
        case CEXPAT_UNCLOSED_SECTION:
            let start = utf8[..<place].indices.reversed().first { utf8.has("<![CDATA[", at: $0) }
            return (start ?? place, .neverEnds("section", expected: "]]>"))
        case CEXPAT_REPEATED_ATTRIBUTE: return (place, .repeatedAttribute(name(at: place)))
        case CEXPAT_AFTER_ROOT:
            let found = utf8.has("<", at: place) ? "'<\(name(at: place + 1).shortened)>'" : "text"
            return (place, .afterEnd(found: found))
        case CEXPAT_BAD_CHARACTER: return (place, .reference("&\(name(at: place + 1));"))
        case CEXPAT_LATE_DECLARATION: return (place, .lateDeclaration)
        default: return nil
        }
    }

    /// What is not allowed at the place; nil if that is in a declaration or an instruction.
    private var invalidToken: Found? {
        guard place < utf8.count else { return nil }
        if let character = forbiddenCharacter { return (place, .character(character)) }
        guard let start = construct else { return ampersand ?? sectionEnd }
        if utf8.has("<!--", at: start) {
            return place >= 2 && utf8.has("--", at: place - 2) ? (place - 2, .hyphensInComment) : nil
        }
        if utf8.has("<!", at: start) || utf8.has("<?", at: start) { return nil }
        if place == start + 1 {
            return utf8.has("/", at: place) ? (start, .endTagAlone(name(at: place + 1))) : (start, .bareLessThan)
        }
        if isQuoted(from: start) { return utf8.has("<", at: place) ? (place, .lessThanInAttribute) : ampersand }
        return (place, .inTag(found: String(character), expected: utf8.has("</", at: start) ? "'>'" : expectedInTag))
    }

    /// The innermost open element.
    private var open: (name: String, line: Int)? {
        var starts: [Int] = []
        for event in events {
            switch event.kind {
            case .elementStart: starts.append(Int(event.start))
            case .elementEnd: _ = starts.popLast()
            case .comment, .entityReference: break
            }
        }
        return starts.last.map { (name(at: $0 + 1), text.placeFinder().place(at: $0)?.line ?? 1) }
    }

    private var unclosed: XMLComplaint {
        if utf8.has("&", at: place) { return .bareAmpersand }
        if utf8.has("<!--", at: place) { return .neverEnds("comment", expected: "-->") }
        if utf8.has("<?", at: place) { return .neverEnds("instruction", expected: "?>") }
        return .neverEnds("tag", expected: ">")
    }

    /// The start of the tag, comment or section that contains the place; nil in text.
    private var construct: Int? {
        var at = events.last { $0.range.upperBound <= place }?.range.upperBound ?? 0
        while let start = utf8.firstOffset(of: UInt8(ascii: "<"), in: at..<place) {
            let end = XMLPiece(utf8, at: start, end: utf8.count).end
            guard end <= place else { return start }
            at = end
        }
        return nil
    }

    /// The `&` before the place, if only the characters of a name are between them.
    private var ampersand: Found? {
        let name = utf8[..<place].reversed().prefix {
            $0 >= 0x80 || $0.isLetter || $0.isDigit || "#._-:".utf8.contains($0)
        }
        let start = place - name.count - 1
        return start >= 0 && utf8.has("&", at: start) ? (start, .bareAmpersand) : nil
    }

    private var sectionEnd: Found? {
        place >= 2 && utf8.has("]]>", at: place - 2) ? (place - 2, .sectionEnd) : nil
    }

    /// The character at the place, if it is not allowed anywhere.
    private var forbiddenCharacter: UInt32? {
        let value = character.value
        let isAllowed = value >= 0x20 && value != 0xFFFE && value != 0xFFFF || [0x09, 0x0A, 0x0D].contains(value)
        return isAllowed ? nil : value
    }

    private var character: Unicode.Scalar {
        String(decoding: utf8[place...].prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
    }

    private func isQuoted(from start: Int) -> Bool {
        var quote: UInt8?
        for byte in utf8[start..<place] where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            if quote == nil { quote = byte } else if quote == byte { quote = nil }
        }
        return quote != nil
    }

    private var expectedInTag: String {
        let before = utf8[..<place].last { $0 > 0x20 }
        if before == UInt8(ascii: "=") { return "a quote" }
        let isAfterQuote = utf8[place - 1] == UInt8(ascii: "\"") || utf8[place - 1] == UInt8(ascii: "'")
        return isAfterQuote ? "a space" : "'>', or an attribute as in name=\"value\""
    }

    /// The name at an offset.
    private func name(at start: Int) -> String {
        let name = utf8.dropFirst(start).prefix { $0 > 0x20 && !"<>/=;&\"'".utf8.contains($0) }
        return String(decoding: name, as: UTF8.self)
    }
}
