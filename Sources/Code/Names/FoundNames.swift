// The names in source code that may be those of keys.

/// The names in source code that may be those of keys.
public struct FoundNames: Sendable {
    /// The wanted names that stand somewhere, in code, in literals or in comments.
    private var names: Set<FoldedName> = []
    /// The beginnings of names that code puts together: `'menu_$name'`.
    private var beginnings: Set<FoldedName> = []
    /// The ends of such names, backwards.
    private var ends: Set<FoldedName> = []

    /// A single letter is the beginning of many names, but code hardly puts them together from it.
    private static let shortestPart = 2

    /// Creates an empty set.
    public init() {}

    mutating func add(_ name: FoldedName) { names.insert(name) }

    mutating func add(beginning: ArraySlice<UInt8>) {
        if beginning.count >= Self.shortestPart { beginnings.insert(FoldedName(beginning)) }
    }

    mutating func add(end: ArraySlice<UInt8>) {
        if end.count >= Self.shortestPart { ends.insert(FoldedName(end.reversed())) }
    }

    /// Adds the names in other code.
    public mutating func formUnion(_ other: FoundNames) {
        names.formUnion(other.names)
        beginnings.formUnion(other.beginnings)
        ends.formUnion(other.ends)
    }

    /// Whether code may use a key: it has its name, or puts it together.
    public func mayHave(_ key: String) -> Bool {
        let name = Array(key.utf8)
        return names.contains(FoldedName(name)) || Self.hasBeginning(in: beginnings, name)
            || Self.hasBeginning(in: ends, name.reversed())
    }

    private static func hasBeginning(in parts: Set<FoldedName>, _ name: some Sequence<UInt8>) -> Bool {
        guard !parts.isEmpty else { return false }
        var beginning = FoldedName()
        return name.contains { byte in
            beginning.add(byte)
            return parts.contains(beginning)
        }
    }
}
