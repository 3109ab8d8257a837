// Messages of gettext that the code no longer has, although some catalogs still do.

import Audit
import Comparison
import Configuration
import Projects
import TestSupport
import Testing

@Suite("Stale messages of gettext")
struct StaleMessageTests {
    private static let texts = ["First", "Second", "Third", "Fourth", "Fifth"].flatMap { number in
        ["folder", "window", "button", "entry"].map { "\(number) \($0) of all" }
    }

    /// A catalog with the texts of the code, and messages with an argument too many in their translation.
    private static func catalog(_ language: String, _ date: String, _ broken: String...) -> String {
        let header = """
            msgid ""
            msgstr ""
            "POT-Creation-Date: \(date)\\n"
            "Language: \(language)\\n"
            "Content-Type: text/plain; charset=UTF-8\\n"


            """
        let others = texts.map { "#: src/main.py:1\nmsgid \"\($0)\"\nmsgstr \"Übersetzung\"\n" }
        let wrong = broken.map { "#: src/main.py:1\n#, c-format\nmsgid \"\($0)\"\nmsgstr \"%s ohne %d\"\n" }
        return header + (others + wrong).joined(separator: "\n")
    }

    private static func code(_ more: String = "") -> String {
        texts.map { "print(_(\"\($0)\"))\n" }.joined() + more
    }

    private static func audit(_ files: [String: String]) async throws -> AuditResult {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        var plan = try AuditPlan(Configuration.read([], file: "/.swell.yml"), root: "/", today: "2026-12-31")
        plan.listsUnseen = true
        return try await Audit(plan).run(Project([folder.url.path]))
    }

    private static func found(_ files: [String: String], _ rule: String = "placeholder-mismatch") async throws
        -> [String]
    {
        try await audit(files).findings.filter { $0.rule == rule }.map { "\($0.severity.rawValue): \($0.message)" }
    }

    private static let old = catalog("sk", "2014-05-01 10:00+0200", "Found %s in the folder")

    @Test("A message that neither the newest catalog nor the code has is not checked")
    func stale() async throws {
        let files = [
            "po/sk.po": Self.old, "po/nl.po": Self.catalog("nl", "2026-05-01 10:00+0200"), "src/main.py": Self.code(),
        ]
        let result = try await Self.audit(files)
        #expect(!result.findings.contains { $0.rule == "placeholder-mismatch" })
        #expect(result.remarks.contains { $0.hasPrefix("1 message in ") && $0.contains("msgmerge removes") })
    }

    @Test("A message that the code has is checked, although the newest catalog was made without it")
    func inCode() async throws {
        let files = [
            "po/sk.po": Self.old, "po/nl.po": Self.catalog("nl", "2026-05-01 10:00+0200"),
            "src/main.py": Self.code("print(_(\"Found %s \"\n        \"in the folder\") % name)\n"),
        ]
        #expect(try await Self.found(files).map { $0.prefix(6) } == ["error:"])
    }

    @Test("A message of which only the white space differs from the newest one is not checked")
    func whiteSpace() async throws {
        let files = [
            "po/sk.po": Self.old,
            "po/nl.po": Self.catalog("nl", "2026-05-01 10:00+0200", "Found %s  in the folder"),
            "src/main.py": Self.code("print(_(\"Found %s  in the folder\") % name)\n"),
        ]
        #expect(try await Self.found(files).count == 1)
    }

