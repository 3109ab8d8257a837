// JSON files that are not catalogs: values with their places.

import Basics
import Catalogs
import Testing

@Suite("A JSON document")
struct JSONDocumentTests {
    private func read(_ text: String) throws(Fault) -> JSONDocument {
        try JSONDocument(Array(text.utf8), path: "a.json")
    }

    @Test("returns members and elements in order, including repeated keys")
    func order() throws {
        let document = try read("{\"b\": [1, -2.5e1, \"x\"], \"a\": {}, \"b\": null}")
        let members = document.members(of: document.root)
        #expect(members.map { document.string($0.key) } == ["b", "a", "b"])
        #expect(members.map { document.kind(of: $0.value) } == [.array, .object, .word])
        let elements = document.elements(of: members[0].value)
        #expect(elements.map { document.number($0) } == [1, -25, nil])
        #expect(elements.map { document.string($0) } == [nil, nil, "x"])
        #expect(elements.map { document.written($0) } == ["1", "-2.5e1", "x"])
        #expect(document.elements(of: document.root).isEmpty)
        #expect(document.members(of: elements[0]).isEmpty)
    }

    @Test("reads escapes in keys and texts")
    func escapes() throws {
        let document = try read("{\"\\u006bey\": \"\\\"\\n\\uD83D\\uDDDD\"}")
        let member = try #require(document.members(of: document.root).first)
        #expect(document.string(member.key) == "key")
        #expect(document.string(member.value) == "\"\n🗝")
    }

    @Test("locates the start of each value, including its quote, also after a byte order mark")
    func places() throws {
        let document = try read("\u{FEFF}{\n \"é\": \"x\",\n \"b\": 7}")
        let places = document.members(of: document.root).flatMap { [$0.key, $0.value] }
            .map { document.place(of: $0) }
        #expect(places == [(2, 2), (2, 7), (3, 2), (3, 7)].map { Place(line: $0, column: $1) })
    }

    @Test("throws the first fault, with its place")
    func faults() {
        for (text, line, message) in [
            ("", 1, "found the end of the file, expected a JSON value"),
            ("{\n\"a\": x}", 2, "found 'x', expected a value"),
            ("[1]\n\n]", 3, "found ']', expected the end of the file"),
        ] {
            #expect {
                try read(text)
            } throws: { error in
                let fault = error as? Fault
                return fault?.message == message && fault?.place?.line == line && fault?.path == "a.json"
            }
        }
    }
}
