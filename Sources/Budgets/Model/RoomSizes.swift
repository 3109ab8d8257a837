// The font of a room, and its user-selectable text sizes.

import Fonts
import MessageLayout
import TextLayout

extension Room {
    /// The user-selectable text sizes, by operating system.
    public enum Sizes: String, CaseIterable, Hashable, Sendable {
        /// No other sizes: the text does not grow.
        case fixed
        /// The text sizes of iOS, up to the largest of the box.
        case apple
        /// The font scales of Android.
        case android

        /// The names of all sizes, from the smallest.
        public var names: [String] {
            switch self {
            case .fixed: []
            case .apple: Self.appleNames
            case .android: Self.androidNames
            }
        }

        private static let appleNames = TextSize.allCases.map(\.rawValue)
        private static let androidNames = FontScale.settings.map { "\($0.factor)" }

        /// Whether texts grow according to their style, and up to a largest size.
        public var followStyles: Bool { self == .apple }

        /// Returns the sizes of a text with a style or its own font.
        public func chosen(style: TextStyle?, hasOwnFont: Bool, largest: TextSize?) -> ChosenSizes {
            switch (self, style) {
            case (.fixed, _): .fixed
            case (.android, _): .android
            case (.apple, let style?) where !hasOwnFont: .style(style, largest: largest)
            case (.apple, let style): .scaled(like: style ?? .body, largest: largest)
            }
        }
    }

    /// The font of its text: the one it specifies, or else Apple's in the size of its style.
    public var description: FontDescription {
        font ?? .system(isHeadline: style == .headline).sized(style?.points(at: .large) ?? FontDescription.bodySize)
    }

    /// The sizes of its text in addition to the default size.
    package var chosenSizes: ChosenSizes {
        sizes.chosen(style: style, hasOwnFont: font != nil, largest: box.largestSize)
    }
}
