// `swell generate --from-code`: adds the keys that code uses to the catalogs of the source language.

import Audit
import Basics
import Catalogs
import Code
import Differences
import Generation
import Platforms
import Projects
import Reports

/// Adds the keys that an app's code uses and no catalog has.
struct FromCode {
    private let invocation: Invocation
    private let console: Console
    private let paths: [String]
    private let formats: FormatChoice

    /// Flags that are about pseudo-locales.
    private static let others = [
        GenerateCommand.out, GenerateCommand.inPlace, GenerateCommand.into, GenerateCommand.stdout,
        GenerateCommand.locale, PseudolocaleFlags.style, PseudolocaleFlags.growth, GenerateCommand.force,
    ]

    init(_ invocation: Invocation, _ console: Console) throws {
        if let other = Self.others.first(where: { invocation.has($0) }) {
            throw UsageError.conflict(GenerateCommand.fromCode.name, other.name, command: "generate")
        }
        (self.invocation, self.console) = (invocation, console)
        paths = Settings.paths(invocation)
        let settings = try Settings(invocation, around: paths)
        formats = try settings.formats(invocation, command: "generate")
    }

    func run() async throws -> ExitCode {
        let project = Project(paths, formats)
        var hasTrouble = !project.faults.isEmpty
        for fault in project.faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
        guard let code = await CodeProject(project), let platform = project.codePlatform else {
            console.complain("found no source code that Swell reads under \(paths.joined(separator: ", "))")
            return .trouble
        }
        let found = CodeKeys(code, platform)
        let catalogs = CodeCatalogs(
            found.keys, in: project, platform, standardTable: code.conventions.standardTable,
            root: paths.first ?? ".")
        for fault in catalogs.faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
        for error in catalogs.refused { console.complain(error.message) }
        hasTrouble = hasTrouble || !catalogs.faults.isEmpty || !catalogs.refused.isEmpty
        for change in catalogs.changes {
            if invocation.has(GenerateCommand.diff) {
                try console.write(console.diff(of: change.path, from: change.before, to: change.rewriting))
                continue
            }
            if !invocation.has(GenerateCommand.dryRun), !write(change) {
                hasTrouble = true
                continue
            }
            try console.write("\(VisibleText.escaped(change.path))\n")
        }
        summarize(catalogs, found)
        return hasTrouble ? .trouble : .clean
    }

    private func write(_ change: CodeCatalogs.Change) -> Bool {
        do throws(FileWriteError) {
            try FileWriter.write(
                change.rewriting.bytes, to: change.path, over: ExpectedFile(change.before?.text.stored))
            return true
        } catch {
            console.complain("\(change.path): \(error.words)")
            return false
        }
    }

    /// The number of uses named for each reason.
    private static let named = 3

    private func summarize(_ catalogs: CodeCatalogs, _ found: CodeKeys) {
        let changes = catalogs.changes
        let isDry = invocation.has(GenerateCommand.dryRun) || invocation.has(GenerateCommand.diff)
        let count = changes.reduce(0) { $0 + $1.keys.count }
        console.complain(
            "\(count.counted("key")) of \(found.keys.count) in the code \(isDry ? "would be added" : "added") to "
                + changes.count.counted("file"))
        for reason in CodeKeys.Reason.allCases {
            // A placeholder of unknown type is no loss if a catalog has the rest of the key.
            let uses = found.leftOut.filter { use in
                use.reason == reason && !(reason == .unknownType && catalogs.mayHave(use.key))
            }
            guard !uses.isEmpty else { continue }
            let names = uses.prefix(Self.named).map { "\($0.path):\($0.place): \($0.key.description.shortened)" }
            let rest = uses.count - names.count
            console.complain(
                "left out, \(reason.words): \(names.joined(separator: "; "))\(rest > 0 ? rest.andMore : "")")
        }
    }
}

extension CodeKeys.Reason {
    fileprivate var words: String {
        switch self {
        case .dynamic: "as only running code knows the key"
        case .unknownType: "as the type of an interpolation is unknown"
        case .unknownTable: "as only running code knows the table"
        }
    }
}

extension Console {
    /// The change of a file as a diff for `patch`.
    func diff(of path: String, from before: Catalog?, to rewriting: Rewriting) -> [UInt8] {
        var diff: [UInt8] = []
        let text = SourceText(rewriting.bytes)
        let old = before?.text.utf8 ?? []
        let name = before == nil ? "/dev/null" : path
        if text.utf8.contains(0) || old.contains(0) {
            return Array("Binary files \(name) and \(path) differ\n".utf8)
        }
        if text.encoding != .utf8 {
            note("swell: \(path): the diff is in UTF-8, but the file is in \(text.encoding.name)")
        }
        UnifiedDiff.append(old: old, named: name, new: text.utf8, named: path, to: &diff)
        return diff
    }
}
