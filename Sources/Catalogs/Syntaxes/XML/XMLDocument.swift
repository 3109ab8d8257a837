// An XML document as a flat list of events with byte ranges: a plain document is scanned, any other is read by expat.

internal import CExpat

/// The events of a document, up to its end or to where it stops being well-formed.
package struct XMLDocument {
    package static let deepest = 256

    package let events: [XMLEvent]
    /// The text of the entities that the document declares, nested ones resolved.
    package private(set) var entities: [String: String] = [:]
    /// The offset of the document's own declarations, if it has any.
    private(set) var declarations: Int?
    package private(set) var faults: [ReadingFault] = []

    package init(_ text: SourceText) {
        guard let plain = Self.plainEvents(of: text) else {
            self.init(parsing: text)
            return
        }
        self.init(plain)
        checkEncoding(text)
    }

    private init(_ events: [XMLEvent]) { self.events = events }

    /// Whether it was read to its end.
    package var isWhole: Bool { faults.allSatisfy { $0.effect != .voidsFile } }

    /// Skips white space before a declaration, which expat would reject.
    private static func start(of text: SourceText) -> Int {
        let blank = text.utf8[text.start...].prefix { $0 <= 0x20 }.count
        return text.utf8.has("<?xml", at: text.start + blank) ? text.start + blank : 0
    }

    /// Reads a document with expat, whether it is plain or not.
    package init(parsing text: SourceText) {
        let start = Self.start(of: text)
        var result = text.utf8.withUnsafeBufferPointer { buffer in
            cexpat_read(
                buffer.baseAddress.map { $0 + start }, UInt32(buffer.count - start), UInt32(Self.deepest))
        }
        defer { cexpat_free(&result) }
        events = UnsafeBufferPointer(start: result.events, count: result.count).map { XMLEvent($0, offset: start) }
        checkEncoding(text)
        resolve(XMLEntities(result), references: result.reference_count, text.utf8)
        if result.has_internal_subset != 0 { declarations = Int(result.doctype_offset) + start }
        let place = Int(result.error_offset) + start
        switch result.status {
        case CEXPAT_OK: break
        case CEXPAT_TOO_DEEP: fault(place, .tooDeep(limit: Self.deepest))
        case CEXPAT_NO_MEMORY: fault(place, .malformedXML(.other("there is not enough memory for it")))
        default: faults.append(XMLDiagnosis(text, upTo: place, after: events).fault(result))
        }
    }

    /// The events of a document's bytes if it is plain; otherwise nil.
    package static func plainEvents(of text: SourceText) -> [XMLEvent]? {
        PlainXML.events(of: text.utf8, from: start(of: text))
    }

    /// The same, scanned in `count` stretches.
    package static func plainEvents(of text: SourceText, stretches count: Int) -> [XMLEvent]? {
        PlainXML.events(of: text.utf8, from: start(of: text), stretches: count)
    }

    private mutating func checkEncoding(_ text: SourceText) {
        guard text.encoding == .utf8, let name = XMLDeclaration.encoding(of: text.stored) else { return }
        if name == "utf-8" || name == "utf8" { return }
        let problem: Fault.Problem =
            name.hasPrefix("utf-16")
            ? .unexpected(found: "encoding=\"\(name)\" in a file that is not", expected: "encoding=\"UTF-8\"")
            : .unsupportedEncoding(name)
        // Foundation supports more encodings than Swell does.
        faults.append(ReadingFault(at: text.start, problem))
    }

    private mutating func fault(_ offset: Int, _ problem: Fault.Problem) {
        faults.append(ReadingFault(at: offset, problem, effect: .voidsFile))
    }

    /// Expands the declared entities.
    ///
    /// An entity that cannot be expanded is a fault at each reference in the content.
    private mutating func resolve(_ declared: XMLEntities, references: Int, _ utf8: [UInt8]) {
        guard references > 0 || !declared.isEmpty else { return }
        var expansion = declared.expanded()
        for event in events where event.kind == .entityReference {
            let name = String(decoding: utf8[event.range].dropFirst().dropLast(), as: UTF8.self)
            if let problem = expansion.use(name) { fault(Int(event.start), problem) }
        }
        entities = expansion.isSpent ? [:] : expansion.texts
    }
}

extension XMLEvent {
    /// Creates an event from one of expat's, which was not given the first `offset` bytes.
    fileprivate init(_ event: cexpat_event, offset: Int) {
        kind =
            switch cexpat_kind(event.kind) {
            case CEXPAT_ELEMENT_START: .elementStart
            case CEXPAT_ELEMENT_END: .elementEnd
            case CEXPAT_COMMENT: .comment
            default: .entityReference
            }
        start = event.start + UInt32(truncatingIfNeeded: offset)
        length = event.length
    }
}
