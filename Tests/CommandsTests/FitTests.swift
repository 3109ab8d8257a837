// `swell fit`, run as a user runs it, with the test fonts only.

import Foundation
import TestSupport
import Testing

@Suite("swell fit")
struct FitTests {
    private static let fonts = Corpora.own.appending(path: "Fonts").path

    /// Runs `swell fit` without installed fonts.
    private static func fit(_ arguments: [String], input: [UInt8]? = nil) throws -> Outcome {
        let folder = try TemporaryFolder()
        let none = try folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
        let file = try folder.write(input ?? [], to: "input")
        let script = "file=$1; shift; \"$@\" < \"$file\""
        return try Programs.run(
            URL(filePath: "/bin/sh"), ["-c", script, "sh", file, Programs.swell.path, "fit", "--isolated"] + arguments,
            environment: ["FONTCONFIG_FILE": none])
    }

    /// Letters of the font Boxes are 0.9 em wide.
    private static let boxes = ["--font-file", fonts, "--font", "Boxes 10"]

    private static func object(_ arguments: [String], input: [UInt8]? = nil) throws -> [String: Any] {
        let outcome = try fit(arguments + ["--format", "json"], input: input)
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    }

    @Test("A message that ICU cannot parse is measured as written, with the reason")
    func faults() throws {
        let outcome = try Self.fit(["--unit", "columns", "--format", "json", "{n, plural, one {x}}"])
        #expect(
            outcome.errors
                == "swell: not a valid ICU message: there is no branch 'other' (byte 1); measured as written\n")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
        #expect(object["shown"] as? String == "{n, plural, one {x}}")
        #expect((object["fault"] as? [String: Any])?["offset"] as? Int == 0)
    }

    @Test("The page shows all units side by side")
    func units() throws {
        let object = try Self.object(boxesAnd(["e\u{301} 👩‍👩‍👧"]))
        #expect(object["graphemes"] as? Int == 3)
        #expect(object["columns"] as? Int == 4)
        #expect(object["codePoints"] as? Int == 8)
        #expect(object["utf16"] as? Int == 11)
        #expect(object["utf8"] as? Int == 22)
        let save = try Self.object(boxesAnd(["Save"]))
        #expect(save["points"] as? Double == 36)
        #expect(save["available"] is NSNull)
        let font = try #require(save["font"] as? [String: Any])
        #expect(font["asked"] as? String == "Boxes 10" && font["file"] as? String == "Boxes-Regular.ttf")
        #expect(font["estimate"] as? Bool == false)
    }

    private func boxesAnd(_ arguments: [String]) -> [String] { Self.boxes + arguments }

    @Test("A text fits up to the exact width of its box, and the exit code reports it")
    func exits() throws {
        #expect(try Self.fit(boxesAnd(["Save"])).code == 0)
        #expect(try Self.fit(boxesAnd(["--width", "36", "Save"])).code == 0)
        #expect(try Self.fit(boxesAnd(["--width", "35.9", "Save"])).code == 1)
        #expect(try Self.fit(boxesAnd(["--width", "36", "{n, plural, one {#} other {Save #}}"])).code == 1)
        #expect(try Self.fit(boxesAnd(["--height", "5", "Save"])).code == 1)
        #expect(try Self.fit(boxesAnd(["--width", "18", "--min-scale", "0.5", "Save"])).code == 0)
        #expect(try Self.fit(boxesAnd(["--width", "17", "--min-scale", "0.5", "Save"])).code == 1)
    }

    @Test("A page draws the box, and reports what is needed, visible and lost")
    func page() throws {
        let outcome = try Self.fit([
            "--unit", "columns", "--width", "12", "--lines", "2", "--sample", "1=Anna", "Saved by %@ in 漢字漢字",
        ])
        #expect(outcome.errors.isEmpty)
        #expect(
            outcome.text == """
                Saved by %@ in 漢字漢字
                shown as  Saved by Anna in 漢字漢字

                GRAPHEMES  COLUMNS  CODE POINTS  UTF-16  UTF-8
                       21       25           21      21     29

                ┌────────────┐
                │Saved by    │
                │Anna in 漢… │
                └────────────┘

                fits     no: needs 3 lines at this width, has 2; would fit at 13 columns, has 12 columns
                lines    2 of 2, needs 3 at this width
                lost     “字漢字”
                longest  Saved, 5 columns in one piece

                """)
    }

    @Test("A frame is straight on every line, whatever it contains")
    func frames() throws {
        for text in ["שלום עולם", "漢字かな", "👩‍👩‍👧👍🏽 ok", "ก็ได้ น้ำ", "a\tb\u{1B}[31mc\u{202E}d\u{200B}", "e\u{301}"] {
            let lines = try Self.fit(["--unit", "columns", "--width", "9", "--lines", "2", text]).text
                .split(separator: "\n").filter { $0.first.map { "┌│└".contains($0) } ?? false }
            #expect(lines.count == 4)
            #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || (0x202A...0x202E).contains($0.value) })
            for line in lines { #expect(try columns(of: String(line)) == 11, "\(line)") }
        }
    }

    /// Returns the number of columns of a line, as Swell counts them.
    private func columns(of line: String) throws -> Int? {
        try Self.object(["--unit", "columns", line])["columns"] as? Int
    }

    @Test("Lost placeholders, branches and the worst branch are named")
    func branches() throws {
        let arguments = ["--unit", "columns", "--width", "14", "{n, plural, one {# file} other {# files by {user}}}"]
        let object = try Self.object(arguments + ["--sample", "user=Anna"])
        #expect(object["worst"] as? Int == 1)
        #expect(object["branch"] as? String == "n=1234567 (other)")
        let lost = try #require(object["lostPlaceholders"] as? [[String: Any]])
        #expect(lost.map { $0["placeholder"] as? String } == ["{user}"])
        let branches = try #require(object["branches"] as? [[String: Any]])
        #expect(branches.map { $0["fits"] as? Bool } == [true, false])
        #expect(branches.map { $0["graphemes"] as? Int } == [6, 23])
        let page = try Self.fit(arguments).text
        #expect(page.contains("\n→  n=1234567 (other)"))
        let few = try Self.object(["--unit", "columns", "--locale", "pl", "--category", "few", "%d pliki"])
        #expect(few["branch"] as? String == "%d=1234564 (few)")
    }

    @Test("The step at which a text stops fitting is reported, and is a finding")
    func steps() throws {
        let arguments = boxesAnd(["--width", "100", "--style", "body", "Save"])
        let object = try Self.object(arguments)
        let steps = try #require(object["steps"] as? [[String: Any]])
        #expect(steps.count == 12)
        // Four letters of 0.9 em fit into 100 points up to size 27.8.
        #expect(object["stopsFittingAt"] as? String == "ax1")
        #expect(object["fits"] as? Bool == true)
        #expect(try Self.fit(arguments).code == 1)
        #expect(try Self.fit(arguments + ["--largest", "xxxLarge"]).code == 0)
        let android = try Self.object(boxesAnd(["--width", "90", "--sizes", "android", "Save"]))
        #expect((android["steps"] as? [[String: Any]])?.map { $0["step"] as? String }.last == "2.0")
        #expect(android["stopsFittingAt"] is NSNull)
    }

    @Test("A text is described at the largest requested size, but fits or not at the requested sizes only")
    func largest() throws {
        let box = boxesAnd(["--width", "52", "--style", "body", "--largest", "xSmall", "Save"])
        // Four letters of 0.9 em at 14 points.
        let small = try Self.object(box)
        #expect(small["fits"] as? Bool == true && small["points"] as? Double == 50.4)
        #expect(try Self.fit(box).code == 0)
        let scaled = boxesAnd(["--width", "30", "--sizes", "apple", "--largest", "small", "Save"])
        let font = try #require(try Self.object(scaled)["font"] as? [String: Any])
        let steps = try #require(try Self.object(scaled)["steps"] as? [[String: Any]])
        let last = try #require(steps.last?["size"] as? Double)
        #expect(steps.count == 2 && abs(last - (font["size"] as? Double ?? 0)) < 0.001)
        #expect(try Self.fit(scaled).code == 1)
        #expect(
            try Self.object(boxesAnd(["--style", "body", "--largest", "ax1", "Save"]))["points"] as? Double == 61.2)
    }

    @Test("The width of a text includes trailing spaces, but in a box they hang")
    func spaces() throws {
        #expect(try Self.object(boxesAnd([" "]))["points"] as? Double ?? 0 > 0)
        let object = try Self.object(boxesAnd(["--width", "36", "Save "]))
        let runs = try #require(object["runs"] as? [[String: Any]])
        #expect(object["points"] as? Double == runs.compactMap { $0["points"] as? Double }.reduce(0, +))
        #expect(object["points"] as? Double ?? 0 > 36 && object["fits"] as? Bool == true)
    }

    @Test(
        "Pseudo-locales are valid languages, and so are tags spelled with underscores",
        arguments: [
            "en-PSEUDO", "ar-XB", "en-XA", "pt_BR", "la", "zh-Hant",
        ])
    func locales(tag: String) throws {
        #expect(try Self.fit(["--unit", "columns", "--locale", tag, "Save"]).code == 0)
    }

    @Test("A byte order mark is not part of a text, and an argument that is not UTF-8 is reported")
    func encodings() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("Save".utf8)
        let marked = try Self.fit(["--unit", "columns", "--format", "ndjson"], input: bytes)
        #expect(marked.text.hasPrefix("{\"text\":\"Save\",") && marked.errors.isEmpty)
        let script = "exec \"$1\" fit --isolated --unit columns \"$(printf 'a\\377')\""
        let outcome = try Programs.run(URL(filePath: "/bin/sh"), ["-c", script, "sh", Programs.swell.path])
        #expect(outcome.errors.contains("argument 5 is not valid UTF-8"), "\(outcome.errors)")
    }

    @Test("Characters that no font has are named, with the package that has them")
    func missing() throws {
        let outcome = try Self.fit(boxesAnd(["ক😀"]))
        #expect(
            outcome.text.contains(
                "missing  ক (U+0995) is in no font; Noto Sans Bengali is in fonts-noto-core (Debian) and "
                    + "font-noto-sans-bengali (Homebrew)\n"))
        #expect(outcome.text.contains("Noto Color Emoji is in fonts-noto-color-emoji"))
        let many = try Self.fit(boxesAnd(["কখগঘঙচছজঝঞ", "\u{10FFFF}\u{E000}\u{378}"])).text
        #expect(many.contains(", জ (U+099C) and 2 more are in no font; Noto Sans Bengali is in"))
        #expect(many.contains("(U+E000), ") && many.contains("(U+0378) are in no font\n"))
    }

    @Test("Right-to-left text is aligned to the right, and hazards are reported")
    func directions() throws {
        let outcome = try Self.fit(["--unit", "columns", "--width", "12", "--locale", "he", "שלום {name} (3)"])
        #expect(outcome.text.contains("direction    right to left"))
        #expect(outcome.text.contains("{name}: the value of this placeholder can change"))
        #expect(outcome.text.contains("\n               meant  "))
        let sample = try Self.fit(["--unit", "columns", "--locale", "he", "--sample", "%@=C++", "קובץ %@"]).text
        #expect(sample.contains("  meant  C++ ץבוק\n") && sample.contains("  shown  ++C ץבוק\n"))
        let number = try Self.fit(["--unit", "columns", "--locale", "en", "{name} 5 items"]).text
        #expect(number.contains("  meant  םולש 5 items\n") && number.contains("  shown  5 םולש items\n"))
        let contrary = try Self.fit(["--unit", "columns", "--direction", "rtl", "Hello"]).text
        #expect(contrary.contains("runs from left to right, but its paragraph runs from right to left"))
        let auto = try Self.fit(["--unit", "columns", "--direction", "auto", "--locale", "he", "Hello\nשלום"]).text
        #expect(!auto.contains("its first letter"))
        let object = try Self.object(["--unit", "columns", "שלום, world."])
        let direction = try #require(object["direction"] as? [String: Any])
        #expect(direction["base"] as? String == "rtl")
        let forced = try Self.object(["--unit", "columns", "--direction", "ltr", "שלום, world."])
        #expect((forced["direction"] as? [String: Any])?["base"] as? String == "ltr")
    }

    @Test("Each line of standard input is a text: a line in text, an object in NDJSON, an item in JSON")
    func lines() throws {
        let input = Array("Save\r\n\nSave changes\n".utf8)
        let box = ["--unit", "columns", "--width", "8"]
        let text = try Self.fit(box, input: input)
        #expect(
            text.text == """
                fits         4 columns  Save
                fits         0 columns  \n\
                cut         12 columns  Save ch…

                """)
        #expect(text.code == 1)
        let objects = try Self.fit(box + ["--format", "ndjson"], input: input).text.split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        #expect(objects.map { $0?["text"] as? String } == ["Save", "", "Save changes"])
        let array = try JSONSerialization.jsonObject(
            with: Data(try Self.fit(box + ["--format", "json"], input: input).output))
        #expect((array as? [[String: Any]])?.count == 3)
        #expect(try Self.fit(["--unit", "columns"], input: []).code == 2)
        let sized = try Self.fit(boxesAnd(["--width", "100", "--style", "body"]), input: Array("Save\nOK\n".utf8))
        #expect(sized.text == "cut       61.2 pt  Save  (cut at ax1 and larger)\nfits      30.6 pt  OK\n")
    }

    @Test("Hostile text gives valid JSON, the same in each run")
    func hostile() throws {
        let texts = [
            "\u{0}\u{1}\u{1B}[31m", "\u{202E}\u{2066}abc", "\"\\/", "\u{2028}\u{2029}\u{FEFF}\u{FFFE}", "\u{10FFFF}",
            String(repeating: "\u{300}", count: 500), "{n, plural, one {", "%", "%1$", "{{{{", "<b", "\u{7F}\u{85}",
        ]
        for format in ["json", "ndjson"] {
            let input = Array(texts.joined(separator: "\n").utf8)
            let arguments = boxesAnd(["--width", "20", "--style", "body", "--format", format])
            let outcome = try Self.fit(arguments, input: input)
            #expect(try Self.fit(arguments, input: input).output == outcome.output)
            let pieces = format == "json" ? [outcome.text[...]] : outcome.text.split(separator: "\n")
            for piece in pieces { _ = try JSONSerialization.jsonObject(with: Data(piece.utf8)) }
        }
        let broken = try Self.fit(["--unit", "columns", "--format", "json"], input: [0x61, 0xFF, 0x0A])
        #expect(broken.errors.contains("the input is not valid UTF-8, first on line 1;"))
        #expect(broken.text.contains("\"text\":\"a\u{FFFD}\""))
    }

    @Test("A text of ten megabytes takes seconds", .timeLimit(.minutes(1)))
    func large() throws {
        let text = Array(String(repeating: "Save changes ", count: 800_000).utf8)
        for arguments in [["--unit", "columns"], Self.boxes] {
            let outcome = try Self.fit(arguments + ["--width", "100", "--lines", "3"], input: text)
            #expect(outcome.code == 1 && outcome.output.count < 4096)
        }
    }

    @Test(
        "Errors of usage exit 2 on standard error, and print nothing else",
        arguments: [
            (["--width", "abc", "x"], "invalid value 'abc' for --width; expected a number such as 120"),
            (["--width", "-3", "x"], "invalid value '-3' for --width"),
            (["--width", "nan", "x"], "invalid value 'nan'"),
            (["--height", "1e999", "x"], "invalid value '1e999' for --height"),
            (["--lines", "1.5", "x"], "expected a number such as 2, or 0 for any number"),
            (["--line-height", "x", "--width", "3", "x"], "expected a length such as 22, or a multiple such as 1.2x"),
            (["--min-scale", "2", "--width", "3", "x"], "expected a number from 0.01 to 1"),
            (["--style", "bdy", "x"], "did you mean 'body'?"), (["--cut", "tial", "x"], "did you mean 'tail'?"),
            (["--cut", "tial", "x"], "expected tail, middle, head, clip or wrap; did you mean 'tail'?\n"),
            (["--cut", "head", "x"], "--cut needs a box: --width, --lines or --height"),
            (["--largest", "ax1", "x"], "--largest needs --style or --sizes apple"),
            (["--unit", "columns", "--style", "body", "x"], "--style and --unit=columns cannot be used together"),
            (["--sizes", "android", "--style", "body", "x"], "--style and --sizes=android cannot be used together"),
            (["--sample", "x", "x"], "expected a name and a value, as in user=Anna"),
            (["--sample", "%d=abc", "x"], "expected a whole number of 1 to 15 digits, as in %d=99"),
            (["--font-file", "nowhere.ttf", "x"], "nowhere.ttf: "),
            (["--font", "Elsewhere 17", "x"], "font family 'Elsewhere' not found; install it"),
            (["--font", "Inter 17 semibld", "x"], "did you mean 'semibold'?"),
            (["--font", "Inter 17 semibld", "x"], "--font: 'semibld' is not valid"),
            (["--font-file", "", "x"], "invalid value '' for --font-file; expected the path of a font file or folder"),
            (
                boxes + ["--font", "Boxes heavy 15", "x"],
                "the family is 'Boxes'; put 'heavy' after the size: 'Boxes 15 heavy'"
            ),
            (boxes + ["--font", "Boxes 17 18", "x"], "two sizes follow the family 'Boxes', 17 and 18"),
            (
                ["--locale", "jp", "x"],
                "'jp' is not a known language; expected a tag such as de or zh-Hant"
            ),
            (["--locale", "jp", "x"], "did you mean 'ja'?"),
            (["--locale", "klingon", "x"], "'klingon' is not a known language"),
            (["--locale", "xx-Latn", "x"], "'xx-Latn' is not a known language"),
            (["--locale", "", "x"], "'' is not a known language"),
            (["-5 °C"], "put '--' before a text that begins with a dash"),
            (["x"], "install Inter with 'apt install fonts-inter'"),
        ] as [([String], String)])
    func wrongWords(arguments: [String], message: String) throws {
        let outcome = try Self.fit(arguments)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
