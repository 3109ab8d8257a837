// What a risk report comes down to: how much breaks, and the keys to look at first.

import Audit
import Risk

/// What a risk report comes down to.
public struct RiskTally: Sendable {
    private let report: RiskReport
    /// How many keys there are.
    public let keys: Int
    /// How many of them have a limit.
    public let limited: Int
    /// How many others have none but what they share with the keys of a group.
    public let shared: Int
    /// How many keys break in a language that they are translated into.
    public let brokenKeys: Int
    /// How many translations were measured.
    public let measured: Int
    /// How many of those break.
    public let broken: Int
    /// How many translations there are not yet and were forecast.
    public let forecast: Int
    /// How many of those are expected to break.
    public let expected: Double
    /// How many keys break in the language that they are written in.
    public let brokenSource: Int

    /// The tally of a report.
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

    /// The keys at risk by their positions, those first that are expected to break in most languages; of two alike, that
    /// which exceeds its room by more.
    public func riskiest(_ count: Int) -> [Int] {
        // What is expected of fewer than one language in a hundred is no risk to look at first.
        ranked.prefix(count).filter { report.keys[$0].expected >= 0.01 }
    }

    /// All keys in that order, by their positions.
    var ranked: [Int] {
        let weights = report.keys.map { (expected: $0.expected, excess: $0.worstCell?.room?.excess ?? 0) }
        return report.keys.indices.sorted { one, other in
            (weights[other].expected, weights[other].excess, one)
                < (weights[one].expected, weights[one].excess, other)
        }
    }

    /// How much breaks: `3 of 48 translations break, in 2 keys; 4.2 of 100 not yet made are expected to`.
    public var words: String {
        guard limited > 0 else {
            return shared > 0
                ? "no key has a limit of its own, so that nothing was measured; 'swell check' adds up those of a group"
                : "no key has a limit, so that nothing was measured"
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
            parts.append("\(RiskWords.expected(expected)) of \(forecast) not made yet are expected to break")
        }
        if brokenSource > 0 {
            let words = brokenSource.counted("text")
            parts.append(
                "\(words) in \(RiskWords.tag(report.source)) \(brokenSource == 1 ? "breaks" : "break") already")
        }
        return parts.isEmpty ? "no language to measure here" : parts.joined(separator: "; ")
    }

    /// How much was looked at: `123 keys, 80 of them with a limit, in 3 languages (de, fr, pl)`; `80 of them with a limit and
    /// 4 that share one` where some are in groups.
    public var scope: String {
        let tags = report.locales.map(\.tag)
        let languages = tags.isEmpty ? "" : " (\(RiskWords.languages(tags)))"
        let sharing = shared > 0 ? " and \(shared) that \(shared == 1 ? "shares" : "share") one" : ""
        return "\(keys.counted("key")), \(limited) of them with a limit\(sharing), in "
            + tags.count.counted("language") + languages
    }
}

extension RiskReport {
    /// The catalogs that could not be read, or not all of them: what is wrong with each.
    var unread: [Finding] { audit.findings.filter(\.isTrouble) }
}

extension RiskCell {
    /// Whether it was measured and does not fit.
    var isBroken: Bool { outcome == .measured && chance > 0 }

    /// The first text size, by its position, at which it is likelier to break than not.
    var failingStep: Int? { chanceAtSteps.firstIndex { $0 >= 0.5 } }
}

extension KeyRisk {
    /// Whether it has a limit of its own.
    fileprivate var isLimited: Bool { !budgets.isEmpty || worst != nil || source.room != nil }

    /// Its text in the language in which it fares worst.
    var worstCell: RiskCell? { worst.flatMap { cells.indices.contains($0) ? cells[$0] : nil } }
}

extension Finding.Room {
    /// How many times what there is is needed.
    fileprivate var excess: Double { has > 0 ? need / has : .infinity }
}
