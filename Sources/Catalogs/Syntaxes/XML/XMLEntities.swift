// The entities that a document declares: a few words each in real files, entity bombs in hostile ones.

internal import CExpat

/// The general entities of a document as declared.
struct XMLEntities {
    /// The maximum size of all entities and all references to them when expanded.
    ///
    /// Entities in catalogs are product names.
    fileprivate static let budget = 1 << 20

    private var values: [String: [UInt8]] = [:]
    private var order: [String] = []

    package var isEmpty: Bool { order.isEmpty }

    /// Collects the entities that the shim found; only the first declaration of a name counts.
    package init(_ result: cexpat_events) {
        let text = UnsafeBufferPointer(start: result.entities, count: result.entities_length)
        let words = text.map { UInt8(bitPattern: $0) }.split(separator: 0, omittingEmptySubsequences: false)
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            let name = String(decoding: words[index], as: UTF8.self)
            guard values[name] == nil else { continue }
            values[name] = Array(words[index + 1])
            order.append(name)
        }
    }

    /// All entities, each expanded once.
    func expanded() -> XMLExpansion {
        var expansion = XMLExpansion()
        for name in order { _ = expand(name, &expansion, depth: 0) }
        return expansion
    }

    /// The text of an entity; nil if it has none, with the reason recorded.
    private func expand(_ name: String, _ expansion: inout XMLExpansion, depth: Int) -> String? {
        if let text = expansion.texts[name] { return text }
        guard expansion.problems[name] == nil else { return nil }
        guard let value = values[name] else {
            expansion.problems[name] = .unknownEntity(name)
            return nil
        }
        // Set while the entity is being expanded, so that a circular reference finds it.
        expansion.problems[name] = .entityTooLarge(name)
        guard depth < 64, !value.contains(UInt8(ascii: "<")) else {
            if depth < 64 { expansion.problems[name] = .markupInEntity(name) }
            return nil
        }
        var output: [UInt8] = []
        var at = 0
        while at < value.count {
            guard value[at] == UInt8(ascii: "&"), let end = value[at...].prefix(1024).firstIndex(of: UInt8(ascii: ";"))
            else {
                output.append(value[at])
                at += 1
                continue
            }
            if !XMLText.decodeReference(value, at..<end + 1, to: &output) {
                let inner = String(decoding: value[at + 1..<end], as: UTF8.self)
                guard let text = expand(inner, &expansion, depth: depth + 1) else {
                    switch expansion.problems[inner] {
                    case .entityTooLarge, nil: break
                    case let problem: expansion.problems[name] = problem
                    }
                    return nil
                }
                output += text.utf8
            }
            at = end + 1
            guard output.count <= XMLEntities.budget else { return nil }
        }
        guard expansion.spend(output.count) else { return nil }
        expansion.problems[name] = nil
        let text = String(decoding: output, as: UTF8.self)
        expansion.texts[name] = text
        return text
    }
}

/// The texts of a document's entities, and the remaining budget.
struct XMLExpansion {
    package fileprivate(set) var texts: [String: String] = [:]
    fileprivate var problems: [String: Fault.Problem] = [:]
    private var left = XMLEntities.budget

    /// Whether the budget is exceeded; then no reference is expanded.
    private(set) var isSpent = false

    fileprivate mutating func spend(_ count: Int) -> Bool {
        left -= count
        isSpent = isSpent || left < 0
        return !isSpent
    }

    /// Records a reference in the content; returns its problem, if there is one.
    mutating func use(_ name: String) -> Fault.Problem? {
        if let problem = problems[name] { return problem }
        guard let text = texts[name] else { return .unknownEntity(name) }
        let wasSpent = isSpent
        return spend(text.utf8.count) || wasSpent ? nil : .entityTooLarge(name)
    }
}
