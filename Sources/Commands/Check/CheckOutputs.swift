// The reports of a check, and where they go.

import Audit
import Basics
import Reports

/// The reports that a check is asked for, and where they go.
struct CheckOutputs {
    /// What reports in files are drawn on.
    private static let canvas = ReportCanvas(terminalWidth: nil, isPlain: false, style: TerminalStyle(colored: false))

    private let outputs: Outputs<CheckReporter>

    init(_ invocation: Invocation) throws(UsageError) {
        let given = invocation.values(of: CheckFlags.format)
        outputs = try Outputs(given.isEmpty ? ["text"] : given, CheckFlags.format, command: "check")
    }

    /// Refuses reports over files that the check itself reads.
    func spare(_ check: CheckPlan, _ baseline: Baseline?) throws(UsageError) {
        try outputs.spare(check, "a catalog that is checked")
        try outputs.spare([baseline?.path].compactMap(\.self), "the baseline")
    }

    /// Whether a person is told on standard output what else is to be said.
    var tellsRemarks: Bool {
        outputs.all.contains { $0.file == nil && $0.reporter.tellsRemarks }
    }

    /// Says on standard output why there is no report, where what reads it there would not see it otherwise.
    func tell(_ troubles: [FileProblem], _ places: ReportPlaces, _ console: Console) throws {
        guard !troubles.isEmpty else { return }
        for output in outputs.all where output.file == nil {
            if let words = output.reporter.troubles { try console.write(words(troubles, places)) }
        }
    }

    /// Writes the reports; false where a file can't be written.
    func write(_ report: CheckReport, _ console: Console) throws -> Bool {
        try outputs.write(console) { output in
            output.reporter.render(report, output.file == nil ? console.canvas : Self.canvas)
        }
    }
}
