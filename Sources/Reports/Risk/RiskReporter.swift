// How risk can be reported; each way has a file in Formats, and a line here.

import Audit
import Risk

/// A way to report the risk of an app's keys.
public struct RiskReporter: Reporter {
    /// Its name on the command line.
    public let id: String
    /// One line about it.
    public let summary: String
    /// Whether it draws texts, so that pictures of them are needed.
    public var drawsPictures = false
    /// Whether it is of one key alone, which is to be named.
    public var isOfOneKey = false
    /// The whole report.
    public let render: @Sendable (RiskReport, RiskHeading) -> [UInt8]

    /// Every reporter, in the order in which they are listed.
    public static let all: [RiskReporter] = [.html, .svg, .pngReady, .json, .csv, .markdown]
}

/// What a report of risk says of itself.
public struct RiskHeading: Hashable, Sendable {
    /// What it is called.
    public var title: String
    /// The version of Swell.
    public var toolVersion: String
    /// When it was made; nil where it does not say so, and the same app gives the same bytes.
    public var generated: String?
    /// The languages and pseudo-locales that a picture of one key shows; those that break where there are none.
    public var locales: [String] = []
    /// The text size that a picture of one key shows and a page opens at; nil for the font's own.
    public var step: String?

    /// A heading.
    public init(title: String, toolVersion: String, generated: String? = nil) {
        self.title = title
        self.toolVersion = toolVersion
        self.generated = generated
    }
}
