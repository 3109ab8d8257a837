// What to do about a key at risk.

import Audit
import Basics
import Budgets
import Catalogs
import TextLayout

/// The possible changes to a key's box, and their effect.
struct RiskAdviser: Sendable {
    /// The share of languages that advice is for.
    private static let share = 0.95
    /// The minimum decrease in languages expected to break for a change to be reported.
    private static let leastGain = 0.05
    private static let smallestScale = 0.8

    /// A change to the boxes of a key.
    struct Change: Sendable {
        /// The kind of change.
        enum Kind: Sendable {
            /// One line becomes two.
            case twoLines
            /// The text shrinks down to this scale.
            case scale(Double)
            /// The box is at least this wide.
            case width(Double)
            /// The box is at least this high.
            case height(Double)
        }

        let kind: Kind
        let words: String

        /// The box with the change; only the default text size is measured.
        func changed(_ room: Room) -> Room {
            var room = room
            room.sizes = .fixed
            switch kind {
            case .twoLines: if room.box.lines == 1 { room.box.lines = 2 }
            case .scale(let scale):
                let own = room.box.minimumScale
                room.box.minimumScale = own > 0 ? min(own, scale) : scale
            case .width(let width): room.box.width = room.box.width.map { max($0, width) }
            case .height(let height): room.box.height = room.box.height.map { max($0, height) }
            }
            return room
        }

        /// Whether the change may break a text that fits without it: text that shrinks may shrink less in two lines.
        func mayHarm(_ measured: RiskMeasurer.Measured) -> Bool {
            if case .twoLines = kind, let scale = measured.room?.box.minimumScale {
                scale > 0 && scale < 1
            } else {
                false
            }
        }
    }

    /// The effect of possible changes on a key in a language.
    struct Outlook: Sendable {
        /// The longest source text that is safe.
        var longestSource: Int?
        /// The chance that it breaks with each change.
        var chances: [Double] = []
    }

    /// The width that most languages need, or the height if the box is lower than a line, or the limit if it is a count;
    /// nil if none is enough.
    let enough: Finding.Room?
    /// The possible changes.
    let changes: [Change]

    /// Creates the possible changes for a key in a box, measured in some languages; nil if it is hardly at risk.
    init?(_ room: Room?, _ cells: [RiskMeasurer.Measured?]) {
        let limited = cells.compactMap(\.self).filter { $0.cell.room != nil }
        guard limited.reduce(0, { $0 + $1.cell.chance }) >= Self.leastGain else { return nil }
        guard let room else {
            let needs = limited.compactMap(\.cell.room)
            // Needs in different units cannot be combined.
            enough = needs.first.flatMap { first in
                guard needs.allSatisfy({ $0.unit == first.unit }) else { return nil }
                return Self.most(needs.map(\.need)).map {
                    .init(need: $0, has: first.has, unit: first.unit, length: first.length)
                }
            }
            changes = []
            return
        }
        let unit = room.unit.symbol
        // If the box is lower than a line, nothing else helps.
        if let height = Self.most(limited.compactMap(\.height)) {
            let has = max(0, room.box.height ?? 0)
            let high = height.rounded(.up)
            enough = .init(need: height, has: has, unit: Finding.Room.height, length: room.unit)
            changes = [
                Change(
                    kind: .height(high),
                    words: "\(high.plainText) \(unit) of height instead of \(has.plainText) \(unit)")
            ]
            return
        }
        let width = room.box.width ?? .infinity
        // No width helps a text that exceeds a count.
        let needed = Self.most(
            limited.map { $0.leastChance > 1 - Self.share ? .infinity : $0.width ?? .infinity })
        enough = needed.map { .init(need: $0, has: width, unit: "points", length: room.unit) }
        var changes: [Change] = []
        if room.box.lines == 1 { changes.append(Change(kind: .twoLines, words: "two lines instead of one")) }
        if room.box.minimumScale <= 0 || room.box.minimumScale > Self.smallestScale {
            changes.append(
                Change(kind: .scale(Self.smallestScale), words: "shrink down to \(Self.smallestScale)"))
        }
        if let needed, needed > width {
            let wide = needed.rounded(.up)
            changes.append(
                Change(
                    kind: .width(wide), words: "\(wide.plainText) \(unit) wide instead of \(width.plainText) \(unit)"))
        }
        self.changes = changes
    }

    /// The need of most languages; nil if it is infinite.
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
        advice.length = enough?.length ?? advice.length
        let longest = outlooks.compactMap(\.longestSource).sorted(by: >)
        if !longest.isEmpty, advice.unit != Finding.Room.height {
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
    /// The effect of possible changes on a key in a language.
    mutating func outlook(
        _ adviser: RiskAdviser, _ measured: Measured?, _ key: Int, of catalog: KeyedCatalog, in language: String
    ) -> RiskAdviser.Outlook {
        let sources = catalog.texts(of: key, in: catalog.source)
        var outlook = RiskAdviser.Outlook()
        outlook.longestSource = measured?.longestSource ?? longestSource(sources, locale: language)
        guard let measured else { return outlook }
        guard measured.cell.room != nil else {
            outlook.chances = adviser.changes.map { _ in measured.cell.chance }
            return outlook
        }
        let isForecast = if case .forecast = measured.cell.outcome { true } else { false }
        let texts = isForecast ? sources : catalog.texts(of: key, in: language)
        let isSource = KeyedCatalog.folded(language) == KeyedCatalog.folded(catalog.source)
        outlook.chances = adviser.changes.map { change in
            if measured.cell.chance == 0, !change.mayHarm(measured) { return 0 }
            if isForecast, case .width(let width) = change.kind, let room = measured.room {
                // A separate box for each width would take too long to compute.
                let wide = max(width, room.box.width ?? width)
                return max(forecast(texts, locale: language, width: wide, in: room), measured.leastChance)
            }
            let again =
                isForecast
                ? forecast(texts, locale: language, changing: change.changed)
                : measure(texts, locale: language, isSource: isSource, changing: change.changed)
            return again?.cell.chance ?? 0
        }
        return outlook
    }
}
