// A text measured against one of its limits.

import Budgets

/// A text measured against one of its limits: the worst of what its message can show.
struct Measurement: Sendable {
    /// The limit.
    let budget: Budget
    /// What the text needs; infinite where no room would do.
    let need: Double
    /// What it has.
    let has: Double
    /// The unit, as ``Finding/Room`` has it.
    let unit: String
}
