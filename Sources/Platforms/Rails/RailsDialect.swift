// How Rails reads texts.

import Catalogs
import Comparison
import MessagePatterns

enum RailsDialect: Dialect {
    static func number(in catalog: Catalog) -> NumberName { .count }
    static var showsZeroForZeroAlone: Bool { true }

    /// Whether the key marks the text as HTML: `title_html`, `intro.html`.
    static func readsHTML(_ entry: Entry) -> Bool {
        let name = entry.key.split(separator: ".").last ?? ""
        return name == "html" || name.hasSuffix("_html")
    }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard subject.entry.syntax == .auto else { return differences }
        let own = EqualSpellings.removing(from: differences).filter { !$0.isOfLiteral }
        return isFormatted(source) ? own : own.filter { !$0.isOfPercent }
    }

    /// Whether code may format a text with `%s` or `%d`; Ruby's I18n itself fills only `%{name}` and `%<name>s`.
    private static func isFormatted(_ source: Message) -> Bool {
        MessageArguments(source).formatted.contains { argument in
            !argument.spelling.hasPrefix("%{") && !argument.spelling.hasPrefix("%<")
                && "sdiuf".contains(argument.spelling.last ?? " ")
        }
    }
}

extension PlaceholderDifference {
    /// Whether it is about a percent sign that only a formatter reads: `25%`, `%50a`.
    fileprivate var isOfPercent: Bool {
        switch self {
        case .lonePercent: true
        case .added(let spelling, nearest: _), .lost(let spelling):
            spelling.hasPrefix("%") && !spelling.hasPrefix("%{") && !spelling.hasPrefix("%<")
        default: false
        }
    }

    /// Whether it is about a literal of vue-i18n, which shows what its quotes contain: `{'|'}`.
    fileprivate var isOfLiteral: Bool {
        switch self {
        case .added(let spelling, nearest: _), .lost(let spelling):
            spelling.hasPrefix("{'") && spelling.hasSuffix("'}")
        default: false
        }
    }
}
