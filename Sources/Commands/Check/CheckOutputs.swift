// Where the reports of a check go: one to standard output, any number into files.

import Catalogs
import Platform
import Reports

/// The reports that are asked for, and where they go.
struct CheckOutputs {
    /// A report, and the file it goes into; nil for standard output.
    struct Output {
        let reporter: CheckReporter
        let file: String?
    }

    /// What reports in files are drawn on.
    private static let canvas = ReportCanvas(terminalWidth: nil, isPlain: false, style: TextStyle(colored: false))

    let outputs: [Output]

    init(_ invocation: Invocation) throws(UsageError) {
        var outputs: [Output] = []
        for given in invocation.values(of: CheckFlags.format) {
            let parts = given.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            guard let reporter = CheckReporter.named(parts[0]) else { continue }
            // A dash is standard output, as everywhere.
            let file = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
            if let file, file.isEmpty {
                throw .unreadableValue(
                    given, flag: CheckFlags.format.name, expected: "a file after '=', as in \(reporter.id)=report.txt",
                    command: "check")
            }
            let place = Self.place(file)
            if let place, let twin = outputs.first(where: { Self.place($0.file) == place }) {
                let names = [twin, Output(reporter: reporter, file: file)].map { output in
                    "format=\(output.reporter.id)\(output.file.map { "=\($0)" } ?? "")"
                }
                throw .conflict(names[0], names[1], command: "check")
            }
            outputs.append(Output(reporter: reporter, file: file))
        }
        if outputs.isEmpty, let text = CheckReporter.named("text") { outputs = [Output(reporter: text, file: nil)] }
        self.outputs = outputs
    }

    /// What tells one file from another, however it is spelled; empty for standard output, and nil for what is no file
    /// and takes any number of reports, such as `/dev/null`.
    private static func place(_ file: String?) -> String? {
        guard let file else { return "" }
        guard let real = FolderListing.real(file) else { return Project.absolute(file) }
        return FolderListing.kind(of: real) == .other ? nil : real
    }

    /// Refuses reports over files that the check itself reads; `what` names them.
    func spare(_ read: [String], _ what: String) throws(UsageError) {
        for output in outputs {
            guard let file = output.file, FolderListing.exists(file), let place = Self.place(file) else { continue }
            if read.contains(where: { FolderListing.real($0) == place }) {
                throw .overwrites(file, what, command: "check")
            }
        }
    }

    /// Whether a person is told on standard output what else is to be said.
    var tellsRemarks: Bool { outputs.contains { $0.file == nil && $0.reporter.isForTerminals } }

    /// Writes the reports; false where a file can't be written.
    ///
    /// A pipe whose reader has gone is written: what was found is found, whoever has read enough of it.
    func write(_ report: CheckReport, _ console: Console) throws -> Bool {
        var isWritten = true
        for output in outputs {
            guard let file = output.file else {
                do throws(Console.WriteError) {
                    try console.write(output.reporter.render(report, console.canvas))
                } catch .closed {}
                continue
            }
            do throws(FileWriteError) {
                try FileWriter.write(output.reporter.render(report, Self.canvas), to: file)
            } catch .closed {
            } catch {
                console.complain("\(file): \(error.words)")
                isWritten = false
            }
        }
        return isWritten
    }
}

extension Console {
    /// What reports on standard output are drawn on.
    fileprivate var canvas: ReportCanvas { ReportCanvas(terminalWidth: width, isPlain: isPlain, style: style) }

    /// Says what is wrong, or worth knowing.
    func complain(_ message: String) { note("\(errorStyle.bold("swell:")) \(VisibleText.escaped(message))") }
}
