// The flags of `swell report`.

import Reports
import Risk

enum ReportFlags {
    static let output = Flag(
        name: "output", short: "o", value: "FILE", takes: .files,
        summary: "Where to write: swell-report.html for html; else, and for -, standard output.")
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .languages, isRepeatable: true,
        summary: "Only this language, translated or not; may be repeated.")
    static let pseudo = Flag(
        name: "pseudo", value: "TAG", takes: .pseudolocales, isRepeatable: true,
        summary: "Show the source as this pseudo-locale, which need not exist; en-PSEUDO is the default.")
    static let open = Flag(name: "open", summary: "Show the page in the browser when it is written.")
    static let title = Flag(name: "title", value: "TEXT", summary: "What it is called; else the name of the folder.")
    static let time = Flag(name: "time", summary: "Say when it was made; without, the same app gives the same bytes.")
    static let key = Flag(
        name: "key", value: "KEY", isRepeatable: true,
        summary: "Only this key, or those of a pattern such as 'settings.*'; may be repeated.")
    static let format = Flag.reports(RiskReporter.self, usual: "html")
    static let size = Flag(
        name: "size", value: "SIZE", takes: .textSizes,
        summary: "The text size that a page opens at and the picture of a key shows, such as ax5; else the font's own.")

    static let all = [
        output, locale, pseudo, key, format, size, open, title, time, Settings.config, CheckFlags.budgets,
        CheckFlags.finishedOnly, FontFlags.file, FormatChoice.flag, Settings.isolated,
    ]
}
