// Budget sheets, as exported by design tools.

import Basics
import Budgets
import Catalogs
import Configuration
import Fonts
import Platforms
import TestSupport
import Testing
import TextLayout

@Suite("Sheets")
struct SheetTests {
    /// Returns the limits of some keys in a sheet, as strings.
    private static func limits(_ text: String, keys: [String], yaml: String = "") throws -> [String] {
        try limits(Array(text.utf8), keys: keys, yaml: yaml)
    }

    private static func limits(_ bytes: [UInt8], keys: [String], yaml: String = "") throws -> [String] {
        let sheet = try BudgetSheet.read(bytes, file: "design.csv")
        let configuration = try Configuration.read(Array(yaml.utf8), file: ".swell.yml")
        let book = try BudgetBook(configuration, sheets: [sheet])
        let sets = BudgetSamples.sets(
            try BudgetSamples.strings(keys.map { ($0, "") }, as: "App/de.lproj/L.strings"), book)
        return sets.map { set in
            set.budgets.map { budget in
                let limit =
                    switch budget.limit {
                    case .room(let room):
                        "\(room.box.width?.plainText ?? "-")x\(room.box.lines ?? -1)\(room.font.map { " \($0)" } ?? "")"
                    case .most(let most, let unit): "\(most.plainText) \(unit)"
                    case .least, .ratio: "?"
                    }
                return "\(limit) @\(budget.origin.place.map { "\($0)" } ?? "-")"
            }.joined(separator: ", ")
        }
    }

