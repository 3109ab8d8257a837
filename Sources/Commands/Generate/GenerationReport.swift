// What `swell generate` says beside its results.

import Audit
import Basics
import Budgets
import Catalogs
import Generation
import Projects
import Reports

/// Counts results and writes what a person should know of them to standard error.
struct GenerationReport {
    private let console: Console
    private(set) var hasTrouble = false
    /// The paths written.
    private(set) var written: Set<String> = []
    private var unchanged = 0
    private var leftOut = 0
    private var tally = GenerationTally()
    private var kept = KeptTexts()
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

    /// Says that a path is no built app's, and what may be meant.
    func noSuchApp(_ path: String) {
        guard !Project.exists(path) else {
            return note(
                "\(path): is no built app or bundle; expected one such as MyApp.app, or a folder with --out DIR")
        }
        note("\(path): there is no such built app" + Spelling.suggestion(Project.nearest(to: path)))
    }

    /// Writes a path to standard output; where nobody reads it, the work goes on.
    func announce(_ path: String) throws(Console.WriteError) {
        do throws(Console.WriteError) {
            try console.write("\(VisibleText.escaped(path))\n")
        } catch {
            guard case .closed = error else { throw error }
        }
    }

    /// Names what a plan passes over, files of one reason together.
    func show(_ skipped: [Plan.Skipped]) {
        for line in PassedOverFiles.lines(of: skipped) { note(line) }
    }

    mutating func show(_ failure: Generator.Failure) {
        hasTrouble = true
        if case .existing(let fault) = failure { return show(fault) }
        guard case .faults(let faults) = failure else { return note(failure.message) }
        for fault in faults { show(fault) }
        if let path = faults.first?.path {
            note("\(path): no pseudo-locale is made of a file with errors; mend it first")
        }
    }

    /// Says which expressions took too long: what they lock may have been made.
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

    /// Shows how far it is, where a person is watching.
    func progress(_ done: Int, of count: Int) {
        guard console.showsProgress, count > 1 else { return }
        console.status(done < count ? "\(done)/\(count) catalogs" : "")
    }

    /// The last lines: entries to look at, and sums.
    func finish(_ duration: Duration, isRehearsal: Bool) {
        for line in kept.lines { note(line) }
        let verb = isRehearsal ? "would be written" : "written"
        let unchangedFiles =
            (unchanged > 0 ? ", \(unchanged) unchanged" : "")
            + (leftOut > 0 ? ", \(leftOut) not made, with nothing to translate" : "")
        let milliseconds = duration / .milliseconds(1)
        note(
            "\(written.count.counted("file")) \(verb)\(unchangedFiles); \(tally.made.counted("text")) made "
                + "in \(Int(milliseconds)) ms" + leftAlone)
        if fromKeys > 0 {
            note(
                fromKeys.counted(
                    "of them is a key that only translations have, and taken as its own English",
                    "of them are keys that only translations have, and taken as their own English"))
        }
    }

    private var leftAlone: String {
        let reasons = GenerationTally.Reason.allCases.filter { tally.count(of: $0) > 0 }
        guard !reasons.isEmpty else { return "" }
        return "; left alone: " + reasons.map { "\(tally.count(of: $0)) \($0.words)" }.joined(separator: ", ")
    }
}
