// The reports of a check, and where they go.

import Basics
import Reports

/// The reports that a check is asked for, and where they go.
struct CheckOutputs {
    /// What reports in files are drawn on.
    private static let canvas = ReportCanvas(terminalWidth: nil, isPlain: false, style: TerminalStyle(colored: false))

    private let outputs: Outputs

    init(_ invocation: Invocation) throws(UsageError) {
        let given = invocation.values(of: CheckFlags.format)
        outputs = try Outputs(given.isEmpty ? ["text"] : given, CheckFlags.format, command: "check")
    }

    /// Refuses reports over files that the check itself reads; `what` names them.
    func spare(_ read: [String], _ what: String) throws(UsageError) { try outputs.spare(read, what) }

    /// Refuses reports over fonts.
    func spareFonts() throws(UsageError) { try outputs.spareFonts() }

    /// Whether a person is told on standard output what else is to be said.
    var tellsRemarks: Bool {
        outputs.outputs.contains { $0.file == nil && CheckReporter.named($0.format)?.tellsRemarks ?? false }
    }

    /// Says on standard output why there is no report, where what reads it there would not see it otherwise.
    func tell(_ troubles: [CheckTrouble], _ places: ReportPlaces, _ console: Console) throws {
        guard !troubles.isEmpty else { return }
        for output in outputs.outputs where output.file == nil {
            guard let words = CheckReporter.named(output.format)?.troubles else { continue }
            try console.write(words(troubles, places))
        }
    }

    /// Writes the reports; false where a file can't be written.
    func write(_ report: CheckReport, _ console: Console) throws -> Bool {
        try outputs.write(console) { output in
            let canvas = output.file == nil ? console.canvas : Self.canvas
            return CheckReporter.named(output.format)?.render(report, canvas) ?? []
        }
    }
}
