// Generates the texts of one catalog on all cores.

import Pseudolocales

extension TextMaker {
    /// The number of texts above which they are distributed.
    private static let share = 8192

    /// The results of `make` for each share of a catalog's texts, in order, and the tally of all.
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
