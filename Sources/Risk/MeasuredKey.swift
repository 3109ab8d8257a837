// A measured key in a language.

import Basics
import Budgets

extension RiskMeasurer {
    /// A measured key in a language.
    struct Measured: Sendable {
        var cell: RiskCell
        /// The limits of its first branch.
        var budgets: [Budget] = []
        /// The limits that it shares with its groups.
        var shared: [SharedLimit] = []
        /// The box of the worst branch.
        var room: Room?
        /// The width that it needs there; nil if no width is enough.
        var width: Double?
        /// The height that it needs there, if the box is lower than a line.
        var height: Double?
        /// The chance that it breaks in its box, by the name of the text size.
        var steps = StepChances()
        /// The chance that it breaks at any text size, because it exceeds a count.
        var leastChance = 0.0
        /// A word that is wider than its box.
        var longWord: String?
        /// The characters missing from all fonts.
        var missing: [Unicode.Scalar] = []
        /// The spelling of a placeholder that can insert text of any length.
        var unbounded: String?
        /// The samples for its placeholders, in words.
        var samples = ""
        /// The longest source text that is safe in its language, if a forecast gives one.
        var longestSource: Int?
        /// Whether its key is never visible.
        var isHidden = false

        /// Adds the forecast for one limit; the limit most likely to be broken is reported.
        mutating func take(_ expected: RiskForecaster.Expected) {
            if let box = expected.box {
                room = box
                width = expected.width
                height = expected.height
                for step in expected.steps { steps.set(step.name, to: step.chance) }
            } else {
                leastChance = max(leastChance, expected.chance)
            }
            longestSource = [longestSource, expected.longestSource].compactMap(\.self).min()
            if let known = cell.room, (cell.chance, known.share) >= (expected.chance, expected.room.share) { return }
            cell.outcome = .forecast(expected.shares)
            cell.chance = expected.chance
            cell.room = expected.room
        }
    }

    /// The compact form of a key in a language until all are measured: in a folder of many apps, most have no text and
    /// no limit.
    enum Kept: Sendable {
        /// There is nothing to report.
        case nothing
        /// It has no text and no limit.
        case unlimited
        /// The measurement or forecast; indirect, because it is large.
        indirect case measured(Measured)

        init(_ measured: Measured?) {
            guard let measured else {
                self = .nothing
                return
            }
            let isBare =
                measured.cell.outcome == .unlimited && measured.cell.location == nil && measured.budgets.isEmpty
            self = isBare ? .unlimited : .measured(measured)
        }

        /// The box of the worst branch.
        var room: Room? {
            if case .measured(let measured) = self { measured.room } else { nil }
        }

        /// The measured key in a language.
        func measured(in locale: String) -> Measured? {
            switch self {
            case .nothing: nil
            case .unlimited: Measured(cell: RiskCell(locale, outcome: .unlimited))
            case .measured(let measured): measured
            }
        }
    }
}

/// The chance that a text breaks, by the name of the text size.
struct StepChances: Sendable {
    private var steps: [(name: String, chance: Double)] = []

    /// The chance at a size; nil if unknown.
    subscript(name: String) -> Double? { steps.first { $0.name == name }?.chance }

    mutating func set(_ name: String, to chance: Double) {
        if let index = steps.firstIndex(where: { $0.name == name }) {
            steps[index].chance = chance
        } else {
            steps.append((name, chance))
        }
    }

    /// Raises the chance at a size, if it is lower.
    mutating func raise(_ name: String, to chance: Double) { set(name, to: max(self[name] ?? 0, chance)) }
}
