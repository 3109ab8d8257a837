// Braces that a strict formatter rejects, in the files whose texts it formats.

import Audit
import TestSupport
import Testing

@Suite("Braces of strict formatters")
struct StrictBraceTests {
    private static func python(_ source: String, _ translation: String) -> [(path: String, text: String)] {
        let header = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let message = "#, python-brace-format\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"\n"
        return [("de/LC_MESSAGES/a.po", header + message)]
    }

    private static func dotNet(_ source: String, _ translation: String) -> [(path: String, text: String)] {
        func file(_ text: String) -> String { "<root><data name=\"key\"><value>\(text)</value></data></root>" }
        return [("A.resx", file(source)), ("A.de.resx", file(translation))]
    }

    private static func messages(_ files: [(path: String, text: String)]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: file.path) }
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path])
            .map { "\($0.severity): \($0.message)" }
    }

    @Test(
        "Words in braces are no field of .NET, unless another text has one",
        arguments: [
            ("Raw JSON: { Some Object }", "JSON: { SomeObject }", []),
            ("Raw JSON", "JSON: { object }", []),
            ("Raw JSON", "JSON: {object}", ["error"]),
            ("Raw JSON of {0}", "JSON: {object} {0}", ["error"]),
        ])
    func prose(_ source: String, _ translation: String, _ severities: [String]) async throws {
        let found = try await Self.messages(Self.dotNet(source, translation))
        #expect(found.map { String($0.prefix { $0 != ":" }) } == severities)
    }

    @Test(
        "Python rejects a lone brace, a name with spaces, and a format for another type",
        arguments: [
            ("A {name}", "A {name} {", "the lone '{', and the app crashes; expected '{{', or none"),
            ("A {name}", "A {name}}", "the lone '}', and the app crashes; expected '}}', or none"),
            ("A {name}", "A } {name}", "the lone '}', and the app crashes; expected '}}', or none"),
            ("A {name}", "A { name }", "'{ name }', and the app crashes; expected '{name}'"),
            ("A {n:>4}", "A { n:>4}", "'{ n:>4}', and the app crashes; expected '{n:>4}'"),
            ("A {n:,.2f}", "A {n:,2f}", "'{n:,2f}', and the app crashes; expected '{n:,.2f}'"),
            ("A {n:.1f}", "A {n:.f}", "'{n:.f}', and the app crashes; expected '{n:.1f}'"),
            ("A {n!r}", "A {n!x}", "'{n!x}', and the app crashes; expected '{n!r}'"),
            ("A {n}", "A {n!}", "'{n!}', and the app crashes; expected '{n}'"),
            ("{} of {}", "{} von {1}", "'{1}', and the app crashes"),
            ("{0} of {1}", "{1} von {}", "'{}', and the app crashes"),
        ])
    func python(_ one: (source: String, translation: String, refused: String)) async throws {
        let found = try await Self.messages(Self.python(one.source, one.translation))
        #expect(found == ["error: Python's formatter rejects \(one.refused)"])
    }

    @Test("A Python format for another type is an error", arguments: ["{n:s}", "{n:>4s}"])
    func pythonType(_ field: String) async throws {
        let found = try await Self.messages(Self.python("A {n:d}", "A \(field)"))
        #expect(found == ["error: '\(field)' replaces '{n:d}' of the source"])
    }

    @Test(
        "Texts that Python accepts are accepted",
        arguments: [
            ("A {name}", "A {name} {{}}"), ("A {n:d}", "A {n:.1f}"), ("A {n:d}", "A {n}"), ("A {n}", "A {n:d}"),
            ("A {n:d}", "A {n!r:s}"), ("A {n:{width}}", "{n:{width}} A"), ("A {{", "A {"), ("A {name} {", "A {name} {"),
            ("A {n:,.2f}", "A {n:*>+#010_.1e}"), ("{:d} am {:%Y-%m-%d}", "{:d} am {:%d.%m.%Y}"),
            ("{:.1f} MB of {:d}", "{:.2f} MB von {:d}"), ("{n:.1f} ({n:d})", "{n:.2f} ({n:d}) B"),
            ("A {n:>8d}", "A {n:=>8d}"), ("A {n:>10s}", "A {n:^^10s}"), ("A {t:%F}", "A {t:%d}"),
            ("A {t:%d}", "A {t:%-d.}"), ("A {n!r}", "A {n!s}"),
            ("{} {name}", "{name} {}"), ("{} {0}", "{} {0}"), ("{0.a} {1[b]}", "{1[b]} {0.a}"),
        ])
    func readByPython(_ one: (source: String, translation: String)) async throws {
        #expect(try await Self.messages(Self.python(one.source, one.translation)) == [])
    }

    @Test(
        ".NET rejects a lone brace next to numbers, and a space before one",
        arguments: [
            ("{0}", "{0}} x", "the lone '}', and the app crashes; expected '}}', or none"),
            ("{0}", "{0} {", "the lone '{', and the app crashes; expected '{{', or none"),
            ("{0}", "{ 0 }", "'{ 0 }', and the app crashes; expected '{0}'"),
            ("{0:N2}", "{ 0:N2}", "'{ 0:N2}', and the app crashes; expected '{0:N2}'"),
            ("{0} x", "{0} {}", "'{}', and the app crashes"),
            ("{0,-10:N2}", "{0, x}", "'{0, x}', and the app crashes; expected '{0,-10:N2}'"),
        ])
    func dotNet(_ one: (source: String, translation: String, refused: String)) async throws {
        let found = try await Self.messages(Self.dotNet(one.source, one.translation))
        #expect(found == ["error: .NET's formatter rejects \(one.refused)"])
    }

    @Test(
        "Texts that .NET accepts, and texts that it never formats, are accepted",
        arguments: [
            ("{0} {{your name}}", "{0} {{Dein Name}}"), ("{0} {{words}}", "{0} {{Wörter}}"),
            ("{0} {{x}}", "{0 , -5 } {{x}}"), ("{0} {{x}}", "{0 } {{x}}"), ("Use {", "Nimm {"),
            ("A set", "Eine Menge }"),
        ])
    func readByDotNet(_ one: (source: String, translation: String)) async throws {
        #expect(try await Self.messages(Self.dotNet(one.source, one.translation)) == [])
    }
}
