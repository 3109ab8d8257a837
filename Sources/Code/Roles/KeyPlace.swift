// Where a key stands on the screen, as code says it.

/// A place of a key on the screen.
public struct KeyPlace: Sendable {
    /// The position of the use of the key in the project.
    public let use: Int
    /// What the text is.
    public let role: ScreenRole
    /// The node that shows it.
    public let place: NodePlace
    /// How many declarations are between the use of the key and this node.
    public let hops: Int
    /// What the code says about the looks of the text.
    public let looks: TextLooks
}

/// What modifiers say about the looks of a text.
public struct TextLooks: Hashable, Sendable {
    /// The width of its frame, and the argument that states it.
    public var width: Double?
    /// The height of its frame.
    public var height: Double?
    /// The name of a text style: `caption`.
    public var style: String?
    /// The size of a font of the system's.
    public var size: Double?
    /// The name of a weight: `bold`.
    public var weight: String?
    /// How many lines there may be.
    public var lines: Int?
    /// How far it may shrink.
    public var smallestScale: Double?
    /// Where it is cut: `head`, `middle` or `tail`.
    public var truncation: String?
    /// Whether it ignores the width that it is offered.
    public var isFixedSize = false
    /// The range of the code that states the width.
    public var limit: Range<Int>?

    /// Creates looks of which nothing is known.
    public init() {}
}
