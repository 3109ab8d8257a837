// Records the pages of a file in a browser.

import Basics
import Browser
import Configuration
import Marks

/// The recording of the pages of a web app: its flags, its plan and its browser.
struct PageRecording {
    static let base = Flag(name: "base", value: "URL", summary: "Where the app runs, instead of 'base' in PAGES.yml.")
    static let width = Flag(
        name: "width", value: "PIXELS", isRepeatable: true,
        summary: "A width of the window (1280 and 360 by default); repeatable.")
    static let page = Flag(name: "page", value: "NAME", isRepeatable: true, summary: "Only this page; repeatable.")
    static let marks = Flag(
        name: "marks", value: "FILE", takes: .files,
        summary: "The swell-marks.json that 'swell generate --marked' wrote, for the keys of texts.")
    static let probe = Flag(name: "probe", summary: "Also find the room of each text.")
    static let out = Flag(
        name: "out", value: "FOLDER", takes: .files, summary: "Where to write the screens (screens by default).")
    static let accept = Flag(name: "accept", summary: "Overwrite recorded screens that have changed.")
    static let browser = Flag(
        name: "browser", value: "FILE", takes: .files, summary: "The browser to use, instead of an installed Chromium.")

    private let plan: RecordingPlan
    private let program: String
    private let record: ScreenRecord
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        guard let file = invocation.operands.first else {
            throw UsageError.missingOperand("a file of pages", command: "screens")
        }
        if invocation.operands.count > 1 {
            throw UsageError.unexpectedOperand(invocation.operands[1], command: "screens")
        }
        let settings = try PagesSettings.load(file)
        let pages = invocation.values(of: Self.page)
        if let unknown = pages.first(where: { name in !settings.pages.contains { $0.name.value == name } }) {
            let names = settings.pages.map(\.name.value)
            throw UsageError.wrongValue(
                unknown, flag: "page", choices: names, nearest: Spelling.nearest(unknown, among: names),
                command: "screens")
        }
        do throws(RecordingPlan.Problem) {
            plan = try RecordingPlan(
                settings, base: invocation.value(of: Self.base), widths: try Self.widths(invocation),
                locales: invocation.values(of: CheckPlan.locale), only: pages,
                probes: invocation.has(Self.probe),
                keys: try Self.keys(
                    invocation.value(of: Self.marks) ?? settings.marks.map { FolderListing.beside(file, $0.value) }))
        } catch {
            throw PagesTrouble(file: file, words: error.words)
        }
        guard let program = invocation.value(of: Self.browser) ?? BrowserProgram.installed else {
            throw PagesTrouble(
                words:
                    "there is no Chromium here; install it ('apt install chromium', 'brew install --cask chromium'), "
                    + "or name a browser such as Chrome or Edge with --browser")
        }
        self.program = program
        record = ScreenRecord(
            folder: invocation.value(of: Self.out) ?? "screens", isRenewed: invocation.has(Self.accept))
        self.console = console
    }

    private static func widths(_ invocation: Invocation) throws(RecordingPlan.Problem) -> [Int] {
        var widths: [Int] = []
        for text in invocation.values(of: width) {
            guard let width = Int(text), 200...4000 ~= width else { throw .width(text) }
            widths.append(width)
        }
        return widths
    }

    private static func keys(_ file: String?) throws(RecordingPlan.Problem) -> MarkedKeys {
        guard let file else { return MarkedKeys() }
        guard let bytes = try? FileReader.read(file), let manifest = MarkManifest(reading: bytes) else {
            throw .marks(file)
        }
        return MarkedKeys(manifest)
    }

    func run() async throws -> ExitCode {
        for (given, marked) in plan.renamed { console.note("\(given): recorded as \(marked), its name in the marks") }
        let failures = await recordAll()
        for failure in failures { console.complain(failure) }
        let summary = record.summary
        try console.write(summary.text)
        if !failures.isEmpty || summary.isTrouble { return .trouble }
        return summary.isChanged ? .findings : .clean
    }

    /// Records all languages, two at the same time unless a command switches the language of the whole app; returns
    /// what went wrong.
    private func recordAll() async -> [String] {
        let (plan, program, record, console) = (plan, program, record, console)
        return await withTaskGroup(of: (Int, String?).self) { group in
            var failures: [(Int, String)] = []
            for (number, locale) in plan.locales.enumerated() {
                if number >= (plan.language.command == nil ? 2 : 1), let (at, words) = await group.next(), let words {
                    failures.append((at, words))
                }
                group.addTask {
                    do throws(RecordingError) {
                        try await ScreenRecorder(plan, locale: locale, program: program).run { screen in
                            console.note(record.add(screen))
                        }
                        return (number, nil)
                    } catch {
                        return (number, "\(locale): \(error.words)")
                    }
                }
            }
            for await (at, words) in group { if let words { failures.append((at, words)) } }
            return failures.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
