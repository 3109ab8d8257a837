// Sheets of budgets, as design tools export them.

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
    /// What a sheet says of some keys, as texts.
    private static func limits(_ text: String, keys: [String], yaml: String = "") throws -> [String] {
        try limits(Array(text.utf8), keys: keys, yaml: yaml)
    }

    private static func limits(_ bytes: [UInt8], keys: [String], yaml: String = "") throws -> [String] {
        let sheet = try BudgetSheet.read(bytes, file: "design.csv")
        let configuration = try Configuration.read(Array(yaml.utf8), file: ".swell.yml")
        let book = try BudgetBook(configuration, sheets: [sheet])
        let sets = Stating.sets(try Stating.strings(keys.map { ($0, "") }, as: "App/de.lproj/L.strings"), book)
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

    @Test("A sheet is read whatever separates its cells and ends its lines")
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

    @Test("A cell in quotes may have line breaks, and later lines keep their numbers")
    func quotedLines() throws {
        let text = "key,max\n\"two\nlines\",5\nsave,6\n"
        #expect(try Self.limits(text, keys: ["two\\nlines", "save"]) == ["5 graphemes @2:1", "6 graphemes @4:1"])
    }

    @Test("A language that there is not is refused at its row, and a pseudo-locale of one's own is none of those")
    func languages() throws {
        let known = "key,max,locale\nsave,6,de\nsave,7,qps-ploc\nsave,8,zh_Hant\n"
        #expect(try Self.limits(known, keys: ["save"]).count == 1)
        let error = #expect(throws: InvalidBudgets.self) {
            try BudgetSheet.read(Array("key,max,locale\na,1,de\nb,2,german\nc,3,xx\n".utf8), file: "s.csv")
        }
        let words = "is no language whose letters are known; expected a tag such as de or zh-Hant"
        #expect(error?.problems.map(\.message) == ["s.csv:3:1: 'german' \(words)", "s.csv:4:1: 'xx' \(words)"])
    }

    @Test("Every column is heeded")
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
        "What is wrong is said with its line and column and the nearest word",
        arguments: [
            ("key,widht\na,1\n", "design.csv:1:5: there is no column 'widht'; did you mean 'width'?"),
            ("key,width,width\na,1\n", "design.csv:1:11: the column 'width' stands here again; expected it once"),
            (
                "width\n1\n",
                "design.csv:1:1: there is no column 'key'; expected a header such as key,width,lines,font,size"
            ),
            (
                "key,font\na,Inter\n",
                "design.csv:1:1: there is no column with limits, such as 'width'; expected a header such as key,width,lines,font,size"
            ),
            ("", "design.csv:1:1: there is no column 'key'; expected a header such as key,width,lines,font,size"),
            ("key,width\né,wide\n", "design.csv:2:3: 'wide' is no width; expected points, such as 120"),
            ("key,width\na,-4\n", "design.csv:2:3: '-4' is no width; expected points, such as 120"),
            (
                "key,lines\na,1.5\n",
                "design.csv:2:3: '1.5' is no number of lines; expected one such as 2, or 0 for any number"
            ),
            ("key,max\na,0\n", "design.csv:2:3: '0' is no limit; expected a whole number from 1 on"),
            (
                "key,width,cut\na,1,tial\n",
                "design.csv:2:5: 'tial' is no cut; expected tail, middle, head, clip, wrap; did you mean 'tail'?"
            ),
            ("key,width\na,1,2\n", "design.csv:2:5: there is no column for this; expected 2 in a row"),
            ("key,width\n,1\n", "design.csv:2:1: there is no key in this row"),
            ("key,width\n\"a,1\n", "design.csv:2:1: a quote is not closed; expected '\"' at the end of the cell"),
            (
                "key,width\n\"a\"b,1\n",
                "design.csv:2:4: something stands after the closing quote; a quote in a cell is written twice"
            ),
            ("[{\"key\": \"a\", \"widht\": 4}]", "design.csv:1:15: there is no column 'widht'; did you mean 'width'?"),
            ("[{\"key\": \"a\", \"width\": true}]", "design.csv:1:24: expected a text or a number for 'width'"),
            ("[4]", "design.csv:1:2: expected an object such as {\"key\": \"save\", \"width\": 96}"),
            ("[{\"width\": 4}]", "design.csv:1:2: there is no \"key\" in this object"),
        ])
    func problems(text: String, message: String) throws {
        let error = try #require(throws: InvalidBudgets.self) {
            try BudgetSheet.read(Array(text.utf8), file: "design.csv")
        }
        #expect(error.problems.first?.message == message)
    }

    @Test(
        "Fonts and styles that are none are known when the book is made",
        arguments: [
            ("key,width,font\na,1,Inter 17 semibld\n", "design.csv:2:1: 'semibld' means nothing"),
            ("key,style\na,bodi\n", "design.csv:2:1: there is no text style 'bodi'; did you mean 'body'?"),
        ])
    func unknownNames(text: String, message: String) throws {
        let error = try #require(throws: InvalidBudgets.self) { try Self.limits(text, keys: ["a"]) }
        #expect(error.problems.first?.message.hasPrefix(message) == true)
    }

    @Test("A file of garbage has few errors, and a file that is not there has one")
    func garbage() throws {
        let text = "key,width\n" + String(repeating: "a,b\n", count: 500)
        let error = try #require(throws: InvalidBudgets.self) { try BudgetSheet.read(Array(text.utf8), file: "a.csv") }
        #expect(error.problems.count == 21 && error.problems.last?.words == "and 480 more errors like these")
        let missing = try #require(throws: InvalidBudgets.self) { try BudgetSheet.load("/nowhere/a.csv") }
        #expect(missing.problems.map(\.message) == ["/nowhere/a.csv: there is no such file or folder"])
    }

    @Test("Ten times the sheet takes about ten times as long, however it is quoted")
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
