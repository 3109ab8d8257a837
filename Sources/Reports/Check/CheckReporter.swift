// How a check can be reported; each way has a file in Formats, and a line here.

import Basics

/// A way to report what a check found.
public struct CheckReporter: Reporter {
    /// Its name on the command line.
    public let id: String
    /// One line about it.
    public let summary: String
    /// Whether it says to a person what else is worth knowing, so that nobody else need.
    public let tellsRemarks: Bool
    /// The whole report; only what is for terminals looks at the canvas.
    public let render: @Sendable (CheckReport, ReportCanvas) -> [UInt8]
    /// What it says of a check that could not be made; nil where there is no report then.
    public var troubles: (@Sendable ([FileProblem], ReportPlaces) -> [UInt8])? = nil

    /// Every reporter, in the order in which they are listed.
    public static let all: [CheckReporter] = [
        .text, .json, .ndjson, .sarif, .xcode, .junit, .github, .gitlab, .checkstyle, .markdown, .csv,
    ]
}
