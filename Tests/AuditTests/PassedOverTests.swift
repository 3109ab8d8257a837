// Files that are not checked, which a remark says.

import Audit
import Configuration
import Projects
import TestSupport
import Testing

@Suite("Files that are not checked")
struct PassedOverTests {
    private static func result(_ files: [String: String]) async throws -> AuditResult {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let plan = try AuditPlan(
            Configuration.read([], file: "/.swell.yml"), root: folder.url.path, today: "2026-12-31")
        return try await Audit(plan).run(Project([folder.url.path]))
    }

    private static let presets: [String: String] = {
        func file(_ language: String) -> (String, String) {
            let end = language == "en" ? "" : "("
            let texts = (1...999).map { "\"a\($0)\": \"a \($0) \(end)b\"" }.joined(separator: ", ")
            return ("presets/\(language).json", "{\"x\": \"\(language)\", \(texts)}\n")
        }
        return Dictionary(uniqueKeysWithValues: ["en", "de", "fr"].map(file))
    }()

    @Test("Tables of files in one long line, which a tool writes, are not checked beside others")
    func generated() async throws {
        let app = ["locales/en.json": "{\n\"a\": \"Send\"\n}\n", "locales/de.json": "{\n\"a\": \"Senden\"\n}\n"]
        let beside = try await Self.result(Self.presets.merging(app) { $1 })
        #expect(beside.findings.isEmpty)
        #expect(beside.remarks.contains { $0.contains("presets/*.json") && $0.contains("not checked") })
        #expect(try await !Self.result(Self.presets).findings.isEmpty, "they are all there is")
        var edited = Self.presets
        edited["presets/de.json"]?.replace(", ", with: ",\n")
        #expect(try await !Self.result(edited.merging(app) { $1 }).findings.isEmpty, "people edit one of them")
    }

    @Test("Tables that a tool compiles from gettext catalogs are not checked beside them")
    func compiled() async throws {
        func files(_ end: String) -> [String: String] {
            var files: [String: String] = [:]
            for language in ["de", "fr", "sv"] {
                let texts = (1...30).map { ("Text \($0)", "\(language) a\u{200B}b \($0)") }
                let header = "Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n"
                files["po/\(language).po"] =
                    "msgid \"\"\nmsgstr \"\(header)\"\n"
                    + texts.map { "\nmsgid \"\($0.0)\"\nmsgstr \"\($0.1)\"\n" }.joined()
                let members = texts.map { "  \"\($0.0)\": \"\($0.1)\(end)\"" }
                files["app/locales/\(language).json"] = "{\n\(members.joined(separator: ",\n"))\n}\n"
            }
            return files
        }
        func isChecked(_ path: String, _ end: String) async throws -> Bool {
            try await Self.result(files(end)).findings.contains { $0.location.path.contains(path) }
        }
        #expect(try await isChecked("po/", ""))
        #expect(try await !isChecked("app/locales/", ""))
        #expect(try await isChecked("app/locales/", " of its own"), "people edit them")
    }

