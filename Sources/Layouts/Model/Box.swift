// A rectangle of a scene: a view or a guide.

/// The position of a box in its scene's list.
package typealias BoxIndex = Int

/// A rectangle of a scene, and what decides where it is.
package struct Box: Sendable {
    /// The name of the object in its document; empty if it has none.
    package var name: String
    package var shape: BoxShape
    /// The line of its element.
    package var line: Int
    /// The box that contains it; nil for the root.
    package var parent: BoxIndex?
    package var placement: Placement
    /// The frame that its editor saved, in the coordinates of its parent.
    package var savedFrame: Frame?
    /// How far its frame extends beyond the rectangle that constraints align.
    package var overhang: Insets = .zero
    /// How large its contents want it to be.
    package var content = PerAxis<Content>(both: .none)
    /// How strongly it resists to grow beyond its contents.
    package var hugging = PerAxis(both: Priority.standardHugging)
    /// How strongly it resists to become smaller than its contents.
    package var resistance = PerAxis(both: Priority.standardResistance)
    package var arrangement = Arrangement.free
    /// Where the baseline of its text is; nil if it has no text.
    package var baseline: Baseline?
    /// Whether it is a row that its list makes as high as its contents need.
    package var isSelfSizing = false
    /// Hidden boxes have a place, but not in a stack.
    package var isHidden = false
    /// Why its saved frame may differ from the layout, according to its editor.
    package var doubt: Doubt?

    package init(
        name: String, shape: BoxShape, line: Int, parent: BoxIndex?, placement: Placement, savedFrame: Frame? = nil
    ) {
        self.name = name
        self.shape = shape
        self.line = line
        self.parent = parent
        self.placement = placement
        self.savedFrame = savedFrame
    }
}

/// What decides where a box is.
package enum Placement: Sendable {
    /// The constraints that name it, or the stack or grid that arranges it.
    case constraints
    /// Its saved frame, which resizes with its parent.
    case resizing(PerAxis<Resizing>)
    /// The room that its parent leaves; its saved frame may be an old one.
    case filling(Insets)
    /// A rectangle inside its parent, at a distance that its kind decides.
    case guide(Guide)
}

/// How the frame of a box follows its parent's size along one axis.
package struct Resizing: Hashable, Sendable {
    package var isStartFlexible: Bool
    package var isLengthFlexible: Bool
    package var isEndFlexible: Bool

    package init(start: Bool = false, length: Bool = false, end: Bool = false) {
        isStartFlexible = start
        isLengthFlexible = length
        isEndFlexible = end
    }

    /// The distances from both edges stay.
    package static let stretches = Resizing(length: true)
    /// The distance from the left or top stays.
    package static let staysAtStart = Resizing(end: true)
    /// The distance from the right or bottom stays.
    package static let staysAtEnd = Resizing(start: true)
}

/// A rectangle in a box that constraints refer to.
package enum Guide: Sendable {
    /// The box without its margins.
    case margins(Insets)
    /// The same, with margins that are wider at the sides from a width of the root on, and perhaps at its saved size.
    case screenMargins(Insets, wider: Double, from: Double, isWideAsSaved: Bool)
    /// What bars and the edges of the screen leave of the box.
    case safeArea(Insets)
    /// The width in which text is comfortable to read.
    case readableWidth(Insets)
    /// What a scroll view shows a part of; its size follows from the constraints.
    case scrolledContent
    /// The visible part of a scroll view.
    case visiblePart
}

/// How large the contents of a box want it to be along one axis.
package enum Content: Hashable, Sendable {
    /// It has none, or they do not decide.
    case none
    /// A size that no language changes.
    case fixed(Double)
    /// A size that depends on its text.
    case text
}

/// The distances of baselines from the edges of the aligned rectangle.
package struct Baseline: Hashable, Sendable {
    /// From the top to the first one.
    package var first: Double
    /// From the last one to the bottom.
    package var last: Double

    package init(first: Double, last: Double) {
        self.first = first
        self.last = last
    }
}

/// What an editor says about a frame that it saved.
package enum Doubt: String, Sendable {
    case misplaced, ambiguous
}
