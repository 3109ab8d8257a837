// What in a configuration can't be followed, where it takes more than the file to know it.

import Audit
import Basics
import Budgets
import Configuration
import Reports

/// What in a configuration can't be followed: rules, fonts and languages that are not there.
struct ConfigurationTrouble: Error {
    private static let most = 20

    /// The first of what is wrong.
    let troubles: [FileProblem]
    private let rest: Int

    init(_ error: InvalidAudit, in configuration: Configuration) {
        let first = error.errors.prefix(Self.most)
        rest = error.errors.count - first.count
        troubles = first.map { error in
            FileProblem(
                file: error.file ?? configuration.file ?? ".swell.yml", place: error.place, words: error.words)
        }
    }

    /// A line for each, or for the first of many.
    var lines: [String] {
        troubles.map(\.message) + (rest > 0 ? ["and \(rest.counted("more error")) like these"] : [])
    }
}

extension FileProblem {
    /// What an error of a command says of places in files; nothing for another error.
    static func all(in error: any Error) -> [FileProblem] {
        switch error {
        case let error as InvalidConfiguration:
            error.errors.map { FileProblem(file: $0.file, place: $0.place, words: $0.words) }
        case let error as InvalidBudgets:
            error.problems
        case let error as ConfigurationTrouble: error.troubles
        default: []
        }
    }
}
