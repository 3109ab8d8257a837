// What lrelease rejects in a Qt translation file, although it is XML: misplaced elements, words and comments.

import Basics
import Catalogs

struct QtStructure {
    /// The context of the next event.
    private enum Place {
        case document, root, context, message, numerusMessage, forms, variants, dependencies, text, name, byte
        /// Inside a misplaced element: nothing else is reported there.
        case unknown

        /// Whether words are allowed.
        var holdsWords: Bool {
            switch self {
            case .text, .name, .dependencies, .unknown: true
            case .document, .root, .context, .message, .numerusMessage, .forms, .variants, .byte: false
            }
        }

        /// Whether lrelease continues at the wrong place after a comment.
        var breaksAtComments: Bool {
            switch self {
            case .text, .forms, .variants, .byte: true
            case .document, .root, .context, .message, .numerusMessage, .dependencies, .name, .unknown: false
            }
        }

        /// What is allowed there.
        var expected: String {
            switch self {
            case .document: "<TS>"
            case .root: "<context>"
            case .context: "<name> or <message>"
            case .message, .numerusMessage: "<source>, <translation> or another element of a message"
            case .forms: "<numerusform>"
            case .variants: "<lengthvariant>"
            case .dependencies: "<dependency>"
            case .text, .name: "text, with '&lt;' for each '<' in it"
            case .byte: "nothing in <byte>"
            case .unknown: "nothing"
            }
        }
    }

    private let utf8: [UInt8]
    private var places = [Place.document]
    private var place: Place { places.last ?? .document }
    private var faults: [ReadingFault] = []

    /// Returns the faults of a whole document.
    static func faults(_ utf8: [UInt8], _ events: [XMLEvent]) -> [ReadingFault] {
        var structure = QtStructure(utf8: utf8)
        structure.read(events)
        return structure.faults
    }

    private init(utf8: [UInt8]) { self.utf8 = utf8 }

    private mutating func read(_ events: [XMLEvent]) {
        var end = 0
        for event in events {
            // What surrounds the root is checked as XML.
            if places.count > 1 { readWords(end..<event.range.lowerBound) }
            switch event.kind {
            case .elementStart: enter(event)
            case .elementEnd: places.removeLast(places.count > 1 ? 1 : 0)
            case .comment where place.breaksAtComments:
                fault(event.range.lowerBound, "a comment, after which lrelease misreads the file", "it outside texts")
            case .comment, .entityReference: break
            }
            end = event.range.upperBound
        }
    }

    private mutating func fault(_ offset: Int, _ found: String, _ expected: String) {
        faults.append(ReadingFault(at: offset, .unexpected(found: found, expected: expected), effect: .voidsFile))
    }

    private mutating func readWords(_ range: Range<Int>) {
        if place.holdsWords, utf8.firstOffset(of: UInt8(ascii: "<"), in: range) == nil { return }
        guard let first = range.first(where: { utf8[$0] > 0x20 }) else { return }
        if place != .name, place != .unknown, let instruction = instruction(in: range) {
            return fault(instruction, "a processing instruction", "none")
        }
        guard !place.holdsWords else { return }
        var words: [UInt8] = []
        XMLText.decode(utf8, range, to: &words)
        if words.contains(where: { $0 > 0x20 }) { fault(first, "text", place.expected) }
    }

    /// Returns the start of a processing instruction, which is not an event.
    private func instruction(in range: Range<Int>) -> Int? {
        var at = range.lowerBound
        while let start = utf8.firstOffset(of: UInt8(ascii: "<"), in: at..<range.upperBound) {
            let piece = XMLPiece(utf8, at: start, end: range.upperBound)
            if piece.kind == .instruction { return start }
            at = max(piece.end, start + 1)
        }
        return nil
    }

    private mutating func enter(_ event: XMLEvent) {
        if let next = next(event) { return places.append(next) }
        let name = String(decoding: utf8[XMLTag(utf8, event.range).name], as: UTF8.self)
        let expected =
            switch (name, place) {
            case ("numerusform", .text): "it in a message with numerus=\"yes\""
            case ("lengthvariant", .text): "it in an element with variants=\"yes\""
            default: place.expected
            }
        fault(event.range.lowerBound, "<\(name)>", expected)
        places.append(.unknown)
    }

    /// Returns the context inside an element; nil if the element is misplaced.
    private func next(_ event: XMLEvent) -> Place? {
        switch place {
        case .document, .unknown: place == .document ? .root : .unknown
        case .root:
            if utf8.isTag("context", event) {
                .context
            } else if utf8.isTag("dependencies", event) {
                .dependencies
            } else {
                isExtra(event) || utf8.isTag("defaultcodec", event) ? .text : nil
            }
        case .context: utf8.isTag("message", event) ? message(event) : utf8.isTag("name", event) ? .name : nil
        case .message where utf8.isTag("translation", event): variants(event)
        case .numerusMessage where utf8.isTag("translation", event): .forms
        case .message, .numerusMessage:
            Self.texts.contains { utf8.isTag($0, event) } || isExtra(event) ? .text : nil
        case .forms: utf8.isTag("numerusform", event) ? variants(event) : nil
        case .variants: utf8.isTag("lengthvariant", event) ? .text : nil
        case .dependencies: utf8.isTag("dependency", event) ? .text : nil
        case .text: utf8.isTag("byte", event) ? .byte : nil
        case .name, .byte: nil
        }
    }

    /// The other elements of a message; most are locations in the source code.
    private static let texts: [StaticString] = [
        "location", "source", "oldsource", "comment", "oldcomment", "extracomment", "translatorcomment", "userdata",
    ]

    private func isExtra(_ event: XMLEvent) -> Bool { utf8.has("<extra-", at: event.range.lowerBound) }

    private func message(_ event: XMLEvent) -> Place { isYes("numerus", event) ? .numerusMessage : .message }

    private func variants(_ event: XMLEvent) -> Place { isYes("variants", event) ? .variants : .text }

    /// Whether an attribute is `yes`; most tags have no such attribute.
    private func isYes(_ attribute: StaticString, _ event: XMLEvent) -> Bool {
        guard event.length > 15, let value = XMLTag(utf8, event.range).attribute(attribute) else { return false }
        return utf8.isWord(value, "yes")
    }
}

extension Array where Element == UInt8 {
    /// Whether a start tag has a name; most tags are locations, which are not parsed.
    func isTag(_ name: StaticString, _ event: XMLEvent) -> Bool {
        let end = Int(event.start) + 1 + name.utf8CodeUnitCount
        guard has(name, at: Int(event.start) + 1), end < count else { return false }
        return self[end] <= 0x20 || self[end] == UInt8(ascii: ">") || self[end] == UInt8(ascii: "/")
    }

    /// Whether an attribute's value is exactly that word.
    func isWord(_ value: Field, _ word: StaticString) -> Bool {
        value.range.indices.count == word.utf8CodeUnitCount && has(word, at: Int(value.start))
    }
}
