// The budgets of a first configuration: the space that each role takes today.

import Basics
import Reports

/// The budgets of a first configuration.
struct StarterBudgets {
    let survey: Survey
    let budgets: SuggestedBudgets

    /// The sections.
    var text: String { ofRoles + ofKeys }

    /// The limits by what the code shows texts as.
    private var ofRoles: String {
        let short = budgets.shown.filter(\.isShort)
        guard !short.isEmpty else { return "" }
        return StarterFile.comment(
            "The maximum number of characters, by what the code shows a text as. Limits of the text itself take "
                + "precedence. \(origin)")
            + "roles:\n" + short.map { line($0) }.joined() + "\n"
    }

    /// The limits by keys.
    private var ofKeys: String {
        let words = StarterFile.comment(
            "The maximum number of characters, by key; the most specific pattern applies. Limits in catalogs, such as "
                + "[CHAR LIMIT=20] in a comment, apply as well. 'swell budgets' lists all limits.")
        let single = budgets.shown.filter(\.isShort).flatMap(\.long).map { line($0) }.joined()
        let lines =
            single
            + budgets.roles.map { role in
                role.isShort ? line(role) + role.long.map { line($0) }.joined() : lineOfBox(role)
            }.joined()
        guard !single.isEmpty || budgets.roles.contains(where: \.isShort) else {
            let example = "#   \(Self.example(survey.keys)): 20\n#   \"tab.*\": { width: 72, style: tab }\n"
            return words + limits + StarterFile.comment(reason) + "# budgets:\n" + (lines.isEmpty ? example : lines)
        }
        return words + limits + StarterFile.comment(origin) + "budgets:\n" + lines
    }

    private var origin: String {
        (budgets.isForecast
            ? "Suggested from the English texts: the length of 19 of 20 translations, plus a tenth."
            : "Suggested from the current texts: the widest plus a tenth, so that nothing is over budget today.")
            + " Replace them with the real limits."
    }

    /// The lines of a budget, with its origin.
    private func line(_ role: RoleBudget) -> String {
        "  # \(about(role))\n  \(StarterFile.quoted(role.pattern)): \(role.widest.budget)\n"
    }

    /// The lines of a budget for texts of several lines, which is commented out.
    private func lineOfBox(_ role: RoleBudget) -> String {
        "  # \(about(role)): several lines, better limited by a box\n"
            + "  # \(StarterFile.quoted(role.pattern)): { width: 320, lines: 3, style: body }\n"
    }

    /// The line of a budget for a single key.
    private func line(_ text: WidestText) -> String {
        "  \(StarterFile.quoted(text.key)): \(text.budget)  # has \(text.graphemes)\(place(text))\n"
    }

    private func about(_ role: RoleBudget) -> String { "\(role.group.count) keys; \(need(role.widest))" }

    private func need(_ text: WidestText) -> String {
        let key = VisibleText.escaped(text.key.shortened)
        return "\(key) \(budgets.isForecast ? "may have" : "has") \(text.graphemes)\(place(text))"
    }

    private func place(_ text: WidestText) -> String {
        text.locale.map { " in \(VisibleText.escaped($0.shortened))" } ?? ""
    }

    /// The comment on limits in the catalogs.
    private var limits: String {
        guard !budgets.limited.isEmpty else { return "" }
        let patterns = budgets.limited.joined(separator: ", ")
        return StarterFile.comment("The catalogs already limit keys of \(patterns); those limits apply.")
    }

    /// The reason why there are no suggestions.
    private var reason: String {
        if !budgets.shown.isEmpty { return "The code shows the other keys in no place with little space." }
        if !budgets.roles.isEmpty {
            return "All texts whose keys contain a role on the screen have several lines."
        }
        if !budgets.limited.isEmpty { return "No other five keys share a name with a role on the screen." }
        return survey.hasTextsForKeys
            ? "The keys are texts, so they do not tell where they are on the screen: list those with little space."
            : "No five keys share a name with a role on the screen, such as tab.home or save_button."
    }

    /// An example key: one of the app's own, not one that the system defines.
    private static func example(_ keys: [String]) -> String {
        let own = keys.first { key in
            (4...30).contains(key.utf8.count) && key.utf8.allSatisfy { $0.isLetter || " ._".utf8.contains($0) }
                && !["CF", "NS", "UI"].contains { key.hasPrefix($0) }
        }
        return StarterFile.quoted(own ?? "login.submit_button")
    }
}
