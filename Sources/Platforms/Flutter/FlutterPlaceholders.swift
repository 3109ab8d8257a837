// Arguments that make `flutter gen-l10n` reject a text: it supports plurals, selects and names, each less than ICU
// does.

import Comparison
import MessagePatterns
import Samples

/// ICU syntax that Flutter's messages do not support.
enum FlutterPlaceholders {
    /// Returns what Flutter does not support in a text that ICU can read; nil if there is nothing.
    static func words(for message: Message) -> String? {
        if let words = format(in: message) { return words }
        let branches = Branches(message)
        return branches.starts.lazy.compactMap { branches.byStart[$0].flatMap(words) }.first
    }

    /// Returns a format, because Flutter formats numbers and dates as the placeholder's description specifies.
    private static func format(in message: Message) -> String? {
        message.parts.lazy.compactMap { part in
            guard part.kind == .placeholder, let format = ArgumentFormat(message.utf8[part.range]),
                !format.isFunction, format.family != nil, !isDate(format, message.utf8[part.range])
            else { return nil }
            let spelling = String(decoding: message.utf8[part.range], as: UTF8.self).shortened
            return "'\(spelling)' contains a format; expected '\(format.argument)', with the format in its '@' key"
        }.first
    }

    /// Whether the argument has the form `{day, date, ::yMMMd}`.
    private static func isDate(_ format: ArgumentFormat, _ spelling: ArraySlice<UInt8>) -> Bool {
        guard format.word == "date" || format.word == "time" else { return false }
        return ArgumentStyle(spelling)?.text.hasPrefix("::") ?? false
    }

    private static func words(for branch: Branch) -> String? {
        switch branch.kind {
        case .select: return nil
        case .ordinal: return "'selectordinal' is not supported; expected 'plural' or 'select'"
        case .choice: return "'choice' is not supported; expected 'plural' or 'select'"
        case .plural where branch.offset != "0": return "'offset:\(branch.offset)' is not supported in plurals"
        case .plural:
            let other = branch.options.first { option in
                Branch.exact(option.selector) != nil && !["=0", "=1", "=2"].contains(option.selector)
            }
            return other.map { "'\($0.selector)' is not a supported case; expected '=0', '=1', '=2' or a category" }
        }
    }
}
