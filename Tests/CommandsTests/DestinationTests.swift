// The destinations of pseudo-locales, and the messages if one is not possible.

import Foundation
import TestSupport
import Testing

@Suite("Destinations of pseudo-locales")
struct DestinationTests {
    private static func xliff(_ language: String) -> String {
        """
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en"
        target-language="\(language)"><body><trans-unit id="a"><source>Hello</source></trans-unit></body></file></xliff>

        """
    }

    @Test("XLIFF files in language folders give one file for each pseudo-locale, in a folder of its own")
    func xliffFolders() throws {
        let folder = try TemporaryFolder()
        for language in ["de", "pt-BR"] { try folder.write(Self.xliff(language), to: "in/it/\(language)/app.xliff") }
        try folder.write(Self.xliff("de"), to: "in/de/de.xliff")
        let made = try Programs.swell(
            ["generate", "in", "--out", "de", "--locale", "en-PSEUDO", "--locale", "ar-XB"], in: folder.url)
        let expected = [
            "de/en-PSEUDO/en-PSEUDO.xliff", "de/ar-XB/ar-XB.xliff", "de/it/en-PSEUDO/app.xliff",
            "de/it/ar-XB/app.xliff",
        ]
        #expect(made.text == expected.joined(separator: "\n") + "\n", "\(made.errors)")
        #expect(
            made.errors.contains(
                "skipped: in/it/pt-BR/app.xliff: de/it/en-PSEUDO/app.xliff is already generated from in/it/de/app"
            ))
    }

    @Test(
        "XLIFF files with a language suffix give one file for each pseudo-locale, named alike",
        arguments: [".", "_", "-"])
    func xliffNames(sign: String) throws {
        let folder = try TemporaryFolder()
        let source = Self.xliff("en").replacing("\ntarget-language=\"en\"", with: "")
        try folder.write(source, to: "d/messages.xlf")
        for language in ["de", "fr"] {
            try folder.write(Self.xliff(language), to: "d/messages\(sign)\(language).xlf")
        }
        for locales in [["en-PSEUDO"], ["en-XA", "ar-XB"]] {
            let flags = ["generate", "d", "--out", "o"] + locales.flatMap { ["--locale", $0] }
            let made = try Programs.swell(flags, in: folder.url)
            #expect(made.text == locales.map { "o/messages\(sign)\($0).xlf\n" }.joined(), "\(made.errors)")
            #expect(made.errors.contains("o/messages\(sign)\(locales[0]).xlf is already generated from d/messages.xlf"))
        }
        let one = try Programs.swell(
            ["generate", "d/messages\(sign)fr.xlf", "--out", "p", "--locale", "en-XA"], in: folder.url)
        #expect(one.text == "p/messages\(sign)en-XA.xlf\n", "\(one.errors)")
    }

    @Test(
        "No pseudo-locale overwrites an XLIFF file of another language, whether its path or its content declares it",
        arguments: [
            ("messages.no.xlf", "nb", "messages.en-PSEUDO.xlf"), ("messages.fr.xlf", "de", "messages.en-PSEUDO.xlf"),
            ("messages.zh_TW.xlf", nil, "messages.en-PSEUDO.xlf"), ("no.xlf", "nb", "en-PSEUDO.xlf"),
            ("de.xlf", nil, "en-PSEUDO.xlf"), ("no/app.xlf", "nb", "en-PSEUDO/app.xlf"),
            ("de/app.xlf", nil, "de/app.en-PSEUDO.xlf"), ("app.xlf", "de", "app.en-PSEUDO.xlf"),
            ("sign-in.xlf", "de", "sign-in.en-PSEUDO.xlf"), ("de.locallang.xlf", "de", "en-PSEUDO.locallang.xlf"),
            ("app.xlf", nil, "app.xlf"),
        ])
    func xliffOfOthers(path: String, language: String?, made: String) throws {
        let folder = try TemporaryFolder()
        let attribute = language.map { "\ntarget-language=\"\($0)\"" } ?? ""
        try folder.write(Self.xliff("de").replacing("\ntarget-language=\"de\"", with: attribute), to: "d/\(path)")
        let result = try Programs.swell(["generate", "d", "--out", "o"], in: folder.url)
        #expect(result.text == "o/\(made)\n", "\(result.errors)")
    }

    @Test("Of XLIFF files with a language prefix, the one without is the source, and the output is named alike")
    func xliffOfTYPO3() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.xliff("de"), to: "d/de.locallang.xlf")
        let own = Self.xliff("de").replacing("\ntarget-language=\"de\"", with: "").replacing("Hello", with: "Hi")
        try folder.write(own, to: "d/locallang.xlf")
        let made = try Programs.swell(["generate", "d", "--out", "o"], in: folder.url)
        #expect(made.text == "o/en-PSEUDO.locallang.xlf\n", "\(made.errors)")
        #expect(made.errors.contains("is already generated from d/locallang.xlf"))
    }

    @Test("An XLIFF file without a language takes it from its name")
    func xliffNamed() throws {
        let folder = try TemporaryFolder()
        for (version, head) in [(1, "version=\"1.2\"><file"), (2, "version=\"2.0\" srcLang=\"en\"><file id=\"a\"")] {
            let segment = "<source>title</source><target>編輯</target>"
            let unit =
                version == 1
                ? "<trans-unit id=\"a\">\(segment)</trans-unit>" : "<unit id=\"a\"><segment>\(segment)</segment></unit>"
            let start = version == 1 ? "\(head) source-language=\"en\"><body>" : "\(head)>"
            let text = "<xliff \(start)\(unit)\(version == 1 ? "</body>" : "")</file></xliff>\n"
            try folder.write(text, to: "admin\(version).zh_TW.xliff")
            try folder.write(text.replacing("編輯", with: "Edit"), to: "admin\(version).en.xliff")
        }
        let list = try Programs.swell(["list", ".", "--format", "ndjson"], in: folder.url).text
        #expect(list.split(separator: "\n").count { $0.contains("\"locale\":\"zh_TW\"") } == 2, "\(list)")
        let made = try Programs.swell(["generate", ".", "--out", "o"], in: folder.url)
        #expect(made.text == "o/admin1.en-PSEUDO.xliff\no/admin2.en-PSEUDO.xliff\n", "\(made.errors)")
        for version in 1...2 {
            let file = folder.url.appending(path: "o/admin\(version).en-PSEUDO.xliff")
            #expect(try String(contentsOf: file, encoding: .utf8).contains("<target>[Ẽḋ"), "of the English, no name")
        }
    }

    @Test(
        "If XLIFF sources are keys, the texts of its own language are pseudo-localized", arguments: [1, 2])
    func xliffOfNames(version: Int) throws {
        func file(_ language: String, _ text: String) -> String {
            let segment = "<source>post.num</source><target>\(text)</target>"
            return version == 1
                ? "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"\(language)\"><body>"
                    + "<trans-unit id=\"1\">\(segment)</trans-unit></body></file></xliff>\n"
                : "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"\(language)\"><file id=\"a\">"
                    + "<unit id=\"1\"><segment>\(segment)</segment></unit></file></xliff>\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(file("de", "{count, plural, one {# Hafen} other {# Häfen}}"), to: "d/messages+intl-icu.de.xlf")
        let flags = ["d", "--out", "o", "--locale", "ru-PSEUDO"]
        for (english, cyrillic) in [("comment", "цоммент"), ("note", "ноте")] {
            let text = "{count, plural, one {# \(english)} other {# \(english)s}}"
            try folder.write(file("en", text), to: "d/messages+intl-icu.en.xlf")
            let made = try Programs.swell(["generate"] + flags + ["--force"], in: folder.url)
            #expect(made.code == 0, "\(made.errors)")
            let name = folder.url.appending(path: "o/messages+intl-icu.ru-PSEUDO.xlf")
            let written = try String(contentsOf: name, encoding: .utf8)
            #expect(written.contains("<source>post.num</source>") && written.contains("{count, plural, one {# "))
            #expect(!written.contains("\(english)") && !written.contains("Hafen"), "\(written) \(cyrillic)")
            let again = try Programs.swell(["generate"] + flags + ["--style", "script:Cyrl,bracketed"], in: folder.url)
            #expect(again.code == 0 && again.text.hasSuffix("ru-PSEUDO.xlf\n"), "\(again.errors)")
        }
    }

    @Test("A bundle with a longer tag is recognized, although Flutter lowercases that tag in it")
    func variantOfFlutter() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"@@locale\": \"en\", \"a\": \"Hello\"}\n", to: "app_en.arb")
        let flags = ["generate", ".", "--in-place", "--locale", "en-PSEUDO"]
        #expect(try Programs.swell(flags, in: folder.url).text == "app_en_PSEUDO.arb\n")
        let text = try String(contentsOf: folder.url.appending(path: "app_en_PSEUDO.arb"), encoding: .utf8)
        #expect(text.contains("\"@@locale\": \"en_pseudo\""))
        let again = try Programs.swell(flags, in: folder.url)
        #expect(again.code == 0 && again.text.isEmpty, "\(again.errors)")
        #expect(try Programs.swell(["clean"], in: folder.url).text == "app_en_PSEUDO.arb\n")
    }

    @Test("If Flutter's build requires a file of the bare language, it is named")
    func fallbackOfFlutter() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"a\": \"Hello\"}\n", to: "lib/app_en.arb")
        let flags = ["generate", ".", "--in-place", "--locale", "ar-XB", "--locale", "en-XA"]
        let made = try Programs.swell(flags, in: folder.url)
        #expect(made.errors.contains("flutter gen-l10n rejects ar-XB without lib/app_ar.arb, which the app lacks"))
        #expect(!made.errors.contains("refuses en-XA"))
        try folder.write("{}\n", to: "lib/app_ar.arb")
        #expect(try !Programs.swell(flags, in: folder.url).errors.contains("refuses"))
    }

    @Test("New gettext files have no byte order mark, which msgfmt refuses", arguments: ["", "\"\"\n"])
    func byteOrderMark(header: String) throws {
        let folder = try TemporaryFolder()
        let head = header.isEmpty ? "" : "msgid \"\"\nmsgstr \(header)\n"
        try folder.write("\u{FEFF}\(head)msgid \"Open\"\nmsgstr \"\"\n", to: "app.pot")
        let made = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        #expect(made.text == "en_XA/LC_MESSAGES/app.po\n", "\(made.errors)")
        let bytes = try Data(contentsOf: folder.url.appending(path: "en_XA/LC_MESSAGES/app.po"))
        #expect(bytes.starts(with: "msgid \"\"".utf8))
    }

    @Test("If a copy of a string catalog would count as one of the app's, the message says how to exclude it")
    func copyAmongSources() throws {
        let folder = try TemporaryFolder()
        let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {}}, \"version\": \"1.0\"}\n"
        try folder.write(catalog, to: "App/L.xcstrings")
        let made = try Programs.swell(["generate", "--out", "pseudo"], in: folder.url)
        #expect(made.text == "pseudo/App/L.xcstrings\n")
        #expect(made.errors.contains("add \"pseudo/\" to 'exclude' in .swell.yml, or write to another folder"))
        #expect(try !Programs.swell(["generate", "App", "--out", "pseudo"], in: folder.url).errors.contains("exclude"))
        try folder.write("exclude: [\"pseudo/\"]\n", to: ".swell.yml")
        let second = try Programs.swell(["generate", "--out", "other"], in: folder.url)
        #expect(second.text == "other/App/L.xcstrings\n", "\(second.errors)")
    }

    @Test("Users would see a pseudo-locale if the app lacks their language")
    func customers() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Hello\";\n", to: "en-US.lproj/L.strings")
        let refused = try Programs.swell(["generate", ".", "--in-place"], in: folder.url)
        #expect(refused.code == 2 && refused.errors.contains("users whose language is en-GB"))
        let resources = "<resources><string name=\"a\">Hello</string></resources>"
        let android = try TemporaryFolder()
        for values in ["values", "values-en-rUS", "values-en-rGB"] {
            try android.write(resources, to: "res/\(values)/strings.xml")
        }
        let onAndroid = try Programs.swell(
            ["generate", ".", "--in-place", "--locale", "en-PSEUDO"], in: android.url)
        #expect(onAndroid.code == 2 && onAndroid.errors.contains("users whose language is en-AU"))
    }

    @Test(
        "If the source is not among the paths, it is named in the style of its format",
        arguments: [
            ("locales/de/send.ftl", "a = Hallo\n", "locales/en-US/send.ftl"),
            ("locales/de.json", "{\"a\": \"Hallo\"}\n", "locales/en.json"),
            (
                "res/values-de/strings.xml", "<resources><string name=\"a\">Hallo</string></resources>\n",
                "res/values/strings.xml"
            ),
            ("messages_de.properties", "a=Hallo\n", "messages.properties"),
        ])
    func wayToSource(path: String, text: String, source: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: path)
        let alone = try Programs.swell(["generate", path, "--stdout"], in: folder.url).errors
        let likely = source.replacing("en-US", with: "en")
        #expect(
            alone.contains("expected English, such as \(likely), or the development language of an Xcode project"),
            "\(alone)")
        try folder.write(text.replacing("Hallo", with: "Hello"), to: source)
        let named = try Programs.swell(["generate", path, "--stdout"], in: folder.url).errors
        #expect(named.contains("none of its languages is known to be the source; pass \(source), too"), "\(named)")
    }
}
