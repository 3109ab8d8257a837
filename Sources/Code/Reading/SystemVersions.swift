// Conditions on the version of the system: `if #available(iOS 17, *)`.

/// The oldest version of each system on which an app runs.
public struct SystemVersions: Sendable {
    private let oldest: [String: [Int]]

    /// Creates versions by the names of systems: `iOS`.
    public init(_ oldest: [String: [Int]] = [:]) { self.oldest = oldest }

    /// Whether a condition around some code holds on none of these versions.
    public func exclude(_ node: CodeNode) -> Bool {
        guard !oldest.isEmpty else { return false }
        var inner = node
        for outer in node.ancestors {
            if outer.kind == .if || outer.kind == .guard, excludes(inner, in: outer) { return true }
            inner = outer
        }
        return false
    }

    /// Whether an `if` or a `guard` never runs a block of its own.
    private func excludes(_ block: CodeNode, in choice: CodeNode) -> Bool {
        let conditions = choice.children.prefix { $0.kind != .block }
        guard !conditions.contains(where: { $0.index == block.index }) else { return false }
        let isFirst = choice.children.first { $0.kind == .block }?.index == block.index
        if choice.kind == .if, isFirst { return conditions.contains { isCertain($0, of: "unavailable") } }
        // What follows `else` runs if one of the conditions does not hold.
        return !conditions.isEmpty && conditions.allSatisfy { isCertain($0, of: "available") }
    }

    /// Whether a condition names only versions that no app is older than.
    private func isCertain(_ condition: CodeNode, of name: StaticString) -> Bool {
        let condition = condition.bare
        guard condition.kind == .macro, condition.isNamed(name) else { return false }
        let list = condition.text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        let systems = list.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
            .filter { $0 != ["*"] }
        return !systems.isEmpty
            && systems.allSatisfy { words in
                guard words.count == 2, let least = oldest[String(words[0])] else { return false }
                let version = words[1].split(separator: ".").map { Int($0) ?? .max }
                return !least.lexicographicallyPrecedes(version.droppingZeros)
            }
    }
}

extension [Int] {
    /// `[16]` for `[16, 0]`.
    fileprivate var droppingZeros: [Int] {
        var parts = self
        while parts.last == 0 { parts.removeLast() }
        return parts
    }
}
