// Format strings that Python's `%` rejects, although C's `printf` would show something.

import Basics
import MessagePatterns

/// Directives as Python's `str % arguments` interprets them.
enum PythonFormat {
    /// Adapts differences to Python, which does not support numbers and requires that every unnamed argument is used.
    package static func adapting(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        // Python would throw in English, too: no formatter reads the text, whatever its flag says.
        guard accepts(source.utf8) else { return differences.filter { !$0.isOfPercents } }
        let theirs = MessageArguments(source).formatted
        guard !theirs.isEmpty else { return differences }
        let numbered =
            theirs.contains(where: \.isNumbered) ? [] : MessageArguments(translation).formatted.filter(\.isNumbered)
        guard numbered.isEmpty else {
            return numbered.map { .refused($0.spelling, meant: nil, by: .python) }
        }
        let spellings = Set(theirs.map(\.spelling))
        return differences.map { difference in
            if case .lost(let spelling) = difference, spellings.contains(spelling) {
                .leftOver(spelling)
            } else {
                difference
            }
        }
    }

    /// Whether Python can format a text: each percent sign begins a directive, and all of these have names or none.
    private static func accepts(_ text: [UInt8]) -> Bool {
        var at = 0
        var (hasNames, hasPlaces) = (false, false)
        while let sign = text.firstOffset(of: UInt8(ascii: "%"), in: at..<text.count) {
            let isNamed = sign + 1 < text.count && text[sign + 1] == UInt8(ascii: "(")
            var rest = text[(sign + 1)...]
            if isNamed {
                guard let close = rest.firstIndex(of: UInt8(ascii: ")")) else { return false }
                rest = rest[(close + 1)...]
            }
            rest = rest.drop { $0.isDigit || layout.contains($0) }
            guard let type = rest.first, types.contains(type) else { return false }
            if type != UInt8(ascii: "%") { if isNamed { hasNames = true } else { hasPlaces = true } }
            at = rest.startIndex + 1
        }
        return !(hasNames && hasPlaces)
    }

    /// Flags, widths, precisions and sizes.
    private static let layout = Array("-+ #.*hlL".utf8)
    private static let types = Array("%diouxXeEfFgGcrsa".utf8)
}
