// A key in a language, measured.

import Basics
import Budgets

extension RiskMeasurer {
    /// A key in a language, measured.
    struct Measured: Sendable {
        var cell: RiskCell
        /// The limits of its first branch.
        var budgets: [Budget] = []
        /// What it shares with the others of its groups.
        var shared: [SharedLimit] = []
        /// The box of the branch that fares worst.
        var room: Room?
        /// The width that it needs there; nil where none would do.
        var width: Double?
        /// The height that it needs there, where the box is lower than a line.
        var height: Double?
        /// The chance that it breaks in its box at each text size, by its name.
        var steps = StepChances()
        /// The chance that it breaks whatever the text size, as it is too long for a count.
        var leastChance = 0.0
        /// A word that is wider than its box.
        var longWord: String?
        /// The characters that no font has.
        var missing: [Unicode.Scalar] = []
        /// A placeholder that stands for a text of any length, as it is written.
        var unbounded: String?
        /// What stands in its text for placeholders, in words.
        var samples = ""
        /// The longest source that is safe in its language, as far as a forecast can tell.
        var longestSource: Int?
        /// Whether its key is never seen.
        var isHidden = false

        /// Takes in what is expected by one limit; the one that is broken most likely is told.
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

    /// A key in a language as it is kept until all are measured: in a folder of many apps most have no text and no limit.
    enum Kept: Sendable {
        /// There is nothing to tell.
        case nothing
        /// It has no text, and nothing limits it.
        case unlimited
        /// What was measured, or forecast; behind a reference, as it is large.
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

        /// The box of the branch that fares worst.
        var room: Room? {
            if case .measured(let measured) = self { measured.room } else { nil }
        }

        /// It as it was measured in a language.
        func measured(in locale: String) -> Measured? {
            switch self {
            case .nothing: nil
            case .unlimited: Measured(cell: RiskCell(locale, outcome: .unlimited))
            case .measured(let measured): measured
            }
        }
    }
}

/// The chance that a text breaks at each text size, by its name.
struct StepChances: Sendable {
    private var steps: [(name: String, chance: Double)] = []

    /// The chance at a size; nil where it is not known.
    subscript(name: String) -> Double? { steps.first { $0.name == name }?.chance }

    mutating func set(_ name: String, to chance: Double) {
        if let index = steps.firstIndex(where: { $0.name == name }) {
            steps[index].chance = chance
        } else {
            steps.append((name, chance))
        }
    }

    /// Sets the chance at a size, if it is less.
    mutating func raise(_ name: String, to chance: Double) { set(name, to: max(self[name] ?? 0, chance)) }
}