    @Test(
        "Folders and files named by a country are not checked as translations, and a remark gives the code that is meant",
        arguments: [
            ("lang/", "/menu.php", "<?php return ['a' => 'Send %s'];\n", "lang/cz"),
            ("locales/", "/menu.json", "{\"a\": \"Send {{name}}\"}\n", "locales/cz"),
            ("messages_", ".properties", "a=Send {0}\n", "messages_cz.properties"),
            ("po/", ".po", "msgid \"Send %s\"\nmsgstr \"Send %s\"\n", "po/cz.po"),
        ])
    func mistaken(start: String, end: String, text: String, path: String) async throws {
        func remarks(_ languages: String...) async throws -> [String] {
            let files = languages.map { ("\(start)\($0)\(end)", text) }
            return try await Self.result(Dictionary(uniqueKeysWithValues: files)).remarks
        }
        let found = try await remarks("en", "de", "cz")
        #expect(
            found.contains { $0.contains("\(path) ('cz', where 'cs' is probably meant) was not checked") }, "\(found)")
        #expect(try await !remarks("en", "de", "cs").contains { $0.contains("probably meant") })
        #expect(try await !remarks("en", "de", "se").contains { $0.contains("probably meant") }, "Northern Sami")
    }

    @Test("What is wrong in a text of a key to which no code refers is not listed")
    func unused() async throws {
        let files = [
            "en.lproj/Localizable.strings": "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit %@\";\n",
            "de.lproj/Localizable.strings": "\"menu.title\" = \"Menü\";\n\"menu.quit\" = \"Beenden %d\";\n",
        ]
        func severity(_ code: String) async throws -> String? {
            try await Self.result(files.merging(["Menu.swift": code]) { $1 }).findings
                .first { $0.rule == "placeholder-mismatch" }?.severity.rawValue
        }
        let title = "let title = NSLocalizedString(\"menu.title\", comment: \"\")\n"
        let quit = "let quit = NSLocalizedString(\"menu.quit\", comment: \"\")\n"
        #expect(try await severity(title + quit) == "error")
        #expect(try await severity(title) == nil)
    }

    @Test(
        "Catalogs of libraries are not checked beside those of the app",
        arguments: [
            ("web/locale/*/viewer.ftl", "pdfjs-page-title = Page { $n }\n", "pdfjs-page-title = Seite { $m }\n"),
            (
                "qt/qt_*.ts",
                "<TS version=\"2.1\"><context><name>QDialog</name><message><source>Open %1</source>"
                    + "<translation type=\"unfinished\"></translation></message></context></TS>\n",
                "<TS version=\"2.1\"><context><name>QDialog</name><message><source>Open %1</source>"
                    + "<translation>Auf</translation></message></context></TS>\n"
            ),
        ])
    func libraries(table: String, english: String, german: String) async throws {
        let library = [
            table.replacing("*", with: "en"): english, table.replacing("*", with: "de"): german,
        ]
        #expect(try await !Self.result(library).findings.isEmpty, "they are all there is")
        let app = ["locales/en.json": "{\"a\": \"Send\"}\n", "locales/de.json": "{\"a\": \"Senden\"}\n"]
        let beside = try await Self.result(library.merging(app) { $1 })
        #expect(beside.findings.isEmpty)
        #expect(
            beside.remarks.contains {
                $0.contains("\(table.replacing("_*", with: "*")), texts of a library, was not checked")
            })
    }

    @Test("Scripts of others that pages load are not searched for catalogs")
    func scripts() throws {
        let folder = try TemporaryFolder()
        for path in ["static/js/libs/x/locales", "libs/x/locales"] {
            for language in ["en", "de"] { try folder.write("{\"a\": \"b\"}\n", to: "\(path)/\(language).json") }
        }
        let found = Project([folder.url.path]).files.map { $0.path.string.dropFirst(folder.url.path.count + 1) }
        #expect(found == ["libs/x/locales/de.json", "libs/x/locales/en.json"])
    }

    @Test("What is wrong in a message of gettext whose code is gone is not listed, if the code of others is there")
    func gone() async throws {
        func message(_ file: String, _ text: String) -> String {
            "\n#: \(file):12\nmsgid \"\(text) %s\"\nmsgstr \"\(text)\"\n"
        }
        let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
        let files = ["src/a.c", "src/b.c", "src/c.c", "src/d.c", "src/old.c"]
        func severities(_ present: [String]) async throws -> [String] {
            var all = Dictionary(uniqueKeysWithValues: present.map { ($0, "") })
            all["po/de.po"] = header + files.map { message($0, "Send \($0)") }.joined()
            return try await Self.result(all).findings.filter { $0.rule == "placeholder-mismatch" }
                .map(\.severity.rawValue)
        }
        #expect(try await severities(files) == Array(repeating: "warning", count: 5))
        #expect(try await severities(files.dropLast()) == Array(repeating: "warning", count: 4))
        #expect(try await severities([]) == Array(repeating: "warning", count: 5), "the code is elsewhere")
    }

    @Test("A folder of .NET that is named like an app is searched, an app is not")
    func projectsOfDotNet() async throws {
        func result(_ folder: String) async throws -> AuditResult {
            func resources(_ text: String) -> String {
                "<root><data name=\"a\"><value>\(text)</value></data></root>\n"
            }
            return try await Self.result([
                "\(folder)/Strings/en-US/Resources.resw": resources("Save"),
                "\(folder)/Strings/de-DE/Resources.resw": resources("Sichern"),
            ])
        }
        #expect(try await result("Notes.App").catalogs == 2)
        #expect(try await result("Notes.app").catalogs == 0)
    }

    @Test("Lists of data are no catalogs")
    func listsOfData() async throws {
        let app = ["locales/en.json": "{\n\"a\": \"Send\"\n}\n", "locales/de.json": "{\n\"a\": \"Senden\"\n}\n"]
        let data = [
            "seed/locales/en.json": "[{\"name\": \"Fruit\"}]\n", "seed/locales/de.json": "[{\"name\": \"Obst\"}]\n",
        ]
        let result = try await Self.result(app.merging(data) { $1 })
        #expect(result.catalogs == 2)
        #expect(result.findings.isEmpty)
    }
}
