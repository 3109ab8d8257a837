// Tests that nothing is an error in a language whose texts nobody can see.

import Testing

@Suite("Languages that an app does not offer")
struct OfferedLanguagesTests {
    private static let words = ["de", "es", "fr", "it", "nl", "pl"]

    /// The findings in Polish of an app with some source file; the translations to German and Polish lose an argument.
    private func polish(_ path: String, _ code: String) async throws -> [String] {
        var files = [("assets/i18n/en.json", "{\"a\": \"Open {{name}}\"}\n")]
        for word in Self.words {
            files.append(("assets/i18n/\(word).json", "{\"a\": \"{{Name}} \(word)\"}\n"))
        }
        let lines = try await Audited.lines("placeholder-mismatch", files + [(path, code)])
        #expect(lines.contains("de a : error"))
        return lines.filter { $0.hasPrefix("pl") }
    }

    private func requires(_ words: some Sequence<String>) -> String {
        words.map { "case '\($0)': return require('@assets/i18n/\($0).json');\n" }.joined()
    }

    @Test("What no code loads is a note, if code loads the other files by their paths")
    func unloaded() async throws {
        let loads = requires(["en"] + Self.words.dropLast())
        #expect(try await polish("app/i18n.ts", loads) == ["pl a : note"])
        #expect(try await polish("app/i18n.ts", requires(Self.words)) == ["pl a : error"])
        // A few may be those of a test.
        #expect(try await polish("app/i18n.ts", requires(Self.words.prefix(3))) == ["pl a : error"])
    }

    @Test(
        "Code that computes a path may load any file",
        arguments: [
            "import(`./i18n/${language}.json`)", "require('./i18n/' + language + '.json')",
            "import.meta.glob('./i18n/*.json')", "fs.readdirSync(path.join(assets, 'i18n'))",
            "const folder = 'i18n'; import(`${folder}/${language}.json`)",
        ])
    func computed(code: String) async throws {
        let loads = requires(["en"] + Self.words.dropLast())
        #expect(try await polish("app/i18n.ts", loads + code + "\n") == ["pl a : error"])
    }

    @Test("Code for translators and tests may read any file, but shows none to users")
    func tools() async throws {
        let loads = requires(["en"] + Self.words.dropLast())
        var files = [("assets/i18n/en.json", "{\"a\": \"Open {{name}}\"}\n"), ("src/i18n.ts", loads)]
        files += Self.words.map { ("assets/i18n/\($0).json", "{\"a\": \"{{Name}} \($0)\"}\n") }
        for path in ["scripts/sync.mjs", "src/i18n.test.ts"] {
            let tool = (path, "fs.readdirSync(path.join(assets, 'i18n'))\n")
            let lines = try await Audited.lines("placeholder-mismatch", files + [tool])
            #expect(lines.contains("pl a : note") && lines.contains("de a : error"))
        }
    }

    @Test("A list of most languages in a script says which of them are offered")
    func listedInScript() async throws {
        func list(_ words: some Sequence<String>) -> String {
            "export const SUPPORTED_LOCALES = [\n\(words.map { "  '\($0)', // one's own\n" }.joined())]\n"
        }
        #expect(try await polish("src/locales.ts", list(["en"] + Self.words.dropLast())) == ["pl a : note"])
        #expect(try await polish("src/locales.ts", list(["en"] + Self.words)) == ["pl a : error"])
        #expect(try await polish("src/locales.ts", list(["en", "de", "es"])) == ["pl a : error"])
    }

    @Test("The app's own code is no tool, whatever the name of its folder")
    func appInTools() async throws {
        let loads = requires(["en"] + Self.words.dropLast())
        var files = [("tools/app/i18n/en.json", "{\"a\": \"Open {{name}}\"}\n"), ("tools/app/main.ts", loads)]
        files += Self.words.map { ("tools/app/i18n/\($0).json", "{\"a\": \"{{Name}} \($0)\"}\n") }
        let lines = try await Audited.lines("placeholder-mismatch", files)
        #expect(lines.contains("pl a : note") && lines.contains("de a : error"))
    }

