// Projects in which every text has a finding: ten times as many may take ten times as long, never a hundred times.

import Foundation
import TestSupport
import Testing

@Suite(
    "Growth of a check", .serialized,
    .enabled(if: !Sanitizer.isWatching, "a sanitizer takes time of its own"))
struct CheckGrowthTests {
    /// A kind of project, of any size.
    struct Shape: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let files: @Sendable (Range<Int>) -> [(path: String, text: String)]

        init(_ name: String, _ files: @escaping @Sendable (Range<Int>) -> [(path: String, text: String)]) {
            testDescription = name
            self.files = files
        }
    }

    private static func strings(_ language: String, _ numbers: Range<Int>, _ entry: (Int) -> (String, String)) -> (
        path: String, text: String
    ) {
        let lines = numbers.map { number in
            let (key, text) = entry(number)
            return "\"\(key)\" = \"\(text)\";\n"
        }
        return ("\(language).lproj/L.strings", lines.joined())
    }

    private static func json(_ language: String, _ numbers: Range<Int>, _ entry: (Int) -> String) -> (
        path: String, text: String
    ) {
        ("\(language).json", "{\(numbers.map(entry).joined(separator: ",\n"))}")
    }

    /// Returns a language tag that is unique for each number.
    private static func tag(_ number: Int) -> String {
        let letters = [number / 17_576, number / 676, number / 26, number].map {
            Character(UnicodeScalar(97 + UInt8($0 % 26)))
        }
        return String(letters[..<2]) + "-" + String(letters[2...]).uppercased()
    }

    static let shapes = [
        Shape("undefined names") { numbers in
            [("locales/en/a.ftl", numbers.map { "key\($0) = See { -unknown\($0)x }\n" }.joined())]
        },
        Shape("files with references") { numbers in
            numbers.filter { $0 % 10 == 0 }.map { number in
                let lines = (number..<number + 10).map { "key\($0) = See { key\($0) }\n" }
                return ("locales/en/\(number).ftl", lines.joined())
            }
        },
        Shape("plurals of one text without their numbers and tags") { numbers in
            let forms = ["en": "one {<b>#</b> a}", "ru": "one {a} few {<b>#</b> c} many {<b>#</b> d}"]
            return ["en", "ru"].map { language in
                let text = numbers.map { "{n\($0), plural, \(forms[language] ?? "") other {<b>#</b> b}}" }.joined()
                return json(language, 0..<2) { $0 == 0 ? "\"a\":\"b\"" : "\"k\":\"\(text)\"" }
            }
        },
        Shape("names of one text that lost their signs") { numbers in
            [("en", "$"), ("de", "")].map { language, sign in
                let names = numbers.map { "{ \(sign)name\($0) }" }.joined(separator: " ")
                let messages = numbers.map { "name\($0) = Name\n" }.joined()
                return ("locales/\(language)/a.ftl", "key = \(names)\n\(messages)")
            }
        },
        Shape("broken links") { numbers in
            [
                json("en", numbers) { $0 == 0 ? "\"k0\":\"Help\"" : "\"k\($0)\":\"See @:k0\"" },
                json("de", numbers) { "\"k\($0)\":\"Siehe @:Hilfe\($0)\"" },
            ]
        },
        Shape("keys that the source lacks") { numbers in
            [
                strings("en", numbers) { ("old.\($0)", "A text \($0)") },
                strings("de", numbers) { ("new.\($0)", "Ein Text \($0)") },
            ]
        },
        Shape("repeated keys") { numbers in
            [strings("en", numbers) { ("key.\($0 / 2)", "A text \($0)") }]
        },
        Shape("one key") { numbers in
            [strings("en", numbers) { ("key", "A %d \($0)") }, strings("de", numbers) { ("key", "Ein %s \($0)") }]
        },
        Shape("other placeholders") { numbers in
            [
                strings("en", numbers) { ("key.\($0)", "%d of %@ \($0)") },
                strings("de", numbers) { ("key.\($0)", "%s von {n} \($0)") },
            ]
        },
        Shape("plurals without their forms") { numbers in
            [
                json("en", numbers) { "\"k\($0)_one\":\"{{count}} file\",\"k\($0)_other\":\"{{count}} files\"" },
                json("ru", numbers) { "\"k\($0)_few\":\"{{count}} fajla\"" },
            ]
        },
        Shape("arrays of other lengths") { numbers in
            func resources(_ items: String) -> String {
                "<resources>\n"
                    + numbers.map { "<string-array name=\"a\($0)\">\(items)</string-array>\n" }.joined()
                    + "</resources>"
            }
            return [
                ("res/values/a.xml", resources("<item>A</item><item>B</item>")),
                ("res/values-de/a.xml", resources("<item>A</item>")),
            ]
        },
        Shape("an array") { numbers in
            func array(_ language: String) -> (path: String, text: String) {
                json(language, 0..<1) { _ in "\"k\":[\(numbers.map { "\"\(language) \($0)\"" }.joined(separator: ","))]"
                }
            }
            return [array("en"), array("de")]
        },
        Shape("an array whose texts lost their placeholders") { numbers in
            func array(_ language: String, _ item: (Int) -> String) -> (path: String, text: String) {
                let some = numbers.filter { $0 % 5 == 0 }
                return json(language, 0..<1) { _ in "\"k\":[\(some.map(item).joined(separator: ","))]" }
            }
            return [array("en") { "\"A {a\($0)}\"" }, array("de") { "\"Ein \($0)\"" }]
        },
        Shape("a browser's placeholders") { numbers in
            let names = numbers.map { "$A\($0)$" }.joined(separator: " ")
            let entries = numbers.map { "\"a\($0)\":{\"content\":\"$1\"}" }.joined(separator: ",")
            return [
                (
                    "_locales/en/messages.json",
                    "{\"a\":{\"message\":\"A\"},\"m\":{\"message\":\"\(names)\",\"placeholders\":{\(entries)}}}\n"
                )
            ]
        },
        Shape("a separate language for each key") { numbers in
            let keys = numbers.map {
                "\"A key \($0)\":{\"localizations\":{\"\(tag($0))\":{\"stringUnit\":"
                    + "{\"state\":\"translated\",\"value\":\"A\"}}}}"
            }
            let some = keys[..<(keys.count / 5)].joined(separator: ",")
            return [("L.xcstrings", "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(some)}}")]
        },
        Shape("severities and suppressions") { numbers in
            let lines = numbers.map { "    - {severity: note, keys: \"key.\($0).*\"}\n" }
            let suppressed = numbers.map { "  - {rules: untranslated, keys: \"*.\($0).b\", reason: Old}\n" }
            let settings = "rules:\n  untranslated:\n\(lines.joined())suppress:\n\(suppressed.joined())"
            return [
                strings("en", numbers) { ("key.\($0).b", "A text") },
                strings("de", numbers) { ("key.\($0).b", "A text") },
                (".swell.yml", settings),
            ]
        },
        Shape("comments without a known rule") { numbers in
            let lines = numbers.map { "/* swell:disable untranslatd */\n\"key.\($0)\" = \"A %d\";\n" }
            return [("en.lproj/L.strings", lines.joined())]
        },
        Shape("languages") { numbers in
            [("en.lproj/L.strings", "\"key\" = \"A\";\n")]
                + numbers.map { ("\(tag($0)).lproj/L.strings", "\"other\" = \"\($0)\";\n") }
        },
    ]

    @Test("is linear in the number of findings", arguments: shapes)
    func growth(_ shape: Shape) throws {
        let small = try Self.seconds(shape.files(0..<1_000))
        let large = try Self.seconds(shape.files(0..<10_000))
        #expect(large < 20 * small + 0.5, "\(small) s, then \(large) s")
    }

    /// Returns the processor time of a check of some files, in seconds.
    private static func seconds(_ files: [(path: String, text: String)]) throws -> Double {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: "project/\(file.path)") }
        let script = "TIMEFORMAT=%U; time { \"$0\" check project >found; code=$?; }; exit $code"
        let outcome = try Programs.run(
            URL(filePath: "/usr/bin/env"), ["bash", "-c", script, Programs.swell.path], in: folder.url)
        #expect(outcome.code < 2, "\(outcome.errors)")
        return try #require(outcome.errors.split(separator: "\n").last.flatMap { Double($0) }, "\(outcome.errors)")
    }
}
