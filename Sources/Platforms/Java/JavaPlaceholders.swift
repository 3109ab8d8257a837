// Specifiers that Java's formatter rejects, but C's would show.

import Basics
import Comparison
import MessagePatterns

/// Specifiers as `java.util.Formatter` parses them: it throws if one is invalid.
enum JavaPlaceholders {
    /// Whether Java throws because of a lone percent sign, in a text whose numbered arguments show that it is
    /// formatted.
    static func refusesPercent(in message: Message) -> Bool {
        message.utf8.has(UInt8(ascii: "$")) && message.hasLonePercent && MessageArguments(message).isNumbered
    }

    /// Returns the numbered specifier of a source that Java rejects, if others show that Java formats the text.
    static func fault(ofSource message: Message) -> SourceFault? {
        guard message.utf8.has(UInt8(ascii: "$")) else { return nil }
        let numbered = spellings(of: message).filter { spelling in
            let digits = spelling.dropFirst().prefix(while: \.isDigit)
            return !digits.isEmpty && spelling[digits.endIndex...].first == UInt8(ascii: "$")
        }
        guard let refused = numbered.first(where: isRefused), !numbered.allSatisfy(isRefused) else { return nil }
        let spelling = String(decoding: refused, as: UTF8.self)
        return SourceFault(
            PlaceholderDifference.refused(spelling, meant: nil, by: .java).message,
            help: accepted(spelling).map { "write a specifier that Java supports, such as '\($0)'" })
    }

    /// Returns a specifier, or one for the same type of argument that Java does not reject; nil if there is none.
    static func accepted(_ spelling: String) -> String? {
        let utf8 = Array(spelling.utf8)
        guard isRefused(utf8[...]) else { return spelling }
        let start = utf8.firstIndex(of: UInt8(ascii: "$")).map { Array(utf8[...$0]) } ?? [UInt8(ascii: "%")]
        let digits = utf8.firstIndex(of: UInt8(ascii: ".")).map { utf8[($0 + 1)...].prefix(while: \.isDigit) }
        guard let letter = utf8.last else { return nil }
        let rest: String
        switch letter {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"): rest = "d"
        case UInt8(ascii: "@"): rest = "s"
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            rest = digits.map { ".\($0.isEmpty ? "1" : String(decoding: $0, as: UTF8.self))f" } ?? "f"
        default: return nil
        }
        return String(decoding: start, as: UTF8.self) + rest
    }

    /// Returns the specifiers of a translation that Java rejects, if its source has none.
    static func refused(in translation: Message, source: Message) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: "%")) else { return [] }
        let refused = spellings(of: translation).filter { isRefused($0) }
        guard !refused.isEmpty else { return [] }
        // There may be thousands of different ones.
        let known = Set(spellings(of: source))
        // If Java would reject the source, it does not format it: dates are written as in C, `%-e %b`.
        guard !known.isEmpty, !known.contains(where: isRefused) else { return [] }
        var accepted: [[UInt8]: ArraySlice<UInt8>] = [:]
        for spelling in spellings(of: source).reversed() { accepted[tight(spelling)] = spelling }
        return refused.map { spelling in
            let meant = accepted[tight(spelling)]
            return .refused(
                String(decoding: spelling, as: UTF8.self), meant: meant.map { String(decoding: $0, as: UTF8.self) },
                by: .java)
        }
    }

    /// Returns differences with rejected specifiers added: if a formatter throws, what else it would show does not
    /// matter.
    static func adding(
        _ refused: [PlaceholderDifference], to differences: [PlaceholderDifference]
    ) -> [PlaceholderDifference] {
        let differences = differences.map(\.withNumberRefused).map(\.withAcceptedMeaning)
        guard !refused.isEmpty else { return differences }
        var originals: [String: String] = [:]
        for case .changed(let spelling, let was) in differences { originals[spelling] = was }
        for case .resized(let spelling, let was) in differences { originals[spelling] = was }
        let thrown = Set(refused.compactMap(\.wrongSpelling))
        let rest = differences.filter { !($0.isOfType && $0.wrongSpelling.map(thrown.contains) ?? false) }
        let reported = Set(rest.compactMap(\.wrongSpelling))
        return rest
            + refused.compactMap { difference in
                guard case .refused(let spelling, let meant, let formatter) = difference,
                    !reported.contains(spelling), !reported.contains("\(spelling)$")
                else { return nil }
                return .refused(spelling, meant: meant ?? originals[spelling], by: formatter)
            }
    }

    /// Returns the placeholders of a message that begin with a percent sign.
    private static func spellings(of message: Message) -> [ArraySlice<UInt8>] {
        message.parts.compactMap { part in
            let spelling = message.utf8[part.range]
            let isOne = part.kind == .placeholder && spelling.first == UInt8(ascii: "%") && spelling.count > 1
            return isOne ? spelling : nil
        }
    }

    /// Returns the position and the letter, without the flags between them.
    private static func tight(_ spelling: ArraySlice<UInt8>) -> [UInt8] {
        let dollar = spelling.firstIndex(of: UInt8(ascii: "$")).map { spelling[...$0] } ?? []
        return Array(dollar) + spelling.suffix(1)
    }

    /// Whether a specifier makes Java throw.
    private static func isRefused(_ spelling: ArraySlice<UInt8>) -> Bool {
        var rest = spelling.dropFirst()
        if let dollar = rest.firstIndex(of: UInt8(ascii: "$")), rest[..<dollar].allSatisfy(\.isDigit) {
            rest = rest[(dollar + 1)...]
        }
        let flags = rest.prefix { Self.flags.contains($0) }
        rest = rest.dropFirst(flags.count)
        let width = rest.prefix(while: \.isDigit)
        rest = rest.dropFirst(width.count)
        let hasPrecision = rest.first == UInt8(ascii: ".")
        if hasPrecision {
            let digits = rest.dropFirst().prefix(while: \.isDigit)
            guard !digits.isEmpty else { return true }
            rest = rest[digits.endIndex...]
        }
        guard let letter = rest.first, let allowed = allowed(letter, isAlone: rest.count == 1) else { return true }
        let isPadded = flags.contains(UInt8(ascii: "-")) || flags.contains(UInt8(ascii: "0"))
        return !flags.allSatisfy { allowed.flags.utf8.contains($0) } || hasPrecision && !allowed.hasPrecision
            || isPadded && width.isEmpty || exclusive.contains { $0.utf8.allSatisfy(flags.contains) }
    }

    /// Flags that exclude each other.
    private static let exclusive = ["-0", "+ "]
    private static let flags = Array("-#+ 0,(".utf8)

    /// Returns the flags that a conversion accepts, and whether it accepts a precision; nil if the letter is invalid.
    private static func allowed(_ letter: UInt8, isAlone: Bool) -> (flags: String, hasPrecision: Bool)? {
        // Dates: `tH`.
        guard isAlone else { return letter | 0x20 == UInt8(ascii: "t") ? ("-", false) : nil }
        switch letter {
        case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"),
            UInt8(ascii: "H"):
            return ("-", true)
        case UInt8(ascii: "c"), UInt8(ascii: "C"): return ("-", false)
        case UInt8(ascii: "d"): return ("-+ 0,(", false)
        case UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"): return ("-#0", false)
        case UInt8(ascii: "e"), UInt8(ascii: "E"): return ("-#+ 0(", true)
        case UInt8(ascii: "f"): return ("-#+ 0,(", true)
        case UInt8(ascii: "g"), UInt8(ascii: "G"): return ("-+ 0,(", true)
        case UInt8(ascii: "a"), UInt8(ascii: "A"): return ("-#+ 0", true)
        case UInt8(ascii: "n"), UInt8(ascii: "%"): return ("", false)
        default: return nil
        }
    }
}

