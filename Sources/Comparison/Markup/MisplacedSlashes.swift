// Closing tags with their slash at the wrong end: `<b/>` for `</b>`.

import Basics
import MessagePatterns

enum MisplacedSlashes {
    /// Returns differences, with a lost closing tag and an added empty element of the same name reported as one.
    static func naming(
        _ differences: [MarkupDifference], _ source: Message, _ translation: Message
    ) -> [MarkupDifference] {
        var named = differences
        for difference in differences {
            guard case .lost(let spelling) = difference, spelling.hasPrefix("</") else { continue }
            let name = spelling.dropFirst(2).dropLast()
            let written = "<\(name)/>"
            guard has(written, translation), !has(written, source), let lost = named.firstIndex(of: difference),
                let added = named.firstIndex(of: .added("<\(name)>"))
            else { continue }
            named[lost] = .replaced(written, was: spelling)
            named.remove(at: added)
        }
        return named
    }

    private static func has(_ tag: String, _ message: Message) -> Bool {
        message.utf8.firstOffset(of: Array(tag.utf8), in: message.utf8.indices) != nil
    }
}
