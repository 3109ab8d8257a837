// Valid and invalid JSON, compared with Foundation's parser.

import Basics
import Catalogs
import Foundation
import TestSupport
import Testing

@Suite("JSON")
struct JSONTests {
    private static func wrap(_ value: String) -> String { #"{"strings":{},"x":\#(value)}"# }

    @Test(
        "JSON that RFC 8259 allows is read",
        arguments: [
            "[]", "{}", "[1,-0,0.5e+10,1E400,-1.25e-3]", "[true,false,null]", #""\u0000\ud800\"\\\/\b\f\n\r\t""#,
            #""\uD83D\uDE00""#,
            " [ 1 , 2 ] ", "{\"a\":{},\"a\":[]}", "\"\u{7F}\u{2028}\"", "{\"\":\"\"}",
        ])
    func accepted(value: String) throws {
        #expect(try Corpora.read(Self.wrap(value), as: "a.xcstrings").faults.isEmpty)
    }

    @Test(
        "JSON that RFC 8259 forbids is a fault with a place",
        arguments: [
            "[1,]", "[,1]", "{\"a\":1,}", "{a:1}", "{'a':1}", "[01]", "[1.]", "[.5]", "[-]", "[1e]", "[+1]", "[0x1]",
            "[NaN]", "[tru]",
            #""\x""#, #""\u12G4""#, "\"a\nb\"", "\"a\u{0}b\"", "[1 2]", "{\"a\" 1}", "{\"a\":}", "[", "{", "\"", "[\"a",
            "{\"a\"", "// c\n1",
            "1 2", "}", "]",
        ])
    func rejected(value: String) throws {
        let text = Self.wrap(value)
        let catalog = try Corpora.read(text, as: "a.xcstrings")
        #expect(catalog.faults.contains { $0.place != nil })
    }

    @Test("Random edits of a catalog that Foundation rejects are rejected", arguments: 0..<16)
    func randomEdits(seed: Int) throws {
        let path = Corpora.own.appending(path: "Moorings/Widget/Localizable.xcstrings").path
        let whole = try FileReader.read(path).prefix(6000)
        var random = RandomNumbers(seed: UInt64(seed))
        for _ in 0..<60 {
            var bytes = Array(whole)
            let at = Int.random(in: 0..<bytes.count, using: &random)
            bytes.replaceSubrange(
                at..<min(bytes.count, at + Int.random(in: 0...3, using: &random)),
                with: Array("\",:{}[]\\a1".utf8).shuffled(using: &random).prefix(2))
            let isRejected = (try? JSONSerialization.jsonObject(with: Data(bytes))) == nil
            let catalog = try Corpora.read(bytes, as: "a.xcstrings")
            // The converse does not hold: Foundation accepts a comma before a closing bracket.
            if isRejected { #expect(!catalog.faults.isEmpty) }
        }
    }

    @Test("Entries before a cut are read, and the cut is reported")
    func cutShort() throws {
        let path = Corpora.own.appending(path: "Moorings/Widget/Localizable.xcstrings").path
        let whole = try FileReader.read(path)
        let all = try Corpora.read(whole, as: "a.xcstrings").entries.count
        let half = try Corpora.read(Array(whole.prefix(whole.count / 2)), as: "a.xcstrings")
        #expect(half.faults.count == 1)
        #expect(half.entries.count > all / 3)
    }
}
