// How messages are to be measured.

import Fonts
import TextLayout

/// What lengths are given in.
public enum LengthUnit: String, CaseIterable, Hashable, Sendable {
    /// Points of a font.
    case points
    /// Columns of a terminal.
    case columns

    /// A number of the unit: `12 pt`, `1 column`.
    public func length(_ number: String) -> String {
        switch self {
        case .points: "\(number) pt"
        case .columns: number == "1" ? "1 column" : "\(number) columns"
        }
    }
}

/// A size of the font that people choose, by the name of their setting.
public struct NamedStep: Hashable, Sendable {
    /// The setting, such as `xLarge`.
    public let name: String
    /// The size of the font there.
    public let points: Double

    /// A step.
    public init(name: String, points: Double) {
        self.name = name
        self.points = points
    }
}

/// How messages are to be measured.
public struct MeasuringPlan: Sendable {
    /// The locale of the messages.
    public var locale: String
    /// The room they have; nil where only they themselves are measured.
    public var box: Box?
    /// What the box is measured in.
    public var unit: LengthUnit
    /// What terminals do not agree on.
    public var columns: Columns.Options
    /// What gives a text its direction.
    public var base: BaseDirection
    /// The fonts that texts are set in; nil where no points are asked for.
    public var fonts: FontStack?
    /// The sizes at which the message is fitted besides.
    public var steps: [NamedStep]

    /// A plan to measure text of a locale in a stack of fonts.
    public init(
        locale: String, box: Box? = nil, unit: LengthUnit = .points, columns: Columns.Options = .init(),
        base: BaseDirection, fonts: FontStack?, steps: [NamedStep] = []
    ) {
        self.locale = locale
        self.box = box
        self.unit = unit
        self.columns = columns
        self.base = base
        self.fonts = fonts
        self.steps = steps
    }
}
