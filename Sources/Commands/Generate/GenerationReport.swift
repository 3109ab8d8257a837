// The messages of `swell generate` on standard error.

import Audit
import Basics
import Budgets
import Catalogs
import Generation
import Projects
import Reports

/// Counts results and writes notes about them to standard error.
struct GenerationReport {
    private let console: Console
    private(set) var hasTrouble = false
    /// The paths written.
    private(set) var written: Set<String> = []
    private var unchanged = 0
    private var leftOut = 0
    private var tally = GenerationTally()
    private var kept = UnchangedTexts()
    private var fromKeys = 0

    init(_ console: Console) { self.console = console }

    func note(_ text: String) { console.complain(text) }

    mutating func show(_ fault: Fault) {
        hasTrouble = true
        console.note(FaultLines.line(fault, style: console.errorStyle))
        if case .unreadable(.missing) = fault.problem, let nearest = Project.nearest(to: fault.path) {
            note("did you mean '\(nearest)'?")
        }
    }

    /// Reports that a path is not a built app, and suggests what may be meant.
    func noSuchApp(_ path: String) {
        guard !Project.exists(path) else {
            return note(
                "\(path): not a built app or bundle; expected one such as MyApp.app; for a folder, use --out DIR")
        }
        note("\(path): there is no such app" + Spelling.suggestion(Project.nearest(to: path)))
    }

    /// Writes a path to standard output; a closed pipe does not stop the work.
    func announce(_ path: String) throws(Console.WriteError) {
        do throws(Console.WriteError) {
            try console.write("\(VisibleText.escaped(path))\n")
        } catch {
            guard case .closed = error else { throw error }
        }
    }

    /// Lists the files that a plan skips, grouped by reason.
    func show(_ skipped: [Plan.Skipped]) {
        for line in SkippedFiles.lines(of: skipped) { note(line) }
    }

    mutating func show(_ failure: Generator.Failure) {
        hasTrouble = true
        if case .existing(let fault) = failure { return show(fault) }
        guard case .faults(let faults) = failure else { return note(failure.message) }
        for fault in faults { show(fault) }
        if let path = faults.first?.path {
            note("\(path): cannot generate a pseudo-locale from a file with errors; fix them first")
        }
    }

    /// Reports the expressions that took too long: texts that they lock may have been changed.
    mutating func show(slow patterns: [WrittenPattern]) {
        for pattern in patterns {
            hasTrouble = true
            note("\(pattern.file):\(pattern.place): \(AuditError.slow(pattern).words)")
        }
    }

    mutating func add(_ result: Generator.Result) {
        switch result.effect {
        case .written: written.insert(result.path)
        case .unchanged: unchanged += 1
        case .leftOut: leftOut += 1
        }
        tally.add(result.tally)
        kept.add(result)
        fromKeys += result.fromKeys
    }

    /// Shows the progress, if standard error is a terminal.
    func progress(_ done: Int, of count: Int) {
        guard console.showsProgress, count > 1 else { return }
        console.status(done < count ? "\(done)/\(count) catalogs" : "")
    }

    /// Writes the last lines: texts to review, and totals.
    func finish(_ duration: Duration, isDryRun: Bool) {
        for line in kept.lines { note(line) }
        let verb = isDryRun ? "would be written" : "written"
        let unchangedFiles =
            (unchanged > 0 ? ", \(unchanged) unchanged" : "")
            + (leftOut > 0 ? ", \(leftOut) skipped, with nothing to translate" : "")
        let milliseconds = duration / .milliseconds(1)
        note(
            "\(written.count.counted("file")) \(verb)\(unchangedFiles); \(tally.made.counted("text")) generated "
                + "in \(Int(milliseconds)) ms" + unchangedTexts)
        if fromKeys > 0 {
            note(
                fromKeys.counted(
                    "of them is a key that only translations contain, used as its own English text",
                    "of them are keys that only translations contain, used as their own English texts"))
        }
    }

    private var unchangedTexts: String {
        let reasons = GenerationTally.Reason.allCases.filter { tally.count(of: $0) > 0 }
        guard !reasons.isEmpty else { return "" }
        return "; unchanged: " + reasons.map { "\(tally.count(of: $0)) \($0.words)" }.joined(separator: ", ")
    }
}
