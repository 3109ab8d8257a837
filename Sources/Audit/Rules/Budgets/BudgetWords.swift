// How findings on budgets are worded.

import Basics
import Budgets
import Comparison
import Samples
import TextLayout

extension Measurement.Count {
    /// Whether the limit is broken.
    package var isOver: Bool { isLeast ? need < has : need > has + Box.tolerance }

    /// As findings have it.
    package var room: Finding.Room { .init(need: need, has: has, unit: unit.rawValue) }

    /// `needs 23 characters, has 20`.
    var words: String {
        if isLeast { return "has \(unit.words(need)), needs at least \(number(has))" }
        let share = source.map { ", \(number(has / max($0, 1))) times the \(number($0)) of the source" } ?? ""
        return "needs \(unit.words(need)), has \(number(has))\(share)"
    }

    /// The way out.
    func help(_ source: BudgetOrigin.Source) -> String {
        if isLeast { return "make it longer, or lower the limit" }
        let shortening = "shorten it by \(number((need - has).rounded(.up)))"
        return source.type.isForeign ? shortening : "\(shortening), or raise the limit"
    }
}

extension ShownText {
    /// What was chosen to be shown: `, in count=1 (one), with “Anna” for %@`.
    var evidence: String {
        let branch = branch.isEmpty ? "" : ", in \(branch)"
        return branch + (placeholders.isEmpty ? "" : ", with \(samples)")
    }

    /// What stands for its first placeholders: `“Anna” for %@`; empty where it has none.
    package var samples: String {
        let samples = placeholders.prefix(3).map { "“\($0.sample.shortened)” for \($0.spelling.shortened)" }
        return samples.joined(separator: " and ")
    }
}

extension Findings {
    /// A text that breaks a limit that is counted.
    mutating func addOverBudget(_ subject: TextSubject, _ measurement: Measurement, _ count: Measurement.Count) {
        let budget = measurement.budget
        let hasPlaceholders = count.shown.map { !$0.placeholders.isEmpty } ?? false
        let isLikely = hasPlaceholders && budget.source.type.certainty == .likelyOfPlaceholders
        add(
            subject.entry, count.words + (count.shown?.evidence ?? ""), help: count.help(budget.source),
            most: measurement.most ?? (isLikely ? .warning : nil), room: count.room, budget: budget.origin,
            picture: count.isLeast ? nil : count.shown?.cut(to: count.has, count.unit))
    }
}

extension ShownText {
    /// Where the text ends after so many of a unit.
    func end(of limit: Double, _ unit: CountUnit) -> Int {
        var end = utf8.startIndex
        for next in Graphemes.ends(in: utf8[...]) {
            guard Double(unit.count(Array(utf8[..<next]))) <= limit else { break }
            end = next
        }
        return end
    }

    /// The text cut after so many of a unit.
    func cut(to limit: Double, _ unit: CountUnit) -> Finding.Picture {
        let end = end(of: limit, unit)
        return Finding.Picture(
            lines: [String(decoding: utf8[..<end], as: UTF8.self)], lost: String(decoding: utf8[end...], as: UTF8.self),
            branch: branch)
    }
}

/// A number as people write it: without decimals where it is whole.
func number(_ value: Double) -> String {
    value.hundredths.plainText
}

/// A length in points, rounded up to a tenth where it needs to be told from what it has.
func points(_ value: Double) -> String {
    value.isFinite ? number((value * 10).rounded(.up) / 10) : "more"
}
