// The reports of risk that are asked for, and where they go.

import Audit
import Basics
import Reports
import Risk

/// The reports of risk that are asked for, and where they go.
struct ReportOutputs {
    /// Where a page goes that nobody named a file for.
    private static let usualPage = "swell-report.html"

    private let outputs: Outputs<RiskReporter>
    /// The page among them, where it is a file.
    let page: String?

    init(_ invocation: Invocation) throws(UsageError) {
        let given = invocation.values(of: ReportFlags.format)
        let file = invocation.value(of: ReportFlags.output)
        if let file, file.isEmpty {
            throw .unreadableValue(
                file, flag: ReportFlags.output.name, expected: "a file such as report.html, or - for standard output",
                command: "report")
        }
        outputs = try Outputs(given.isEmpty ? ["html"] : given, ReportFlags.format, command: "report") { format in
            file ?? (format == "html" ? Self.usualPage : nil)
        }
        // A file that nothing goes into is a mistake.
        if let file, file != "-", !outputs.all.contains(where: { $0.file == file }) {
            throw .conflict(
                ReportFlags.output.name, "format=\(given.last ?? "")", command: "report")
        }
        page = outputs.all.first { $0.reporter.id == "html" }?.file
        if invocation.has(ReportFlags.open), page == nil {
            throw .needsFlag(ReportFlags.open.name, needed: "a page in a file: --format html", command: "report")
        }
        if invocation.has(ReportFlags.size), !drawsPictures {
            throw .needsFlag(
                ReportFlags.size.name, needed: "a page or a picture: --format html, svg or png-ready", command: "report"
            )
        }
        if invocation.values(of: ReportFlags.key).isEmpty,
            let format = ofOneKey
        {
            throw .needsFlag("format \(format)", needed: "--key, as it is a picture of one", command: "report")
        }
    }

    /// The format that is of one key alone, if there is one among them.
    var ofOneKey: String? { outputs.all.first(where: \.reporter.isOfOneKey)?.reporter.id }

    /// Whether texts are to be drawn.
    var drawsPictures: Bool { outputs.all.contains(where: \.reporter.drawsPictures) }

    /// Refuses reports over what is read, and a page that nobody named a file for over what is no page of Swell's.
    func spare(_ check: CheckPlan) throws(UsageError) {
        try outputs.spare(check, "a catalog that is read")
        guard page == Self.usualPage else { return }
        try UnnamedFile.check(Self.usualPage, in: "", flag: ReportFlags.output, command: "report")
        if !Self.isPage(Self.usualPage) { try outputs.spare([Self.usualPage], "no report of Swell's") }
    }

    /// Whether a file is a page that Swell wrote, or there is none.
    private static func isPage(_ file: String) -> Bool {
        guard let bytes = try? FileReader.read(file) else { return !FolderListing.exists(file) }
        return bytes.isEmpty || String(decoding: bytes, as: UTF8.self).contains(" id=\"report-head\">")
    }

    /// Writes the reports; false where a file can't be written.
    func write(_ report: RiskReport, _ heading: RiskHeading, _ console: Console) throws -> Bool {
        try outputs.write(console) { $0.reporter.render(report, heading) }
    }

    /// The files that were written.
    var files: [String] { outputs.all.compactMap(\.file) }
}
