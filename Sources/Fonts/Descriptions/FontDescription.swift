// The description of a font as a value; FontDescriptionParser.swift converts it from and to text.

/// The description of a font: `Inter 17 semibold +tnum`.
public struct FontDescription: Hashable, Sendable {
    /// A value with an OpenType tag, such as `wght=350` or `tnum=1`.
    public struct TaggedValue<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The tag, of four characters.
        public let tag: String
        /// The value.
        public let value: Value

        /// Creates a value with a tag.
        public init(tag: String, value: Value) {
            self.tag = tag
            self.value = value
        }
    }

    /// Apple's size for body text.
    public static let bodySize = 17.0

    /// The family, or the path of a font file; `#1` after the path specifies the second face in it.
    public internal(set) var family: String
    /// The size in points.
    public internal(set) var size = bodySize
    /// The weight, from 1 to 1000; 400 is regular.
    public internal(set) var weight = 400
    /// Whether the font is italic.
    public internal(set) var isItalic = false
    /// The spacing added to each character, in points.
    public package(set) var letterSpacing = 0.0
    /// The families for characters that it does not cover, which precede all others; those that are missing are skipped.
    package var fallbacks: [String] = []
    /// The OpenType features by tag; each tag occurs once.
    public internal(set) var features: [TaggedValue<UInt32>] = []
    /// The positions on variation axes by tag; each tag occurs once.
    public internal(set) var variations: [TaggedValue<Double>] = []

    /// Creates the description of a font by family or file.
    public init(
        family: String, size: Double = bodySize, weight: Int = 400, isItalic: Bool = false
    ) throws(FontDescriptionError) {
        guard !family.isEmpty, !family.contains("\"") else { throw .family(family) }
        self.family = family
        guard Self.sizes.contains(size) else { throw .size("\(size)") }
        self.size = size
        guard Self.weights.contains(weight) else { throw .weight("\(weight)") }
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Apple's system font.
    public static func system(isHeadline: Bool = false) -> FontDescription {
        FontDescription(systemWeight: isHeadline ? 600 : 400)
    }

    private init(systemWeight: Int) {
        family = "SF Pro"
        weight = systemWeight
    }

    /// Returns the same font at another size, clamped to the valid sizes.
    public func sized(_ size: Double) -> FontDescription {
        var other = self
        // If one of two numbers is NaN, `max` returns the other only in this order.
        other.size = size.isNaN ? self.size : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
        return other
    }

    static let sizes = 0.01...1000.0
    static let weights = 1...1000

    /// The path of the file and the index of the face in it, if the description specifies a file.
    var file: FaceAddress? {
        var path = family[...]
        var index = 0
        if let mark = family.lastIndex(of: "#"), let number = Int(family[family.index(after: mark)...]), number >= 0 {
            path = family[..<mark]
            index = number
        }
        let lowered = path.lowercased()
        let isFile = path.contains("/") || FontFiles.extensions.contains { lowered.hasSuffix(".\($0)") }
        return isFile ? FaceAddress(path: String(path), index: index) : nil
    }
}
