// How Qt reads texts.

import Catalogs
import Comparison
import MessagePatterns

enum QtDialect: Dialect {
    static func number(in catalog: Catalog) -> NumberName { .sign }

    /// Labels, tooltips and message boxes do, with `Qt::mightBeRichText`.
    static var detectsMarkup: Bool { true }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        // Qt's arguments are `%1` and `%n`.
        let named = QtArguments.naming(
            QtCodes.naming(differences, source, subject.message), of: subject, source)
        return BraceWords.naming(named, source: source)
    }
}
