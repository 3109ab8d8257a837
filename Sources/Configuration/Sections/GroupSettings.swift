// Keys that share a width.

import Basics

/// Keys that share a width, such as those of a tab bar.
public struct GroupSettings: Hashable, Sendable, NamedSection {
    /// Its name.
    public let name: Located<String>
    /// The texts in it.
    public internal(set) var scope = ScopeSettings()
    /// The total width of all of them, in points.
    public internal(set) var width: Located<Double>?
    /// The total columns of all of them.
    public internal(set) var columns: Located<Int>?
    /// The total characters of all of them.
    public internal(set) var graphemes: Located<Int>?
    /// The gap between two of them.
    public internal(set) var gap: Located<Double>?
    /// The named text style, or an Apple text style.
    public internal(set) var style: Located<String>?
    /// The font.
    public internal(set) var font: Located<String>?

    static let settings: [Setting<Self>] =
        ScopeSettings.settings.map { $0.within(\.scope) } + [
            .value("width", \.width, .length),
            .value("columns", \.columns, .count),
            .value("graphemes", \.graphemes, .count),
            .value("gap", \.gap, .number(0...Double(Numbers.most))),
            .value("style", \.style, .someText),
            .value("font", \.font, .someText),
        ]

    var flaw: ConfigurationError.Flaw? {
        if scope.keys.isEmpty { return .noKeys }
        return width == nil && columns == nil && graphemes == nil ? .noSharedLimit : nil
    }

    init(name: Located<String>) {
        self.name = name
    }
}
