// The JSON standard: all valid JSON is accepted, and nothing else.

import Basics
import Catalogs
import Projects
import TestSupport
import Testing

@Suite("The JSON standard")
struct JSONSyntaxTests {
    @Test("Valid JSON is accepted", arguments: JSONCase.accepted + JSONCase.lenient)
    func accepted(text: JSONCase) {
        #expect(throws: Never.self) { try JSONDocument(text.bytes, path: "a.json") }
    }

    @Test("Invalid JSON is rejected, with a place", arguments: JSONCase.refused)
    func refused(text: JSONCase) {
        let fault = #expect(throws: Fault.self) { try JSONDocument(text.bytes, path: "a.json") }
        #expect(fault?.place != nil)
        #expect(fault?.message.isEmpty == false)
        // A catalog of the same bytes has a fault with a place, too.
        let catalog = Corpora.json(text.bytes)
        #expect(catalog.faults.contains { $0.place != nil })
    }

    @Test("A text inside an object is decoded")
    func values() throws {
        let text = #"{"a": "\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00", "b": "\ud800x", "\u0063": "\u0000"}"#
        let catalog = Corpora.json(Array(text.utf8))
        #expect(catalog.entries.map(\.key) == ["a", "b", "c"])
        #expect(catalog.entries.map(\.value) == ["\"\\/\u{8}\u{C}\n\r\té😀", "\u{FFFD}x", "\0"])
    }
}

extension Corpora {
    /// Reads bytes as a JSON catalog.
    static func json(_ bytes: [UInt8], as name: String = "en.json") -> Catalog {
        guard let format = Format.of(CatalogPath("a.json"), beginning: []) else {
            preconditionFailure("no format reads JSON")
        }
        return Catalog(path: name, bytes: bytes, format: format)
    }

    /// Reads a text as a JSON catalog.
    static func json(_ text: String, as name: String = "en.json") -> Catalog { json(Array(text.utf8), as: name) }
}
