// `swell fit --forecast`, run as a user runs it, with the made-up fonts.

import Foundation
import TestSupport
import Testing

@Suite("swell fit --forecast")
struct FitForecastTests {
    private static let fonts = Corpora.own.appending(path: "Fonts").path

    private func fit(_ arguments: String..., input: String? = nil) throws -> Outcome {
        let flags = ["fit", "--isolated", "--font-file", Self.fonts, "--font", "Boxes 10", "--forecast"]
        guard let input else { return try Programs.swell(flags + arguments) }
        let folder = try TemporaryFolder()
        let file = try folder.write(input, to: "input")
        return try Programs.run(
            URL(filePath: "/bin/sh"),
            ["-c", "file=$1; shift; \"$@\" < \"$file\"", "sh", file, Programs.swell.path] + flags + arguments)
    }

    private func forecast(_ arguments: String...) throws -> (code: Int32, locales: [[String: Any]]) {
        let flags = ["fit", "--isolated", "--font-file", Self.fonts, "--font", "Boxes 10", "--forecast"]
        let outcome = try Programs.swell(flags + ["--format", "json"] + arguments)
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
        let forecast = try #require(object["forecast"] as? [String: Any])
        #expect(forecast["safe"] as? Bool == (outcome.code == 0))
        return (outcome.code, try #require(forecast["locales"] as? [[String: Any]]))
    }

    @Test("Without languages, every language with growth data has a row, the least likely to fit first")
    func all() throws {
        let (code, locales) = try forecast("--width", "90", "Settings")
        #expect(code == 1)
        #expect(locales.count >= 24)
        let chances = locales.compactMap { $0["chance"] as? Double }
        #expect(chances == chances.sorted())
        #expect(chances.allSatisfy { (0...1).contains($0) })
    }

    @Test("More space is never less likely to fit, and what 95% need fits 95%")
    func room() throws {
        let chance = { (width: String) throws -> Double in
            try #require(try forecast("--width", width, "--locale", "de", "Settings").locales[0]["chance"] as? Double)
        }
        let chances = try ["72", "90", "120", "150", "400"].map(chance)
        #expect(chances == chances.sorted())
        let first = try forecast("--width", "72", "--locale", "de", "Settings").locales[0]
        let needs = try #require(first["needs"] as? [[String: Any]])
        #expect(needs.compactMap { $0["share"] as? Double } == [0.9, 0.95, 0.99])
        let room = try #require(needs[1]["need"] as? Double)
        let (code, locales) = try forecast("--width", "\(room)", "--locale", "de", "Settings")
        #expect(try #require(locales[0]["chance"] as? Double) >= 0.949)
        #expect(code == 0)
        #expect(try forecast("--width", "\(room - 2)", "--locale", "de", "Settings").code == 1)
    }

    @Test("English up to the safe length is safe, and much longer English is not")
    func longestSource() throws {
        let first = try forecast("--width", "200", "--locale", "de", "Settings").locales[0]
        let length = try #require(first["longestSource"] as? Int)
        #expect(length > 2)
        let chance = { (count: Int) throws -> Double in
            let text = String(repeating: "a", count: count)
            return try #require(try forecast("--width", "200", "--locale", "de", text).locales[0]["chance"] as? Double)
        }
        #expect(try chance(length / 2) >= 0.95)
        #expect(try chance(length * 2) < 0.95)
    }

    @Test("Each forecast names its basis")
    func basis() throws {
        let locales = try forecast("--width", "90", "--locale", "th", "--locale", "sk", "Settings").locales
        let bases = Dictionary(uniqueKeysWithValues: locales.map { ($0["locale"] as? String, $0["basis"] as? String) })
        #expect(bases["th"] == "measured")
        #expect(bases["sk"] == "like Polish, Russian and Ukrainian (Slavic)")
        let page = try fit("--width", "90", "--locale", "sk", "Settings").text
        #expect(page.contains("like Polish, Russian and Ukrainian (Slavic)"))
    }

    @Test("The English is measured first; if it does not fit, the exit code is 1")
    func english() throws {
        let page = try fit("--width", "60", "--locale", "ja", "Settings")
        #expect(page.code == 1)
        #expect(page.text.hasPrefix("Settings\n"))
        #expect(page.text.contains("fits     no: needs 72 pt, has 60 pt"))
        #expect(page.text.contains("LOCALE"))
    }

    @Test("Without a box it reports the needed space, and has no findings")
    func withoutBox() throws {
        let (code, locales) = try forecast("--locale", "de", "Settings")
        #expect(code == 0)
        #expect(locales[0]["chance"] is NSNull && locales[0]["longestSource"] is NSNull)
        #expect((locales[0]["needs"] as? [[String: Any]])?.count == 3)
    }

    @Test("At the largest text size it is less likely to fit")
    func sizes() throws {
        let (code, locales) = try forecast("--width", "160", "--sizes", "apple", "--locale", "de", "Save")
        let usual = try #require(locales[0]["chance"] as? Double)
        let largest = try #require(locales[0]["chanceAtLargest"] as? Double)
        #expect(largest < usual)
        #expect(code == 1)
        #expect(try fit("--width", "160", "--sizes", "apple", "--locale", "de", "Save").text.contains("AT AX5"))
    }

    @Test("Advice is for the largest text size if the verdict is about that")
    func adviceAtLargest() throws {
        let page = try fit("--width", "160", "--sizes", "apple", "--locale", "de", "Save").text
        let words = try #require(page.split(separator: "\n").last)
        #expect(words.hasPrefix("Not safe: ") && words.contains("up to text size ax5"))
        let (_, locales) = try forecast("--width", "160", "--sizes", "apple", "--locale", "de", "Save")
        let need = try #require(locales[0]["needAtLargest"] as? Double)
        #expect(need > 160 && words.contains(" \(Int((need - 0.01).rounded(.up))) pt would be enough"), "\(words)")
        let (code, wide) = try forecast("--width", "\(need + 1)", "--sizes", "apple", "--locale", "de", "Save")
        #expect(code == 0 && wide[0]["needAtLargest"] as? Double == need)
        let length = try #require(wide[0]["longestSourceAtLargest"] as? Int)
        #expect(length >= 4 && length <= wide[0]["longestSource"] as? Int ?? 0)
    }

    @Test("A box lower than a line needs height, and no width is advised")
    func low() throws {
        let page = try fit("--width", "400", "--height", "8", "--locale", "de", "Save").text
        #expect(page.hasSuffix(". The box has 8 pt of height, and a line needs 12 pt.\n"), "\(page)")
        let (_, locales) = try forecast("--width", "400", "--height", "8", "--locale", "de", "Save")
        #expect(locales[0]["missingHeight"] as? Double == 11.5)
        let needs = try #require(locales[0]["needs"] as? [[String: Any]])
        #expect(needs.allSatisfy { $0["need"] is NSNull })
        let large = try fit("--width", "900", "--height", "20", "--sizes", "apple", "--locale", "de", "Save").text
        #expect(large.contains("The box has 20 pt of height, and a line needs") && large.contains("at text size ax5"))
    }

    @Test("A larger share of translations needs more space", arguments: ["de", "ru", "th", "fi"])
    func rising(locale: String) throws {
        for lines in ["0", "1", "2"] {
            let (_, locales) = try forecast("--width", "80", "--lines", lines, "--locale", locale, "Settings and more")
            let needs = try #require(locales[0]["needs"] as? [[String: Any]]).compactMap { $0["need"] as? Double }
            #expect(needs.count == 3 && needs == needs.sorted(), "\(lines): \(needs)")
            if lines == "0" { #expect(locales[0]["longestSource"] is NSNull, "nothing limits it") }
        }
    }

    @Test("The space for a text that shrinks is the space for the shrunk text")
    func shrinking() throws {
        let (_, locales) = try forecast("--width", "80", "--min-scale", "0.6", "--locale", "sk", "Delete all photos")
        let needs = try #require(locales[0]["needs"] as? [[String: Any]])
        let room = try #require(needs[1]["need"] as? Double)
        let safe = { (width: Double) throws -> Bool in
            try forecast("--width", "\(width)", "--min-scale", "0.6", "--locale", "sk", "Delete all photos").code == 0
        }
        #expect(try safe(room) && !safe(room - 2))
    }

    @Test("A placeholder takes the width of its sample, however short the text is")
    func placeholders() throws {
        let room = { (sample: String) throws -> Double in
            let flags = ["fit", "--isolated", "--font-file", Self.fonts, "--font", "Boxes 10", "--forecast"]
            let outcome = try Programs.swell(
                flags + ["--locale", "de", "--format", "json", "--sample", "%@=\(sample)", "Hello %@"])
            let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
            let locales = (object?["forecast"] as? [String: Any])?["locales"] as? [[String: Any]]
            return try #require((locales?[0]["needs"] as? [[String: Any]])?[1]["need"] as? Double)
        }
        // Ten letters of nine points.
        #expect(abs(try room("abcdefghijklmno") - room("abcde") - 90) < 0.1)
    }

    @Test("Each line of standard input has a line of output, in columns, too")
    func lines() throws {
        let outcome = try fit("--unit", "columns", "--width", "30", "--locale", "de", input: "Settings\nSave\n")
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains("de") && $0.contains("columns") })
        let objects = try fit("--width", "90", "--locale", "de", "--format", "ndjson", input: "Settings\nSave\n").text
        #expect(objects.split(separator: "\n").allSatisfy { $0.contains("\"forecast\":{") })
    }

