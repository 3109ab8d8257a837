// The summary of a risk report: how much breaks, and which keys to check first.

import Audit
import Risk

/// The summary of a risk report.
public struct RiskTally: Sendable {
    private let report: RiskReport
    /// The number of keys.
    public let keys: Int
    /// The number of keys with a limit of their own.
    public let limited: Int
    /// The number of keys whose only limit is shared by a group.
    public let shared: Int
    /// The number of keys that break in at least one translation.
    public let brokenKeys: Int
    /// The number of translations measured.
    public let measured: Int
    /// The number of measured translations that break.
    public let broken: Int
    /// The number of missing translations with a forecast.
    public let forecast: Int
    /// The number of missing translations expected to break.
    public let expected: Double
    /// The number of keys that break in the source language.
    public let brokenSource: Int

    /// Creates the tally of a report.
    public init(_ report: RiskReport) {
        self.report = report
        keys = report.keys.count
        limited = report.keys.count(where: \.isLimited)
        shared = report.keys.count { !$0.isLimited && !$0.shared.isEmpty }
        brokenKeys = report.keys.count { $0.cells.contains(where: \.isBroken) }
        measured = report.locales.reduce(0) { $0 + $1.measured }
        broken = report.locales.reduce(0) { $0 + $1.broken }
        forecast = report.locales.reduce(0) { $0 + $1.forecast }
        expected = max(0, report.locales.reduce(0) { $0 + $1.expected } - Double(broken))
        brokenSource = report.keys.count { $0.source.isBroken }
    }

    /// The positions of the keys at risk, sorted by the number of languages in which they are expected to break, then by
    /// how far they exceed their room.
    public func riskiest(_ count: Int) -> [Int] {
        // A key expected to break in less than 0.01 languages is not at risk.
        ranked.prefix(count).filter { report.keys[$0].expected >= 0.01 }
    }

    /// The positions of all keys in that order.
    var ranked: [Int] {
        let weights = report.keys.map { (expected: $0.expected, excess: $0.worstCell?.room?.excess ?? 0) }
        return report.keys.indices.sorted { one, other in
            (weights[other].expected, weights[other].excess, one)
                < (weights[one].expected, weights[one].excess, other)
        }
    }

    /// How much breaks: `3 of 48 translations with a limit break, in 2 keys; 4.1 of 24 missing translations are expected to
    /// break`.
    public var words: String {
        guard limited > 0 else {
            return shared > 0
                ? "no key has a limit of its own, so nothing was measured; 'swell check' checks the limits of groups"
                : "no key has a limit, so nothing was measured"
        }
        var parts: [String] = []
        if measured > 0 {
            parts.append(
                broken == 0
                    ? "none of \(measured.counted("translation")) with a limit breaks"
                    : "\(broken) of \(measured.counted("translation")) with a limit "
                        + "\(broken == 1 ? "breaks" : "break"), in \(brokenKeys.counted("key"))")
        }
        if forecast > 0 {
            let words = "\(RiskWords.expected(expected)) of \(forecast.counted("missing translation"))"
            parts.append("\(words) \(forecast == 1 ? "is" : "are") expected to break")
        }
        if brokenSource > 0 {
            let words = brokenSource.counted("text")
            parts.append(
                "\(words) in \(RiskWords.tag(report.source)) \(brokenSource == 1 ? "breaks" : "break") already")
        }
        return parts.isEmpty ? "no language to measure" : parts.joined(separator: "; ")
    }

    /// What was checked: `123 keys, 80 of them with a limit, in 3 languages (de, fr, pl)`; `80 of them with a limit and 4
    /// that share one` if some are in groups.
    public var scope: String {
        let tags = report.locales.map(\.tag)
        let languages = tags.isEmpty ? "" : " (\(RiskWords.languages(tags)))"
        let sharing = shared > 0 ? " and \(shared) that \(shared == 1 ? "shares" : "share") one" : ""
        return "\(keys.counted("key")), \(limited) of them with a limit\(sharing), in "
            + tags.count.counted("language") + languages
    }
}

extension RiskReport {
    /// The findings about catalogs that could not be read, or only in part.
    var unread: [Finding] { audit.findings.filter(\.isTrouble) }
}

extension RiskCell {
    /// Whether it was measured and does not fit.
    var isBroken: Bool { outcome == .measured && chance > 0 }

    /// The position of the first text size at which it is more likely to break than to fit.
    var failingStep: Int? { chanceAtSteps.firstIndex { $0 >= 0.5 } }
}

extension KeyRisk {
    /// Whether it has a limit of its own.
    fileprivate var isLimited: Bool { !budgets.isEmpty || worst != nil || source.room != nil }

    /// Its text in the worst language.
    var worstCell: RiskCell? { worst.flatMap { cells.indices.contains($0) ? cells[$0] : nil } }
}

extension Finding.Room {
    /// The need as a multiple of the available room.
    fileprivate var excess: Double { has > 0 ? need / has : .infinity }
}
