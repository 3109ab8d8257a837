// How Qt reads texts.

import Basics
import Catalogs
import Comparison
import MessagePatterns

enum QtDialect: Dialect {
    static func number(in catalog: Catalog) -> NumberName { .sign }

    /// Labels, tooltips and message boxes do, with `Qt::mightBeRichText`.
    static var detectsMarkup: Bool { true }

    /// lupdate keeps the old source of a message whose place has a new one, even if another message has that already.
    static func isReworded(_ entry: Entry) -> Bool {
        let utf8 = entry.catalog.text.utf8
        let start = utf8[..<entry.offset].lastOffset(of: "<message") ?? 0
        let end = utf8.firstOffset(of: "</message", from: start) ?? utf8.count
        return utf8.firstOffset(of: "<oldsource", in: start..<end) != nil
    }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        // Qt's arguments are `%1` and `%n`.
        let named = QtArguments.naming(
            QtCodes.naming(differences, source, subject.message), of: subject, source)
        return BraceWords.naming(named, source: source)
    }
}

extension ArraySlice<UInt8> {
    /// The offset of the last occurrence of a short text.
    fileprivate func lastOffset(of text: StaticString) -> Int? {
        let text = text.withUTF8Buffer { [UInt8]($0) }
        guard let first = text.first else { return nil }
        var rest = self
        while let at = rest.lastIndex(of: first) {
            if self[at...].starts(with: text) { return at }
            rest = rest[..<at]
        }
        return nil
    }
}
