// How a text on a screen was drawn.

/// The font of a text on a screen.
package struct RecordedFont: Hashable, Sendable {
    /// How letters are changed before they are drawn.
    package enum Transform: String, Hashable, Sendable, CaseIterable {
        case none, uppercase, lowercase, capitalize
    }

    /// The families that were asked for, as written.
    package var asked: String?
    /// The families that drew it, the one with the most glyphs first; empty if unknown.
    package var used: [String] = []
    package var size: Double?
    /// From 1 to 1000; 400 is regular.
    package var weight: Double?
    package var isItalic = false
    /// What is added after each letter.
    package var spacing: Double?
    package var lineHeight: Double?
    package var transform: Transform?

    package init() {}

    /// The family that drew it, or else the first one that was asked for.
    package var family: String? { used.first ?? asked.flatMap(Self.first(of:)) }

    /// The first of the families that a list names: `"Helvetica Neue", Arial`.
    private static func first(of list: String) -> String? {
        let first = list.prefix { $0 != "," }.drop { $0 == " " }
        let name = first.filter { $0 != "\"" && $0 != "'" }
        return name.isEmpty ? nil : name
    }
}
