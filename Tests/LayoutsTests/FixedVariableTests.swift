// Variables that required equations fix are not left to the simplex method.

import Layouts
import Testing

@Suite("Variables that equations fix")
struct FixedVariableTests {
    /// A box in a box on a screen: the edges of the boxes follow from each other.
    private static func boxes() -> (program: LinearProgram, edges: [Variable]) {
        var program = LinearProgram()
        let edges = (0..<6).map { _ in program.makeVariable() }
        program.add(edges[0], .equal, 0)
        program.add(edges[1], .equal, 360)
        program.add(edges[2], .equal, edges[0], plus: 16)
        program.add(edges[3], .equal, edges[1], plus: -16)
        program.add(edges[4], .equal, edges[2], plus: 8)
        program.add(edges[5], .equal, edges[3], plus: -8)
        return (program, edges)
    }

    @Test("They have their values, and nothing else is possible")
    func values() throws {
        let (program, edges) = Self.boxes()
        let solution = try program.solve().get()
        #expect(edges.map { solution[$0] } == [0, 360, 16, 344, 24, 336])
        #expect(solution.violations.isEmpty && solution.undetermined.isEmpty)
        #expect(edges.allSatisfy(solution.isDetermined))
    }

    @Test("What stops one, or what is measured from one, are all the equations behind it")
    func stops() throws {
        var (program, edges) = Self.boxes()
        let text = program.makeVariable()
        program.add(text, .lessOrEqual, edges[5], plus: -4)
        let (edge, end) = (
            try program.maximum(of: edges[3], keeping: .required).get(),
            try program.maximum(of: text, keeping: .required).get()
        )
        #expect(edge.value == 344 && edge.stops == [1, 3])
        #expect(end.value == 332 && end.stops == [1, 3, 5, 6])
    }

    @Test("An equation that contradicts several other constraints gives way to them")
    func contradictions() throws {
        var (program, edges) = Self.boxes()
        for _ in 0..<2 { program.add(edges[5], .lessOrEqual, 300) }
        let solution = try program.solve().get()
        #expect(solution[edges[5]] == 300)
        #expect(solution.violations.map(\.error) == [36])
        // So does one that contradicts several equations.
        (program, edges) = Self.boxes()
        for _ in 0..<2 { program.add(edges[5], .equal, 300) }
        #expect(try program.solve().get()[edges[5]] == 300)
    }
}
