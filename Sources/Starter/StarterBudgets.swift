// The budgets of a configuration to begin with: what each role on the screen takes today.

import Basics
import Reports

/// The budgets of a configuration to begin with.
struct StarterBudgets {
    let survey: Survey
    let budgets: SuggestedBudgets

    /// The section.
    var text: String {
        let words = StarterFile.comment(
            "How many characters a text may have, by key; the most specific pattern counts. What a catalog says itself, "
                + "such as [CHAR LIMIT=20] in a comment, holds besides. 'swell budgets' lists them all.")
        let lines = budgets.roles.map { line($0, isActive: $0.isShort) }.joined()
        guard budgets.roles.contains(where: \.isShort) else {
            let example = "#   \(Self.example(survey.keys)): 20\n#   \"tab.*\": { width: 72, style: tab }\n"
            return words + limits + StarterFile.comment(reason) + "# budgets:\n" + (lines.isEmpty ? example : lines)
        }
        let origin =
            budgets.isForecast
            ? "Suggested from the English: as much as 19 of 20 translations have, and a tenth more."
            : "Suggested from the texts as they are: the widest and a tenth more, so that nothing is over budget today."
        return words + limits + StarterFile.comment("\(origin) Put the room there really is.") + "budgets:\n" + lines
    }

    /// A budget, with what it comes from; one that says little is left as a comment.
    private func line(_ role: RoleBudget, isActive: Bool) -> String {
        let count = "\(role.group.count) keys; \(need(role.widest))"
        guard isActive else {
            return "  # \(count): several lines, so better a box than a number\n"
                + "  # \(StarterFile.quoted(role.pattern)): { width: 320, lines: 3, style: body }\n"
        }
        return "  # \(count)\n  \(StarterFile.quoted(role.pattern)): \(role.widest.budget)\n"
            + role.long.map { "  \(StarterFile.quoted($0.key)): \($0.budget)  # has \($0.graphemes)\(place($0))\n" }
            .joined()
    }

    private func need(_ text: WidestText) -> String {
        let key = VisibleText.escaped(text.key.shortened)
        return "\(key) \(budgets.isForecast ? "may have" : "has") \(text.graphemes)\(place(text))"
    }

    private func place(_ text: WidestText) -> String {
        text.locale.map { " in \(VisibleText.escaped($0.shortened))" } ?? ""
    }

    /// What is left to the catalogs.
    private var limits: String {
        guard !budgets.limited.isEmpty else { return "" }
        let patterns = budgets.limited.joined(separator: ", ")
        return StarterFile.comment("The catalogs here set limits for keys of \(patterns) themselves, which hold.")
    }

    /// Why nothing is suggested.
    private var reason: String {
        if !budgets.roles.isEmpty {
            return "Texts whose keys say what they are on the screen have several lines here."
        }
        if !budgets.limited.isEmpty { return "No other five keys share a name that says what they are on the screen." }
        return survey.hasTextsForKeys
            ? "The keys here are texts in themselves, so that they do not say where they stand: name those that have "
                + "little room."
            : "No five keys here share a name that says what they are on the screen, such as tab.home or save_button."
    }

    /// A key to show how one is named: one of the app's own words, and none that the system asks for.
    private static func example(_ keys: [String]) -> String {
        let own = keys.first { key in
            (4...30).contains(key.utf8.count) && key.utf8.allSatisfy { $0.isLetter || " ._".utf8.contains($0) }
                && !["CF", "NS", "UI"].contains { key.hasPrefix($0) }
        }
        return StarterFile.quoted(own ?? "login.submit_button")
    }
}
