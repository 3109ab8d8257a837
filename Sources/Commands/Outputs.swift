// The destinations of reports: at most one goes to standard output, any number to files.

import Basics
import Projects
import Reports

/// The reports that a command writes, and their destinations.
struct Outputs<Kind: Reporter> {
    /// A report and its file; a nil file is standard output.
    struct Output {
        let reporter: Kind
        let file: String?
    }

    let all: [Output]
    private let command: String

    /// Parses values such as `json=report.json`; `usual` returns the default file of a format.
    init(
        _ given: [String], _ flag: Flag, command: String, usual: (String) -> String? = { _ in nil }
    ) throws(UsageError) {
        var outputs: [Output] = []
        for value in given {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            let named = parts.count > 1 ? parts[1] : usual(parts[0])
            // A dash means standard output, as in other tools.
            guard let reporter = Kind.named(parts[0]) else { continue }
            let output = Output(reporter: reporter, file: named == "-" ? nil : named)
            if let file = output.file, file.isEmpty {
                throw .unreadableValue(
                    value, flag: flag.name, expected: "a file after '=', as in \(parts[0])=report.txt",
                    command: command)
            }
            let place = Self.place(output.file)
            if let place, let twin = outputs.first(where: { Self.place($0.file) == place }) {
                let names = [twin, output].map { "\(flag.name)=\($0.reporter.id)\($0.file.map { "=\($0)" } ?? "")" }
                throw .conflict(names[0], names[1], command: command)
            }
            outputs.append(output)
        }
        all = outputs
        self.command = command
    }

    /// The identity of a file, independent of its spelling; empty for standard output, and nil for a device such as
    /// `/dev/null`, which accepts any number of reports.
    private static func place(_ file: String?) -> String? {
        guard let file else { return "" }
        guard let real = FolderListing.real(file) else { return Project.absolute(file) }
        return FolderListing.kind(of: real) == .other ? nil : real
    }

    /// Refuses to overwrite files that the command reads; `what` describes them.
    func refuseOverwriting(_ read: [String], _ what: String) throws(UsageError) {
        for output in all {
            guard let file = output.file, FolderListing.exists(file), let place = Self.place(file) else { continue }
            if read.contains(where: { FolderListing.real($0) == place }) {
                throw .overwrites(file, what, command: command)
            }
        }
    }

    /// Refuses to overwrite the files that a check reads; `catalogs` describes its catalogs.
    func refuseOverwriting(_ check: CheckPlan, _ catalogs: String) throws(UsageError) {
        try refuseOverwriting(check.project.files.map(\.path.string), catalogs)
        try refuseOverwriting([check.settings.configuration.file].compactMap(\.self), "the configuration")
        try refuseOverwriting(check.sheets, "a budget sheet")
        try refuseOverwritingFonts()
    }

    /// Refuses to overwrite fonts, because texts may be measured in them.
    private func refuseOverwritingFonts() throws(UsageError) {
        for output in all {
            guard let file = output.file, let place = Self.place(file), FolderListing.exists(place),
                let bytes = try? FileReader.read(place), Self.fontSignatures.contains(Array(bytes.prefix(4)))
            else { continue }
            throw .overwrites(file, "a font", command: command)
        }
    }

    /// The first bytes of font files.
    private static var fontSignatures: [[UInt8]] {
        [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
    }

    /// Writes the reports; returns false if a file cannot be written.
    ///
    /// A closed pipe counts as written: the result of the command does not depend on how much of it is read.
    func write(_ console: Console, _ render: (Output) -> [UInt8]) throws -> Bool {
        var isWritten = true
        for output in all {
            guard let file = output.file else {
                do throws(Console.WriteError) {
                    try console.write(render(output))
                } catch .closed {}
                continue
            }
            do throws(FileWriteError) {
                try FileWriter.write(render(output), to: file)
            } catch .closed {
            } catch {
                console.complain("\(file): \(error.words)")
                isWritten = false
            }
        }
        return isWritten
    }
}

extension Flag {
    /// Creates a flag that selects report formats and their files.
    static func reports<Kind: Reporter>(_ kind: Kind.Type, usual: String) -> Flag {
        Flag(
            name: "format", value: "NAME[=FILE]", choices: Kind.all.map(\.id), mayNameFile: true, isRepeatable: true,
            summary: "The report format (default: \(usual)), and optionally the file to write; repeatable.")
    }
}
