// The position of the language in a path, and the files of a folder that contain an app's texts.

import Catalogs
import Platforms
import Projects
import TestSupport
import Testing

@Suite("Languages in paths")
struct LanguagePlaceTests {
    @Test(
        "A path names its language by its platform's convention",
        arguments: [
            ("res/values-de/strings.xml", "de", "res/values*/strings.xml"),
            ("res/values-zh-rCN/strings.xml", "zh-CN", "res/values*/strings.xml"),
            ("res/values-b+sr+Latn/strings.xml", "sr-Latn", "res/values*/strings.xml"),
            ("res/values-iw-land/strings.xml", "iw", "res/values*-land/strings.xml"),
            ("res/values-mcc310-mnc004-fr-rCA-v21/strings.xml", "fr-CA", "res/values-mcc310-mnc004*-v21/strings.xml"),
            ("res/values-night/strings.xml", "en", "res/values*-night/strings.xml"),
            ("res/values-car/strings.xml", "en", "res/values*-car/strings.xml"),
            ("resources/base/element/string.json", "en", "resources/*/element/string.json"),
            ("resources/zh_Hant_TW/element/string.json", "zh-Hant-TW", "resources/*/element/string.json"),
            ("resources/zz_ZX/element/texts.json", "zz-ZX", "resources/*/element/texts.json"),
            ("resources/es_419-tablet/element/string.json", "es-419", "resources/*-tablet/element/string.json"),
            ("resources/dark/element/string.json", "en", "resources/*-dark/element/string.json"),
            ("resources/car-ldpi/element/string.json", "en", "resources/*-car-ldpi/element/string.json"),
            ("resources/mcc460/element/string.json", "en", "resources/mcc460-*/element/string.json"),
            (
                "resources/mcc460_mnc00-zh_CN-vertical-car/element/string.json", "zh-CN",
                "resources/mcc460_mnc00-*-vertical-car/element/string.json"
            ),
            ("lib/app_zh_Hant_TW.arb", "zh_Hant_TW", "lib/app*.arb"),
            ("locale/pt_BR/LC_MESSAGES/app.po", "pt_BR", "locale/*/LC_MESSAGES/app.po"),
            ("po/sr@latin.po", "sr@latin", "po/*.po"),
            ("po/sr@ijekavianlatin/app.po", "sr@ijekavianlatin", "po/*/app.po"),
            ("src/it/po/ru.po", "ru", "src/it/po/*.po"),
            ("src/it/po/app-ru.po", "ru", "src/it/po/app*.po"),
            ("it/locale/de/LC_MESSAGES/id.po", "de", "it/locale/*/LC_MESSAGES/id.po"),
            ("po/de/de.po", "de", "po/*/*.po"),
            ("src/it/texts/de.ftl", "de", "src/it/texts/*.ftl"),
            ("locales/de/browser/id/menu.ftl", "id", "locales/de/browser/*/menu.ftl"),
            ("i18n/messages_es_ES.properties", "es_ES", "i18n/messages*.properties"),
            ("i18n/messages.properties", "en", "i18n/messages*.properties"),
            ("chrome/locale/de/quicktext.properties", "de", "chrome/locale/*/quicktext.properties"),
            ("chrome/locale/is/main/a.properties", "is", "chrome/locale/*/main/a.properties"),
            ("resources/logisim/de/menu.properties", "de", "resources/logisim/*/menu.properties"),
            ("i18n/it.properties", "it", "i18n/*.properties"),
            ("texts/de.properties", "de", "texts/*.properties"),
            ("lang/de/de.properties", "de", "lang/*/*.properties"),
            ("messages.de.properties", "de", "messages*.properties"),
            ("messages.it.properties", "it", "messages*.properties"),
            ("version.in.properties", "en", "version.in*.properties"),
            ("src/io/texts.properties", "en", "src/io/texts*.properties"),
            ("de/example/app/texts.properties", "en", "de/example/app/texts*.properties"),
            ("libraries/SD/library.properties", "en", "libraries/SD/library*.properties"),
            ("conf/is.properties", "en", "conf/is*.properties"),
            ("locale/en/messages_de.properties", "de", "locale/en/messages*.properties"),
            ("public/locales/ja/app.ftl", "ja", "public/locales/*/app.ftl"),
            ("Properties/Strings.de-AT.resx", "de-AT", "Properties/Strings*.resx"),
            ("metadata/de-DE/name.txt", "de-DE", "metadata/*/name.txt"),
            ("App/nb.lproj/Main.strings", "nb", "App/*.lproj/Main.strings"),
            ("Strings.qps-ploc.resx", "qps-ploc", "Strings*.resx"),
            ("lib/app_qps_plocm.arb", "qps_plocm", "lib/app*.arb"),
            ("locales/qaa-XA/app.ftl", "qaa-XA", "locales/*/app.ftl"),
            ("i18n/messages_qtz_Latn_PSEUDO.properties", "qtz_Latn_PSEUDO", "i18n/messages*.properties"),
            ("i18n/messages_qty.properties", "en", "i18n/messages_qty*.properties"),
            ("de/qml-plugin/app.ftl", "de", "*/qml-plugin/app.ftl"),
        ])
    func places(path: String, locale: String, table: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.beginning(of: path), to: path)
        let file = try #require(Project([folder.url.appending(path: path).path]).files.first)
        #expect(file.locale == locale)
        #expect(file.table == "\(folder.url.path)/\(table)")
    }

    @Test("The header of a gettext file takes precedence over folders, which may have any name")
    func header() throws {
        let folder = try TemporaryFolder()
        func file(_ language: String) -> String {
            "msgid \"\"\nmsgstr \"\"\n\(language)\n\nmsgid \"a\"\nmsgstr \"b\"\n"
        }
        try folder.write(file("\"Language: de_AT\\n\""), to: "de/messages/app.po")
        try folder.write(file("\"Language: Greek\\n\""), to: "el/app.po")
        try folder.write(file("\"Language: ru\\n\""), to: "id/po/app.po")
        try folder.write(file("\"Language: ru\\n\""), to: "my/app.po")
        try folder.write(file("\"Language: nb\\n\""), to: "no/app.po")
        try folder.write(file("\"Language: ru\\n\""), to: "pl/LC_MESSAGES/app.po")
        try folder.write(file("\"MIME-Version: 1.0\\n\""), to: "pt/po/app.po")
        let project = Project([folder.url.path])
        #expect(project.files.map(\.locale) == ["de", "el", nil, nil, "no", "pl", nil])
        #expect(try project.files.map { try $0.read().get().locale } == ["de", "el", "ru", "ru", "no", "pl", nil])
    }

    @Test("A gettext file is in any language that both its header and its name specify")
    func headerOfFewSpeakers() throws {
        let folder = try TemporaryFolder()
        func file(_ language: String) -> String {
            "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
        }
        try folder.write(file("mni@beng"), to: "locale/mni@beng/LC_MESSAGES/app.po")
        try folder.write(file("enm"), to: "po/enm.po")
        try folder.write(file("krl"), to: "po/krl/app.po")
        try folder.write(file("ru"), to: "po/lib.po")
        try folder.write(file("ru"), to: "po/ru.po")
        let project = Project([folder.url.path])
        #expect(project.files.map(\.locale) == ["mni@beng", "enm", "krl", nil, "ru"])
        #expect(try project.files.map { try $0.read().get().locale } == ["mni@beng", "enm", "krl", "ru", "ru"])
    }

    @Test("Next to English and another language, a file named like a tag is in that language")
    func namesOfFewSpeakers() throws {
        let folder = try TemporaryFolder()
        let names = ["bar", "de", "en", "map", "qqq", "roa-tara", "zh-min-nan"]
        for name in names { try folder.write("{\"a\": \"b\"}\n", to: "i18n/\(name).json") }
        for name in ["bar", "en", "qqq"] { try folder.write("{\"a\": \"b\"}\n", to: "lang/\(name).json") }
        for name in ["de", "en", "war"] { try folder.write("{\"a\": \"b\"}\n", to: "mui/\(name).json") }
        let project = Project([folder.url.path])
        // `qqq` documents the texts of `en` for translators, whether or not there are translations yet.
        let locales = ["bar", "de", "en", "en", "roa-tara", "zh-min-nan", "en", "en", "de", "en", "war"]
        #expect(project.files.map(\.locale) == locales)
        #expect(try project.files.map { try $0.read().get().locale } == locales)
        #expect(project.tables.map(\.files.count) == [5, 1, 1, 1, 3])
    }

    @Test("If one region is in lower case, so are others")
    func lowercaseRegions() throws {
        let folder = try TemporaryFolder()
        for name in ["locales/en-us.json", "locales/pt-br.json", "lang/en_us.json"] {
            try folder.write("{\"a\": \"b\"}\n", to: name)
        }
        let paths = Project([folder.url.path]).files.map {
            String($0.path(in: "en-XA").dropFirst(folder.url.path.count))
        }
        #expect(paths == ["/lang/en_xa.json", "/locales/en-xa.json", "/locales/en-xa.json"])
    }

    @Test("Among many languages, Newari and Banyumasan are also languages")
    func commonWords() throws {
        let many = "ar bg cs da de el en es et fi fr he hr hu it ja ko nl pl pt".split(separator: " ").map(String.init)
        let folder = try TemporaryFolder()
        for name in many + ["map", "map-bms", "new"] { try folder.write("{\"a\": \"b\"}\n", to: "i18n/\(name).json") }
        for name in ["de", "en", "new"] { try folder.write("{\"a\": \"b\"}\n", to: "lang/\(name).json") }
        let project = Project([folder.url.path])
        #expect(project.tables.map(\.files.count) == [22, 1, 2, 1])
    }

    @Test("A file is recognized by its beginning, however its characters are stored")
    func utf16() throws {
        let folder = try TemporaryFolder()
        for (text, path) in [
            ("<resources><string name=\"a\">b</string></resources>", "res/values/strings.xml"),
            ("msgid \"a\"\nmsgstr \"\"\n", "po/app.pot"),
        ] {
            try folder.write([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0), 0] }, to: path)
        }
        let project = Project([folder.url.path])
        #expect(project.files.map(\.format.id) == ["po", "android"])
        #expect(try project.files.allSatisfy { try $0.read().get().entries.map(\.key) == ["a"] })
    }

    @Test(
        "The path of a pseudo-locale is spelled as the platform spells languages",
        arguments: [
            ("res/values/strings.xml", "en-XA", "res/values-en-rXA/strings.xml"),
            ("res/values-land/strings.xml", "ar-XB", "res/values-ar-rXB-land/strings.xml"),
            ("res/values/strings.xml", "en-PSEUDO", "res/values-b+en+PSEUDO/strings.xml"),
            ("lib/app_en.arb", "en-XA", "lib/app_en_XA.arb"),
            ("i18n/messages.properties", "en-PSEUDO", "i18n/messages_en_PSEUDO.properties"),
            ("public/locales/en-US/app.ftl", "en-PSEUDO", "public/locales/en-PSEUDO/app.ftl"),
            ("Strings.resx", "en-PSEUDO", "Strings.en-PSEUDO.resx"),
            ("App/en.lproj/Main.strings", "en-PSEUDO", "App/en-PSEUDO.lproj/Main.strings"),
            ("Loose.strings", "en-PSEUDO", "en-PSEUDO.lproj/Loose.strings"),
        ])
    func pseudo(path: String, tag: String, expected: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.beginning(of: path), to: path)
        let file = try #require(Project([folder.url.appending(path: path).path]).files.first)
        #expect(file.path(in: tag) == "\(folder.url.path)/\(expected)")
    }

    @Test("A folder's catalogs are found among other files with the same extensions")
    func walk() throws {
        let folder = try TemporaryFolder()
        let others = [
            ("package.json", "{\"name\": \"app\", \"version\": \"1.0.0\"}"), ("tsconfig.json", "{\"strict\": \"yes\"}"),
            ("src/en.json.ts", "export {}"), ("src/app_de.ts", "export const de = 1;\n"),
            ("docs/notes.txt", "Notes\n"),
            ("res/values/colors.xml", "<resources><color name=\"a\">#fff</color></resources>"),
            (
                "entry/src/main/resources/base/element/color.json",
                "{\"color\": [{\"name\": \"a\", \"value\": \"#fff\"}]}"
            ),
            (
                "i18n/resources/en/element/strings.json", "{\"float\": [{\"name\": \"a\", \"value\": \"1vp\"}]}"
            ),
            ("res/layout/main.xml", "<LinearLayout/>"), ("pom.xml", "<project/>"), ("gradle.properties", "a=b\n"),
            (".github/workflows/ci.yml", "on: push\n"), ("docker-compose.yml", "services: {}\n"),
            ("metadata/en-US/marketing_url.txt", "https://example.org\n"),
        ]
        for (path, text) in others { try folder.write(text, to: path) }
        for sample in SampleCatalog.all {
            try folder.write(sample.text, to: sample.path)
            if let german = sample.german { try folder.write(german.text, to: german.path) }
        }
        let project = Project([folder.url.path])
        let found = project.files.map { String($0.path.string.dropFirst(folder.url.path.count + 1)) }
        let expected = SampleCatalog.all.flatMap { [$0.path] + [$0.german?.path].compactMap(\.self) }
        #expect(found == expected.sorted())
        #expect(project.faults.isEmpty)
        for sample in SampleCatalog.all {
            let file = try #require(project.files.first { $0.path.string.hasSuffix(sample.path) })
            #expect(file.format.id == sample.format)
        }
    }

    @Test("German and English are one table, and English is the source", arguments: SampleCatalog.all)
    func tables(sample: SampleCatalog) throws {
        let folder = try TemporaryFolder()
        try folder.write(sample.text, to: sample.path)
        let german = try #require(sample.german)
        try folder.write(german.text, to: german.path)
        let project = Project([folder.url.path])
        let index = try #require(project.files.firstIndex { $0.path.string.hasSuffix(german.path) })
        let source = try #require(project.source(of: index))
        #expect(project.files[source].path.string.hasSuffix(sample.path))
        #expect(project.tables.count == 1)
    }

    private static func beginning(of path: String) -> String {
        switch CatalogPath(path).extension {
        case "xml": "<resources><string name=\"a\">b</string></resources>"
        case "resx": "<root/>"
        case "json": "{\"string\": [{\"name\": \"a\", \"value\": \"b\"}]}"
        case "arb": "{\"a\": \"b\"}"
        default: ""
        }
    }
}
