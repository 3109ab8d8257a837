// The font of a room, and the sizes that people choose for it.

import Fonts
import MessageLayout
import TextLayout

extension Room {
    /// The text sizes that people choose, by the system they choose them on.
    public enum Sizes: String, CaseIterable, Hashable, Sendable {
        /// None: the text does not grow.
        case fixed
        /// Those of iOS, up to the box's largest.
        case apple
        /// Those of Android.
        case android

        /// The names of all, smallest first.
        public var names: [String] {
            switch self {
            case .fixed: []
            case .apple: Self.appleNames
            case .android: Self.androidNames
            }
        }

        private static let appleNames = TextSize.allCases.map(\.rawValue)
        private static let androidNames = FontScale.settings.map { "\($0.factor)" }

        /// Whether texts grow by their style, and up to a largest size.
        public var followStyles: Bool { self == .apple }

        /// The sizes of a text of a style, or of its own font.
        public func chosen(style: TextStyle?, hasOwnFont: Bool, largest: TextSize?) -> ChosenSizes {
            switch (self, style) {
            case (.fixed, _): .fixed
            case (.android, _): .android
            case (.apple, let style?) where !hasOwnFont: .style(style, largest: largest)
            case (.apple, let style): .scaled(like: style ?? .body, largest: largest)
            }
        }
    }

    /// What its text is set in: the font it names, or else Apple's in the size of its style.
    public var description: FontDescription {
        font ?? .system(isHeadline: style == .headline).sized(style?.points(at: .large) ?? FontDescription.bodySize)
    }

    /// The sizes that its text has besides its own.
    package var chosenSizes: ChosenSizes {
        sizes.chosen(style: style, hasOwnFont: font != nil, largest: box.largestSize)
    }
}