    @Test("A Laravel app shows the language of its configuration, unless code or the environment changes it")
    func fixedLocale() async throws {
        func isSeen(_ locale: String, _ code: String) async throws -> Bool {
            let lines = try await Audited.lines(
                "placeholder-mismatch",
                [
                    ("lang/en/app.php", "<?php return ['a' => 'Open :name'];\n"),
                    ("lang/de/app.php", "<?php return ['a' => ':Nam öffnen'];\n"),
                    ("config/app.php", "<?php return ['locale' => \(locale), 'fallback_locale' => 'en'];\n"),
                    ("app/Http/Kernel.php", "<?php \(code)\n"),
                ])
            try #require(lines.count == 1)
            return lines != ["de a : note"]
        }
        #expect(try await !isSeen("'en'", "run();"))
        #expect(try await isSeen("'de'", "run();"))
        #expect(try await isSeen("'en'", "App::setLocale($user->locale);"))
        #expect(try await isSeen("env('APP_LOCALE', 'en')", "run();"))
    }

    @Test("Nobody sees a browser extension in a language that browsers do not have", arguments: ["json", "yml"])
    func browserExtension(name: String) async throws {
        func file(_ language: String, _ text: String) -> (String, String) {
            let message = name == "json" ? "{\"a\": {\"message\": \"\(text)\"}}\n" : "a:\n  message: \(text)\n"
            return ("_locales/\(language)/messages.\(name)", message)
        }
        let files = [file("en", "Open $1"), file("la", "Aperi $2"), file("de", "Öffne $2")]
        let lines = try await Audited.lines("placeholder-mismatch", files)
        #expect(lines.contains("la a : note"))
        #expect(lines.contains { $0.hasPrefix("de a") && !$0.hasSuffix("note") })
    }

    /// The findings in gettext catalogs in some folders, of an app with other files.
    private func gettextLines(_ folders: [String], _ others: [(String, String)]) async throws -> [String] {
        let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let message = "#, python-format\nmsgid \"Open %(name)s\"\nmsgstr \"%(nam)s\"\n"
        let files = folders.flatMap { folder in
            Self.words.map { ("\(folder)locale/\($0)/LC_MESSAGES/django.po", header + message) }
        }
        return try await Audited.lines("placeholder-mismatch", files + others)
    }

    private func settings(_ words: some Sequence<String>) -> String {
        let pairs = words.map { "    (\"\($0)\", _(\"Name (of \($0))\")),  # one\n" }
        return "DEBUG = False\nLANGUAGES = [\n    (\"en-us\", _(\"English\")),\n\(pairs.joined())]\n"
    }

    @Test("The settings of Django say which languages are offered")
    func listedInDjango() async throws {
        func lines(_ list: String) async throws -> [String] {
            try await gettextLines([""], [("site/settings.py", list)])
        }
        let all = try await lines(settings(Self.words))
        #expect(all.count == 6 && all.allSatisfy { !$0.hasSuffix("note") })
        let some = try await lines(settings(Self.words.dropLast()))
        #expect(some.filter { $0.hasSuffix("note") }.map { $0.prefix(2) } == ["pl"])
        #expect(try await lines("LANGUAGES = global_settings.LANGUAGES\n") == all)
    }

    @Test("The settings of Django say nothing about catalogs outside of their project")
    func djangoProjects() async throws {
        let list = settings(Self.words.dropLast())
        func notes(_ others: [(String, String)]) async throws -> [Substring] {
            try await gettextLines(["pier/", "berth/"], others).filter { $0.hasSuffix("note") }.map { $0.prefix(2) }
        }
        #expect(try await notes([("pier/site/settings.py", list)]) == ["pl"])
        // The folder with `manage.py` is that of the project.
        let deep = [("pier/config/site/settings.py", list), ("pier/manage.py", "import django\n")]
        #expect(try await notes(deep) == ["pl"])
        // Those of both projects are one note.
        let both = [("pier/site/settings.py", list), ("manage.py", "import django\n")]
        let polish = try await gettextLines(["pier/", "berth/"], both).filter { $0.hasPrefix("pl") }
        #expect(!polish.isEmpty && polish.allSatisfy { $0.hasSuffix("note") })
    }

    @Test("A list of PHP's in a folder for settings says which of the languages are offered")
    func listedInPHP() async throws {
        func lines(_ path: String, _ list: [String]) async throws -> [String] {
            var files = [("lang/en/a.php", "<?php return ['a' => 'Open :name'];\n")]
            files += Self.words.map { ("lang/\($0)/a.php", "<?php return ['a' => ':nam'];\n") }
            let names = list.map { "'\($0)'" }.joined(separator: ", ")
            return try await Audited.lines(
                "placeholder-mismatch", files + [(path, "<?php return ['allowed' => [\(names)]];\n")])
        }
        let offered = ["en"] + Self.words.dropLast()
        let all = try await lines("config/a.php", ["en"] + Self.words)
        #expect(all.count == 6 && all.allSatisfy { $0.hasSuffix("warning") })
        let some = try await lines("config/a.php", offered)
        #expect(some.filter { $0.hasSuffix("note") }.map { $0.prefix(2) } == ["pl"])
        // Elsewhere, and with other words, it is a list of something else.
        #expect(try await lines("app/a.php", offered) == all)
        #expect(try await lines("config/a.php", offered + ["jpg"]) == all)
    }

