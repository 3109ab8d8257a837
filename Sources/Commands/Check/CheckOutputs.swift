// The reports of a check, and their destinations.

import Audit
import Basics
import Reports

/// The reports that a check writes, and their destinations.
struct CheckOutputs {
    /// The canvas for reports in files.
    private static let canvas = ReportCanvas(terminalWidth: nil, isPlain: false, style: TerminalStyle(colored: false))

    private let outputs: Outputs<CheckReporter>

    init(_ invocation: Invocation) throws(UsageError) {
        let given = invocation.values(of: CheckFlags.format)
        outputs = try Outputs(given.isEmpty ? ["text"] : given, CheckFlags.format, command: "check")
    }

    /// Refuses to overwrite files that the check reads.
    func refuseOverwriting(_ check: CheckPlan, _ baseline: Baseline?) throws(UsageError) {
        try outputs.refuseOverwriting(check, "a catalog that is checked")
        try outputs.refuseOverwriting([baseline?.path].compactMap(\.self), "the baseline")
    }

    /// Whether a report on standard output includes the remarks.
    var includesRemarks: Bool {
        outputs.all.contains { $0.file == nil && $0.reporter.includesRemarks }
    }

    /// Writes the errors to standard output in the format of the report, if its reader would miss them otherwise.
    func tell(_ troubles: [FileProblem], _ places: ReportPlaces, _ console: Console) throws {
        guard !troubles.isEmpty else { return }
        for output in outputs.all where output.file == nil {
            if let words = output.reporter.troubles { try console.write(words(troubles, places)) }
        }
    }

    /// Writes the reports; returns false if a file cannot be written.
    func write(_ report: CheckReport, _ console: Console) throws -> Bool {
        try outputs.write(console) { output in
            output.reporter.render(report, output.file == nil ? console.canvas : Self.canvas)
        }
    }
}
