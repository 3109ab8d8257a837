// The output formats of a check; each has a file in Formats and an entry here.

import Basics

/// An output format for the findings of a check.
public struct CheckReporter: Reporter {
    /// Its name on the command line.
    public let id: String
    /// A description of one line.
    public let summary: String
    /// Whether the report includes the remarks, so that they are not printed separately.
    public let includesRemarks: Bool
    /// Renders the whole report; only formats for terminals use the canvas.
    public let render: @Sendable (CheckReport, ReportCanvas) -> [UInt8]
    /// Renders the errors of a check that could not run; nil if the format has no report for that.
    public var troubles: (@Sendable ([FileProblem], ReportPlaces) -> [UInt8])? = nil

    /// All reporters, in listing order.
    public static let all: [CheckReporter] = [
        .text, .json, .ndjson, .sarif, .xcode, .junit, .github, .gitlab, .checkstyle, .markdown, .csv,
    ]
}
