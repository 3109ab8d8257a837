// What in a configuration can't be followed, where it takes more than the file to know it.

import Audit
import Configuration

/// What in a configuration can't be followed: rules, fonts and languages that are not there.
struct ConfigurationTrouble: Error {
    /// A line for each.
    let lines: [String]

    init(_ error: InvalidAudit, in configuration: Configuration) {
        lines = error.errors.map { error in
            "\(error.file ?? configuration.file ?? ".swell.yml")\(error.place.map { ":\($0)" } ?? ""): \(error.words)"
        }
    }
}
