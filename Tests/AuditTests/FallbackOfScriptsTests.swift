// What users of a web app see where a language lacks a text, according to its scripts.

import Audit
import Comparison
import Foundation
import TestSupport
import Testing

@Suite("Fallbacks of scripts")
struct FallbackOfScriptsTests {
    private static func severities(_ script: String, of translation: String? = nil) async throws -> [Severity] {
        try await findings(script, of: translation).map(\.severity)
    }

    private static func findings(_ script: String, of translation: String? = nil) async throws -> [Finding] {
        let folder = try TemporaryFolder()
        try folder.write("{\"a\": \"Save\", \"b\": \"Open the file\", \"c\": \"Close\"}\n", to: "locales/en.json")
        let other = translation.map { ", \"b\": \"\($0)\"" } ?? ""
        try folder.write("{\"a\": \"Sichern\", \"c\": \"Zu\"\(other)}\n", to: "locales/de.json")
        try folder.write(script, to: "i18n.ts")
        return try await AuditedApp.findings(of: ["missing-translation"], in: [folder.url.path])
    }

    @Test("A script that imports the English catalog alone falls back to it")
    func english() async throws {
        let script =
            "import fallbackData from \"./locales/en.json\";\n"
            + "export const t = (k) => data[k] || fallbackData[k];\n"
        let found = try await Self.findings(script)
        #expect(found.map(\.severity) == [.note])
        #expect(found.allSatisfy { $0.message.hasSuffix("users see the source text") })
    }

    @Test(
        "Other imports say nothing",
        arguments: [
            "import a from './locales/en.json';\nimport b from './locales/de.json';\nconst defaults = {a, b};\n",
            "import a from './locales/en.json';\nexport default const t = (k) => a[k];\n",
            "import fallback from './fallback.json';\n",
            "import en from './locales/en.json';\nconst language = saved || getDefaultLanguage();\n",
        ])
    func others(script: String) async throws {
        let found = try await Self.findings(script)
        #expect(found.map(\.severity) == [.note])
        #expect(found.allSatisfy { $0.message.contains("the source text, the key or nothing") })
    }

    @Test(
        "A library that shows the key is a warning if nothing sets a fallback",
        arguments: [
            ("import i18next from 'i18next';\ni18next.init({ lng: 'de' ", "fallbackLng: 'en'"),
            ("import { createI18n } from 'vue-i18n';\ncreateI18n({ locale: 'de' ", "fallbackLocale: 'en'"),
            ("import { useTranslations } from 'next-intl';\nconst all = ({ ", "getMessageFallback: show"),
        ])
    func libraries(script: String, fallback: String) async throws {
        #expect(try await Self.severities("\(script)})\n") == [.warning])
        #expect(try await Self.severities("\(script), \(fallback) })\n") == [.note])
    }

    @Test("A browser looks up what a language of an extension lacks in the default one")
    func browserExtension() async throws {
        let folder = try TemporaryFolder()
        let texts = ["open", "save"].map { "\"\($0)\": {\"message\": \"Text of \($0)\"}" }
        try folder.write("{\(texts.joined(separator: ", "))}\n", to: "_locales/en/messages.json")
        try folder.write("{\(texts[0])}\n", to: "_locales/de/messages.json")
        let found = try await AuditedApp.findings(of: ["missing-translation"], in: [folder.url.path])
        #expect(found.map { $0.message.hasSuffix("users see the source text") } == [true])
    }

    @Test("vue-i18n falls back to the language that it starts with, if nothing sets another one")
    func startsInSource() async throws {
        let script = "import { createI18n } from 'vue-i18n';\ncreateI18n({ locale: 'en' })\n"
        #expect(try await Self.severities(script) == [.note])
    }

    @Test(
        "An empty text is none if the script, or its library, goes on to the English one",
        arguments: [
            "import fallbackData from \"./locales/en.json\";\n"
                + "const text = find(data, key) ||\n  find(fallbackData, key) || fallback;\n",
            "import english from \"./locales/en.json\";\nconst text = texts[key] || all[defaultCode][key];\n",
            "i18next.init({ fallbackLng: 'en', returnEmptyString: false });\n",
            "import { defineMessages } from 'react-intl';\nconst a = { defaultMessage: 'Open the file' };\n",
        ])
    func empty(script: String) async throws {
        #expect(try await Self.severities(script, of: "") == [.note])
    }

    @Test(
        "An empty text is shown by other scripts",
        arguments: [
            "import english from \"./locales/en.json\";\nconst lang = read(chosen) || defaultLang;\n",
            "import fallbackData from \"./locales/en.json\";\nconst text = data[key] ?? fallbackData[key];\n",
            "i18next.init({ fallbackLng: 'en' });\n",
        ])
    func shownEmpty(script: String) async throws {
        #expect(try await Self.severities(script, of: "") == [.warning])
    }
}
