// Arguments for which `flutter gen-l10n` refuses a text: it knows plurals, selects and names, and less than ICU of each.

import Comparison
import MessagePatterns
import Samples

/// What Flutter's messages may not have of ICU's.
enum FlutterPlaceholders {
    /// What Flutter can't read of a text that ICU can; nil where there is nothing.
    static func words(for message: Message) -> String? {
        if let words = format(in: message) { return words }
        let branches = Branches(message)
        return branches.starts.lazy.compactMap { branches.byStart[$0].flatMap(words) }.first
    }

    /// A type that Flutter doesn't know: numbers and dates are formatted as the placeholder says in its description.
    private static func format(in message: Message) -> String? {
        message.parts.lazy.compactMap { part in
            guard part.kind == .placeholder, let format = ArgumentFormat(message.utf8[part.range]),
                !format.isFunction, format.family != nil, !isDate(format, message.utf8[part.range])
            else { return nil }
            let spelling = String(decoding: message.utf8[part.range], as: UTF8.self).shortened
            return "'\(spelling)' names a format; expected '\(format.argument)', and the format in its '@' key"
        }.first
    }

    /// Whether it is `{day, date, ::yMMMd}`.
    private static func isDate(_ format: ArgumentFormat, _ spelling: ArraySlice<UInt8>) -> Bool {
        guard format.word == "date" || format.word == "time" else { return false }
        return ArgumentStyle(spelling)?.text.hasPrefix("::") ?? false
    }

    private static func words(for branch: Branch) -> String? {
        switch branch.kind {
        case .select: return nil
        case .ordinal: return "'selectordinal' is none of its types; expected 'plural' or 'select'"
        case .choice: return "'choice' is none of its types; expected 'plural' or 'select'"
        case .plural where branch.offset != "0": return "'offset:\(branch.offset)' is nothing that its plurals have"
        case .plural:
            let other = branch.options.first { option in
                Branch.exact(option.selector) != nil && !["=0", "=1", "=2"].contains(option.selector)
            }
            return other.map { "'\($0.selector)' is none of its cases; expected '=0', '=1', '=2' or a category" }
        }
    }
}
