// Where reports go: one to standard output, any number into files.

import Basics
import Projects
import Reports

/// The reports that a command is asked for, and where they go.
struct Outputs<Kind: Reporter> {
    /// A report, and the file it goes into; nil for standard output.
    struct Output {
        let reporter: Kind
        let file: String?
    }

    let all: [Output]
    private let command: String

    /// The reports that values of a flag name, as in `json=report.json`; one that names no file goes where `usual` says.
    init(
        _ given: [String], _ flag: Flag, command: String, usual: (String) -> String? = { _ in nil }
    ) throws(UsageError) {
        var outputs: [Output] = []
        for value in given {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            let named = parts.count > 1 ? parts[1] : usual(parts[0])
            // A dash is standard output, as everywhere.
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

    /// What tells one file from another, however it is spelled; empty for standard output, and nil for what is no file
    /// and takes any number of reports, such as `/dev/null`.
    private static func place(_ file: String?) -> String? {
        guard let file else { return "" }
        guard let real = FolderListing.real(file) else { return Project.absolute(file) }
        return FolderListing.kind(of: real) == .other ? nil : real
    }

    /// Refuses reports over files that the command itself reads; `what` names them.
    func spare(_ read: [String], _ what: String) throws(UsageError) {
        for output in all {
            guard let file = output.file, FolderListing.exists(file), let place = Self.place(file) else { continue }
            if read.contains(where: { FolderListing.real($0) == place }) {
                throw .overwrites(file, what, command: command)
            }
        }
    }

    /// Refuses reports over what a check reads; `catalogs` names its catalogs.
    func spare(_ check: CheckPlan, _ catalogs: String) throws(UsageError) {
        try spare(check.project.files.map(\.path.string), catalogs)
        try spare([check.settings.configuration.file].compactMap(\.self), "the configuration")
        try spare(check.sheets, "a sheet of budgets")
        try spareFonts()
    }

    /// Refuses reports over fonts: texts may be measured in them, given or installed.
    private func spareFonts() throws(UsageError) {
        for output in all {
            guard let file = output.file, let place = Self.place(file), FolderListing.exists(place),
                let bytes = try? FileReader.read(place), Self.fontBeginnings.contains(Array(bytes.prefix(4)))
            else { continue }
            throw .overwrites(file, "a font", command: command)
        }
    }

    /// How files of fonts begin.
    private static var fontBeginnings: [[UInt8]] {
        [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
    }

    /// Writes the reports; false where a file can't be written.
    ///
    /// A pipe whose reader has gone is written: what was found is found, whoever has read enough of it.
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
    /// A flag that names reports, and the files they go into.
    static func reports<Kind: Reporter>(_ kind: Kind.Type, usual: String) -> Flag {
        Flag(
            name: "format", value: "NAME[=FILE]", choices: Kind.all.map(\.id), mayNameFile: true, isRepeatable: true,
            summary: "How to report, and into which file; \(usual) is the default; may be repeated.")
    }
}