extension PlaceholderDifference {
    /// The difference as Java's formatter has it: it throws if no letter follows the number of an argument.
    fileprivate var withNumberRefused: PlaceholderDifference {
        guard case .changed(let spelling, let was) = self, spelling.hasSuffix("$") else { return self }
        return .refused(spelling, meant: was, by: .java)
    }

    /// The difference without advice to write what Java rejects, if the source contains that.
    fileprivate var withAcceptedMeaning: PlaceholderDifference {
        guard case .refused(let spelling, let meant?, by: .java) = self else { return self }
        return .refused(spelling, meant: JavaPlaceholders.accepted(meant), by: .java)
    }

    /// The difference as Java's formatter has it: `%s` shows any value, also the number of `%d`.
    var ofAnyValue: PlaceholderDifference {
        guard case .changed(let spelling, let was) = self, was.hasSuffix("d"), spelling.hasSuffix("s"),
            was.hasPrefix("%"), spelling.dropLast().allSatisfy({ "%$0123456789".contains($0) })
        else { return self }
        return .asText(spelling, was: was)
    }

    /// The difference as Java's formatter has it: `%d` throws unless the argument of `%s` is a whole number, which only
    /// the code shows.
    var ofWholeNumber: PlaceholderDifference {
        guard case .changed(let spelling, let was) = self, was.hasPrefix("%"), was.hasSuffix("s"),
            PlaceholderDifference.isPlainNumber(spelling)
        else { return self }
        return .asNumber(spelling, was: was)
    }

    /// Whether the difference is one of the argument's type.
    fileprivate var isOfType: Bool {
        switch self {
        case .changed, .resized: true
        case .lost, .lostEnding, .leftOver, .quoted, .lostNumber, .spelledOut, .lostInForm, .shifted, .movedUp, .added,
            .renamed,
            .introduced,
            .retyped,
            .undollared,
            .disordered, .leavesGap, .reordered, .lostInBranch, .undefined, .lonePercent, .refused, .loneBrace,
            .unclosed, .strayBrace, .reformatted, .unknownFormat, .unknownStyle, .unknownFunction, .foreignKeyword,
            .repeatedBranch, .unformatted, .mixedNumbers, .unreadable, .asText, .asNumber:
            false
        }
    }

    /// The spelling of the wrong placeholder.
    fileprivate var wrongSpelling: String? {
        switch self {
        case .added(let spelling, _), .changed(let spelling, _), .retyped(let spelling, _, _),
            .refused(let spelling, _, _), .undollared(let spelling, _), .disordered(let spelling, _),
            .resized(let spelling, _):
            spelling
        case .lost, .lostEnding, .leftOver, .quoted, .lostNumber, .spelledOut, .lostInForm, .shifted, .movedUp,
            .leavesGap,
            .reordered, .renamed,
            .introduced,
            .lostInBranch, .undefined, .lonePercent, .unclosed, .strayBrace, .reformatted, .unknownFormat,
            .unknownStyle, .unknownFunction, .foreignKeyword, .repeatedBranch, .unformatted, .mixedNumbers, .loneBrace,
            .unreadable, .asText, .asNumber:
            nil
        }
    }
}
