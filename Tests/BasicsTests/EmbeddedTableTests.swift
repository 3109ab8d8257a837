// Tables as text.

import Basics
import Testing

@Suite("Embedded table")
struct EmbeddedTableTests {
    @Test("Sections have rows of items; comments and empty lines are ignored")
    func sections() {
        let table = EmbeddedTable(
            Array("# Made by hand.\n\n[one]\n1 20 300  # ar\n\n# de\n4\n[two]\nä ǖ\n[none]\n".utf8))
        #expect(table.sections.map(\.name) == ["one", "two", "none"])
        #expect(table["one"].map(\.numbers) == [[1, 20, 300], [4]])
        #expect(table["two"].map(\.words) == [["ä", "ǖ"]])
        #expect(table["none"].isEmpty)
        #expect(table["three"].isEmpty)
    }
}
