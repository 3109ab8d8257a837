// Keys that are defined twice because a block of them was copied.

/// The blocks of adjacent texts that adjacent later ones replace.
struct CopiedBlocks {
    /// How far apart two texts of a block are at most: it may have a few keys that its copy lacks.
    private static let gap = 3

    /// The first entry of the block of each replacement; nil for those that are alone.
    private var firsts: [Int?] = []

    init(_ replaced: [TableSubject.Replacement]) {
        var start = 0
        for end in replaced.indices {
            if end + 1 < replaced.count, Self.areAdjacent(replaced[end], replaced[end + 1]) { continue }
            let first = end > start ? replaced[start].earlier : nil
            firsts += Array(repeating: first, count: end + 1 - start)
            start = end + 1
        }
    }

    /// The first entry of the block of a replacement; nil if that is alone.
    func first(of replacement: Int) -> Int? { firsts[replacement] }

    private static func areAdjacent(_ one: TableSubject.Replacement, _ next: TableSubject.Replacement) -> Bool {
        1...gap ~= next.earlier - one.earlier && 1...gap ~= next.later - one.later
    }
}
