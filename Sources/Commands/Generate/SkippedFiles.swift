// The files that `swell generate` skips.

import Basics
import Generation

/// The lines about skipped files.
enum SkippedFiles {
    /// The number of files named for each reason.
    private static let named = 3

    /// A line for each reason, the most frequent last.
    static func lines(of skipped: [Plan.Skipped]) -> [String] {
        var groups: [(reason: String, files: [Plan.Skipped])] = []
        var places: [String: Int] = [:]
        for file in skipped {
            let reason = file.reasonOfSeveral ?? file.reason
            let place = places[reason] ?? groups.count
            if place == groups.count { groups.append((reason, [])) }
            places[reason] = place
            groups[place].files.append(file)
        }
        return groups.enumerated().sorted { ($0.element.files.count, $0.offset) < ($1.element.files.count, $1.offset) }
            .map { line($0.element.reason, $0.element.files) }
    }

    private static func line(_ reason: String, _ files: [Plan.Skipped]) -> String {
        if files.count == 1 { return "skipped: \(files[0].path): \(files[0].reason)" }
        let names = files.prefix(named).map(\.path).joined(separator: ", ")
        let rest = files.count - named
        return "skipped: \(names)\(rest > 0 ? rest.andMore : ""): \(reason)"
    }
}