    @Test("An object with the names of most languages in a script says which of them are offered")
    func namedInScript() async throws {
        func object(_ words: some Sequence<String>, _ value: String) -> String {
            "const languages = {\n\(words.map { "  \($0): \(value),\n" }.joined())};\n"
        }
        let offered = ["en"] + Self.words.dropLast()
        for value in ["{ country: 'DE', name: 'Deutsch' }", "'Deutsch'", "\"中文\""] {
            #expect(try await polish("src/languages.jsx", object(offered, value)) == ["pl a : note"], "\(value)")
        }
        // One name may begin with a small letter.
        let mixed = object(offered, "'Deutsch'").replacing("it: 'Deutsch'", with: "it: 'italiano'")
        #expect(try await polish("src/languages.jsx", mixed) == ["pl a : note"])
        // What a library needs for each language says nothing.
        for value in ["() => import('a')", "'de-DE'", "{ load: () => 'Deutsch' }"] {
            #expect(try await polish("src/languages.jsx", object(offered, value)) == ["pl a : error"], "\(value)")
        }
    }

    @Test(
        "A list of languages in a script may have any name for languages, and texts, objects, pairs or calls",
        arguments: [
            ("export const LOCALE_MAP = {", "%: 'Deutsch'", "};"),
            ("const languageOptions: Option[] = [", "{ code: '%', name: t('German'), flag: 'de' }", "];"),
            ("const langs = new Map([", "['%', 'Deutsch']", "]);"),
            ("i18n.setAvailableLocales([", "'%'", "]);"),
            ("MaterialApp(supportedLocales: const <Locale>[", "Locale('%')", "]);"),
        ])
    func listedUnderAnyName(start: String, element: String, end: String) async throws {
        func code(_ words: some Sequence<String>, _ start: String) -> String {
            "\(start)\n\(words.map { "  \(element.replacing("%", with: $0)),\n" }.joined())\(end)\n"
        }
        let offered = ["en"] + Self.words.dropLast()
        #expect(try await polish("src/i18n.ts", code(offered, start)) == ["pl a : note"])
        #expect(try await polish("src/i18n.ts", code(["en"] + Self.words, start)) == ["pl a : error"])
        // Other things have some of the languages, too, and some languages are not those of the app.
        #expect(try await polish("src/i18n.ts", code(Self.words.dropLast(), start)) == ["pl a : error"])
        #expect(try await polish("src/i18n.ts", code(offered + ["xh"], start)) == ["pl a : error"])
        #expect(try await polish("src/i18n.ts", code(offered, "const voices = {")) == ["pl a : error"])
        for name in ["speechLanguages", "SPELLCHECK_LANGS", "slangs"] {
            #expect(try await polish("src/i18n.ts", code(offered, "const \(name) = {")) == ["pl a : error"], "\(name)")
        }
        #expect(try await polish("docs/config.ts", code(offered, start)) == ["pl a : error"])
    }

