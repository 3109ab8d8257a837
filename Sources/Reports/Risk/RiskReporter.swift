// The output formats of a risk report; each has a file in Formats and an entry here.

import Audit
import Risk

/// An output format for the risk of an app's keys.
public struct RiskReporter: Reporter {
    /// Its name on the command line.
    public let id: String
    /// A description of one line.
    public let summary: String
    /// Whether it draws texts and therefore needs pictures of them.
    public var drawsPictures = false
    /// Whether it shows a single key, which must be named.
    public var showsOneKey = false
    /// Renders the whole report.
    public let render: @Sendable (RiskReport, RiskHeading) -> [UInt8]

    /// All reporters, in listing order.
    public static let all: [RiskReporter] = [.html, .svg, .pngReady, .json, .csv, .markdown]
}

/// The title and settings of a risk report.
public struct RiskHeading: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The version of Swell.
    public var toolVersion: String
    /// The date of the report; nil to omit it, so that the same app gives the same bytes.
    public var generated: String?
    /// The languages and pseudo-locales that a picture of one key shows; if empty, those that break.
    public var locales: [String] = []
    /// The text size that a picture of one key shows, and the initial one of a page; nil for the default size.
    public var step: String?

    /// Creates a heading.
    public init(title: String, toolVersion: String, generated: String? = nil) {
        self.title = title
        self.toolVersion = toolVersion
        self.generated = generated
    }
}
