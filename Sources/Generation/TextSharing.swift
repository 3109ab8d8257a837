// The texts of one catalog made on all cores.

import Pseudolocales

extension TextMaker {
    /// From this many texts on they are shared out.
    private static let share = 8192

    /// What `make` makes of each share of a catalog's texts, in their order, and what became of all of them.
    static func share<Made: Sendable>(
        out count: Int, _ pseudolocale: Pseudolocale, _ rules: GenerationRules,
        _ make: @escaping @Sendable (Range<Int>, inout TextMaker) -> Made
    ) async -> (made: [Made], tally: GenerationTally) {
        let shares = stride(from: 0, to: count, by: share).map { $0..<min($0 + share, count) }
        let done = await withTaskGroup(of: (Int, Made, GenerationTally).self) { group in
            for (index, range) in shares.enumerated() {
                group.addTask {
                    var maker = TextMaker(pseudolocale, rules)
                    let made = make(range, &maker)
                    return (index, made, maker.tally)
                }
            }
            var done: [(Int, Made, GenerationTally)] = []
            for await result in group { done.append(result) }
            return done.sorted { $0.0 < $1.0 }
        }
        var tally = GenerationTally()
        for result in done { tally.add(result.2) }
        return (done.map(\.1), tally)
    }
}