    @Test("A sheet may have any separators and line endings")
    func separators() throws {
        let expected = ["96x2 Inter 17 @2:1", "120.5x1 @3:1", ""]
        let lines = ["key,width,lines,font,size", "save,96,2,Inter,17", "\"a,b\"\"c\",120.5,,,", "", ",,,,"]
        let keys = ["save", "a,b\\\"c", "other"]
        let text = lines.joined(separator: "\n")
        #expect(try Self.limits(text, keys: keys) == expected)
        #expect(try Self.limits(lines.joined(separator: "\r\n") + "\r\n", keys: keys) == expected)
        #expect(try Self.limits([0xEF, 0xBB, 0xBF] + Array(text.utf8), keys: keys) == expected)
        let german = "KEY ; Width;lines;font;size\nsave;96;2;Inter;17\n\"a,b\"\"c\";120,5\n"
        #expect(try Self.limits(german, keys: keys) == expected)
        #expect(
            try Self.limits("key\twidth\tlines\tfont\tsize\nsave\t 96\t2\tInter\t17\na,b\"c\t120.5\n", keys: keys)
                == expected)
    }

    @Test("A quoted cell may contain line breaks, and later lines keep their numbers")
    func quotedLines() throws {
        let text = "key,max\n\"two\nlines\",5\nsave,6\n"
        #expect(try Self.limits(text, keys: ["two\\nlines", "save"]) == ["5 graphemes @2:1", "6 graphemes @4:1"])
    }

    @Test("An unknown language is an error at its row, but a custom pseudo-locale is not")
    func languages() throws {
        let known = "key,max,locale\nsave,6,de\nsave,7,qps-ploc\nsave,8,zh_Hant\n"
        #expect(try Self.limits(known, keys: ["save"]).count == 1)
        let error = #expect(throws: InvalidBudgets.self) {
            try BudgetSheet.read(Array("key,max,locale\na,1,de\nb,2,german\nc,3,xx\n".utf8), file: "s.csv")
        }
        let words = "is not a known language; expected a tag such as de or zh-Hant"
        #expect(error?.problems.map(\.message) == ["s.csv:3:1: 'german' \(words)", "s.csv:4:1: 'xx' \(words)"])
    }

    @Test("Every column has an effect")
    func columns() throws {
        let text = """
            catalog,locale,key,graphemes,columns,bytes,width,height,cut,style
            de.lproj/*,,a,5,6,7,,,,
            fr.lproj/*,,a,1,,,,,,
            ,de,b,5,,,,,,
            ,fr,b,1,,,,,,
            ,,c,,,,80,40,middle,tab

            """
        let yaml = "text-styles: {tab: {font: Inter 12, width: 10, lines: 3}}"
        #expect(
            try Self.limits(text, keys: ["a", "b", "c"], yaml: yaml) == [
                "5 graphemes @2:13, 6 columns @2:13, 7 bytes @2:13", "5 graphemes @4:5", "80x3 Inter 12 @6:3",
            ])
    }

    @Test("JSON is an array of objects, or objects or numbers by key")
    func json() throws {
        let array = #"[{"key": "a", "width": 96, "font": "Inter 17", "locale": null}, {"max": "12", "key": "b"}]"#
        #expect(try Self.limits(array, keys: ["a", "b"]) == ["96x1 Inter 17 @1:10", "12 graphemes @1:86"])
        let object = "{\"a\": {\"width\": 96},\n \"b\": 12}"
        #expect(try Self.limits(object, keys: ["a", "b"]) == ["96x1 @1:2", "12 graphemes @2:2"])
    }

    @Test(
        "An error has a line, a column and the most similar word",
        arguments: [
            ("key,widht\na,1\n", "design.csv:1:5: there is no column 'widht'; did you mean 'width'?"),
            ("key,width,width\na,1\n", "design.csv:1:11: duplicate column 'width'"),
            (
                "width\n1\n",
                "design.csv:1:1: the sheet has no column 'key'; expected a header such as key,width,lines,font,size"
            ),
            (
                "key,font\na,Inter\n",
                "design.csv:1:1: the sheet has no column with limits, such as 'width'; expected a header such as key,width,lines,font,size"
            ),
            ("", "design.csv:1:1: the sheet has no column 'key'; expected a header such as key,width,lines,font,size"),
            ("key,width\né,wide\n", "design.csv:2:3: 'wide' is not a width; expected points, such as 120"),
            ("key,width\na,-4\n", "design.csv:2:3: '-4' is not a width; expected points, such as 120"),
            (
                "key,lines\na,1.5\n",
                "design.csv:2:3: '1.5' is not a number of lines; expected a whole number such as 2, or 0 for no limit"
            ),
            ("key,max\na,0\n", "design.csv:2:3: '0' is not a limit; expected a whole number of at least 1"),
            (
                "key,width,cut\na,1,tial\n",
                "design.csv:2:5: 'tial' is not a cut; expected one of tail, middle, head, clip, wrap; did you mean 'tail'?"
            ),
            ("key,width\na,1,2\n", "design.csv:2:5: too many cells; expected 2 in a row"),
            ("key,width\n,1\n", "design.csv:2:1: the row has no key"),
            ("key,width\n\"a,1\n", "design.csv:2:1: unclosed quote; expected '\"' at the end of the cell"),
            (
                "key,width\n\"a\"b,1\n",
                "design.csv:2:4: text after the closing quote; write a quote in a cell twice"
            ),
            ("[{\"key\": \"a\", \"widht\": 4}]", "design.csv:1:15: there is no column 'widht'; did you mean 'width'?"),
            ("[{\"key\": \"a\", \"width\": true}]", "design.csv:1:24: expected a string or a number for 'width'"),
            ("[4]", "design.csv:1:2: expected an object such as {\"key\": \"save\", \"width\": 96}"),
            ("[{\"width\": 4}]", "design.csv:1:2: the object has no \"key\""),
        ])
    func problems(text: String, message: String) throws {
        let error = try #require(throws: InvalidBudgets.self) {
            try BudgetSheet.read(Array(text.utf8), file: "design.csv")
        }
        #expect(error.problems.first?.message == message)
    }

    @Test(
        "Invalid fonts and styles are errors when the book is created",
        arguments: [
            ("key,width,font\na,1,Inter 17 semibld\n", "design.csv:2:1: 'semibld' is not valid"),
            ("key,style\na,bodi\n", "design.csv:2:1: there is no text style 'bodi'; did you mean 'body'?"),
        ])
    func unknownNames(text: String, message: String) throws {
        let error = try #require(throws: InvalidBudgets.self) { try Self.limits(text, keys: ["a"]) }
        #expect(error.problems.first?.message.hasPrefix(message) == true)
    }

    @Test("The errors of a garbage file are limited, and a missing file has one")
    func garbage() throws {
        let text = "key,width\n" + String(repeating: "a,b\n", count: 500)
        let error = try #require(throws: InvalidBudgets.self) { try BudgetSheet.read(Array(text.utf8), file: "a.csv") }
        #expect(error.problems.count == 21 && error.problems.last?.words == "and 480 more errors like these")
        let missing = try #require(throws: InvalidBudgets.self) { try BudgetSheet.load("/nowhere/a.csv") }
        #expect(missing.problems.map(\.message) == ["/nowhere/a.csv: there is no such file or folder"])
    }

    @Test("Ten times the sheet takes about ten times as long, however its cells are quoted")
    func linear() throws {
        for line in ["\"a\"\"b\",1\n", "key,1\n", "\"\n\",1\n", "é,1\n"] {
            func time(_ count: Int) throws -> Double {
                let bytes = Array(("key,max\n" + String(repeating: line, count: count)).utf8)
                return try ProcessorTime.least { _ = try BudgetSheet.read(bytes, file: "a.csv") }
            }
            #expect(try time(20_000) < 30 * time(2_000), "\(line)")
        }
    }
}
