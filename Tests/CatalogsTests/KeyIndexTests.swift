// Finds entries by key, in an index that is built at once or lazily.

import Catalogs
import Platforms
import TestSupport
import Testing

@Suite("Key index")
struct KeyIndexTests {
    private static func catalog() throws -> Catalog {
        let messages = (0..<300).map { number in
            switch number % 3 {
            case 0: "msgid \"Harbor \(number)\"\nmsgstr \"Hafen\"\n\n"
            case 1: "msgctxt \"menu\"\nmsgid \"Harbor \(number - 1)\"\nmsgstr \"Hafen\"\n\n"
            default:
                "msgid \"%d boat \(number)\"\nmsgid_plural \"%d boats\"\nmsgstr[0] \"Boot\"\nmsgstr[1] \"Boote\"\n\n"
            }
        }
        return try Corpora.read("msgid \"\"\nmsgstr \"Language: de\\n\"\n\n" + messages.joined(), as: "de.po")
    }

    @Test("A lazily built index gives the same results")
    func lazy() throws {
        let catalog = try Self.catalog()
        #expect(catalog.entries.count == 400 && catalog.hasDistinctKeys)
        let (atOnce, later) = (KeyIndex(catalog), KeyIndex(whenAskedFor: catalog))
        for entry in catalog.entries {
            #expect(atOnce.entry(like: entry)?.index == entry.index)
            #expect(later.entry(like: entry)?.index == entry.index)
            #expect(later.unshared.entry(like: entry)?.index == entry.index)
        }
        let other = try Corpora.read("msgid \"Harbour\"\nmsgstr \"\"\n", as: "fr.po")
        #expect(later.entry(like: try #require(other.entries.first)) == nil)
    }

    @Test("In a file with distinct keys no entry replaces another", arguments: Corpora.paths("po"))
    func distinct(path: String) throws {
        let catalog = try Corpora.read(path)
        var replaced = 0
        _ = KeyIndex(catalog) { _, _ in replaced += 1 }
        #expect(replaced == 0 || !catalog.hasDistinctKeys)
    }

    @Test("A lookup of a repeated key finds the last one")
    func repeated() throws {
        let catalog = try Corpora.read("\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n", as: "Localizable.strings")
        #expect(!catalog.hasDistinctKeys)
        var replaced: [[Int]] = []
        let index = KeyIndex(catalog) { replaced.append([$0, $1]) }
        #expect(replaced == [[0, 2]])
        #expect(index.entry(like: try #require(catalog.entries.first))?.index == 2)
    }
}