    @Test("The build script of an Android app says which languages it keeps")
    func keptByGradle() async throws {
        let folder = "app/src/main/res"
        func polish(_ script: String) async throws -> [String] {
            var files = [
                ("\(folder)/values/strings.xml", "<resources><string name=\"a\">Open %s</string></resources>\n"),
                ("app/src/main/java/Main.kt", "val text = getString(R.string.a, name)\n"), ("app/build.gradle", script),
            ]
            files += Self.words.map { word in
                let text = "<resources><string name=\"a\">%d \(word)</string></resources>\n"
                return ("\(folder)/values-\(word)/strings.xml", text)
            }
            return try await Audited.lines("placeholder-mismatch", files).filter { $0.hasPrefix("pl") }
        }
        let words = (["en"] + Self.words.dropLast()).map { "'\($0)'" }.joined(separator: ", ")
        let kept = "resourceConfigurations += [\(words)] // all\n"
        let repository = "repositories {\n  maven { url 'https://example.org' }\n}\n"
        #expect(
            try await polish("\(repository)android {\n  defaultConfig {\n    \(kept)  }\n}\n") == ["pl a : note"])
        #expect(
            try await polish("android { androidResources {\n  localeFilters.addAll(listOf(\(words)))\n} }\n")
                == ["pl a : note"])
        // An edition for developers, a comment, a list that goes on, and one that is made elsewhere.
        for script in [
            "android {\n  productFlavors {\n    dev {\n      resConfigs \(words)\n    }\n  }\n}\n",
            "android {\n  // \(kept)}\n",
            "android {\n  resourceConfigurations += listOf(\(words),\n    'pl')\n}\n",
            "android {\n  androidResources { localeFilters += locales }\n}\n",
            "android {\n  defaultConfig {\n    resConfigs \(words),\n      'pl'\n  }\n}\n",
            "android {\n  resourceConfigurations += setOf(\(words)) + others\n}\n",
        ] {
            #expect(try await polish(script) == ["pl a : warning"], "\(script)")
        }
    }

    @Test(
        "A build compiles only the catalogs of gettext that LINGUAS lists",
        arguments: [("", "warning"), ("pl", "note")])
    func linguas(without language: String, severity: String) async throws {
        var files = Self.words.map { word in
            let header = "msgid \"\"\nmsgstr \"Language: \(word)\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
            return ("po/\(word).po", header + "msgid \"Open (all)\"\nmsgstr \"\(word) (all\"\n")
        }
        files.append(("po/LINGUAS", "# all\n" + Self.words.filter { $0 != language }.joined(separator: "\n") + "\n"))
        files.append(("src/main.py", "print(_(\"Open (all)\"))\n"))
        let lines = try await Audited.lines("unpaired-mark", files).filter { $0.hasPrefix("pl") }
        #expect(lines == ["pl Open (all) : \(severity)"])
    }

    @Test("Texts for the App Store are seen only if a lane of fastlane uploads them")
    func uploads() async throws {
        func lines(_ script: String, _ others: [String] = []) async throws -> [String] {
            let files = [
                ("fastlane/metadata/en-US/name.txt", "Harbour\n"),
                ("fastlane/metadata/de-DE/name.txt", "Hafen: Liegeplätze und Gezeiten für alle\n"),
                ("fastlane/Fastfile", script),
            ]
            return try await Audited.lines("over-budget", files + others.map { ($0, "\n") })
        }
        #expect(try await lines("lane :test do\n  run_tests\nend\n") == ["de-DE name : note"])
        #expect(try await lines("lane :release do\n  deliver(force: true)\nend\n") == ["de-DE name : error"])
        #expect(try await lines("lane :test do\nend\n", ["fastlane/Deliverfile"]) == ["de-DE name : error"])
    }

    @Test("Copies in a language that is not offered are not reported")
    func copies() async throws {
        func text(_ end: String) -> String {
            "{\((1...25).map { "\"a\($0)\": \"Save all of it \($0)\(end)\"" }.joined(separator: ", "))}\n"
        }
        var files = [(path: "i18n/en.json", text: text(""))]
        for word in Self.words { files.append((path: "i18n/\(word).json", text: text(word == "pl" ? "" : "."))) }
        #expect(try await Audited.lines("copied-texts", files).count == 1)
        let list = (["en"] + Self.words.dropLast()).map { "'\($0)'" }.joined(separator: ", ")
        files.append((path: "src/a.ts", text: "const SUPPORTED_LOCALES = [\(list)]\n"))
        #expect(try await Audited.lines("copied-texts", files).isEmpty)
    }

    @Test("Django does not load the catalogs of a project that is no app of its own")
    func packageOfProject() async throws {
        let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let message = header + "#, python-format\nmsgid \"Open %(name)s\"\nmsgstr \"%(nam)s\"\n"
        func lines(_ settings: String) async throws -> [String] {
            let files = ["site/locale", "book/locale"].map { ("\($0)/de/LC_MESSAGES/django.po", message) }
            return try await Audited.lines("placeholder-mismatch", files + [("site/settings.py", settings)])
        }
        func count(_ settings: String) async throws -> Int { try await lines(settings).count { $0.hasSuffix("note") } }
        #expect(try await count("INSTALLED_APPS = [\n    'django.contrib.admin',\n    'book.apps.Book',\n]\n") == 1)
        #expect(try await count("INSTALLED_APPS = ['book']\nINSTALLED_APPS += ['site.apps.Site']\n") == 0)
        #expect(try await count("INSTALLED_APPS = ['book']\nLOCALE_PATHS = [BASE_DIR / 'locale']\n") == 0)
        #expect(try await count("INSTALLED_APPS = all_apps()\n") == 0)
    }
}
