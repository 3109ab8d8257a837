// What in a configuration can't be followed, where it takes more than the file to know it.

import Audit
import Configuration

/// What in a configuration can't be followed: rules, fonts and languages that are not there.
struct ConfigurationTrouble: Error {
    private static let most = 20

    /// A line for each, or for the first of many.
    let lines: [String]

    init(_ error: InvalidAudit, in configuration: Configuration) {
        let first = error.errors.prefix(Self.most)
        let rest = error.errors.count - first.count
        lines =
            first.map { error in
                "\(error.file ?? configuration.file ?? ".swell.yml")\(error.place.map { ":\($0)" } ?? ""): \(error.words)"
            } + (rest > 0 ? ["and \(rest) more \(rest == 1 ? "error" : "errors") like these"] : [])
    }
}
