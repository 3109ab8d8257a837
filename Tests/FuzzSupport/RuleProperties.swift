// Properties of rules that compare a translation with its source, in files like those of apps.

import Audit
import Catalogs
import Configuration
import Platforms
import Projects
import TestSupport

/// The properties of a check: the first line of an input is the source, the rest the translation.
enum RuleProperties {
    static let target = FuzzTarget(
        "rules", most: TranslationProperties.most, seeds: TranslationProperties.seeds
    ) { bytes, choice in
        let lines = bytes.repaired.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let texts = lines.map { String(decoding: $0, as: UTF8.self) }
        guard let source = texts.first, let translation = texts.last,
            let shape = TwoTexts.all.chosen(by: choice),
            let language = ["de", "ru", "ar", "ja"].chosen(by: choice / TwoTexts.all.count),
            let files = shape.files(source, translation, language)
        else { return }
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.bytes, to: file.path) }
        // Without a key that matches the pattern of the limit, the configuration is an error.
        guard let result = try? await Audit(plan.get()).run(Project([folder.url.path])) else { return }
        let story = "\(shape.name): \(source.debugDescription), \(language) \(translation.debugDescription)"
        for finding in result.findings {
            try hold(!finding.message.isEmpty, "\(finding.rule) has no message: \(story)")
            try hold(finding.location.place.map { $0.line > 0 } ?? true, "\(finding.rule) has no place: \(story)")
        }
        // In gettext, an apostrophe that quotes in the source is reported for the translation, in which it is quoted,
        // too.
        guard shape.name != "po java-format" || !source.contains("'") else { return }
        // A variable without texts counts as one, however often it occurs; and Russian's `one` includes 21, for which
        // an English text says 1. German's numbers are like English's.
        guard source == translation, !source.contains("#@"), language == "de" else { return }
        let ofSource = Set(result.findings.filter { $0.subject?.locale != language }.map(\.rule))
        let differs = result.findings.first {
            ["placeholder-mismatch", "markup-mismatch"].contains($0.rule) && !ofSource.contains($0.rule)
        }
        try hold(differs == nil, "\(differs?.message ?? ""), though both are the same: \(story)")
    }

    /// Every rule is enabled, and every text has a limit.
    private static let plan = Result {
        let optional = Rule.all.filter(\.isOptional).map { "\($0.id): \($0.severity.rawValue)" }
        let settings = "rules: {\(optional.joined(separator: ", "))}\nbudgets: {'*': 12}\n"
        // An empty folder: if no key matches a pattern, all catalogs near the configuration are searched.
        let root = "/nowhere"
        return try AuditPlan(
            Configuration.read(Array(settings.utf8), file: "\(root)/.swell.yml"), root: root, today: "2026-12-31")
    }
}

/// A way in which an app may store a text and its translation.
private struct TwoTexts: Sendable {
    /// The files, each with its contents; nil if the format cannot store a text.
    typealias Files = @Sendable (_ source: String, _ translation: String, _ language: String) -> [File]?
    typealias File = (path: String, bytes: [UInt8])

    let name: String
    let files: Files

    static let all = pairs + messages

    /// Two files with one key; `*` is the language.
    private static let pairs: [TwoTexts] = [
        pair("strings", "en.lproj/L.strings", "*.lproj/L.strings", "\"k\" = \"x\";\n"),
        pair(
            "android", "res/values/strings.xml", "res/values-*/strings.xml",
            "<resources><string name=\"k\">x</string></resources>\n"),
        pair(
            "harmonyos", "resources/base/element/string.json", "resources/*/element/string.json",
            "{\"string\": [{\"name\": \"k\", \"value\": \"x\"}]}\n"),
        pair("arb", "l10n/app_en.arb", "l10n/app_*.arb", "{\"k\": \"x\"}\n"),
        pair("json", "i18n/en.json", "i18n/*.json", "{\"k\": \"x\"}\n"),
        pair("properties", "messages.properties", "messages_*.properties", "k = {0} x\n"),
        pair("fluent", "en/app.ftl", "*/app.ftl", "k = x\n"),
        pair("resx", "Words.resx", "Words.*.resx", "<root><data name=\"k\"><value>x</value></data></root>\n"),
        pair("php", "lang/en/app.php", "lang/*/app.php", "<?php return ['k' => 'x'];\n"),
        pair("xcstrings", "L.xcstrings", nil, strings(["en", "*"])),
    ]

    /// Gettext messages, with a flag for each way to read them.
    private static let messages = [
        "c-format", "python-format", "python-brace-format", "java-format", "csharp-format", "qt-format", "php-format",
        "scheme-format", "no-c-format",
    ].map { flag in
        TwoTexts(name: "po \(flag)") { source, translation, language in
            let head = "msgid \"\"\nmsgstr \"Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
            let message = "#, \(flag)\nmsgid \"\(quoted(source))\"\nmsgstr \"\(quoted(translation))\"\n"
            return source.isEmpty ? nil : [("po/\(language).po", Array((head + message).utf8))]
        }
    }

    private static func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    /// A text in a file, and its translation in another one, or in the same.
    private static func pair(_ id: String, _ path: String, _ translated: String?, _ template: String) -> TwoTexts {
        TwoTexts(name: id) { source, translation, language in
            guard let format = Format.all.first(where: { $0.id == id }) else { return nil }
            var files: [File] = []
            for (path, own) in [(path, "en"), (translated ?? "", language)] where !path.isEmpty {
                let path = path.replacing("*", with: language)
                let bytes = Array(template.replacing("*", with: language).utf8)
                let catalog = Catalog(path: path, bytes: bytes, format: format)
                let values = catalog.entries.map { entry in
                    (entry.index, (entry.locale ?? own) == language ? translation : source)
                }
                guard let written = try? catalog.replacing(Dictionary(uniqueKeysWithValues: values)) else { return nil }
                files.append((path, written))
            }
            return files
        }
    }

    /// Returns a string catalog with one key in some languages.
    private static func strings(_ languages: [String]) -> String {
        let units = languages.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}" }
        return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": "
            + "{\"k\": {\"localizations\": {\(units.joined(separator: ", "))}}}}\n"
    }
}
