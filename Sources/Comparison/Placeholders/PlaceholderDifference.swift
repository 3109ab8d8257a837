// How the placeholders of a translation differ from those of its source, as a value and as a message.

import Basics
import MessagePatterns

/// One difference between the placeholders of a translation and those of its source.
public enum PlaceholderDifference: Hashable, Sendable {
    /// The source has it, but the translation does not; no other placeholder is affected.
    case lost(String)
    /// It is lost, but may be the ending of an English plural, as in `%1 song%2`.
    case lostEnding(String)
    /// It is lost, and Python rejects the unused argument.
    case leftOver(String)
    /// It is between apostrophes, which Java's MessageFormat reads as quotes: users see it verbatim.
    case quoted(String)
    /// It is lost in a form that applies to many numbers.
    case lostNumber(String, example: Int)
    /// A form that may be for several numbers spells its number out, as the same form of the source does.
    case spelledOut(String, example: Int)
    /// It is lost in a branch that applies to many numbers.
    case lostInForm(String, form: String, example: Int)
    /// It is lost, and the next placeholder takes its argument.
    case shifted(lost: String, next: String)
    /// It is lost, and one with a higher number takes its argument, because Apple's and Qt's formatters do not support
    /// gaps.
    case movedUp(lost: String, next: String)
    /// The translation has it, but the source does not.
    case added(String, nearest: String?)
    /// It is not in the source, but may be a word that no formatter replaces.
    case introduced(String)
    /// It requires another type of argument.
    case changed(String, was: String)
    /// It translates the name of a placeholder that may only describe a syntax.
    case renamed(String, was: String)
    /// A variable requires another type of argument than in the source.
    case retyped(String, as: String, was: String)
    /// It formats its argument as another type than the source: a number as a date.
    case reformatted(String, as: String, was: String)
    /// It names a type that no formatter supports: `numero` for `number`.
    case unknownFormat(String, of: String, meant: String?)
    /// Its style is not a word that formatters support: `prozent` for `percent`.
    case unknownStyle(String, of: String, meant: String)
    /// It calls a function that neither Fluent nor the source has.
    case unknownFunction(String, meant: String?)
    /// A branch for a keyword that the source does not have, so the app never passes it.
    case foreignKeyword(String, of: String, meant: String?)
    /// It reads a number as one of another size.
    case resized(String, was: String)
    /// It shows a number as any value is shown, without the digits and separators of the language.
    case asText(String, was: String)
    /// It takes only whole numbers, where the source shows any value.
    case asNumber(String, was: String)
    /// Its number is a width because the dollar sign is missing.
    case undollared(String, expected: String)
    /// Its characters are in an order that no formatter reads.
    case disordered(String, expected: String)
    /// A branch of this name exists already.
    case repeatedBranch(String, of: String)
    /// It lacks the format that it has in the source.
    case unformatted(String, was: String)
    /// They are in another order than in the source, but not numbered.
    case reordered([String])
    /// Its number leaves a gap that nothing shows, but C's formatter has to read each argument.
    case leavesGap(String, number: Int)
    /// It has no number, but another one has: C's formatter does not support this mix.
    case mixedNumbers(String, numbered: String)
    /// It is not in every branch, but the source has it in all.
    case lostInBranch(String)
    /// There are no texts for it.
    case undefined(String)
    /// A percent sign in a format string that is not a placeholder, if the source has none.
    case lonePercent
    /// A formatter cannot read it, and throws; the source has it as `meant`.
    case refused(String, meant: String?, by: StrictFormatter)
    /// A brace that is neither doubled nor part of a placeholder, which makes a formatter throw.
    case loneBrace(String, by: StrictFormatter)
    /// Its opening brace is never closed.
    case unclosed(String)
    /// An unmatched closing brace after it.
    case strayBrace(String)
    /// ICU can read the source, but not the translation.
    case unreadable(String)

    /// Whether a spelling is `%d` with nothing but a position: `%1$d`.
    package static func isPlainNumber(_ spelling: String) -> Bool {
        guard spelling.hasPrefix("%"), spelling.hasSuffix("d") else { return false }
        let inner = spelling.dropFirst().dropLast()
        return inner.isEmpty || inner.hasSuffix("$") && inner.dropLast().allSatisfy(\.isNumber)
    }

    /// The maximum severity of the difference.
    public var severity: Severity {
        switch self {
        case .resized, .lostEnding, .asText, .spelledOut: .note
        case .lost, .lostNumber, .lostInForm, .lostInBranch, .strayBrace, .unformatted, .renamed,
            .asNumber, .introduced, .foreignKeyword(_, of: _, meant: nil):
            .warning
        case .unclosed, .refused, .leftOver, .quoted, .shifted, .movedUp, .added, .changed, .retyped, .undollared,
            .disordered, .leavesGap, .reordered, .undefined, .lonePercent, .reformatted, .unknownFormat,
            .unknownStyle, .unknownFunction, .foreignKeyword, .repeatedBranch, .mixedNumbers, .loneBrace, .unreadable:
            .error
        }
    }

