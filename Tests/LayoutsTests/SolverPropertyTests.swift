// The solver against an independent search on random programs.

import FuzzSupport
import Layouts
import TestSupport
import Testing

@Suite("Properties of solutions")
struct SolverPropertyTests {
    @Test("No corner satisfies the constraints better, and none of the best exceeds a maximum", arguments: 0..<8)
    func corners(seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        for choice in 0..<60 {
            let program = Self.program(variables: 1...4, constraints: 0...8, using: &random)
            try ConstraintProperties.check(program, choice: choice)
        }
    }

    @Test("No point nearby satisfies a larger program better", arguments: 0..<8)
    func neighbors(seed: UInt64) throws {
        var random = RandomNumbers(seed: 100 + seed)
        for _ in 0..<15 {
            let program = Self.program(variables: 5...20, constraints: 10...60, using: &random)
            let solution = try program.solve().get()
            let measure = LevelErrors(program)
            let point = program.variables.map { solution[$0] }
            let errors = measure(point)
            for _ in 0..<300 {
                var other = point
                let distances: [Double] = [0.01, 1, 100]
                let distance = distances.randomElement(using: &random) ?? 1
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let index = Int.random(in: other.indices, using: &random)
                    other[index] += Double.random(in: -distance...distance, using: &random)
                }
                let difference = zip(errors, measure(other)).map { $1 - $0 }
                // What is worse for a higher priority, if only slightly, may be better for a lower one.
                let first = difference.first { abs($0) > 1e-9 } ?? 0
                #expect(first >= -measure.tolerance, "\(other) is better than \(point) in \(program)")
            }
        }
    }

    @Test("A program that resembles a solved one has the same solution as if it were solved alone", arguments: 0..<8)
    func reuse(seed: UInt64) throws {
        var random = RandomNumbers(seed: 200 + seed)
        for _ in 0..<40 {
            let program = Self.program(variables: 5...20, constraints: 5...40, using: &random)
            var other = LinearProgram()
            for _ in 0..<program.variableCount { _ = other.makeVariable() }
            for var constraint in program.constraints {
                if Int.random(in: 0..<12, using: &random) == 0 { constraint.constant += 7 }
                other.add(constraint)
            }
            let alone = try other.solve().get()
            let reused = try other.solve(reusing: program.solve().get()).get()
            #expect(other.variables.map { alone[$0] } == other.variables.map { reused[$0] })
            #expect(alone.violations == reused.violations && alone.undetermined == reused.undetermined)
        }
    }

    @Test("What is asked for has the same values as if everything were solved", arguments: 0..<8)
    func part(seed: UInt64) throws {
        var random = RandomNumbers(seed: 300 + seed)
        var count = 0
        for _ in 0..<80 {
            let program = Self.program(variables: 8...20, constraints: 4...16, using: &random)
            let whole = try program.solve().get()
            // Required constraints that contradict each other elsewhere may move everything.
            guard whole.violations.allSatisfy({ program.constraints[$0.constraint].priority < .required }) else {
                continue
            }
            let asked = Array(program.variables.shuffled(using: &random).prefix(2))
            let part = try program.solve(for: asked).get()
            #expect(asked.map { part[$0] } == asked.map { whole[$0] })
            #expect(asked.map { part.violations(around: $0) } == asked.map { whole.violations(around: $0) })
            #expect(part.violations.allSatisfy(whole.violations.contains))
            #expect(part.undetermined(among: asked) == whole.undetermined(among: asked))
            count += 1
        }
        #expect(count > 10)
    }

    private static func program(
        variables: ClosedRange<Int>, constraints: ClosedRange<Int>, using random: inout RandomNumbers
    ) -> LinearProgram {
        var program = LinearProgram()
        let variables = program.makeVariables(Int.random(in: variables, using: &random))
        let coefficients = [1, 1, 1, -1, -1, -1, 2, 0.5, 1.0 / 3, 16.0 / 9]
        // Small constants make constraints meet in the same corners.
        let range = Bool.random(using: &random) ? -2...2 : -500...500
        for _ in 0..<Int.random(in: constraints, using: &random) {
            let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                Term(
                    variables[Int.random(in: variables.indices, using: &random)],
                    coefficients[Int.random(in: coefficients.indices, using: &random)])
            }
            let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
            let priorities: [Double] = [1000, 999, 750, 500, 250.5, 250]
            program.add(
                LinearConstraint(
                    terms, relations[Int.random(in: 0..<3, using: &random)],
                    Double(Int.random(in: range, using: &random)),
                    priority: Priority(priorities[Int.random(in: priorities.indices, using: &random)])))
        }
        return program
    }
}
