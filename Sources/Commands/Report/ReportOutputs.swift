// The risk reports, and their destinations.

import Audit
import Basics
import Reports
import Risk

/// The risk reports that a command writes, and their destinations.
struct ReportOutputs {
    /// The default file of the page.
    private static let usualPage = "swell-report.html"

    private let outputs: Outputs<RiskReporter>
    /// The file of the page, if a page is written to a file.
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
        // A file that no report is written to is a mistake.
        if let file, file != "-", !outputs.all.contains(where: { $0.file == file }) {
            throw .conflict(
                ReportFlags.output.name, "format=\(given.last ?? "")", command: "report")
        }
        page = outputs.all.first { $0.reporter.id == "html" }?.file
        if invocation.has(ReportFlags.open), page == nil {
            throw .needsFlag(ReportFlags.open.name, needed: "a page in a file, from --format html", command: "report")
        }
        if invocation.has(ReportFlags.size), !drawsPictures {
            throw .needsFlag(
                ReportFlags.size.name, needed: "a page or a picture, from --format html, svg or png-ready",
                command: "report"
            )
        }
        if invocation.values(of: ReportFlags.key).isEmpty,
            let format = ofOneKey
        {
            throw .needsFlag("format \(format)", needed: "--key, because it is a picture of one key", command: "report")
        }
    }

    /// The format that shows a single key, if one of the reports has such a format.
    var ofOneKey: String? { outputs.all.first(where: \.reporter.showsOneKey)?.reporter.id }

    /// Whether a report draws texts.
    var drawsPictures: Bool { outputs.all.contains(where: \.reporter.drawsPictures) }

    /// Refuses to overwrite files that are read, and with the default page a file that is not a report by Swell.
    func refuseOverwriting(_ check: CheckPlan) throws(UsageError) {
        try outputs.refuseOverwriting(check, "a catalog that is read")
        guard page == Self.usualPage else { return }
        try UnnamedFile.check(Self.usualPage, in: "", flag: ReportFlags.output, command: "report")
        if !Self.isPage(Self.usualPage) { try outputs.refuseOverwriting([Self.usualPage], "not a report by Swell") }
    }

    /// Whether a file is a page that Swell wrote, or does not exist.
    private static func isPage(_ file: String) -> Bool {
        guard let bytes = try? FileReader.read(file) else { return !FolderListing.exists(file) }
        return bytes.isEmpty || String(decoding: bytes, as: UTF8.self).contains(" id=\"report-head\">")
    }

    /// Writes the reports; returns false if a file cannot be written.
    func write(_ report: RiskReport, _ heading: RiskHeading, _ console: Console) throws -> Bool {
        try outputs.write(console) { $0.reporter.render(report, heading) }
    }

    /// The files of the reports.
    var files: [String] { outputs.all.compactMap(\.file) }
}
