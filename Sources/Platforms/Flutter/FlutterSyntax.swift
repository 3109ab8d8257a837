// Why `flutter gen-l10n` can't read a text, which ends the build of the whole app.

import Comparison
import MessagePatterns

/// Flutter's messages, as its generator of code reads them.
enum FlutterSyntax {
    /// Why Flutter can't read a text; nil if it can.
    static func words(for message: Message) -> String? {
        let fault = FlutterBraces.words(for: message) ?? FlutterPlaceholders.words(for: message)
        return fault.map { "flutter gen-l10n can't read it: \($0)" }
    }

    /// Differences, and why Flutter can't read a translation where it reads its source.
    static func naming(
        _ differences: [PlaceholderDifference], in message: Message, _ source: Message
    ) -> [PlaceholderDifference] {
        let isToldAlready = differences.contains { if case .unreadable = $0 { true } else { false } }
        guard !isToldAlready, let words = Self.words(for: message),
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
