// An XML document as a flat list of events with byte places, read by expat.

internal import CExpat

/// The events of a document, up to its end or to where it stops being well-formed.
struct XMLDocument {
    static let deepest = 256

    enum Kind: UInt8 {
        case elementStart, elementEnd, comment, entityReference
    }

    struct Event {
        let kind: Kind
        let start: UInt32
        let length: UInt32

        var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
    }

    private(set) var events: [Event] = []
    /// The text of the entities that the document declares, nested ones resolved.
    private(set) var entities: [String: String] = [:]
    private(set) var faults: [ReadingFault] = []

    init(_ text: SourceText) {
        if let name = XMLDeclaration.encoding(of: text.stored), text.encoding == .utf8,
            !["utf-8", "utf8", "us-ascii", "ascii"].contains(name)
        {
            faults.append(ReadingFault(at: text.start, .unsupportedEncoding(name), effect: .voidsFile))
        }
        var result = text.utf8.withUnsafeBufferPointer { buffer in
            cexpat_read(buffer.baseAddress, UInt32(buffer.count), UInt32(Self.deepest))
        }
        defer { cexpat_free(&result) }
        take(result, text.utf8)
        switch result.status {
        case CEXPAT_OK: break
        case CEXPAT_TOO_DEEP: fault(result.error_offset, .tooDeep(limit: Self.deepest))
        case CEXPAT_NO_MEMORY: fault(result.error_offset, .malformedXML("there is not enough memory for it"))
        default:
            fault(result.error_offset, .malformedXML(result.message.map { String(cString: $0) } ?? "unknown error"))
        }
    }

    private mutating func fault(_ offset: UInt32, _ problem: Fault.Problem) {
        faults.append(ReadingFault(at: Int(offset), problem, effect: .voidsFile))
    }

    private mutating func take(_ result: cexpat_events, _ utf8: [UInt8]) {
        var declared = XMLEntities()
        events.reserveCapacity(result.count)
        for event in UnsafeBufferPointer(start: result.events, count: result.count) {
            switch cexpat_kind(event.kind) {
            case CEXPAT_ELEMENT_START: append(.elementStart, event)
            case CEXPAT_ELEMENT_END: append(.elementEnd, event)
            case CEXPAT_COMMENT: append(.comment, event)
            case CEXPAT_ENTITY_REFERENCE: append(.entityReference, event)
            default:
                guard let text = result.text else { continue }
                let name = String(cString: text + Int(event.text))
                declared.declare(name, String(cString: text + Int(event.text) + name.utf8.count + 1))
            }
        }
        resolve(&declared, utf8)
    }

    private mutating func append(_ kind: Kind, _ event: cexpat_event) {
        events.append(Event(kind: kind, start: event.start, length: event.length))
    }

    /// Expands each entity that is referred to; what can't be is a fault at the reference.
    private mutating func resolve(_ declared: inout XMLEntities, _ utf8: [UInt8]) {
        for event in events where event.kind == .entityReference {
            let name = String(decoding: utf8[event.range].dropFirst().dropLast(), as: UTF8.self)
            guard entities[name] == nil else { continue }
            switch declared.expand(name) {
            case .success(let text): entities[name] = text
            case .failure(let problem): fault(event.start, problem.problem)
            }
        }
    }
}

/// The entities a document declares, expanded with a bound on what they may grow to.
struct XMLEntities {
    struct Refusal: Error { let problem: Fault.Problem }

    private static let limit = 65_536
    private var values: [String: String] = [:]

    /// Only the first declaration of a name counts.
    mutating func declare(_ name: String, _ value: String) {
        if values[name] == nil { values[name] = value }
    }

    func expand(_ name: String) -> Result<String, Refusal> {
        var output: [UInt8] = []
        do throws(Refusal) {
            try expand(name, depth: 0, to: &output)
            return .success(String(decoding: output, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    private func expand(_ name: String, depth: Int, to output: inout [UInt8]) throws(Refusal) {
        guard let value = values[name] else { throw Refusal(problem: .unknownEntity(name)) }
        guard depth < 16 else { throw Refusal(problem: .entityTooLarge(name, limit: Self.limit)) }
        let bytes = Array(value.utf8)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "&"), let end = bytes[at...].prefix(64).firstIndex(of: UInt8(ascii: ";")) {
                if XMLText.decodeReference(bytes, at..<end + 1, to: &output) == false {
                    try expand(String(decoding: bytes[at + 1..<end], as: UTF8.self), depth: depth + 1, to: &output)
                }
                at = end + 1
            } else {
                output.append(bytes[at])
                at += 1
            }
            guard output.count <= Self.limit else { throw Refusal(problem: .entityTooLarge(name, limit: Self.limit)) }
        }
    }
}
