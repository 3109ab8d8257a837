// The flags of `swell check`.

import Audit
import Basics
import Comparison
import Reports

enum CheckFlags {
    /// The value that turns off a setting of the configuration.
    static let never = "never"

    static let budgets = Flag(
        name: "budgets", value: "SHEET", takes: .files, isRepeatable: true,
        summary: "A CSV or JSON budget sheet, in addition to those in .swell.yml; repeatable.")
    static let failOn = Flag(
        name: "fail-on", value: "SEVERITY", choices: Severity.allCases.map(\.rawValue).reversed() + [never],
        summary: "Exit 1 for this severity or higher: error (the default), warning, note or never.")
    static let format = Flag.reports(CheckReporter.self, usual: "text")
    static let since = Flag(
        name: "since", value: "REV",
        summary: "Only findings that are new since the merge base with REV, such as origin/main; 'never' reports all.")
    static let finishedOnly = Flag(
        name: "finished-only", summary: "Skip translations that are marked as unfinished.")
    static let noLayouts = Flag(
        name: "no-layouts", summary: "Do not measure texts against the room that the app's layouts give them.")
    static let noCode = Flag(name: "no-code", summary: "Do not check the app's source code.")
    static let unseen = Flag(
        name: "unseen", summary: "Also list, as notes, what is wrong in texts that nobody sees.")
    static let most = Flag(
        name: "max-findings", value: "N", summary: "Report only the N most important findings.")
    static let rule = Flag(
        name: "rule", value: "ID", isRepeatable: true,
        summary: "Only findings of this rule; -ID excludes a rule instead; repeatable.")
    static let pseudo = Flag(
        name: "pseudo", value: "TAG", takes: .pseudolocales, isRepeatable: true,
        summary: "Measure the source texts in this pseudo-locale, without generating files; repeatable.")

    static let all = [
        CheckPlan.locale, pseudo, Settings.config, budgets, failOn, format, BaselineFlags.baseline, since,
        finishedOnly, noLayouts, noCode, unseen, rule, most, FontFlags.file, FormatChoice.flag, Settings.isolated,
    ]

    /// The filter of rules that --rule selects; nil for all.
    static func rules(_ invocation: Invocation) throws(UsageError) -> ((String) -> Bool)? {
        let words = invocation.values(of: rule)
        for word in words {
            let id = word.hasPrefix("-") ? String(word.dropFirst()) : word
            if Rule.named(id) == nil {
                throw .unknownRule(id, nearest: Spelling.nearest(id, among: Rule.all.map(\.id)))
            }
        }
        let only = Set(words.filter { !$0.hasPrefix("-") })
        let without = Set(words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) })
        return words.isEmpty ? nil : { (only.isEmpty || only.contains($0)) && !without.contains($0) }
    }

    /// The lowest severity that fails the check; nil if none does.
    static func failOn(_ invocation: Invocation, _ settings: Settings) -> Severity? {
        let word = invocation.value(of: failOn) ?? settings.configuration.check.failOn?.value ?? "error"
        return Severity(rawValue: word)
    }

    /// The maximum number of findings to report; nil if there is no limit.
    static func most(_ invocation: Invocation, _ settings: Settings) throws(UsageError) -> Int? {
        guard let text = invocation.value(of: most) else { return settings.configuration.check.maxFindings?.value }
        guard let number = Int(text), number > 0 else {
            throw .unreadableValue(text, flag: most.name, expected: "a number such as 200", command: "check")
        }
        return number
    }
}
