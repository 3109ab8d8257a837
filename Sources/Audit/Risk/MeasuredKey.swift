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
        var steps: [String: Double] = [:]
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
                for step in expected.steps { steps[step.name] = step.chance }
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
}
