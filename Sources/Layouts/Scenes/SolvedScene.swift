// Where everything in a scene is.

/// The frames of a scene's boxes.
package struct SolvedScene: Sendable {
    /// In the coordinates of the root; frames of boxes that no caller asked for have no meaning.
    package let frames: [Frame]
    /// The values behind the frames, for questions about single ones.
    package let solution: Solution
    /// What is required and does not hold, because it contradicts something else, with the number of points.
    package let broken: [(source: SceneProgram.Source, points: Double)]

    /// By how much the document's required constraints contradict each other horizontally, at most; nil if they do not.
    package func contradiction(in scene: Scene) -> Double? {
        broken.compactMap { source, points in
            guard case .constraint(let number) = source, scene.constraints[number].first.part.axis == .horizontal else {
                return nil
            }
            return points
        }.max()
    }

    /// The frame of a box in the coordinates of its parent.
    package func frame(of index: BoxIndex, in scene: Scene) -> Frame {
        var frame = frames[index]
        if let parent = scene.boxes[index].parent {
            frame.x -= frames[parent].x
            frame.y -= frames[parent].y
        }
        return frame
    }
}

extension SceneProgram {
    /// Solves the program, for the widths of some boxes or for all; what is as in the solution of a similar one is not
    /// solved again.
    package func solve(
        widthsOf boxes: Set<BoxIndex>? = nil, reusing similar: SolvedScene? = nil, limits: SolverLimits = .standard
    ) -> Result<SolvedScene, SolverRefusal> {
        let asked = boxes.map { $0.flatMap { variables(of: $0, .horizontal) } }
        return program.solve(for: asked, reusing: similar?.solution, limits: limits).map { solution in
            SolvedScene(
                frames: scene.boxes.indices.map { index in
                    let x = frame(index, .horizontal)
                    let y = frame(index, .vertical)
                    let (left, top) = (solution.value(of: x.start), solution.value(of: y.start))
                    return Frame(
                        x: left, y: top, width: solution.value(of: x.end) - left,
                        height: solution.value(of: y.end) - top)
                },
                solution: solution,
                broken: solution.violations.compactMap { violation in
                    guard program.constraints[violation.constraint].priority == .required else { return nil }
                    return (sources[violation.constraint], violation.error)
                })
        }
    }

    /// Returns whether the frame of each box follows from the scene, or could be another one as well.
    package func determined(in solution: Solution) -> [PerAxis<Bool>] {
        let undetermined = Set(solution.undetermined)
        func isDetermined(_ edges: Edges) -> Bool {
            (edges.start.terms + edges.end.terms).allSatisfy { !undetermined.contains($0.variable) }
        }
        return scene.boxes.indices.map { index in
            PerAxis(isDetermined(frame(index, .horizontal)), isDetermined(frame(index, .vertical)))
        }
    }

    /// Returns the boxes among some whose extent along an axis follows from the scene, and could not be another one.
    package func determined(_ boxes: Set<BoxIndex>, _ axis: Axis, in solution: Solution) -> Set<BoxIndex> {
        let variables = boxes.map { (box: $0, all: self.variables(of: $0, axis)) }
        let asked = Set(variables.flatMap(\.all)).sorted { $0.index < $1.index }
        let undetermined = Set(solution.undetermined(among: asked))
        return Set(variables.lazy.filter { undetermined.isDisjoint(with: $0.all) }.map(\.box))
    }

    /// The variables on which the edges of a box depend.
    private func variables(of box: BoxIndex, _ axis: Axis) -> [Variable] {
        let edges = frame(box, axis)
        return (edges.start.terms + edges.end.terms).map(\.variable)
    }
}

extension Solution {
    fileprivate func value(of expression: Expression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * self[$1.variable] }
    }
}
