// The flags of `swell report`.

import Reports
import Risk

enum ReportFlags {
    static let output = Flag(
        name: "output", short: "o", value: "FILE", takes: .files,
        summary: "The file to write, or - for standard output; the default for html is swell-report.html.")
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .languages, isRepeatable: true,
        summary: "Only this language, translated or not; repeatable.")
    static let pseudo = Flag(
        name: "pseudo", value: "TAG", takes: .pseudolocales, isRepeatable: true,
        summary: "Show the source texts in this pseudo-locale (default: en-PSEUDO); repeatable.")
    static let open = Flag(name: "open", summary: "Open the page in the browser.")
    static let title = Flag(
        name: "title", value: "TEXT", summary: "The title of the report; default: the name of the folder.")
    static let time = Flag(
        name: "time", summary: "Include the current time; without it, the same app gives the same bytes.")
    static let key = Flag(
        name: "key", value: "KEY", isRepeatable: true,
        summary: "Only this key, or keys matching a pattern such as 'settings.*'; repeatable.")
    static let format = Flag.reports(RiskReporter.self, usual: "html")
    static let size = Flag(
        name: "size", value: "SIZE", takes: .textSizes,
        summary: "The initial text size of the page, or the size of the picture, such as ax5; default: the font's own.")

    static let all = [
        output, locale, pseudo, key, format, size, open, title, time, Settings.config, CheckFlags.budgets,
        CheckFlags.finishedOnly, CheckFlags.noLayouts, CheckFlags.noCode, CheckFlags.unseen,
        FontFlags.file, FormatChoice.flag, Settings.isolated,
    ]
}
