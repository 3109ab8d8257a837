// The budgets of a configuration to begin with: what each role on the screen takes today.

import Platform
import Reports

/// The budgets of a configuration to begin with.
struct StarterBudgets {
    let survey: Survey
    let budgets: [RoleBudget]

    /// The section.
    var text: String {
        let words = StarterFile.comment(
            "How many characters a text may have, by key; the most specific pattern counts. What a catalog says itself, "
                + "such as [CHAR LIMIT=20] in a comment, holds besides. See docs/budgets.md.")
        guard !budgets.isEmpty else {
            return words + StarterFile.comment(reason)
                + "# budgets:\n#   \(example): 20\n#   \"tab.*\": { width: 72, style: tab }\n"
        }
        let isForecast = budgets.contains(where: \.isForecast)
        let origin = StarterFile.comment(
            isForecast
                ? "Suggested from the English: as much as 19 of 20 translations have, and a tenth more. "
                    + "Put the room there really is."
                : "Suggested from the texts as they are, the widest and a tenth more, so that nothing is over budget "
                    + "today. Put the room there really is.")
        return words + origin + "budgets:\n" + budgets.map(Self.line).joined()
    }

    private static func line(_ budget: RoleBudget) -> String {
        let widest = budget.widest
        let key = VisibleText.escaped(widest.key.shortened)
        let need =
            budget.isForecast
            ? widest.locale.map { "\(key) may have \(widest.graphemes) in \($0)" } ?? "\(key) has \(widest.graphemes)"
            : "\(key) has \(widest.graphemes)\(widest.locale.map { " in \($0)" } ?? "")"
        return "  # \(budget.group.count) keys; \(need)\n"
            + "  \(StarterFile.quoted(budget.group.pattern)): \(budget.graphemes)\n"
    }

    /// Why nothing is suggested.
    private var reason: String {
        survey.hasTextsForKeys
            ? "The keys here are texts in themselves, so that they do not say where they stand: name those that have "
                + "little room."
            : "No five keys here share a name that says what they are on the screen, such as tab.home or save_button."
    }

    /// A key to show how one is named.
    private var example: String {
        let short = survey.keys.first { (4...30).contains($0.utf8.count) && !KeyRoles.isDrawn($0) }
        return StarterFile.quoted(VisibleText.escaped(short ?? "login.submit_button"))
    }
}