    /// A description of what is wrong.
    public var message: String {
        switch self {
        case .lost(let spelling): "'\(spelling.shortened)' of the source is lost"
        case .lostEnding(let spelling):
            "'\(spelling.shortened)' of the source is lost; it looks like the ending of an English plural"
        case .leftOver(let spelling):
            "'\(spelling.shortened)' of the source is lost: Python's formatter rejects the unused argument"
        case .quoted(let spelling): "'\(spelling.shortened)' is shown verbatim: a lone apostrophe before it quotes it"
        case .lostNumber(let spelling, let example):
            "'\(spelling.shortened)' of the source is lost, but this form is also used for \(example)"
        case .spelledOut(let spelling, let example):
            "'\(spelling.shortened)' is not shown, as in the source's form, but this form is also used for \(example)"
        case .lostInForm(let spelling, let form, let example):
            "'\(spelling.shortened)' of the source is lost in '\(form)', which is also used for \(example)"
        case .shifted(let lost, let next):
            "'\(lost.shortened)' of the source is lost, and '\(next.shortened)' takes its argument"
        case .movedUp(let lost, let next):
            lost == next
                ? "'\(lost.shortened)' takes another argument than in the source"
                : "'\(lost.shortened)' of the source is lost, and '\(next.shortened)' takes its argument"
        case .added(let spelling, let nearest):
            "'\(spelling.shortened)' is not in the source\(Spelling.suggestion(nearest))"
        case .introduced(let spelling): "'\(spelling.shortened)' is not in the source"
        case .changed(let spelling, let was) where spelling.hasPrefix("％"):
            "full-width '\(spelling.shortened)' replaces '\(was.shortened)' of the source"
        case .changed(let spelling, let was), .renamed(let spelling, let was):
            "'\(spelling.shortened)' replaces '\(was.shortened)' of the source"
        case .retyped(let spelling, let type, let was):
            "'\(spelling.shortened)' takes its argument as '\(type.shortened)', but the source has "
                + "'\(was.shortened)'"
        case .reformatted(let argument, let type, let was):
            "'\(argument.shortened)' is formatted as '\(type.shortened)', but the source has '\(was.shortened)'"
        case .unknownFormat(let type, let argument, let meant):
            "unknown type '\(type.shortened)' for '\(argument.shortened)', which formatters reject"
                + (meant.map { "; expected '\($0.shortened)'" } ?? "")
        case .unformatted(let spelling, let was):
            "'\(spelling.shortened)' lacks the format of '\(was.shortened)' in the source"
        case .repeatedBranch(let keyword, let argument):
            "the branch '\(keyword.shortened)' of '\(argument.shortened)' is repeated: formatters reject it, or "
                + "never show the second"
        case .unknownStyle(let style, let argument, let meant):
            "unknown style '\(style.shortened)' for '\(argument.shortened)'; expected "
                + "'\(meant.shortened)'"
        case .foreignKeyword(let keyword, let argument, let meant):
            "the branch '\(keyword.shortened)' of '\(argument.shortened)' is never shown, because the source has none"
                + (meant.map { "; expected '\($0.shortened)'" } ?? "")
        case .unknownFunction(let name, let meant):
            "Fluent has no function '\(name.shortened)' and shows its name"
                + (meant.map { "; expected '\($0.shortened)'" } ?? "")
        case .resized(let spelling, let was):
            "'\(spelling.shortened)' replaces '\(was.shortened)' of the source, a number of another size"
        case .asText(let spelling, let was):
            "'\(spelling.shortened)' replaces '\(was.shortened)' of the source, so the number "
                + (Self.isPlainNumber(was) ? "may have other digits" : "loses its format")
        case .asNumber(let spelling, let was):
            "'\(spelling.shortened)' replaces '\(was.shortened)' of the source: if the argument is no whole number, the "
                + "app crashes"
        case .undollared(let spelling, let expected):
            "'\(spelling)' takes the next argument, because its number lacks a '$'; expected '\(expected)'"
        case .disordered(let spelling, let expected):
            "the characters of '\(spelling.shortened)' are in the wrong order; expected '\(expected.shortened)'"
        case .leavesGap(let spelling, let number):
            "'\(spelling.shortened)' has a number, but nothing shows argument \(number): the result in C is undefined, "
                + "and gettext rejects it"
        case .reordered(let spellings):
            "\(Self.list(spellings)) are in another order than in the source, but not numbered"
        case .mixedNumbers(let spelling, let numbered):
            "'\(spelling.shortened)' has no number, but '\(numbered.shortened)' has one: C's formatter rejects the mix"
        case .lostInBranch(let spelling): "'\(spelling.shortened)' of the source is not in every branch"
        case .undefined(let name): "'\(name.shortened)' has no texts here"
        case .lonePercent: "a formatter reads the lone '%' as a placeholder; expected '%%'"
        case .refused(let spelling, let meant, let formatter):
            "\(formatter.words) rejects '\(spelling.shortened)', and the app crashes"
                + (meant.map { "; expected '\($0.shortened)'" } ?? "")
        case .loneBrace(let brace, let formatter):
            "\(formatter.words) rejects the lone '\(brace)', and the app crashes; expected '\(brace)\(brace)', or none"
        case .unclosed(let spelling): "the brace of '\(spelling.shortened)' is never closed"
        case .strayBrace(let spelling): "the brace after '\(spelling.shortened)' closes nothing and is shown"
        case .unreadable(let words): words
        }
    }

