// How far variables go, and which programs and constraints are refused.

import Layouts
import Testing

@Suite("Maxima and limits of the solver")
struct SolverExtentTests {
    @Test("A text grows until the constraints stop it that are kept, and these are named")
    func stops() throws {
        var program = LinearProgram()
        let (start, end, width) = (program.makeVariable(), program.makeVariable(), program.makeVariable())
        program.add(start, .equal, 16)
        program.add(end, .lessOrEqual, 300)
        program.add(end, .equal, start, plus: 0, 1)
        program.add(LinearConstraint([Term(end), Term(start, -1), Term(width, -1)], .equal, 0))
        program.add(width, .lessOrEqual, 200, 750)
        program.add(width, .lessOrEqual, 1000)
        program.addText(width, needing: 90)
        #expect(try program.solve().get()[width] == 90)
        #expect(try Self.maximum(of: width, keeping: .required, in: program) == (284, [0, 1, 3]))
        #expect(try Self.maximum(of: width, keeping: Priority(750), in: program) == (200, [4]))
        #expect(try Self.maximum(of: width, keeping: Priority(250), in: program) == (90, [6]))
    }

    private static func maximum(
        of variable: Variable, keeping priority: Priority, in program: LinearProgram
    ) throws -> (value: Double?, stops: [Int]) {
        let extent = try program.maximum(of: variable, keeping: priority).get()
        return (extent.value, extent.stops)
    }

    @Test("A variable that nothing stops has no maximum")
    func unbounded() throws {
        var program = LinearProgram()
        let (limited, open, alone) = (program.makeVariable(), program.makeVariable(), program.makeVariable())
        program.add(open, .greaterOrEqual, limited)
        program.add(limited, .equal, 10, 500)
        #expect(try program.maximum(of: open, keeping: .lowest).get() == .unbounded)
        #expect(try program.maximum(of: alone, keeping: .lowest).get() == .unbounded)
        #expect(try program.maximum(of: limited, keeping: .lowest).get().value == 10)
        #expect(try program.maximum(of: limited, keeping: .required).get() == .unbounded)
    }

    @Test("A maximum does not make a wish worse that is not satisfied anyway")
    func unsatisfied() throws {
        var program = LinearProgram()
        let widths = [program.makeVariable(), program.makeVariable()]
        program.addSum(widths, 100)
        for width in widths { program.add(width, .equal, 80, 500) }
        let solution = try program.solve().get()
        for width in widths {
            let extent = try solution.maximum(of: width).get()
            #expect(extent.value == 80 && !solution.isDetermined(width))
        }
    }

    @Test(
        "Constraints with unusable numbers are ignored and named",
        arguments: [Double.nan, .infinity, -.infinity, 1e308, -.greatestFiniteMagnitude])
    func unusable(number: Double) throws {
        var (program, other) = (LinearProgram(), LinearProgram())
        let foreign = other.makeVariables(9)
        let width = program.makeVariable()
        program.add(width, .equal, number)
        program.add(LinearConstraint([Term(width, number)], .lessOrEqual, 1))
        program.add(foreign[8], .equal, 1)
        program.add(LinearConstraint([Term(width), Term(width, 0), Term(width, 1), Term(width, -1)], .equal, 40))
        program.add(LinearConstraint([Term(width), Term(width, -1)], .equal, 0))
        program.add(LinearConstraint([], .greaterOrEqual, 3, priority: Priority(number)))
        let solution = try program.solve().get()
        #expect(solution.ignored == [0, 1, 2])
        #expect(solution[width] == 40 && solution[foreign[8]] == 0 && !solution.isDetermined(foreign[8]))
        #expect(solution.violations.map(\.constraint) == [5] && solution.violations[0].error == 3)
    }

    @Test("Programs that are too large are refused")
    func limits() {
        var program = LinearProgram()
        let variables = program.makeVariables(300)
        for (index, first) in variables.enumerated() {
            for second in variables.dropFirst(index + 1) {
                program.add(first, .equal, second, plus: Double(index), 500)
            }
        }
        func refusal(variables: Int = 1000, constraints: Int = 100_000, work: Int) -> SolverRefusal? {
            let limits = SolverLimits(variables: variables, constraints: constraints, work: work)
            guard case .failure(let refusal) = program.solve(limits: limits) else { return nil }
            return refusal
        }
        #expect(refusal(variables: 299, work: 1) == .tooManyVariables(limit: 299))
        #expect(refusal(constraints: 1000, work: 1) == .tooManyConstraints(limit: 1000))
        #expect(refusal(work: 100_000) == .tooMuchWork(limit: 100_000))
    }

    @Test(
        "Variables are undetermined if finding out takes too much work", arguments: [12_000, 14_000, 20_000, 1_000_000])
    func unproven(work: Int) throws {
        var program = LinearProgram()
        let variables = program.makeVariables(300)
        for (first, second) in zip(variables, variables.dropFirst()) {
            program.add(first, .lessOrEqual, second)
            program.add(second, .lessOrEqual, first, 500)
        }
        let limits = SolverLimits(variables: 1000, constraints: 1000, work: work)
        guard case .success(let solution) = program.solve(limits: limits) else { return }
        #expect(solution.undetermined == variables)
    }
}
