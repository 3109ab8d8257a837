// `swell generate`, run as a user runs it.

import Foundation
import TestSupport
import Testing

@Suite("swell generate")
struct GenerateTests {
    /// Returns the paths of all files under a folder, except git's own.
    private static func files(_ folder: TemporaryFolder, _ path: String = "") throws -> [String] {
        let root = folder.url.appending(path: path)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { file in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: root.appending(path: file).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !file.hasPrefix(".git/")
        }.sorted()
    }

    private static func propertyList(_ folder: TemporaryFolder, _ path: String) throws -> NSDictionary {
        let data = try Data(contentsOf: folder.url.appending(path: path))
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary)
    }

    private static func git(_ arguments: String..., in folder: TemporaryFolder) throws -> Outcome {
        let identity = ["-c", "user.name=test", "-c", "user.email=test@example.com"]
        return try Programs.run(URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder.url)
    }

    /// Returns the printf placeholders in a text, found by a simple pattern.
    private static func placeholders(_ text: String) -> [String] {
        text.matches(of: /%(?:\d+\$)?(?:#@\w+@|[-+ 0#']*\d*(?:\.\d+)?(?:hh?|ll?|q|z)?[@a-zA-Z%])/).map { String($0.0) }
            .sorted()
    }

    @Test("Keys that are English texts without an English file are pseudo-localized")
    func keysAsTexts() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "App/en.lproj/Localizable.strings")
        try folder.write(
            "\"Drop \\\"%@\\\" here\" = \"Legen Sie „%@“ hier ab\";\n\"menu.save\" = \"Sichern\";\n",
            to: "App/de.lproj/Localizable.strings")
        try folder.write("\"Save\" = \"Enregistrer\";\n", to: "App/fr.lproj/Localizable.strings")
        let outcome = try Programs.swell(["generate", "App", "--locale", "en-PSEUDO", "--in-place"], in: folder.url)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(
            outcome.errors.contains(
                "2 of them are keys that only translations contain, used as their own English texts"))
        let made = try Self.propertyList(folder, "App/en-PSEUDO.lproj/Localizable.strings")
        #expect(Set(made.allKeys.compactMap { $0 as? String }) == ["Drop \"%@\" here", "Save"])
        #expect((made["Save"] as? String)?.contains("ȧṽẽ") ?? false)
        let clean = try Programs.swell(["clean", "App"], in: folder.url)
        #expect(clean.code == 0, "\(clean.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "App/en-PSEUDO.lproj").path))
        try folder.write("", to: "App/fr.lproj/Localizable.strings")
        let one = try Programs.swell(["generate", "App", "--locale", "en-PSEUDO", "--in-place"], in: folder.url)
        #expect(one.errors.contains("1 of them is a key that only translations contain, used as its own English"))
    }

    @Test("If earlier runs wrote everything, that is reported")
    func onlyMade() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Text\";\n", to: "App/en.lproj/L.strings")
        let resources = "<resources><string name=\"a\">[Ŝȧṽẽ]</string></resources>"
        try folder.write(resources, to: "res/values-en-rXA/strings.xml")
        for (arguments, reason) in [
            (["App", "--out", "App/en.lproj"], "en.lproj/L.strings: it is in the output folder"),
            (["res/values-en-rXA/strings.xml", "--in-place"], "strings.xml: it is a pseudo-locale itself"),
        ] {
            let outcome = try Programs.swell(["generate"] + arguments, in: folder.url)
            #expect(outcome.code == 2 && outcome.errors.contains(reason), "\(outcome.errors)")
            #expect(outcome.errors.contains("found nothing to generate pseudo-locales from"))
        }
    }

    @Test("A text unchanged in some pseudo-locales is reported once, with those; further texts are counted")
    func keptTexts() throws {
        let folder = try TemporaryFolder()
        let texts = (0..<12).map { "\"i\($0)\": \"{0} None|[1,Inf[ Some\"" }
        try folder.write("{\(texts.joined(separator: ", ")), \"a\": \"Text\"}", to: "locales/en.json")
        let flags = ["--out", "o", "--locale", "en-XA", "--locale", "ar-XB"]
        let made = try Programs.swell(["generate", "."] + flags, in: folder.url)
        let lines = made.errors.split(separator: "\n").filter { $0.contains(/(is|are) unchanged/) }
        #expect(lines.count == 11 && lines.last == "swell: 2 more texts are unchanged", "\(made.errors)")
        #expect(lines.first?.contains("\"i0\" is unchanged, one of those") ?? false)
        try folder.write("{\"a\": \"\u{202E}Text\"}", to: "locales/en.json")
        let both = ["--out", "p", "--locale", "en-XA", "--locale", "en-DOUBLED"]
        let doubled = try Programs.swell(["generate", "locales"] + both, in: folder.url)
        #expect(doubled.errors.contains("\"a\" is unchanged in en-DOUBLED, one of those"), "\(doubled.errors)")
    }

    @Test("The steps to see a pseudo-locale are for the written files only")
    func seeing() throws {
        let folder = try TemporaryFolder()
        let nothing = "<resources><string name=\"a\" translatable=\"false\">Text</string></resources>"
        try folder.write(nothing, to: "res/values/strings.xml")
        try folder.write("{\"a\": \"Text\"}", to: "locales/en.json")
        let generate = ["generate", ".", "--in-place", "--locale", "en-XA"]
        let first = try Programs.swell(generate, in: folder.url)
        #expect(first.errors.contains("1 file written, 1 skipped"), "\(first.errors)")
        #expect(first.errors.contains("choose en-XA as its locale") && !first.errors.contains("on Android"))
        #expect(try !Programs.swell(generate, in: folder.url).errors.contains("to see it"))
    }

    @Test("If --stdout would write several files, the message says how to choose one")
    func oneFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("<resources><string name=\"a\">Text</string></resources>", to: "res/values/strings.xml")
        let two = try Programs.swell(["generate", "res/values/strings.xml", "--stdout"], in: folder.url)
        #expect(two.code == 2 && two.errors.contains("2 files: choose a pseudo-locale, such as --locale en-XA\n"))
        let flags = ["--stdout", "--locale", "en-XA"]
        #expect(try Programs.swell(["generate", "res/values/strings.xml"] + flags, in: folder.url).code == 0)
        try folder.write("{\"a\": \"Text\"}", to: "locales/en.json")
        let catalogs = try Programs.swell(["generate", "."] + flags, in: folder.url)
        #expect(catalogs.errors.contains("2 files: name one catalog, such as locales/en.json\n"), "\(catalogs.errors)")
    }

    @Test("If the app has English for its keys, keys that only translations contain are left to 'swell check'")
    func keysOfTranslations() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"title\" = \"Harbor\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("\"Old text\" = \"Alter Text\";\n", to: "App/de.lproj/Localizable.strings")
        _ = try Programs.swell(["generate", "App", "--locale", "en-PSEUDO", "--in-place"], in: folder.url)
        let made = try Self.propertyList(folder, "App/en-PSEUDO.lproj/Localizable.strings")
        #expect(made.allKeys.compactMap { $0 as? String } == ["title"])
    }

    @Test("An output tree beside the project has exactly its tables, with the same keys and placeholders")
    func out() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder, languages: ["de"])
        _ = try Self.git("init", "-q", ".", in: folder)
        _ = try Self.git("add", "-A", in: folder)
        _ = try Self.git("commit", "-qm", "An app", in: folder)
        let out = try TemporaryFolder()
        let outcome = try Programs.swell(
            ["generate", "App", "--locale", "en-PSEUDO", "--out", out.url.path], in: folder.url)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let tables = ["InfoPlist.strings", "Localizable.strings", "Localizable.stringsdict"]
        #expect(try Self.files(out) == tables.map { "en-PSEUDO.lproj/\($0)" })
        for table in tables {
            let source = try Self.propertyList(folder, "App/en.lproj/\(table)")
            let pseudo = try Self.propertyList(out, "en-PSEUDO.lproj/\(table)")
            #expect(
                Set(source.allKeys.compactMap { $0 as? String }) == Set(pseudo.allKeys.compactMap { $0 as? String }))
            for (key, value) in source {
                guard let value = value as? String, let made = pseudo[key] as? String else { continue }
                #expect(Self.placeholders(value) == Self.placeholders(made), "\(value) → \(made)")
            }
        }
        let bytes = try Data(contentsOf: out.url.appending(path: "en-PSEUDO.lproj/Localizable.strings"))
        #expect(bytes.starts(with: [0xFF, 0xFE]), "the encoding of the source is kept")
        #expect(try Self.git("status", "--porcelain", in: folder).text.isEmpty)
    }

    @Test("A second run writes nothing")
    func unchanged() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        try folder.write(SampleApps.stringCatalog, to: "App/Widget.xcstrings")
        try folder.write(SampleApps.xliff, to: "App/app.xliff")
        let arguments = ["generate", "App", "--locale", "en-PSEUDO", "--locale", "ar-XB", "--out", "B"]
        let first = try Programs.swell(arguments, in: folder.url)
        #expect(first.text.split(separator: "\n").count == 9, "\(first.text)")
        let dates = { () throws -> [Date?] in
            try Self.files(folder, "B").map { file in
                try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "B/\(file)").path)[
                    .modificationDate]
                    as? Date
            }
        }
        let before = try dates()
        let second = try Programs.swell(arguments, in: folder.url)
        #expect(second.code == 0 && second.text.isEmpty)
        #expect(try dates() == before)
    }

    @Test("Each format with plurals gets the plural categories that its language needs")
    func categories() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        try folder.write(SampleApps.stringCatalog, to: "App/Widget.xcstrings")
        _ = try Programs.swell(["generate", "App", "--locale", "ar-XB", "--out", "B"], in: folder.url)
        let list = try Self.propertyList(folder, "B/ar-XB.lproj/Localizable.stringsdict")
        let albums = try #require((list["albums"] as? NSDictionary)?["albums"] as? NSDictionary)
        for category in ["zero", "one", "two", "few", "many", "other"] {
            let text = try #require(albums[category] as? String)
            #expect(text.hasPrefix("%lld \u{200F}\u{202E}album"))
        }
        let rows = try Programs.swell(["list", "--locale", "ar-XB", "B/Widget.xcstrings"], in: folder.url).text
        #expect(rows.contains("subst.files/plural.few"))
    }

    @Test("A pseudo-locale that customers would see is refused in place, with the reason")
    func customers() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        let before = try Self.files(folder)
        let outcome = try Programs.swell(["generate", "App", "--in-place", "--locale", "ar-XB"], in: folder.url)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("ar-EG") && outcome.errors.contains("--force"), "\(outcome.errors)")
        #expect(try Self.files(folder) == before)
        try folder.write("\"a\" = \"b\";", to: "App/ar.lproj/Localizable.strings")
        #expect(try Programs.swell(["generate", "App", "--in-place", "--locale", "ar-XB"], in: folder.url).code == 0)
        #expect(try Self.files(folder).contains("App/ar-XB.lproj/InfoPlist.strings"))
    }

    @Test("Only --force replaces hand-made texts in a pseudo-locale; texts by Swell are replaced")
    func handMade() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        let arguments = ["generate", "App", "--in-place"]
        #expect(try Programs.swell(arguments, in: folder.url).code == 0)
        #expect(
            try Programs.swell(arguments + ["--growth", "200%"], in: folder.url).code == 0,
            "another growth is no other hand")
        let path = "App/en-PSEUDO.lproj/InfoPlist.strings"
        try folder.write("CFBundleDisplayName = \"My own\";\n", to: path)
        let refused = try Programs.swell(arguments, in: folder.url)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("My own") && refused.errors.contains("--force"), "\(refused.errors)")
        #expect(try String(contentsOf: folder.url.appending(path: path), encoding: .utf8).contains("My own"))
        #expect(try Programs.swell(arguments + ["--force"], in: folder.url).code == 0)
        #expect(try !String(contentsOf: folder.url.appending(path: path), encoding: .utf8).contains("My own"))
    }

    @Test("A diff needs no destination: it shows what would be written in place, and writes nothing")
    func diffAlone() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        let before = try Self.files(folder)
        let alone = try Programs.swell(["generate", "App", "--diff"], in: folder.url)
        #expect(alone.code == 0 && alone.text.contains("\n+++ App/en-PSEUDO.lproj/"), "\(alone.errors)")
        #expect(alone.text == (try Programs.swell(["generate", "App", "--diff", "--in-place"], in: folder.url).text))
        #expect(try Self.files(folder) == before)
        // A pseudo-locale that would reach customers can still be shown as a diff.
        try folder.write("\"a\" = \"Sichern\";\n", to: "Other/de.lproj/L.strings")
        try folder.write("\"a\" = \"Save\";\n", to: "Other/L.strings")
        let other = ["generate", "Other", "--locale", "fr-PSEUDO", "--diff", "--style", "wide"]
        #expect(try Programs.swell(other, in: folder.url).code == 0)
    }

    @Test(
        "Each kind of app gets the steps to see a pseudo-locale",
        arguments: [
            ("i18n/en.json", "{\"a\": \"Save\"}", "choose en-PSEUDO as its locale; i18next 23.16 and later request"),
            ("lib/l10n/app_en.arb", "{\"a\": \"Save\"}", "flutter gen-l10n"),
            ("locales/en/app.ftl", "a = Save\n", "put en-PSEUDO before the requested locales"),
            ("src/messages_en.properties", "a=Save\n", "-Duser.language=en -Duser.country=PSEUDO"),
            ("config/locales/en.yml", "en:\n  a: Save\n", "I18n.locale = :\"en-PSEUDO\""),
            (
                "Loc/de.xliff",
                """
                <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" datatype="plaintext" \
                source-language="en" target-language="de"><body><trans-unit id="a"><source>Save</source></trans-unit></body>\
                </file></xliff>
                """, "xcodebuild -importLocalizations\n"
            ),
            (
                "Loc/de.xcloc/Localized Contents/de.xliff",
                """
                <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
                <trans-unit id="a"><source>Save</source></trans-unit></body></file></xliff>
                """, "pass the .xliff itself, because the .xcloc around it lacks its contents.json"
            ),
            ("_locales/en/messages.json", "{\"a\": {\"message\": \"Save\"}}", nil),
        ] as [(String, String, String?)])
    func showing(file: String, text: String, words: String?) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: file)
        let made = try Programs.swell(
            ["generate", ".", "--locale", "en-PSEUDO", "--out", "out"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.errors.contains("to see it") == (words != nil), "\(made.errors)")
        if let words { #expect(made.errors.contains(words), "\(made.errors)") }
        #expect(!made.errors.contains("-AppleLanguages"))
    }

    @Test("--stdout and --diff write no file")
    func shown() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        let before = try Self.files(folder)
        let plain = try Programs.swell(
            ["generate", "App/en.lproj/InfoPlist.strings", "--stdout", "--style", "plain"], in: folder.url)
        #expect(
            plain.output == Array(try Data(contentsOf: folder.url.appending(path: "App/en.lproj/InfoPlist.strings"))))
        let diff = try Programs.swell(["generate", "App", "--out", "B", "--diff"], in: folder.url).text
        #expect(diff.contains("--- /dev/null\t\n+++ B/en-PSEUDO.lproj/InfoPlist.strings\t\n"))
        let dry = try Programs.swell(["generate", "App", "--out", "B", "--dry-run"], in: folder.url).text
        #expect(dry.split(separator: "\n").count == 3)
        #expect(try Self.files(folder) == before)
        #expect(try Programs.swell(["generate", "App", "--stdout"], in: folder.url).code == 2)
    }

    @Test("Locked words and keys of the configuration stay, and its pseudo-locales are generated")
    func configuration() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        try folder.write(
            """
            generate: {locales: [fr-WIDER]}
            pseudolocales:
              fr-WIDER: {styles: "accented,bracketed", brackets: "«»"}
            lock: {words: [photos], keys: ["NS*"]}
            """, to: ".swell.yml")
        let outcome = try Programs.swell(["generate", "App", "--out", "B"], in: folder.url)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let info = try Self.propertyList(folder, "B/fr-WIDER.lproj/InfoPlist.strings")
        #expect(info["NSCameraUsageDescription"] as? String == "To take photos.")
        let table = try Self.propertyList(folder, "B/fr-WIDER.lproj/Localizable.strings")
        #expect(table["home.photos"] as? String == "«%1$lld ȯḟ %2$lld photos»")
        #expect(table["empty"] as? String == "" && table["colon"] as? String == ":")
    }

    @Test("A regular expression locks keys, too; one that is too slow is reported")
    func lockedExpression() throws {
        let folder = try TemporaryFolder()
        let slow = String(repeating: "a", count: 60)
        try folder.write("\"tab.home\" = \"Home\";\n\"title\" = \"Home\";\n", to: "en.lproj/L.strings")
        try folder.write("lock: {keys: ['/^tab\\./']}\n", to: ".swell.yml")
        let made = try Programs.swell(["generate", "--locale", "en-XA", "--stdout", "en.lproj"], in: folder.url)
        #expect(made.code == 0 && made.text.contains("\"tab.home\" = \"Home\";"), "\(made.text)\(made.errors)")
        #expect(!made.text.contains("\"title\" = \"Home\";"))
        try folder.write("\"\(slow)!\" = \"Home\";\n", to: "en.lproj/L.strings")
        try folder.write("lock: {keys: ['/^(a+)+$/']}\n", to: ".swell.yml")
        let slowRun = try Programs.swell(["generate", "--locale", "en-XA", "--out", "B"], in: folder.url)
        #expect(
            slowRun.code == 2 && slowRun.errors.contains(".swell.yml:1:15: '/^(a+)+$/' takes too long"),
            "\(slowRun.errors)")
    }

    @Test("An error of usage or configuration is reported with a suggestion, and nothing is written")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        let before = try Self.files(folder)
        for (arguments, message) in [
            (["--style", "acented"], "did you mean 'accented'"),
            (["--style", "script:Arap"], "did you mean 'Arab'"),
            (["--growth", "dr@p75"], "did you mean"),
            (["--growth", "fat"], "de@p75"),
            (["--locale", "en-PSEUD0"], "did you mean 'en-PSEUDO'"),
            (["--locale", "en-XK"], "XK is a real region"),
            (["--locale", "de"], "de-PSEUDO"),
            (["--syntax", "apple2"], "did you mean 'apple'"),
            (["Ap"], "no such file or folder"),
            (["--in-place"], "cannot be used together"),
        ] {
            let outcome = try Programs.swell(["generate", "--out", "B"] + arguments, in: folder.url)
            #expect(outcome.code == 2, "\(arguments)")
            #expect(outcome.errors.contains(message), "\(arguments): \(outcome.errors)")
        }
        try folder.write("pseudolocales: {en-PSEUDO: {stiles: doubled}}", to: ".swell.yml")
        let outcome = try Programs.swell(["generate", "App", "--out", "B"], in: folder.url)
        #expect(outcome.code == 2 && outcome.errors.contains("did you mean 'styles'"), "\(outcome.errors)")
        #expect(try Self.files(folder) == (before + [".swell.yml"]).sorted())
    }

    @Test("A catalog with errors gets no pseudo-locale, and is reported")
    func faults() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        try folder.write("\"a\" = \"b\"\n\"c\" = \"d\";\n", to: "App/en.lproj/Broken.strings")
        let outcome = try Programs.swell(["generate", "App", "--out", "B"], in: folder.url)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("App/en.lproj/Broken.strings:1:10: error: expected ';'"), "\(outcome.errors)")
        #expect(try Self.files(folder, "B").count == 3)
    }

    @Test("A built app gains its pseudo-locale in every bundle, in binary if its tables are binary")
    func builtApp() throws {
        let folder = try TemporaryFolder()
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["title": "Hello %@"], format: .binary, options: 0)
        try folder.write(Array(binary), to: "My.app/en.lproj/Localizable.strings")
        try folder.write("\"a\" = \"Kit\";", to: "My.app/Frameworks/Kit.framework/en.lproj/Kit.strings")
        let outcome = try Programs.swell(["generate", "--into", "My.app"], in: folder.url)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("-AppleLanguages (en-PSEUDO)") && outcome.errors.contains("codesign"))
        let made = try Self.propertyList(folder, "My.app/en-PSEUDO.lproj/Localizable.strings")
        #expect((made["title"] as? String)?.hasPrefix("[Ḧẽḽḽȯ %@") == true)
        #expect(try Self.files(folder).contains("My.app/Frameworks/Kit.framework/en-PSEUDO.lproj/Kit.strings"))
        // A framework's languages are not the app's.
        try folder.write("\"a\" = \"x\";", to: "My.app/Frameworks/Kit.framework/ar.lproj/Kit.strings")
        let folderAlone = try Programs.swell(["generate", "--into", "My.app/Frameworks"], in: folder.url)
        #expect(folderAlone.code == 2 && folderAlone.errors.contains("My.app/Frameworks: not a built app or bundle"))
        let reached = try Programs.swell(["generate", "--into", "My.app", "--locale", "ar-XB"], in: folder.url)
        #expect(reached.code == 2 && reached.errors.contains("ar-EG"), "\(reached.errors)")
        try folder.write("\"a\" = \"Newer\";", to: "Sources/en.lproj/Kit.strings")
        try folder.write("\"b\" = \"New\";", to: "Sources/en.lproj/Other.strings")
        let newer = try Programs.swell(["generate", "--into", "My.app", "Sources"], in: folder.url)
        #expect(newer.code == 0, "\(newer.errors)")
        #expect(
            newer.text == """
                My.app/Frameworks/Kit.framework/en-PSEUDO.lproj/Kit.strings
                My.app/en-PSEUDO.lproj/Other.strings

                """)
        #expect(try Programs.swell(["clean", "My.app"], in: folder.url).code == 0)
        #expect(try Self.files(folder).filter { $0.contains("PSEUDO") }.isEmpty)
    }

    @Test("Store pages keep their markup and addresses")
    func storePage() throws {
        let folder = try TemporaryFolder()
        let page = "<b>Full</b> <a href=\"https://x.example/a\">site</a> help@example.com\n"
        try folder.write(page, to: "metadata/en-US/description.txt")
        #expect(try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url).code == 0)
        let made = try String(
            contentsOf: folder.url.appending(path: "metadata/en-XA/description.txt"), encoding: .utf8)
        for kept in ["<b>", "</b>", "<a href=\"https://x.example/a\">", "help@example.com"] {
            #expect(made.contains(kept))
        }
        #expect(!made.contains("Full"))
    }

    @Test("A file whose path contains no language is skipped if no app would find another one")
    func noLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write("hello = Hello\n", to: "src/app.ftl")
        let run = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        #expect(run.errors.contains("src/app.ftl: its path contains no language"))
        #expect(run.text.isEmpty)
    }
}
