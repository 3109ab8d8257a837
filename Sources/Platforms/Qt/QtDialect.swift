// How Qt reads texts.

import Basics
import Catalogs
import Comparison
import MessagePatterns

enum QtDialect: Dialect {
    static func number(in catalog: Catalog) -> NumberName { .sign }

    /// Labels, tooltips and message boxes do, with `Qt::mightBeRichText`.
    static func detectsMarkup(_ entry: Entry) -> Bool { true }

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
        guard !differences.isEmpty else { return [] }
        // Only plurals have a number to insert: elsewhere, an app may replace `%n` itself, or leave it.
        let isPlural = !subject.entry.variant.isEmpty
        let shown = differences.filter {
            !$0.isOfParentheses && !$0.isOfLetters(subject.message, source) && (isPlural || !$0.losesNumber)
        }
        let named = QtArguments.naming(QtCodes.naming(shown, source, subject.message), of: subject, source)
        // Qt's arguments are `%1` and `%n`. What else is in braces is mostly a word, but code may replace a name.
        return BraceWords.naming(named, source: source).filter { !$0.isInBraces || $0.isRecased }
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

extension Message {
    /// The number of times that it contains a short text, whatever follows.
    fileprivate func count(of text: String) -> Int {
        self.text.split(separator: text, omittingEmptySubsequences: false).count
    }
}

extension PlaceholderDifference {
    /// Whether it is about `\\(…)`, which is mathematics here.
    fileprivate var isOfParentheses: Bool { concerns { $0.hasPrefix("\\(") } }

    /// Whether both texts have the same percent signs and letters, with other letters around them: `%dkb` and `%dкб`.
    fileprivate func isOfLetters(_ message: Message, _ source: Message) -> Bool {
        concerns { spelling in
            spelling.hasPrefix("%") && !(spelling.dropFirst().first?.isNumber ?? true)
                && message.count(of: spelling) == source.count(of: spelling)
        }
    }

    fileprivate var losesNumber: Bool {
        if case .lost(let spelling) = self { spelling == "%n" || spelling == "%Ln" } else { false }
    }

    fileprivate var isInBraces: Bool { concerns { $0.hasPrefix("{") } }

    /// Whether only the case of a name differs, which no translator means.
    fileprivate var isRecased: Bool {
        switch self {
        case .changed(let spelling, was: let was), .renamed(let spelling, was: let was):
            spelling.lowercased() == was.lowercased()
        default: false
        }
    }

    private func concerns(_ isMeant: (String) -> Bool) -> Bool {
        switch self {
        case .lost(let spelling), .added(let spelling, nearest: _), .introduced(let spelling), .unclosed(let spelling),
            .strayBrace(let spelling), .changed(let spelling, was: _), .renamed(let spelling, was: _),
            .lostNumber(let spelling, example: _), .lostInForm(let spelling, form: _, example: _):
            isMeant(spelling)
        default: false
        }
    }
}
