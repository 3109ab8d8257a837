// Where a scene is shown, and what stands in it.

/// The size of the root and the direction of the language.
package struct SceneConditions: Sendable {
    /// The size of the root along each axis; nil for the saved one.
    package var size: PerAxis<Double?> = PerAxis(both: nil)
    package var isRightToLeft = false
    /// Whether the root may grow for its contents, as a window does.
    package var grows = false
    /// Whether the root may have any size.
    package var hasOpenRoot = false
    /// Whether constraints of the editor apply, as they do in the saved frames.
    package var isDesign = false
    /// Whether boxes may be wider and higher than their texts, however strongly they hug them.
    package var letsTextsGrow = false
    /// Whether only positions and lengths from left to right are of interest.
    package var isWidthOnly = false

    package init() {}
}

/// How large the contents of boxes are.
package struct ContentSizes {
    /// Returns the length of a box's contents along an axis, without what extends beyond the aligned rectangle; nil if
    /// it is unknown.
    package var length: (BoxIndex, Axis) -> Double?

    package init(_ length: @escaping (BoxIndex, Axis) -> Double?) { self.length = length }

    /// The sizes in the saved frames.
    package static func saved(in scene: Scene) -> ContentSizes {
        ContentSizes { index, axis in
            let box = scene.boxes[index]
            return box.savedFrame.map { $0.length(axis) - box.overhang.sum(axis) }
        }
    }
}
