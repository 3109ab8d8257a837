// Apostrophes in choices of Java messages, which are parsed twice: `{0,choice,0#none|1<it''''s {0}}`.

import Basics
import Comparison
import MessagePatterns

/// The effect of apostrophes in choices, as `java.text.MessageFormat` and `ChoiceFormat` parse them.
struct JavaChoices {
    private static let quote = UInt8(ascii: "'")
    private static let word: StaticString = "choice"

    private let utf8: [UInt8]
    /// Whether a choice with an apostrophe has no end.
    private var isUnclosed = false
    /// The first argument of a branch that is shown verbatim.
    private var quotedArgument: String?

    /// Returns what is wrong with the choices of a translation, if those of its source are correct.
    static func faults(in translation: Message, source: Message) -> [PlaceholderDifference] {
        guard translation.utf8.has(quote), translation.utf8.firstOffset(of: word) != nil,
            source.utf8.firstOffset(of: word) != nil
        else { return [] }
        let (own, theirs) = (JavaChoices(translation.utf8), JavaChoices(source.utf8))
        if own.isUnclosed, !theirs.isUnclosed {
            return [
                .unreadable(
                    "Java cannot read it, and the app crashes: a lone apostrophe starts a quote "
                        + "that hides the braces; expected '’', which quotes nothing")
            ]
        }
        guard let argument = own.quotedArgument, theirs.quotedArgument == nil else { return [] }
        return [
            .unreadable(
                "'\(argument)' is shown verbatim: Java reads a branch with arguments twice, so the apostrophe before "
                    + "it quotes it; expected '’', which quotes nothing, or four apostrophes")
        ]
    }

    private init(_ utf8: [UInt8]) {
        self.utf8 = utf8
        var at = 0
        var isQuoted = false
        while at < utf8.count, !isUnclosed, quotedArgument == nil {
            switch utf8[at] {
            case Self.quote where utf8.has("''", at: at): at += 1
            case Self.quote: isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted: at = readArgument(at)
            default: break
            }
            at += 1
        }
    }

    /// Reads an argument from its brace on; returns the offset of its last byte.
    private mutating func readArgument(_ start: Int) -> Int {
        var at = start + 1
        var depth = 1
        var isQuoted = false
        while at < utf8.count {
            switch utf8[at] {
            case Self.quote: isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted: depth += 1
            case UInt8(ascii: "}") where !isQuoted: depth -= 1
            default: break
            }
            if depth == 0 { break }
            at += 1
        }
        guard let style = choice(in: utf8[(start + 1)..<at]) else { return at }
        isUnclosed = depth > 0 && style.contains(Self.quote)
        if !isUnclosed { quotedArgument = Self.branches(of: style).lazy.compactMap(Self.quotedArgument).first }
        return at
    }

    /// Returns the branches of an argument that is a choice; nil for another.
    private func choice(in argument: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let pieces = argument.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
        guard pieces.count == 3 else { return nil }
        let kind = pieces[1].drop(while: \.isSpace)
        return utf8.has(Self.word, at: kind.startIndex) && kind.count >= Self.word.utf8CodeUnitCount ? pieces[2] : nil
    }

    /// Returns branches as they are parsed the second time, without the first level of quotes: `''` is an apostrophe.
    private static func branches(of style: ArraySlice<UInt8>) -> [[UInt8]] {
        var branches: [[UInt8]] = [[]]
        var isQuoted = false
        var at = style.startIndex
        while at < style.endIndex {
            let byte = style[at]
            let isPair = byte == quote && at + 1 < style.endIndex && style[at + 1] == quote
            if isPair { at += 1 }
            if byte == quote, !isPair {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: "|"), !isQuoted {
                branches.append([])
            } else {
                branches[branches.count - 1].append(byte)
            }
            at += 1
        }
        return branches
    }

    /// Returns the first argument of a branch after a single apostrophe.
    private static func quotedArgument(in branch: [UInt8]) -> String? {
        var isQuoted = false
        var at = 0
        while at < branch.count {
            if branch.has("''", at: at) {
                at += 1
            } else if branch[at] == quote {
                isQuoted.toggle()
            } else if branch[at] == UInt8(ascii: "{"), isQuoted {
                let rest = branch[at...]
                return String(
                    decoding: rest[...(rest.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex - 1)], as: UTF8.self)
            }
            at += 1
        }
        return nil
    }
}
