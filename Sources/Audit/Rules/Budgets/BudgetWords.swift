// The wording of findings about budgets.

import Basics
import Budgets
import Catalogs
import Comparison
import Samples
import TextLayout

import enum Layouts.ScreenUnit

extension Measurement.Count {
    /// Whether the text exceeds the limit, or falls short of a minimum.
    package var isOver: Bool { isLeast ? need < has : need > has + Box.tolerance }

    /// The count in the form that findings use.
    package var room: Finding.Room { .init(need: need, has: has, unit: unit.rawValue) }

    /// `needs 23 characters, has 20`.
    var words: String {
        if isLeast { return "has \(unit.words(need)), needs at least \(number(has))" }
        let share = source.map { " (\(number(has / max($0, 1))) times the source's \(number($0)))" } ?? ""
        return "needs \(unit.words(need)), has \(number(has))\(share)"
    }

    /// The way to fix it.
    func help(_ source: BudgetOrigin.Source) -> String {
        if isLeast { return "make it longer, or lower the limit" }
        let shortening = "shorten it by \(number((need - has).rounded(.up)))"
        return source.type.isForeign ? shortening : "\(shortening), or raise the limit"
    }
}

extension Budget {
    /// Whether it only advises translators, because apps on the platform exceed such limits.
    func isAdvice(in entry: Entry) -> Bool {
        source.type.certainty == .likelyOfPlaceholders && entry.catalog.format.has(.advisesLimits)
    }
}

extension Entry {
    /// Whether the file is for another store, too, which accepts a text of a length, and no script uploads it to the
    /// stricter one.
    fileprivate func isOfLaxerStore(_ length: Double) -> Bool {
        guard let laxer = sizeLimits.lazy.compactMap(\.laxer).first, length <= laxer.maximumWidth else { return false }
        return !laxer.scripts.contains { path in
            guard let script = try? FileReader.read(path) else { return false }
            return laxer.commands.contains { script.firstOffset(of: Array($0.utf8), in: script.indices) != nil }
        }
    }
}

extension ShownText {
    /// The plural branch and the samples that it shows: `, in count=1 (one), with “Anna” for %@`.
    var evidence: String {
        let branch = branch.isEmpty ? "" : ", in \(branch)"
        return branch + (placeholders.isEmpty ? "" : ", with \(samples)")
    }

    /// The samples for its first placeholders: `“Anna” for %@`; empty if it has none.
    package var samples: String {
        let samples = placeholders.prefix(3).map { "“\($0.sample.shortened)” for \($0.spelling.shortened)" }
        return samples.joined(separator: " and ")
    }
}

extension Findings {
    /// Adds a finding for a text that exceeds a limit on a count.
    mutating func addOverBudget(_ subject: TextSubject, _ measurement: Measurement, _ count: Measurement.Count) {
        let budget = measurement.budget
        let hasPlaceholders = count.shown.map { !$0.placeholders.isEmpty } ?? false
        let isLikely =
            hasPlaceholders && budget.source.type.certainty == .likelyOfPlaceholders
            || budget.isAdvice(in: subject.entry)
        // A store rejects a longer source, so an app that is in the store does not upload this file.
        let mayBeUnused =
            budget.source.type.isForeign && (subject.isSource || subject.entry.isOfLaxerStore(count.need))
        add(
            subject.entry, count.words + (count.shown?.evidence ?? ""), help: count.help(budget.source),
            most: measurement.most ?? (isLikely || mayBeUnused ? .warning : nil), room: count.room,
            budget: budget.origin,
            // Nothing cuts what exceeds a wish.
            picture: count.isLeast || budget.origin.isWish ? nil : count.shown?.cut(to: count.has, count.unit))
    }
}

extension ShownText {
    /// Returns the offset at which a limit cuts the text.
    func end(of limit: Double, _ unit: CountUnit) -> Int {
        var end = utf8.startIndex
        for next in Graphemes.ends(in: utf8[...]) {
            guard Double(unit.count(Array(utf8[..<next]))) <= limit else { break }
            end = next
        }
        return end
    }

    /// Returns a picture of the text cut at a limit.
    func cut(to limit: Double, _ unit: CountUnit) -> Finding.Picture {
        let end = end(of: limit, unit)
        return Finding.Picture(
            lines: [String(decoding: utf8[..<end], as: UTF8.self)], lost: String(decoding: utf8[end...], as: UTF8.self),
            branch: branch)
    }
}

/// Formats a number, without decimals if it is whole.
func number(_ value: Double) -> String {
    value.hundredths.plainText
}

/// Formats a length, rounded up to a tenth so that it differs from the available length.
func points(_ value: Double) -> String {
    value.isFinite ? number((value * 10).rounded(.up) / 10) : "more"
}

/// Formats a length with its unit.
func points(_ value: Double, _ unit: ScreenUnit) -> String { "\(points(value)) \(unit.symbol)" }
