// Why `flutter gen-l10n` cannot read a text, which fails the build of the whole app.

import Comparison
import MessagePatterns

/// Flutter's messages, as its code generator reads them.
enum FlutterSyntax {
    /// Returns why Flutter cannot read a text; nil if it can.
    static func words(for message: Message) -> String? {
        let fault = FlutterBraces.words(for: message) ?? FlutterPlaceholders.words(for: message)
        return fault.map { "flutter gen-l10n cannot read it: \($0)" }
    }

    /// Returns differences, with the reason why Flutter cannot read a translation if it can read the source.
    static func naming(
        _ differences: [PlaceholderDifference], in message: Message, _ source: Message
    ) -> [PlaceholderDifference] {
        let isReported = differences.contains { if case .unreadable = $0 { true } else { false } }
        guard !isReported, let words = Self.words(for: message),
            Self.words(for: source) == nil
        else { return differences }
        return differences.filter { difference in
            switch difference {
            case .strayBrace, .reformatted, .unknownFormat: false
            default: true
            }
        } + [.unreadable(words)]
    }
}
