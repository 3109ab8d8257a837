// Angular's XLIFF files, whose texts web pages show.

import Audit
import TestSupport
import Testing

@Suite("Angular's XLIFF files")
struct AngularTests {
    /// Returns the findings of a rule in the translation of a text: severity and message.
    private static func found(
        _ rule: String, _ language: String, _ source: String, _ target: String, original: String = "ng2.template"
    ) async throws -> [String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8" ?>
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
              <file source-language="en" target-language="\(language)" datatype="plaintext" original="\(original)">
                <body>
                  <trans-unit id="1" datatype="html"><source>\(source)</source>\(target)</trans-unit>
                </body>
              </file>
            </xliff>

            """
        let folder = try TemporaryFolder()
        try folder.write(text, to: "src/locale/messages.\(language).xlf")
        return try await AuditedApp.findings(of: [rule], in: [folder.url.path]).map { "\($0.severity): \($0.message)" }
    }

    @Test("A text takes its direction from the page, not from its first letter")
    func direction() async throws {
        let (source, target) = ("TOTP was switched off.", "<target>TOTP הושבת בהצלחה.</target>")
        #expect(try await Self.found("bidi-direction", "he", source, target).isEmpty)
        #expect(try await Self.found("bidi-direction", "he", source, target, original: "App/a.strings").count == 1)
    }

    @Test("A line break at the end is a note, because pages show it as a space")
    func lineBreak() async throws {
        #expect(
            try await Self.found("trailing-line-break", "vi", "Create", "<target>Tạo mới\n</target>")
                == ["note: it ends with a line break, but its source does not"])
    }

    @Test("An empty target shows nothing; without a target, the source is shown")
    func emptyTarget() async throws {
        #expect(
            try await Self.found("missing-translation", "el", "Hello", "<target state=\"translated\"/>")
                == ["warning: the translation is empty; users see nothing there"])
        #expect(
            try await Self.found("missing-translation", "el", "Hello", "")
                == ["note: missing here; users see the source text"])
    }

    @Test("A plural that shows values as elements needs all forms of the language")
    func forms() async throws {
        func plural(_ word: String, _ words: String) -> String {
            "{VAR_PLURAL, plural, =1 {1 \(word)} other {<x id=\"INTERPOLATION\"/> \(words)}}"
        }
        #expect(
            try await Self.found(
                "missing-plural", "sl", plural("document", "documents"),
                "<target>\(plural("dokument", "dokumentov"))</target>")
                == [
                    "warning: the forms 'one', 'two' and 'few' of 'VAR_PLURAL' are missing: 101, 2 and 3 use 'other'"
                ])
    }
}
