// How Rails reads texts.

import Catalogs
import Comparison
import MessagePatterns

enum RailsDialect: Dialect {
    static func number(in catalog: Catalog) -> NumberName { .count }
    static var showsZeroForZeroAlone: Bool { true }

    static func viewsDecideHTML(_ entry: Entry) -> Bool { true }

    /// Whether the key marks the text as HTML: `title_html`, `intro.html`.
    static func readsHTML(_ entry: Entry) -> Bool {
        let name = entry.key.split(separator: ".").last ?? ""
        return name == "html" || name.hasSuffix("_html")
    }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard subject.entry.syntax == .auto else { return differences }
        return EqualSpellings.removing(from: differences).filter { !$0.isOfLiteral }
    }
}

extension PlaceholderDifference {
    /// Whether it is about a literal of vue-i18n, which shows what its quotes contain: `{'|'}`.
    fileprivate var isOfLiteral: Bool {
        switch self {
        case .added(let spelling, nearest: _), .lost(let spelling):
            spelling.hasPrefix("{'") && spelling.hasSuffix("'}")
        default: false
        }
    }
}
