// The problems of a file, collected while reading it.

import Basics

/// The problems of a file, up to the number that can be reported: a hostile file has millions.
struct Problems {
    private static let most = 1000

    private(set) var kept: [Located<ConfigurationError.Problem>] = []
    /// The number of problems, including those that were dropped.
    private(set) var count = 0

    /// Whether further problems are dropped.
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
