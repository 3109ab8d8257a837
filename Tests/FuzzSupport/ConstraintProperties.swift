// Properties of solved constraints: nothing satisfies them better, whatever their numbers.

import Layouts

/// The properties of the solver of layouts.
package enum ConstraintProperties {
    static let target = FuzzTarget("constraints", most: 256, seeds: seeds) { bytes, choice in
        try check(program(from: bytes), choice: choice)
    }

    /// Throws if the solution of a program with few variables and constraints is not the best.
    package static func check(_ program: LinearProgram, choice: Int) throws {
        guard case .success(let solution) = program.solve() else { throw Breach(description: "refused: \(program)") }
        let point = program.variables.map { solution[$0] }
        let measure = LevelErrors(program, ignoring: solution.ignored)
        let (errors, best) = (measure(point), CornerSearch(program, measure))
        let isBest = zip(errors, best.errors).allSatisfy { abs($0 - $1) <= 2 * measure.tolerance }
        try hold(isBest, "errors of \(errors) instead of \(best.errors) in \(program)")
        try hold(
            abs(errors.reduce(0, +) - solution.violations.reduce(0) { $0 + $1.error }) <= 1e-4 + measure.tolerance,
            "errors of \(errors), but \(solution.violations) in \(program)")
        for variable in program.variables where solution.isDetermined(variable) {
            let isUnique = best.corners.allSatisfy {
                abs($0[variable.index] - solution[variable]) <= 100 * measure.tolerance
            }
            try hold(isUnique, "\(variable) is not determined in \(program)")
        }
        let free = program.variables.filter { !solution.isDetermined($0) }
        try hold(solution.undetermined == free, "\(solution.undetermined) instead of \(free) in \(program)")
        if let variable = program.variables.chosen(by: choice) { try checkMaximum(of: variable, in: program) }
    }

    /// Throws if a variable can exceed its maximum, or cannot reach it.
    private static func checkMaximum(of variable: Variable, in program: LinearProgram) throws(Breach) {
        let priority = Priority(500)
        guard case .success(let solution) = program.solve(keeping: priority),
            case .success(let extent) = program.maximum(of: variable, keeping: priority)
        else { throw Breach(description: "a maximum is refused: \(program)") }
        let measure = LevelErrors(program, ignoring: solution.ignored, keeping: priority)
        let greatest = CornerSearch(program, measure).corners.reduce(-.infinity) { max($0, $1[variable.index]) }
        guard let maximum = extent.value else {
            // A wish for more than any corner has is granted.
            var wishful = LinearProgram()
            for _ in program.variables { _ = wishful.makeVariable() }
            for constraint in program.constraints where constraint.priority >= priority { wishful.add(constraint) }
            let wish = max(0, greatest) + 1000
            wishful.add(LinearConstraint([Term(variable)], .equal, wish, priority: .lowest))
            let value = (try? wishful.solve().get())?[variable] ?? -.infinity
            return try hold(abs(value - wish) < 1e-3, "\(variable) has a maximum of \(value) in \(program)")
        }
        try hold(
            abs(maximum - greatest) <= 100 * measure.tolerance,
            "\(variable) gets \(maximum), but up to \(greatest) in \(program)")
        try hold(extent.stops.allSatisfy { !solution.ignored.contains($0) }, "an ignored constraint stops \(variable)")
        try hold(!extent.stops.isEmpty, "nothing stops \(variable) in \(program)")
    }

    private static let coefficients = [1, -1, 2, 0.5, 1.0 / 3, -2, 16.0 / 9, 0]
    private static let priorities: [Double] = [1000, 999, 750, 500, 250.5, 250, 0, .nan]
    private static let unusable: [Double] = [.nan, .infinity, 1e308, -.greatestFiniteMagnitude]

    /// The program that bytes describe: up to three variables and seven constraints.
    private static func program(from bytes: [UInt8]) -> LinearProgram {
        var program = LinearProgram()
        var bytes = bytes[...]
        func next() -> Int { Int(bytes.popFirst() ?? 0) }
        let variables = (0...next() % 3).map { _ in program.makeVariable() }
        while !bytes.isEmpty, program.constraints.count < 7 {
            let kind = next()
            let terms = (0..<kind / 3 % 4).map { _ in
                let term = next()
                return Term(variables[term % variables.count], coefficients[term / 4 % coefficients.count])
            }
            let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
            let number = next()
            program.add(
                LinearConstraint(
                    terms, relations[kind % 3], number < 4 ? unusable[number] : Double(number - 128),
                    priority: Priority(priorities[kind / 12 % priorities.count])))
        }
        return program
    }

    private static func seeds() -> [[UInt8]] {
        // Sides by side, equal widths, a text that does not fit.
        [
            [2, 6, 0, 0x41, 136, 6, 1, 0x42, 228, 29, 0, 178, 31, 1, 108],
            [1, 3, 0, 140, 3, 0, 150, 15, 1, 100, 27, 1, 150],
            [0, 3, 0, 0, 4, 0, 200, 5, 0, 220], [],
        ]
    }
}

extension LinearProgram {
    /// Its variables, in their order.
    package var variables: [Variable] {
        var program = LinearProgram()
        return (0..<variableCount).map { _ in program.makeVariable() }
    }
}
