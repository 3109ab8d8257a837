// The order of units: exports may put other keys between a text and its plural forms.

/// Collects the keys of units, and tells in which order the branches of each key are adjacent.
struct XLIFFOrder {
    private struct Name: Hashable {
        let file: Int
        let key: String
    }

    private var file = 0
    private var names: [Name] = []
    private var branched: Set<Name> = []

    /// Begins another `file` element, whose keys are its own.
    mutating func beginFile() { file += 1 }

    /// Adds a unit.
    mutating func add(_ key: String, isBranch: Bool) {
        let name = Name(file: file, key: key)
        names.append(name)
        if isBranch { branched.insert(name) }
    }

    /// The positions of the units, the branches of a key behind its first one; nil if they are so in the document.
    var positions: [Int]? {
        guard !branched.isEmpty else { return nil }
        var firsts: [Name: Int] = [:]
        let ranks = names.enumerated().map { position, name in
            guard branched.contains(name) else { return position }
            let first = firsts[name] ?? position
            firsts[name] = first
            return first
        }
        guard zip(ranks, ranks.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
        return ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }
}
