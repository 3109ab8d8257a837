// Keys that the source lacks, although something uses them.

import Audit
import Basics
import TestSupport
import Testing

@Suite("Orphans in use")
struct OrphansInUseTests {
    private static func found(_ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: ["orphan-translation"], in: [folder.url.path]).map {
            "\($0.subject?.key ?? ""): \($0.message)"
        }
    }

    private static let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <label text="Settings" id="aBc-12-xYz"><connections><binding id="xTt-zi-wf0"/></connections></label>
        </document>

        """

    private static func strings(_ keys: String...) -> String {
        (["aBc-12-xYz.text"] + keys).map { "\"\($0)\" = \"Text \($0)\";\n" }.joined()
    }

    @Test("A text that Interface Builder keeps for an object is no orphan, unless the object is gone")
    func internalTexts() async throws {
        func keys(_ key: String) async throws -> [String] {
            let strings = Self.strings(key)
            return try await Self.found([
                "Base.lproj/Main.storyboard": Self.document, "de.lproj/Main.strings": strings,
            ])
        }
        #expect(try await keys("xTt-zi-wf0.ibShadowedDisplayPattern").isEmpty)
        #expect(try await keys("xTt-zi-wf1.ibShadowedDisplayPattern").count == 1)
        #expect(try await keys("xTt-zi-wf0.title").count == 1)
    }

    @Test("Keys of an old version of a document are one finding in all languages")
    func oldDocument() async throws {
        let old = Self.strings("dEf-34-uVw.text", "dEf-34-uVx.text", "dEf-34-uVy.text", "hIj-56-aaa.text")
        let found = try await Self.found([
            "Base.lproj/Main.storyboard": Self.document.replacing(
                "</document>",
                with: "<label text=\"A\" id=\"hIj-56-aaa\"/><label text=\"B\" id=\"hIj-56-aab\"/>\n</document>"),
            "de.lproj/Main.strings": old + "\"hIj-56-aab.text\" = \"B\";\n",
            "fr.lproj/Main.strings": old + "\"hIj-56-aab.text\" = \"B\";\n",
        ])
        #expect(
            found == [
                "dEf-34-uVw.text: 'Main.storyboard' has no text with this key, as with 5 more findings of this rule"
            ])
    }

    @Test("The keys of a scope that the source does not have are one finding, because a gem may read them")
    func scopes() async throws {
        let found = try await Self.found([
            "config/locales/en.yml": "en:\n  menu:\n    save: Save\n    quit: Quit\n    load: Load\n",
            "config/locales/kk.yml":
                "kk:\n  menu:\n    save: Сақтау\n    quit: Шығу\n    load: Жүктеу\n    old: Ескі\n"
                + "  countries:\n    ZM: Замбия\n    ZW: Зимбабве\n",
        ])
        #expect(
            found == [
                "menu.old: the key is not in the source language's file",
                "countries.ZM: the source has no key in 'countries', as with 1 more finding of this rule",
            ])
    }

    @Test("A key that code looks up is missing in the source, and nobody should remove it")
    func lookedUp() async throws {
        func findings(_ path: String, _ code: String) async throws -> [Finding] {
            let folder = try TemporaryFolder()
            let files = [
                "locales/en.json": "{\"open\": \"Open\", \"save\": \"Save\"}\n",
                "locales/de.json": "{\"open\": \"Auf\", \"save\": \"Sichern\", \"us_cup\": \"Tasse\"}\n", path: code,
            ]
            for (path, text) in files { try folder.write(text, to: path) }
            return try await AuditedApp.findings(of: ["orphan-translation"], in: [folder.url.path])
        }
        let found = try await findings("src/Unit.vue", "<script>\nconst a = [{title: t(\"us_cup\")}]\n</script>\n")
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.help == "add it to 'en.json'")
        #expect(found.first?.related.first?.location.place == Place(line: 2, column: 22))
        for (path, code) in [("src/unit.ts", "set(\"us_cup\")\n"), ("src/unit.test.ts", "t(\"us_cup\")\n")] {
            #expect(try await findings(path, code).map(\.severity) == [.note], "\(code)")
        }
    }
}
