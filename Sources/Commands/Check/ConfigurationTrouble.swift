// Errors of a configuration that only show when it is applied to a project.

import Audit
import Basics
import Budgets
import Configuration
import Reports

/// Errors of a configuration that cannot be applied: missing rules, fonts and languages.
struct ConfigurationTrouble: Error {
    private static let most = 20

    /// The first of the errors.
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

    /// A line for each error, or for the first of many.
    var lines: [String] {
        troubles.map(\.message) + (rest > 0 ? ["and \(rest.counted("more error")) like these"] : [])
    }
}

extension FileProblem {
    /// The problems with places in files that an error of a command contains; empty for other errors.
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
