// Compares the formats of arguments in braces: a translated type is not a type.

import Basics
import MessagePatterns

/// Compares formats of arguments, such as `number` in `{n, number}`, with those of the source.
package enum FormatComparison {
    /// The formats of one argument in the source.
    private struct Known {
        let first: ArgumentFormat
        var words: Set<String> = []
        var families: Set<ArgumentFormat.Family?> = []
    }

    /// Returns how the formats of a translation differ from those of its source.
    package static func differences(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard translation.mayNameFormats else { return [] }
        let own = formats(of: translation)
        guard !own.isEmpty else { return [] }
        let plain = plainArguments(of: source)
        var known: [String: Known] = [:]
        var words: Set<String> = []
        for format in formats(of: source) {
            known[format.argument, default: Known(first: format)].words.insert(format.word)
            known[format.argument]?.families.insert(format.family)
            words.insert(format.word)
        }
        var reported: Set<ArgumentFormat> = []
        return own.compactMap { format in
            guard reported.insert(format).inserted else { return nil }
            if format.isFunction, format.family == nil {
                guard !words.contains(format.word) else { return nil }
                let meant =
                    known[format.argument]?.first.word ?? Spelling.nearest(format.word, among: ArgumentFormat.functions)
                return .unknownFunction(format.word, meant: meant)
            }
            if known[format.argument] == nil, format.family == nil, !format.isFunction, plain.contains(format.argument)
            {
                return .unknownFormat(
                    format.word, of: format.argument, meant: Spelling.nearest(format.word, among: ArgumentFormat.types))
            }
            guard let meant = known[format.argument], !meant.words.contains(format.word) else { return nil }
            guard let family = format.family else {
                return .unknownFormat(format.word, of: format.argument, meant: meant.first.word)
            }
            return meant.families.contains(family) || meant.families.contains(nil)
                ? nil : .reformatted(format.argument, as: format.word, was: meant.first.word)
        }
    }

    /// Returns arguments that lose the format that they have throughout the source: a price without its currency.
    package static func lost(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard source.mayNameFormats else { return [] }
        let plain = plainArguments(of: translation)
        let numbers = plainNumbers(of: translation)
        guard !plain.isEmpty || !numbers.isEmpty else { return [] }
        let usedPlain = plainArguments(of: source).union(plainNumbers(of: source))
        let formatted = Set(formats(of: translation).map(\.argument)).subtracting(numbers)
        var reported: Set<String> = []
        return source.parts.filter { $0.kind == .placeholder }.compactMap { part in
            let spelling = source.utf8[part.range]
            guard let format = ArgumentFormat(spelling), !format.isFunction,
                plain.contains(format.argument) || format.family == .number && numbers.contains(format.argument),
                !usedPlain.contains(format.argument), !formatted.contains(format.argument), format.showsMore(spelling),
                reported.insert(format.argument).inserted
            else { return nil }
            return .unformatted(format.argument, was: String(decoding: spelling, as: UTF8.self))
        }
    }

    /// Returns the arguments in braces without a format.
    private static func plainArguments(of message: Message) -> Set<String> {
        Set(
            message.parts.filter { $0.kind == .placeholder }.compactMap { part in
                let spelling = message.utf8[part.range]
                guard spelling.first == UInt8(ascii: "{"), !spelling.contains(UInt8(ascii: ",")) else { return nil }
                return ArgumentName.id(String(decoding: spelling, as: UTF8.self))
            })
    }

    /// Returns numbers without a style, as in `{n, number}`: a quarter is 0.25 there, and 25% in the style `percent`.
    private static func plainNumbers(of message: Message) -> Set<String> {
        Set(
            message.parts.filter { $0.kind == .placeholder }.compactMap { part in
                let spelling = message.utf8[part.range]
                guard let format = ArgumentFormat(spelling), format.word == "number", ArgumentStyle(spelling) == nil
                else { return nil }
                return format.argument
            })
    }

    /// Returns types in capitals, which Flutter and FormatJS reject because types are case-sensitive: `{n, Plural, …}`.
    package static func capitals(in translation: Message, source: Message) -> [PlaceholderDifference] {
        guard translation.mayNameFormats else { return [] }
        let own = formats(of: translation).filter {
            !$0.isFunction && $0.family != nil && $0.word != $0.word.lowercased()
        }
        guard !own.isEmpty else { return [] }
        let theirs = Set(formats(of: source).map(\.word))
        return own.filter { !theirs.contains($0.word) }
            .map { .unknownFormat($0.word, of: $0.argument, meant: $0.word.lowercased()) }
    }

    private static func formats(of message: Message) -> [ArgumentFormat] {
        message.parts.compactMap { part in
            switch part.kind {
            case .placeholder, .branchStart: ArgumentFormat(message.utf8[part.range])
            case .text, .markup, .locked, .branchNext, .branchEnd: nil
            }
        }
    }
}

extension Message {
    /// Whether the message has a comma or a parenthesis, which every format in braces needs.
    fileprivate var mayNameFormats: Bool {
        utf8.has(UInt8(ascii: "{")) && (utf8.has(UInt8(ascii: ",")) || utf8.has(UInt8(ascii: "(")))
    }
}
