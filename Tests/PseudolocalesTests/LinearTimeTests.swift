// Long texts: ten times the size may cost ten times the time, never a hundred.

import MessagePatterns
import Pseudolocales
import TestSupport
import Testing

@Suite("Linear time of pseudo texts", .serialized)
struct LinearTimeTests {
    private static func cost(_ text: String, _ pseudolocale: Pseudolocale) -> Double {
        let bytes = Array(text.utf8)
        var workspace = Workspace(MessageParser())
        return ProcessorTime.least { _ = pseudolocale.make(in: &workspace) { $0 += bytes } }
    }

    @Test("Cost grows with size", arguments: ["Hello world ", "Hi {name}, ", "<b>é</b>"], ["ruler", "words", "auto"])
    func growth(piece: String, padding: String) throws {
        var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        recipe.styles = ["accented", "expanded:\(padding)", "bracketed"]
        let pseudolocale = try Pseudolocale(recipe)
        let small = Self.cost(String(repeating: piece, count: 6000), pseudolocale)
        let large = Self.cost(String(repeating: piece, count: 60_000), pseudolocale)
        #expect(large < 40 * small + 3000, "\(piece.debugDescription) cost \(small), then \(large)")
    }
}
