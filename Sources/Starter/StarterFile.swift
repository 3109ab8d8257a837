// A first configuration: settings that fit a tree, and comments on the others.

import Audit
import Basics
import Reports

/// A first configuration.
public struct StarterFile {
    /// The purpose of a check.
    public enum Preset: String, CaseIterable, Sendable {
        /// Everything.
        case full
        /// Only what should block a pull request.
        case pr
    }

    let survey: Survey
    /// The suggested budgets.
    public let budgets: SuggestedBudgets
    let preset: Preset
    /// The base branch of pull requests; nil if it is unknown.
    public let branch: String?

    /// Creates a configuration from a survey.
    public init(survey: Survey, budgets: SuggestedBudgets, preset: Preset, branch: String?) {
        (self.survey, self.budgets, self.preset, self.branch) = (survey, budgets, preset, branch)
    }

    /// The file.
    public var text: String {
        [head, check, budgetSection, layout, hidden, rules, suppressions, generate, lock].joined(separator: "\n")
    }

    // MARK: Sections

    private var head: String {
        let counts = survey.tables.map { "\($0.count) in \($0.format.nameOfFiles)" }.joined(separator: ", ")
        let source = survey.sources.first.map { "source language \($0)" } ?? "source language unknown"
        let languages =
            survey.translations.isEmpty
            ? "not translated yet" : "translated to \(survey.translations.joined(separator: ", "))"
        return Self.comment(
            "The configuration of Swell for this folder. 'swell config' lists all settings and their effective values.")
            + Self.comment("String tables found: \(counts); \(source); \(languages).")
    }

    private var check: String {
        var lines = Self.comment("What 'swell check' checks, and when it fails; flags take precedence.") + "check:\n"
        lines += "  fail-on: error  # or warning, note, never\n"
        switch preset {
        case .full:
            lines += "  # locales: [\(examples)]  # only these languages\n"
            lines +=
                "  # since: \(Self.plain(branch ?? "origin/main"))  # only findings that are new since the merge base\n"
            lines += "  # finished-only: true  # skip translations that are marked as unfinished\n"
        case .pr:
            if let branch {
                lines += "  since: \(Self.plain(branch))  # only findings that are new since the merge base\n"
            } else {
                lines +=
                    "  # since: origin/main  # only new findings; Swell found no branch to compare with\n"
            }
            lines += "  finished-only: true  # skip translations that are marked as unfinished\n"
        }
        return lines + "  # baseline: \(Baseline.usualName)  # accepted findings; 'swell baseline create' writes it\n"
    }

    private var budgetSection: String { StarterBudgets(survey: survey, budgets: budgets).text }

    private var layout: String {
        let pattern = budgets.roles.first { $0.group.pattern.lowercased().contains("tab") }?.group.pattern ?? "tab.*"
        return Self.comment(
            "Limits in points need a font: define text styles, and give keys a style and a width. "
                + "'swell fonts' shows the available fonts.")
                + """
                # text-styles:
                #   tab: { font: SF Pro 10 medium, lines: 1 }
                # groups:  # keys that share a width
                #   tab-bar: { keys: \(Self.quoted(pattern)), width: 360, gap: 8, style: tab }

                """
    }

    private var hidden: String {
        let patterns = survey.spoken
        let words = Self.comment(
            "Keys whose texts are never displayed, such as log messages and texts that are read aloud; they have no "
                + "width. Swell already knows a11y.* and permission texts.")
        guard !patterns.isEmpty else { return words + "# hidden: [\"log.*\"]\n" }
        return words + "hidden: [\(patterns.map(Self.quoted).joined(separator: ", "))]\n"
    }

    private var rules: String {
        var text = Self.comment(
            "The severity of each rule: error, warning, note or off; 'swell rules' lists all rules. The rules after "
                + "the first one below are a matter of taste, and off by default.")
        text += "# rules:\n#   near-budget: { severity: note, locales: [\(survey.translations.first ?? "de")] }\n"
        for rule in Rule.all where rule.isOptional { text += "#   \(rule.id): warning  # \(rule.summary)\n" }
        return text
    }

    private var suppressions: String {
        Self.comment("Findings to suppress, and why; after the date in 'until' they are reported again.")
            + """
            # suppress:
            #   - { rules: over-budget, keys: "legal.*", reason: The law requires this wording, until: 2027-12-31 }

            """
    }

    private var generate: String {
        let offered = FittingPseudolocales.offered(to: survey.tables.map(\.format))
        let presets = offered ?? FittingPseudolocales.of(survey.translations)
        let reason = offered != nil ? "those that devices offer" : "those that test for the app's languages"
        return Self.comment(
            "The pseudo-locales that 'swell generate' writes: \(reason). 'swell styles' lists all.")
            + "generate:\n  locales:\n" + presets.map { "    - \($0.tag)  # \($0.summary)\n" }.joined()
    }

    private var lock: String {
        Self.comment("Words that pseudo-locales leave unchanged, and samples for placeholders in measured texts.")
            + """
            # lock:
            #   words: [Apple ID]
            # samples:
            #   user: Maximiliane von Schwarzenbeck

            """
    }

    /// A few languages as examples.
    private var examples: String {
        survey.translations.isEmpty ? "de, fr" : survey.translations.prefix(3).joined(separator: ", ")
    }

    // MARK: YAML

    /// A text as a quoted YAML scalar.
    package static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }

    /// A text as a YAML scalar, quoted only if necessary.
    private static func plain(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "/._-".utf8.contains($0) }
        return isPlain ? text : quoted(VisibleText.escaped(text))
    }

    /// A comment, wrapped between words.
    static func comment(_ text: String, indent: String = "") -> String {
        var lines: [String] = []
        var line = indent + "#"
        for word in VisibleText.escaped(text).split(separator: " ") {
            if line.count + 1 + word.count > 100, line.count > indent.count + 1 {
                lines.append(line)
                line = indent + "#"
            }
            line += " " + word
        }
        return (lines + [line]).joined(separator: "\n") + "\n"
    }
}
