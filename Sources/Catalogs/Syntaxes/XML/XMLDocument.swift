// An XML document as a flat list of events with byte places, read by expat.

internal import CExpat

/// The events of a document, up to its end or to where it stops being well-formed.
struct XMLDocument {
    static let deepest = 256

    let events: XMLEvents
    /// The text of the entities that the document declares, nested ones resolved.
    private(set) var entities: [String: String] = [:]
    /// Where the declarations stand that the document makes for itself, if it makes any.
    private(set) var declarations: Int?
    private(set) var faults: [ReadingFault] = []

    init(_ text: SourceText) {
        // A declaration may have space before it, though expat will not have it.
        let blank = text.utf8[text.start...].prefix { $0 <= 0x20 }.count
        let start = text.utf8.has("<?xml", at: text.start + blank) ? text.start + blank : 0
        let result = text.utf8.withUnsafeBufferPointer { buffer in
            cexpat_read(
                buffer.baseAddress.map { $0 + start }, UInt32(buffer.count - start), UInt32(Self.deepest))
        }
        events = XMLEvents(result, offset: start)
        checkEncoding(text)
        resolve(XMLEntities(result), references: result.reference_count, text.utf8)
        if result.has_internal_subset != 0 { declarations = Int(result.doctype_offset) + start }
        let place = Int(result.error_offset) + start
        switch result.status {
        case CEXPAT_OK: break
        case CEXPAT_TOO_DEEP: fault(place, .tooDeep(limit: Self.deepest))
        case CEXPAT_NO_MEMORY: fault(place, .malformedXML("there is not enough memory for it"))
        default: fault(place, .malformedXML(result.message.map { String(cString: $0) } ?? "unknown error"))
        }
    }

    private mutating func checkEncoding(_ text: SourceText) {
        guard text.encoding == .utf8, let name = XMLDeclaration.encoding(of: text.stored) else { return }
        if name == "utf-8" || name == "utf8" { return }
        let problem: Fault.Problem =
            name.hasPrefix("utf-16")
            ? .unexpected(found: "encoding=\"\(name)\" in a file that is not", expected: "encoding=\"UTF-8\"")
            : .unsupportedEncoding(name)
        // Foundation knows more encodings than are read here.
        faults.append(ReadingFault(at: text.start, problem))
    }

    private mutating func fault(_ offset: Int, _ problem: Fault.Problem) {
        faults.append(ReadingFault(at: offset, problem, effect: .voidsFile))
    }

    /// Expands what is declared.
    ///
    /// An entity that can't be is a fault where the content refers to it.
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