    /// Returns a description of differences, each once with its count, cut after the first few.
    package static func words(for differences: [PlaceholderDifference], source: MessageArguments) -> String {
        let known = Set(source.formatted.map(\.spelling)).union(source.named.map(\.spelling))
        let all = differences.unique
        let listed = all.prefix(mostListed).map { difference in
            difference.words(count: differences.count { $0 == difference }, known)
        }.joined(separator: "; ")
        let more = all.count - mostListed
        return more > 0 ? "\(listed); and \(more) more" : listed
    }

    private static let mostListed = 8

    private func words(count: Int, _ known: Set<String>) -> String {
        switch self {
        case .lost(let spelling) where count > 1: "\(count) '\(spelling.shortened)' of the source are lost"
        case .added(let spelling, _) where known.contains(spelling),
            .introduced(let spelling) where known.contains(spelling):
            "\(count) more '\(spelling.shortened)' than in the source"
        case .added(let spelling, nearest: nil) where count > 1:
            "\(count) '\(spelling.shortened)' are not in the source"
        default: message
        }
    }

    /// Returns `'%d' and '%@'`; of many, the first few.
    package static func list(_ spellings: [String]) -> String {
        var quoted = spellings.prefix(mostListed).map { "'\($0.shortened)'" }
        if spellings.count > mostListed { quoted.append("\(spellings.count - mostListed) more") }
        return quoted.dropLast().joined(separator: ", ") + " and " + (quoted.last ?? "")
    }
}

extension PlaceholderDifference {
    /// A placeholder that only the translation has.
    package var addedSpelling: String? {
        switch self {
        case .added(let spelling, nearest: _), .introduced(let spelling): spelling
        // The same name in another syntax is not filled.
        case .changed(let spelling, let was), .renamed(let spelling, let was):
            Self.name(spelling) == Self.name(was) ? nil : spelling
        default: nil
        }
    }

    /// The name in that placeholder: `name` of `{{name}}`; empty for a directive such as `%s`, which takes any argument;
    /// nil if it has none.
    package var addedName: String? { addedSpelling.flatMap(Self.name) }

    /// What is left of it if the code passes that name.
    package var withoutAddedName: PlaceholderDifference? {
        guard addedName != nil else { return self }
        return switch self {
        case .changed(_, let was), .renamed(_, let was): .lost(was)
        default: nil
        }
    }

    private static func name(_ spelling: String) -> String? {
        if spelling == "%s" || spelling == "%d" { return "" }
        let inner = spelling.drop { !$0.isASCII || !$0.isLetter && $0 != "_" }
        let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return name.isEmpty || spelling.hasPrefix("%") && name.count < 2 ? nil : String(name)
    }

    /// Whether it concerns a percent directive.
    package var isOfPercents: Bool {
        switch self {
        case .lonePercent: true
        case .lost(let spelling), .lostEnding(let spelling), .added(let spelling, _), .changed(_, was: let spelling),
            .shifted(lost: let spelling, _), .refused(let spelling, _, _), .undollared(let spelling, _),
            .disordered(let spelling, _), .asText(let spelling, _), .asNumber(let spelling, _):
            spelling.hasPrefix("%")
        case .reordered(let spellings): spellings.contains { $0.hasPrefix("%") }
        case .leftOver, .quoted, .lostNumber, .spelledOut, .lostInForm, .movedUp, .renamed, .introduced, .retyped,
            .reformatted,
            .unknownFormat,
            .unknownStyle, .unknownFunction, .foreignKeyword, .resized, .repeatedBranch, .unformatted, .leavesGap,
            .mixedNumbers, .lostInBranch, .undefined, .loneBrace, .unclosed, .strayBrace, .unreadable:
            false
        }
    }

    /// Returns the difference in a message that Java formats: what seems lost may be quoted, or lack its number.
    package func asJava(in message: Message) -> PlaceholderDifference {
        guard case .lost(let spelling) = self else { return self }
        // Java rejects braces without a number.
        if message.utf8.firstOffset(of: "{}") != nil { return .changed("{}", was: spelling) }
        let isThere = message.parts.contains {
            $0.kind == .text && message.utf8.firstOffset(of: Array(spelling.utf8), in: $0.range) != nil
        }
        return isThere ? .quoted(spelling) : self
    }
}
