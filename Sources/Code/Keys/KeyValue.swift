// What an expression can be when it is used as a key.

/// One text that an expression can be.
struct KeyValue: Hashable, Sendable {
    /// A part of it.
    enum Part: Hashable, Sendable {
        case known(KeyText.Part)
        /// What somebody passes here: a parameter, a stored property, or the value whose property this is.
        case hole(NodePlace)
    }

    private(set) var parts: [Part]
    /// Where the text is written.
    var place: NodePlace

    init(_ parts: [Part], at place: NodePlace) {
        self.parts = []
        self.place = place
        for part in parts { append(part) }
    }

    static func unknown(at place: NodePlace) -> Self { Self([.known(.unknown)], at: place) }

    private mutating func append(_ part: Part) {
        switch (part, parts.last) {
        case (.known(.text(let more)), .known(.text(let text))): parts[parts.count - 1] = .known(.text(text + more))
        case (.known(.unknown), .known(.unknown)): break
        default: parts.append(part)
        }
    }

    /// The values of two expressions in a row.
    func followed(by other: KeyValue) -> KeyValue {
        KeyValue(parts + other.parts, at: place)
    }

    /// The places of what somebody passes.
    var holes: [NodePlace] {
        parts.compactMap { part in if case .hole(let place) = part { place } else { nil } }
    }

    /// The only thing that is passed, if it is the whole value.
    var hole: NodePlace? {
        if parts.count == 1, case .hole(let place)? = parts.first { place } else { nil }
    }

    /// The text, in which nobody knows what is passed.
    var text: KeyText {
        KeyText(parts.map { part in if case .known(let known) = part { known } else { .unknown } })
    }

    /// The values with those that are passed in their holes; where a text is passed whole, its place counts.
    func filled(_ value: (NodePlace) -> [KeyValue]) -> [KeyValue] {
        guard !holes.isEmpty else { return [self] }
        var found: [KeyValue] = [KeyValue([], at: place)]
        for part in parts {
            switch part {
            case .known: found = found.map { $0.followed(by: KeyValue([part], at: place)) }
            case .hole(let hole):
                let values = value(hole)
                guard found.count * values.count <= Self.most else {
                    return [.unknown(at: place)]
                }
                found = found.flatMap { start in
                    values.map { value in
                        var next = start.followed(by: value)
                        next.place = value.place
                        return next
                    }
                }
            }
        }
        return found
    }

    /// The most texts that an expression can be before Swell gives up on it.
    static let most = 512
}
