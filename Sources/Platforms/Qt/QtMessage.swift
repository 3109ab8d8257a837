// The messages of a Qt translation file, as ranges.

import Catalogs

/// A message in the file.
struct QtMessage {
    /// The range of the whole element.
    var range: Range<Int>
    var id: Field?
    var isNumerus = false
    var source: Field?
    /// The text that distinguishes messages with the same source.
    var disambiguation: Field?
    /// The notes of the developer and the translator.
    var notes: [Field] = []
    var translation: QtTranslation?
}

/// The translation of a message.
struct QtTranslation {
    /// The range of the whole element.
    var range: Range<Int>
    /// The status: `unfinished`, `vanished` or `obsolete`; nil if finished.
    var type: Field?
    /// The text, if it has no parts.
    var text: Field
    /// The forms of a plural, and texts of different lengths.
    var parts: [Part] = []

    struct Part {
        /// The number of the plural form.
        let form: Int?
        /// The number of the text among those of different lengths, the longest first.
        let length: Int?
        let text: Field
    }

    /// The text, or the texts of the parts.
    var texts: [Field] { parts.isEmpty ? [text] : parts.map(\.text) }

    /// Whether any part is translated.
    var hasText: Bool { texts.contains { $0.start < $0.end } }

    /// Whether the source no longer has the text.
    func isGone(_ utf8: [UInt8]) -> Bool {
        type.map { utf8.isWord($0, "vanished") || utf8.isWord($0, "obsolete") } ?? false
    }
}

/// Iterates over the messages of a file.
struct QtMessages {
    private let utf8: [UInt8]
    private let events: [XMLEvent]
    private var at = 0

    init(_ utf8: [UInt8], _ events: [XMLEvent]) {
        self.utf8 = utf8
        self.events = events
    }

    enum Item {
        /// The name of the context that begins; empty until its name element.
        case context(Field)
        case message(QtMessage)
    }

    /// Calls `body` for each context and each complete message.
    mutating func forEach(_ body: (Item) -> Void) {
        while let event = next() {
            guard event.kind == .elementStart else { continue }
            if utf8.isTag("message", event) {
                if let found = readMessage(event) { body(.message(found)) }
            } else if utf8.isTag("name", event), let (name, _) = readText(event) {
                body(.context(name))
            } else if utf8.isTag("context", event) {
                body(.context(Field(Int(event.start), Int(event.start), .xmlText)))
            }
        }
    }

    private mutating func next() -> XMLEvent? {
        guard at < events.count else { return nil }
        at += 1
        return events[at - 1]
    }

    private mutating func readMessage(_ start: XMLEvent) -> QtMessage? {
        var message = QtMessage(range: start.range)
        if start.length > 9 {
            let tag = XMLTag(utf8, start.range)
            message.id = tag.attribute("id")
            message.isNumerus = tag.attribute("numerus").map { utf8.isWord($0, "yes") } ?? false
        }
        while let event = next() {
            switch event.kind {
            case .comment, .entityReference: break
            case .elementEnd:
                message.range = start.range.lowerBound..<max(start.range.upperBound, event.range.upperBound)
                return message
            case .elementStart:
                if utf8.isTag("translation", event) {
                    guard let translation = readTranslation(event) else { return nil }
                    message.translation = translation
                    continue
                }
                guard let (text, _) = readText(event) else { return nil }
                if utf8.isTag("source", event) {
                    message.source = text
                } else if utf8.isTag("comment", event) {
                    message.disambiguation = text.range.start < text.range.end ? text : nil
                } else if utf8.isTag("extracomment", event) || utf8.isTag("translatorcomment", event) {
                    if text.range.start < text.range.end { message.notes.append(text) }
                }
            }
        }
        return nil
    }

    /// Skips to the end of an element; returns its content and the end.
    private mutating func readText(_ start: XMLEvent) -> (Field, end: Int)? {
        let isEmpty = utf8[start.range.upperBound - 2] == UInt8(ascii: "/")
        var depth = 1
        var form = Form.xmlText
        while let event = next() {
            switch event.kind {
            case .comment, .entityReference: continue
            case .elementStart:
                depth += 1
                form = .qtText
                continue
            case .elementEnd: depth -= 1
            }
            guard depth == 0 else { continue }
            if isEmpty {
                return (
                    Field(start.range.upperBound - 2, start.range.upperBound - 2, .xmlEmpty), start.range.upperBound
                )
            }
            return (Field(start.range.upperBound, event.range.lowerBound, form), event.range.upperBound)
        }
        return nil
    }

    private mutating func readTranslation(_ start: XMLEvent) -> QtTranslation? {
        let tag = start.length > 13 ? XMLTag(utf8, start.range) : nil
        let first = at
        guard let (text, end) = readText(start) else { return nil }
        var translation = QtTranslation(range: start.range.lowerBound..<end, type: tag?.attribute("type"), text: text)
        guard text.form == .qtText else { return translation }
        // The content has elements: parts, or bytes that XML cannot represent.
        let after = at
        at = first
        var form: Int?
        var length = 0
        while at < after, let event = next() {
            guard event.kind == .elementStart else { continue }
            if utf8.isTag("numerusform", event) {
                (form, length) = (form.map { $0 + 1 } ?? 0, 0)
                let inner = at
                guard let (text, _) = readText(event) else { return nil }
                if hasVariants(inner, at) {
                    at = inner
                } else {
                    translation.parts.append(.init(form: form, length: nil, text: text))
                }
            } else if utf8.isTag("lengthvariant", event) {
                guard let (text, _) = readText(event) else { return nil }
                translation.parts.append(.init(form: form, length: length, text: text))
                length += 1
            }
        }
        return translation
    }

    private func hasVariants(_ start: Int, _ end: Int) -> Bool {
        (start..<end).contains { events[$0].kind == .elementStart && utf8.isTag("lengthvariant", events[$0]) }
    }
}
