// A configuration to begin with: what fits a tree, and for the rest a word on what there is.

import Audit
import Basics
import Reports

/// A configuration to begin with.
public struct StarterFile {
    /// What a check is for.
    public enum Preset: String, CaseIterable, Sendable {
        /// Everything.
        case full
        /// What a pull request should be stopped for.
        case pr
    }

    let survey: Survey
    /// The budgets that it suggests.
    public let budgets: SuggestedBudgets
    let preset: Preset
    /// The branch that pull requests are made against; nil if it is not known.
    public let branch: String?

    /// What fits a tree.
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
        let source = survey.sources.first.map { "written in \($0)" } ?? "in what language written is not known"
        let languages =
            survey.translations.isEmpty
            ? "not translated yet" : "translated to \(survey.translations.joined(separator: ", "))"
        return Self.comment(
            "What Swell knows of this folder. 'swell config' lists every setting, and what is in force.")
            + Self.comment("Tables of texts found: \(counts); \(source); \(languages).")
    }

    private var check: String {
        var lines = Self.comment("What 'swell check' looks at and what it fails for; flags are stronger.") + "check:\n"
        lines += "  fail-on: error  # or warning, note, never\n"
        switch preset {
        case .full:
            lines += "  # locales: [\(examples)]  # only these languages\n"
            lines +=
                "  # since: \(Self.plain(branch ?? "origin/main"))  # only what was brought since then, for pull requests\n"
            lines += "  # finished-only: true  # without translations that are marked as not finished\n"
        case .pr:
            if let branch {
                lines += "  since: \(Self.plain(branch))  # only what a pull request brings\n"
            } else {
                lines +=
                    "  # since: origin/main  # only what a pull request brings; no branch was found to compare with\n"
            }
            lines += "  finished-only: true  # without translations that are marked as not finished\n"
        }
        return lines + "  # baseline: \(Baseline.usualName)  # what is let be; 'swell baseline create' makes it\n"
    }

    private var budgetSection: String { StarterBudgets(survey: survey, budgets: budgets).text }

    private var layout: String {
        let pattern = budgets.roles.first { $0.group.pattern.lowercased().contains("tab") }?.group.pattern ?? "tab.*"
        return Self.comment(
            "Room in points needs a font: name how texts are set, and give keys a style and a width. "
                + "'swell fonts' shows which fonts there are.")
                + """
                # text-styles:
                #   tab: { font: SF Pro 10 medium, lines: 1 }
                # groups:  # keys that share their room
                #   tab-bar: { keys: \(Self.quoted(pattern)), width: 360, gap: 8, style: tab }

                """
    }

    private var hidden: String {
        let patterns = survey.spoken
        let words = Self.comment(
            "Keys whose texts are read out or logged, never seen, have no width. That a11y.* and permission texts are such "
                + "is known.")
        guard !patterns.isEmpty else { return words + "# hidden: [\"log.*\"]\n" }
        return words + "hidden: [\(patterns.map(Self.quoted).joined(separator: ", "))]\n"
    }

    private var rules: String {
        var text = Self.comment(
            "How bad each finding is: error, warning, note or off; 'swell rules' lists them all. The last of these rules "
                + "are of taste, and off until asked for.")
        text += "# rules:\n#   near-budget: { severity: note, locales: [\(survey.translations.first ?? "de")] }\n"
        for rule in Rule.all where rule.isOptional { text += "#   \(rule.id): warning  # \(rule.summary)\n" }
        return text
    }

    private var suppressions: String {
        Self.comment("Findings that are let be, and why; after the day in 'until' they count again.")
            + """
            # suppress:
            #   - { rules: over-budget, keys: "legal.*", reason: Law demands the wording, until: 2027-12-31 }

            """
    }

    private var generate: String {
        let offered = FittingPseudolocales.offered(to: survey.tables.map(\.format))
        let presets = offered ?? FittingPseudolocales.of(survey.translations)
        let reason = offered != nil ? "those that devices offer" : "those that ask what these languages will"
        return Self.comment(
            "The pseudo-locales that 'swell generate' makes: \(reason). 'swell styles' lists all.")
            + "generate:\n  locales:\n" + presets.map { "    - \($0.tag)  # \($0.summary)\n" }.joined()
    }

    private var lock: String {
        Self.comment("Words that no pseudo-locale changes, and what stands for placeholders where texts are measured.")
            + """
            # lock:
            #   words: [Apple ID]
            # samples:
            #   user: Maximiliane von Schwarzenbeck

            """
    }

    /// A few languages to show how they are named.
    private var examples: String {
        survey.translations.isEmpty ? "de, fr" : survey.translations.prefix(3).joined(separator: ", ")
    }

    // MARK: YAML

    /// A text in quotes, as YAML has it.
    package static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }

    /// A text without quotes, where it may stand so.
    private static func plain(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "/._-".utf8.contains($0) }
        return isPlain ? text : quoted(VisibleText.escaped(text))
    }

    /// A comment, broken into lines between words.
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
