// `swell fonts`: the fonts that texts are measured with.

import Fonts
import TextLayout

extension Command {
    static let fonts = Command(
        name: "fonts",
        summary: "Show which fonts texts are measured with, by language.",
        operands: "",
        flags: [FontFlags.font, FontsCommand.locale, FontFlags.file, FontsCommand.format, Settings.isolated],
        details: """
            FONT is a family or the path of a font file, optionally followed by a size in points, a weight, 'italic',
            features such as +tnum, axes such as wght=350, and tracking=0.2. The default is 'SF Pro 17'.

            Examples:
              swell fonts
              swell fonts --font 'Inter 15 semibold' --locale th --locale zh-Hant
              swell fonts --font-file Resources/Fonts --font 'Brand 17' --format json
            """,
        run: { invocation, console in try FontsCommand(invocation).run(console) })
}

struct FontsCommand {
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .languages, isRepeatable: true,
        summary: "Only this language; repeatable.")
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "json"],
        summary: "The output format: text (the default) or json.")

    private let stack: FontStack
    private let locales: [(tag: String, writing: Writing)]
    private let isJSON: Bool
    private let isAsked: Bool

    init(_ invocation: Invocation) throws {
        if let operand = invocation.operands.first { throw UsageError.unexpectedOperand(operand, command: "fonts") }
        let settings = try Settings(invocation)
        let asked = invocation.values(of: Self.locale).flatMap { $0.split(separator: ",").map(String.init) }
        locales = try (asked.isEmpty ? FontSurvey.common : asked).map { tag in
            let spelled = String(tag.map { $0 == "_" ? "-" : $0 })
            return (spelled, try LanguageTag.writing(tag, spelled, command: "fonts"))
        }
        isJSON = invocation.value(of: Self.format) == "json"
        isAsked = !asked.isEmpty
        let library = try FontFlags.library(invocation, settings, command: "fonts")
        let description = try FontFlags.description(
            invocation.value(of: FontFlags.font) ?? "SF Pro 17", library, command: "fonts")
        stack = try FontFlags.stack(description, library, settings, command: "fonts")
    }

    func run(_ console: Console) throws -> ExitCode {
        var survey = FontSurvey(stack)
        for locale in locales { survey.add(locale.tag, locale.writing) }
        if !isAsked { survey.addEmoji() }
        try console.write(isJSON ? survey.json : survey.text)
        // Missing letters are an error only if the language was requested.
        return isAsked && survey.rows.contains { !$0.missing.isEmpty } ? .trouble : .clean
    }
}
