// What to do about a key at risk.

import Budgets
import Platform
import TextLayout

/// What can be changed about a key's box, and how it would fare then.
struct RiskAdviser: Sendable {
    /// The share of languages that advice is for.
    private static let share = 0.95
    /// How many languages less must be expected to break for a change to be told.
    private static let leastGain = 0.05
    private static let smallestScale = 0.8

    /// Changes to a box.
    enum Change: Sendable {
        /// The box itself is another.
        case box(Room, words: String)
        /// The same box is wider.
        case width(Double, words: String)

        var words: String {
            switch self {
            case .box(_, let words), .width(_, let words): words
            }
        }
    }

    /// A key in a language by what might be done about it.
    struct Outlook: Sendable {
        /// The longest source that is safe.
        var longestSource: Int?
        /// The chance that it breaks with each change.
        var chances: [Double] = []
    }

    /// The width that most languages need, or the limit where it is a count; nil where none would do.
    let enough: Finding.Room?
    /// What can be changed.
    let changes: [Change]

    /// What can be done about a key in a box, measured in some languages; nil where it is hardly at risk.
    init?(_ room: Room?, _ cells: [RiskMeasurer.Measured?]) {
        let limited = cells.compactMap(\.self).filter { $0.cell.room != nil }
        guard limited.reduce(0, { $0 + $1.cell.chance }) >= Self.leastGain else { return nil }
        guard let room else {
            let needs = limited.compactMap(\.cell.room)
            enough = needs.first.flatMap { first in
                Self.most(needs.map(\.need)).map { .init(need: $0, has: first.has, unit: first.unit) }
            }
            changes = []
            return
        }
        let width = room.box.width ?? .infinity
        let needed = Self.most(limited.map { $0.width ?? .infinity })
        enough = needed.map { .init(need: $0, has: width, unit: "points") }
        var changes: [Change] = []
        var other = room
        // How a text fares at its own size is all that is asked.
        other.sizes = .fixed
        if room.box.lines == 1 {
            other.box.lines = 2
            changes.append(.box(other, words: "two lines instead of one"))
            other.box.lines = 1
        }
        if room.box.minimumScale <= 0 || room.box.minimumScale > Self.smallestScale {
            other.box.minimumScale = Self.smallestScale
            changes.append(.box(other, words: "shrink down to \(Self.smallestScale)"))
        }
        if let needed, needed > width {
            let wide = needed.rounded(.up)
            changes.append(.width(wide, words: "\(wide.plainText) pt wide instead of \(width.plainText) pt"))
        }
        self.changes = changes
    }

    /// What most of some languages need; nil where it is no number.
    private static func most(_ needs: [Double]) -> Double? {
        let sorted = needs.sorted()
        guard !sorted.isEmpty else { return nil }
        let most = sorted[min(Int((Double(sorted.count) * share).rounded(.up)), sorted.count) - 1]
        return most.isFinite ? most : nil
    }

    /// The advice, by the outlook in each language.
    func advice(_ outlooks: [Outlook], expected: Double) -> RiskAdvice {
        var advice = RiskAdvice()
        advice.enough = enough?.need
        advice.unit = enough?.unit ?? advice.unit
        let longest = outlooks.compactMap(\.longestSource).sorted(by: >)
        if !longest.isEmpty {
            advice.longestSource =
                longest[min(Int((Double(longest.count) * Self.share).rounded(.up)), longest.count) - 1]
        }
        for (index, change) in changes.enumerated() {
            let then = outlooks.reduce(0) { $0 + ($1.chances.indices.contains(index) ? $1.chances[index] : 0) }
            guard then <= expected - Self.leastGain, then < advice.change?.expected ?? .infinity else { continue }
            advice.change = .init(change.words, expected: then)
        }
        return advice
    }
}

extension RiskMeasurer {
    /// How a key would fare in a language if its box were changed.
    mutating func outlook(
        _ adviser: RiskAdviser, _ measured: Measured?, _ key: Int, of catalog: RiskCatalog, in language: String
    ) -> RiskAdviser.Outlook {
        let sources = catalog.texts(of: key, in: catalog.source)
        var outlook = RiskAdviser.Outlook()
        outlook.longestSource = measured?.longestSource ?? longestSource(sources, locale: language)
        guard let measured, measured.cell.room != nil else { return outlook }
        let isForecast = if case .forecast = measured.cell.outcome { true } else { false }
        let texts = isForecast ? sources : catalog.texts(of: key, in: language)
        let isSource = RiskCatalog.folded(language) == RiskCatalog.folded(catalog.source)
        outlook.chances = adviser.changes.map { change in
            switch change {
            case .width(let width, _):
                if isForecast, let room = measured.room {
                    return max(forecast(texts, locale: language, width: width, in: room), measured.leastChance)
                }
                return (measured.width ?? .infinity) <= width + Box.tolerance ? 0 : measured.cell.chance
            case .box(let room, _):
                if measured.cell.chance == 0 { return 0 }
                let again =
                    isForecast
                    ? forecast(texts, locale: language, in: room)
                    : measure(texts, locale: language, isSource: isSource, in: room)
                return max(again?.cell.chance ?? 0, measured.leastChance)
            }
        }
        return outlook
    }
}
