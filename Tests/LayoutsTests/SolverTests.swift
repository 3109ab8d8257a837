// What layouts rely on: which wish gives way to which.

import Layouts
import TestSupport
import Testing

@Suite("Solving constraints")
struct SolverTests {
    @Test("A text that resists more keeps its width, and the other is compressed")
    func compression() throws {
        var program = LinearProgram()
        let widths = program.makeVariables(2)
        program.addSum(widths, 150)
        program.addText(widths[0], needing: 100, resistance: 751)
        program.addText(widths[1], needing: 120)
        let solution = try program.solve().get()
        #expect(solution.values(widths) == [100, 50])
        #expect(solution.violations.map(\.constraint) == [4] && abs(solution.violations[0].error - 70) < 1e-6)
        #expect(widths.allSatisfy { solution.isDetermined($0) })
    }

    @Test("A text that hugs less takes the room that is left")
    func hugging() throws {
        var program = LinearProgram()
        let widths = program.makeVariables(2)
        program.addSum(widths, 300)
        program.addText(widths[0], needing: 100, hugging: 251)
        program.addText(widths[1], needing: 120)
        #expect(try program.solve().get().values(widths) == [100, 200])
    }

    @Test("If two texts hug equally, who takes the room is undetermined, but not how much they take together")
    func ambiguous() throws {
        var program = LinearProgram()
        let widths = program.makeVariables(2)
        let (end, alone) = (program.makeVariable(), program.makeVariable())
        program.addSum(widths, 300)
        program.add(LinearConstraint([Term(end), Term(widths[0], -1), Term(widths[1], -1)], .equal, 8))
        for width in widths { program.addText(width, needing: 100) }
        let solution = try program.solve().get()
        #expect(solution.undetermined == widths + [alone])
        #expect(solution.isDetermined(end) && !solution.isDetermined(widths[0]) && !solution.isDetermined(alone))
        #expect(solution[end] == 308 && solution[widths[0]] + solution[widths[1]] == 300 && solution[alone] == 0)
        #expect(widths.allSatisfy { solution[$0] >= 100 })
    }

    @Test("Equal widths share the room, also in proportions that are not exact in binary")
    func equalWidths() throws {
        var program = LinearProgram()
        let widths = program.makeVariables(3)
        program.addSum(widths, 100)
        program.add(widths[1], .equal, widths[0])
        program.add(widths[0], .equal, widths[2], times: 1.0 / 3)
        #expect(try program.solve().get().values(widths) == [20, 20, 60])
    }

    @Test("A wish of 999 gives way to a requirement, but to nothing else")
    func almostRequired() throws {
        var program = LinearProgram()
        let width = program.makeVariable()
        program.add(width, .equal, 200, 999)
        for _ in 0..<50 { program.add(width, .equal, 10, 998) }
        program.add(width, .lessOrEqual, 120)
        let solution = try program.solve().get()
        #expect(solution[width] == 120 && solution.isDetermined(width))
        #expect(solution.violations.map(\.constraint) == [0] + (1...50))
    }

    @Test("Many wishes do not outweigh one of a slightly higher priority", arguments: [250.5, 251, 750])
    func order(priority: Double) throws {
        var program = LinearProgram()
        let variables = program.makeVariables(100)
        for (variable, next) in zip(variables, variables.dropFirst()) { program.add(next, .equal, variable) }
        for variable in variables { program.add(variable, .equal, 1000, 250) }
        program.add(variables[50], .equal, 1, priority)
        #expect(try program.solve().get().values(variables) == Array(repeating: 1, count: 100))
    }

    @Test("Requirements that contradict each other are reported, and everything else still holds")
    func contradiction() throws {
        var program = LinearProgram()
        let (width, height) = (program.makeVariable(), program.makeVariable())
        program.add(height, .equal, width, plus: 10)
        program.add(width, .equal, 100)
        program.add(width, .equal, 100)
        program.add(width, .equal, 130)
        program.add(height, .equal, 50, 999)
        let solution = try program.solve().get()
        #expect(solution.values([width, height]) == [100, 110])
        #expect(solution.violations.map(\.constraint) == [3, 4] && solution.violations[0].error == 30)
        #expect(solution.isDetermined(width))
    }

    @Test("Repeated constraints and inequalities that leave one value determine a variable")
    func determined() throws {
        var program = LinearProgram()
        let variables = program.makeVariables(3)
        for _ in 0..<3 { program.add(variables[0], .greaterOrEqual, 20) }
        for _ in 0..<3 { program.add(variables[0], .lessOrEqual, 20) }
        program.add(variables[1], .greaterOrEqual, variables[0])
        program.add(variables[2], .greaterOrEqual, variables[1])
        program.add(variables[0], .greaterOrEqual, variables[2])
        let solution = try program.solve().get()
        #expect(solution.values(variables) == [20, 20, 20] && solution.undetermined.isEmpty)
    }

    @Test("The order of constraints does not affect what is determined")
    func shuffled() throws {
        var random = RandomNumbers(seed: 5)
        let (program, widths) = Self.rows(12, of: 4)
        let solution = try program.solve().get()
        let determined = widths.filter { solution.isDetermined($0) }
        #expect(!determined.isEmpty)
        for _ in 0..<5 {
            var shuffled = LinearProgram()
            _ = shuffled.makeVariables(program.variableCount)
            for constraint in program.constraints.shuffled(using: &random) { shuffled.add(constraint) }
            let other = try shuffled.solve().get()
            #expect(other.undetermined == solution.undetermined)
            #expect(determined.allSatisfy { abs(other[$0] - solution[$0]) < 1e-6 })
        }
    }

    @Test("A screen of many rows satisfies all requirements within the limits of work")
    func large() throws {
        let (program, widths) = Self.rows(44, of: 4)
        let solution = try program.solve(limits: SolverLimits(variables: 2000, constraints: 4000, work: 10_000_000))
            .get()
        #expect(program.constraints.count > 1000)
        #expect(solution.violations.allSatisfy { program.constraints[$0.constraint].priority < .required })
        #expect(widths.allSatisfy { solution[$0] >= 0 })
    }

    /// Returns a screen of rows, each with texts side by side, and the widths of the texts.
    static func rows(_ count: Int, of columns: Int) -> (program: LinearProgram, widths: [Variable]) {
        var random = RandomNumbers(seed: 21)
        var program = LinearProgram()
        let (left, right) = (program.makeVariable(), program.makeVariable())
        program.add(left, .equal, 0)
        program.add(right, .equal, 375)
        var all: [Variable] = []
        for _ in 0..<count {
            let (starts, ends) = (program.makeVariables(columns), program.makeVariables(columns))
            let widths = program.makeVariables(columns)
            program.add(starts[0], .equal, left, plus: 16)
            program.add(right, Bool.random(using: &random) ? .equal : .greaterOrEqual, ends[columns - 1], plus: 16)
            for column in 0..<columns {
                let parts = [Term(ends[column]), Term(starts[column], -1), Term(widths[column], -1)]
                program.add(LinearConstraint(parts, .equal, 0))
                program.add(widths[column], .greaterOrEqual, 0)
                program.addText(
                    widths[column], needing: Double(Int.random(in: 20...200, using: &random)),
                    hugging: column == 0 ? 251 : 250, resistance: column == 0 ? 751 : 750)
                guard column > 0 else { continue }
                program.add(starts[column], .equal, ends[column - 1], plus: 8)
                program.add(starts[column], .greaterOrEqual, left)
                if column == 2 { program.add(widths[column], .equal, widths[1], 999) }
            }
            all += widths
        }
        return (program, all)
    }
}
