// What is wrong with a file, gathered as it is read.

import Basics

/// What is wrong with a file, as far as it may ever be told: a hostile file has millions of errors.
struct Problems {
    private static let most = 1000

    private(set) var kept: [Located<ConfigurationError.Problem>] = []
    /// How many there are, those included that are not kept.
    private(set) var count = 0

    /// Whether nothing more is kept.
    var isFull: Bool { kept.count >= Self.most }

    mutating func note(_ problem: ConfigurationError.Problem, at place: Place) {
        count += 1
        if !isFull { kept.append(Located(problem, at: place)) }
    }

    mutating func add(_ other: Problems) {
        kept += other.kept
        count += other.count
    }
}
