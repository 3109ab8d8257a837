// How Qt reads texts.

import Catalogs
import Comparison
import MessagePatterns

enum QtDialect: Dialect {
    static func number(in catalog: Catalog) -> NumberName { .sign }

    /// Labels, tool tips and boxes do, by `Qt::mightBeRichText`.
    static var detectsMarkup: Bool { true }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        QtArguments.naming(differences, in: subject.message, of: subject.entry)
    }
}