    @Test("Several languages need --forecast, and an unknown one is refused")
    func errors() throws {
        let two = try Programs.swell(["fit", "--isolated", "--locale", "de", "--locale", "fr", "Save"])
        #expect(two.code == 2)
        #expect(two.errors.hasPrefix("swell: --locale needs --forecast if it is repeated\n"))
        let unknown = try fit("--locale", "jp", "Save")
        #expect(unknown.code == 2 && unknown.errors.contains("did you mean 'ja'?"))
        let pseudo = try fit("--locale", "en-PSEUDO", "Save")
        #expect(pseudo.code == 2 && pseudo.errors.contains("expected a real language"))
        let none = try fit("--width", "0", "Save")
        #expect(none.code == 2 && none.errors.contains("invalid value '0' for --width"))
    }

    @Test("A text with nothing to translate stays unchanged")
    func nothing() throws {
        let (code, locales) = try forecast("--width", "90", "--locale", "de", "")
        #expect(code == 0)
        #expect(locales[0]["chance"] as? Double == 1 && locales[0]["longestSource"] is NSNull)
        #expect(locales[0]["basis"] as? String == "nothing to translate")
    }

    @Test("Columns are forecast as columns: Japanese has more columns than characters")
    func columns() throws {
        let flags = ["fit", "--isolated", "--unit", "columns", "--width", "30", "--forecast", "--format", "json"]
        let outcome = try Programs.swell(flags + ["--locale", "ja", "Save all changes now"])
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
        let locales = try #require((object?["forecast"] as? [String: Any])?["locales"] as? [[String: Any]])
        let needs = try #require(locales[0]["needs"] as? [[String: Any]]).compactMap { $0["need"] as? Double }
        #expect(needs.count == 3 && needs.allSatisfy { $0 == $0.rounded() })
    }

    @Test("Unusual texts are forecast, too")
    func strange() throws {
        for text in ["", " ", "\u{202E}", "👩‍👩‍👧‍👦", "漢字", String(repeating: "long ", count: 2_000), "{n, plural, one {x}}"] {
            let outcome = try fit("--width", "90", "--lines", "2", "--locale", "de", "--locale", "ja", "--", text)
            #expect(outcome.code < 2, "\(text.prefix(20)): \(outcome.errors)")
        }
    }
}
