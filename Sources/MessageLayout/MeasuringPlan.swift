// The settings for measuring messages.

import Fonts
import TextLayout

/// The unit of lengths.
public enum LengthUnit: String, CaseIterable, Hashable, Sendable {
    /// Points of a font.
    case points
    /// Columns of a terminal.
    case columns

    /// A length in words: `12 pt`, `1 column`.
    public func length(_ number: String) -> String {
        switch self {
        case .points: "\(number) pt"
        case .columns: number == "1" ? "1 column" : "\(number) columns"
        }
    }
}

/// A text size that users can choose, by the name of the setting.
public struct NamedStep: Hashable, Sendable {
    /// The setting, such as `xLarge`.
    public let name: String
    /// The size of the font at that setting.
    public let points: Double

    /// Creates a step.
    public init(name: String, points: Double) {
        self.name = name
        self.points = points
    }
}

/// The settings for measuring messages.
public struct MeasuringPlan: Sendable {
    /// The locale of the messages.
    public var locale: String
    /// The box to fit them into; nil to measure only the messages themselves.
    public var box: Box?
    /// The unit of the box.
    public var unit: LengthUnit
    /// The options on which terminals disagree.
    public var columns: Columns.Options
    /// The base direction of texts.
    public var base: BaseDirection
    /// The fonts that texts are set in; nil if no points are requested.
    public var fonts: FontStack?
    /// The additional sizes at which the message is fitted.
    public var steps: [NamedStep]

    /// Creates a plan to measure texts of a locale in a stack of fonts.
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