    @Test(
        "Nobody sees a message that Python formats before it is looked up",
        arguments: [
            "_(\"Found %s in the folder\".format(name))", "_('Found %s '\n  'in the folder'.format(name))",
            "gettext(f\"Found %s in the folder{name}\")",
        ])
    func formattedFirst(_ call: String) async throws {
        let newest = Self.catalog("nl", "2026-05-01 10:00+0200", "Found %s in the folder")
        let found = try await Self.found(["po/nl.po": newest, "src/main.py": Self.code("print(\(call))\n")])
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("note:") })
        let right = Self.code("print(_(\"Found %s in the folder\").format(name))\n")
        #expect(try await Self.found(["po/nl.po": newest, "src/main.py": right]).allSatisfy { $0.hasPrefix("error:") })
    }

    @Test("Messages are checked if their code is not among the files")
    func withoutCode() async throws {
        let files = ["po/sk.po": Self.old, "po/nl.po": Self.catalog("nl", "2026-05-01 10:00+0200")]
        #expect(try await Self.found(files).map { $0.prefix(6) } == ["error:"])
    }

    @Test("The catalog with the newest messages counts, whatever the zones of its time")
    func zones() async throws {
        func files(_ date: String) -> [String: String] {
            [
                "po/sk.po": Self.catalog("sk", "2026-05-01 10:00+0200", "Found %s in the folder"),
                "po/nl.po": Self.catalog("nl", date), "src/main.py": Self.code(),
            ]
        }
        #expect(try await Self.found(files("2026-05-01 09:00+0000")).isEmpty)
        #expect(try await Self.found(files("2026-05-01 11:00+0600")).count == 1)
    }

    @Test("A message that all catalogs have is a note if no file has its text")
    func removed() async throws {
        let newest = Self.catalog("nl", "2026-05-01 10:00+0200", "Found %s in the folder")
        let found = try await Self.found(["po/nl.po": newest, "src/main.py": Self.code()])
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("note:") ?? false)
        #expect(found.first?.hasSuffix("; no code names this key") ?? false)
    }

    @Test("A message whose file was renamed is still in the code")
    func renamed() async throws {
        let newest =
            Self.catalog("nl", "2026-05-01 10:00+0200")
            + "\n#: data/app.appdata.xml.in:7\n#, c-format\nmsgid \"Found %s in the folder\"\nmsgstr \"%s ohne %d\"\n"
        let sources = (0..<4).map { "#: src/part\($0).py:1\nmsgid \"Part number \($0)\"\nmsgstr \"Teil\"\n" }
        var files = ["po/nl.po": newest + "\n" + sources.joined(separator: "\n"), "src/main.py": Self.code()]
        for part in 0..<4 { files["src/part\(part).py"] = "_(\"Part number \(part)\")\n" }
        #expect(try await Self.found(files).allSatisfy { $0.hasPrefix("note:") })
        files["data/app.metainfo.xml.in"] = "<p>\n  Found %s in\n  the folder\n</p>\n"
        #expect(try await Self.found(files).allSatisfy { $0.hasPrefix("error:") })
    }

    @Test("A stale message without a translation is not missing")
    func missing() async throws {
        let old = Self.old.replacing("msgstr \"%s ohne %d\"", with: "msgstr \"\"")
        func missing(_ code: String, _ files: [String: String] = [:]) async throws -> Int {
            let all = ["po/sk.po": old, "src/main.py": code].merging(files) { first, _ in first }
            return try await Self.found(all, "missing-translation").count
        }
        #expect(try await missing(Self.code("print(_(\"Found %s in the folder\") % name)\n")) == 1)
        #expect(try await missing(Self.code()) == 0)
        #expect(try await missing(Self.code(), ["po/nl.po": Self.catalog("nl", "2026-05-01 10:00+0200")]) == 0)
    }

    @Test("A quarter of messages that no file has does not hide that the code is here")
    func many() async throws {
        let removed = (0..<6).map { "Removed text number \($0)" }
        let header = "msgid \"\"\nmsgstr \"Language: sk\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        func entries(_ texts: [String], _ text: String) -> String {
            texts.map { "#, c-format\nmsgid \"\($0)\"\nmsgstr \"\(text)\"\n\n" }.joined()
        }
        func found(_ removed: [String]) async throws -> Set<String> {
            let catalog = header + entries(Self.texts, "Text") + entries(removed, "%d")
            return Set(
                try await Self.found(["po/sk.po": catalog, "src/main.py": Self.code()]).map { "\($0.prefix(4))" })
        }
        #expect(try await found(removed) == ["note"])
        #expect(try await found(removed + removed.map { "\($0) again" }) == ["erro"])
    }

    @Test("A text with other quotes than the code has is a removed one")
    func quotes() async throws {
        func found(_ code: String) async throws -> [String] {
            let catalog = Self.catalog("nl", "2026-05-01 10:00+0200", "Found '%s' in the folder")
            return try await Self.found(["po/nl.po": catalog, "src/main.py": Self.code(code)]).map { "\($0.prefix(4))" }
        }
        #expect(try await found("_('Found \\'%s\\' in the folder')\n") == ["erro"])
        #expect(try await found("_('Found “%s” in the folder')\n") == ["note"])
    }

    @Test("A catalog that was never merged again lacks the messages that a newer one has")
    func lacking() async throws {
        func catalog(_ language: String, _ year: Int, _ texts: some Sequence<String>) -> String {
            let header =
                "msgid \"\"\nmsgstr \"POT-Creation-Date: \(year)-05-01 10:00+0200\\n"
                + "Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
            return header + texts.map { "msgid \"\($0)\"\nmsgstr \"\(language) \($0)\"\n\n" }.joined()
        }
        let files = [
            "po/am.po": catalog("am", 2003, Self.texts.dropLast(2) + ["_Duration"]),
            "po/nl.po": catalog("nl", 2026, Self.texts), "src/main.py": Self.code("label = 'Duration'\n"),
        ]
        let result = try await Self.audit(files)
        let found = result.findings.filter { $0.rule == "missing-translation" }
        #expect(found.map { $0.gap?.keys } == [Array(Self.texts.suffix(2))])
        #expect(found.first?.message.hasPrefix("2 of 20 texts are missing in 'am'") ?? false)
    }
}
