// An independent solver of tiny programs: it tries every corner.

import Layouts

/// How much points violate the constraints of a program.
package struct LevelErrors: Sendable {
    /// The constraints that count, by descending priority.
    fileprivate let levels: [[LinearConstraint]]
    /// What counts as a rounding error.
    package let tolerance: Double

    /// Creates the measure without constraints below a priority, and those at certain positions.
    package init(_ program: LinearProgram, ignoring ignored: [Int] = [], keeping lowest: Priority = .lowest) {
        let constraints = program.constraints.indices.filter { !ignored.contains($0) }.map { program.constraints[$0] }
            .filter { $0.priority >= lowest }
        levels = Set(constraints.map(\.priority)).sorted(by: >).map { priority in
            constraints.filter { $0.priority == priority }
        }
        tolerance = 1e-7 * constraints.reduce(1) { max($0, abs($1.constant)) }
    }

    /// The sums of the errors of each priority at a point.
    package func callAsFunction(_ point: [Double]) -> [Double] {
        levels.map { level in
            level.reduce(0) { sum, constraint in
                let residual = constraint.terms.reduce(-constraint.constant) {
                    $0 + $1.coefficient * point[$1.variable.index]
                }
                return switch constraint.relation {
                case .lessOrEqual: sum + max(0, residual)
                case .equal: sum + abs(residual)
                case .greaterOrEqual: sum + max(0, -residual)
                }
            }
        }
    }
}

/// The points of a program of a few variables and constraints with the least errors.
///
/// The errors of constraints are convex and piecewise linear, so they are least at a point where constraints meet. If
/// these leave a direction free, the errors do not change along it, and a plane at 0 cuts it.
package struct CornerSearch {
    /// The corners with the least errors.
    package let corners: [[Double]]
    /// The least errors.
    package let errors: [Double]

    /// Tries all corners of a program.
    package init(_ program: LinearProgram, _ errors: LevelErrors) {
        let planes = errors.levels.joined().map { Self.plane($0, count: program.variableCount) }
        let axes = (0..<program.variableCount).map { axis in
            (0...program.variableCount).map { $0 == axis ? 1.0 : 0 }
        }
        var best = Self.corners(of: planes + axes, count: program.variableCount).map { (point: $0, errors: errors($0)) }
        self.errors = errors.levels.indices.map { level in
            let least = best.reduce(.infinity) { min($0, $1.errors[level]) }
            best.removeAll { $0.errors[level] > least + errors.tolerance }
            return least
        }
        corners = best.map(\.point)
    }

    /// The coefficients of a constraint, followed by its constant.
    private static func plane(_ constraint: LinearConstraint, count: Int) -> [Double] {
        var plane = Array(repeating: 0.0, count: count + 1)
        for term in constraint.terms { plane[term.variable.index] += term.coefficient }
        plane[count] = constraint.constant
        return plane
    }

    /// The points where planes meet, by Gaussian elimination of each combination.
    private static func corners(of planes: [[Double]], count: Int) -> [[Double]] {
        /// `chosen` is in reduced form: each plane has one of `pivots` for itself.
        func extend(_ chosen: [[Double]], _ pivots: [Int], from start: Int) -> [[Double]] {
            if pivots.count == count {
                var point = Array(repeating: 0.0, count: count)
                for (plane, pivot) in zip(chosen, pivots) { point[pivot] = plane[count] }
                return [point]
            }
            return planes.indices.dropFirst(start).flatMap { index -> [[Double]] in
                var plane = planes[index]
                for (other, pivot) in zip(chosen, pivots) { plane = reduced(plane, by: other, at: pivot) }
                guard let pivot = (0..<count).max(by: { abs(plane[$0]) < abs(plane[$1]) }), abs(plane[pivot]) > 1e-9
                else { return [] }
                let divisor = plane[pivot]
                plane = plane.map { $0 / divisor }
                return extend(
                    chosen.map { reduced($0, by: plane, at: pivot) } + [plane], pivots + [pivot], from: index + 1)
            }
        }
        return extend([], [], from: 0)
    }

    private static func reduced(_ plane: [Double], by other: [Double], at pivot: Int) -> [Double] {
        let factor = plane[pivot]
        return zip(plane, other).map { $0 - factor * $1 }
    }
}
