// How the placeholders of a translation differ from those of its source: a value, and its words.

import Basics
import MessagePatterns

/// One way in which the placeholders of a translation are not those of its source.
public enum PlaceholderDifference: Hashable, Sendable {
    /// The source has it, the translation has not; nothing else is shown wrong for it.
    case lost(String)
    /// It is lost, and Python refuses the argument that is left over.
    case leftOver(String)
    /// It stands there between apostrophes, which Java's MessageFormat takes for quotes: readers see it as it is written.
    case quoted(String)
    /// A form that stands for many numbers does not say the number.
    case lostNumber(String, example: Int)
    /// A branch that is shown for many numbers does not say the number.
    case lostInForm(String, form: String, example: Int)
    /// It is lost, and one that follows takes its argument.
    case shifted(lost: String, next: String)
    /// It is lost, and one with a higher number is filled with its argument, as Apple's formatter and Qt's know of no gaps.
    case movedUp(lost: String, next: String)
    /// The translation has it, the source has not.
    case added(String, nearest: String?)
    /// It takes its argument for another thing.
    case changed(String, was: String)
    /// A variable takes its argument for another thing than the source.
    case retyped(String, as: String, was: String)
    /// It formats its argument as another thing than the source: a number for a date.
    case reformatted(String, as: String, was: String)
    /// It names a type that no formatter knows: `numero` for `number`.
    case unknownFormat(String, of: String, meant: String?)
    /// Its style is no word that formatters know: `prozent` for `percent`.
    case unknownStyle(String, of: String, meant: String)
    /// It calls a function that Fluent does not have, nor the source.
    case unknownFunction(String, meant: String?)
    /// A branch for a keyword that the source does not have, and the app will not pass.
    case foreignKeyword(String, of: String, meant: String?)
    /// It takes a number for one of another size.
    case resized(String, was: String)
    /// Its number is no number without a dollar sign.
    case undollared(String, expected: String)
    /// Its signs are in an order that no formatter reads.
    case disordered(String, expected: String)
    /// A branch of this name stands there before.
    case repeatedBranch(String, of: String)
    /// It is shown without the format that the source has for it.
    case unformatted(String, was: String)
    /// They are in another order than in the source, and not numbered.
    case reordered([String])
    /// Its number leaves one out that nothing shows, where C's formatter has to read each.
    case leavesGap(String, number: Int)
    /// One has no number, and another one has: a mix that C's formatter does not know.
    case mixedNumbers(String, numbered: String)
    /// It is not in every branch, where the source has it in all.
    case lostInBranch(String)
    /// There are no texts for it.
    case undefined(String)
    /// A percent sign in a format that is no placeholder, where the source has none.
    case lonePercent
    /// A formatter can't read it, and throws; the source has it as `meant`.
    case refused(String, meant: String?, by: StrictFormatter)
    /// A brace that is neither doubled nor a placeholder's, for which a formatter throws.
    case loneBrace(String, by: StrictFormatter)
    /// A brace is opened for it and never closed.
    case unclosed(String)
    /// A closing brace behind it that closes nothing.
    case strayBrace(String)
    /// ICU can't read the translation, but reads the source.
    case unreadable(String)

    /// The worst that it is.
    public var severity: Severity {
        switch self {
        case .resized: .note
        case .lost, .lostNumber, .lostInForm, .lostInBranch, .strayBrace, .unformatted,
            .foreignKeyword(_, of: _, meant: nil):
            .warning
        case .unclosed, .refused, .leftOver, .quoted, .shifted, .movedUp, .added, .changed, .retyped, .undollared,
            .disordered, .leavesGap, .reordered, .undefined, .lonePercent, .reformatted, .unknownFormat,
            .unknownStyle, .unknownFunction, .foreignKeyword, .repeatedBranch, .mixedNumbers, .loneBrace, .unreadable:
            .error
        }
    }

    /// What is wrong, in words.
    public var message: String {
        switch self {
        case .lost(let spelling): "'\(spelling.shortened)' of the source is lost"
        case .leftOver(let spelling):
            "'\(spelling.shortened)' of the source is lost: Python's formatter refuses an argument that is left over"
        case .quoted(let spelling): "'\(spelling.shortened)' is shown as it is: a lone apostrophe before it quotes it"
        case .lostNumber(let spelling, let example):
            "'\(spelling.shortened)' of the source is lost, and this form is shown for \(example), too"
        case .lostInForm(let spelling, let form, let example):
            "'\(spelling.shortened)' of the source is lost in '\(form)', which is shown for \(example), too"
        case .shifted(let lost, let next):
            "'\(lost.shortened)' of the source is lost, and '\(next.shortened)' takes its argument"
        case .movedUp(let lost, let next):
            lost == next
                ? "'\(lost.shortened)' takes another argument than that of the source"
                : "'\(lost.shortened)' of the source is lost, and '\(next.shortened)' is filled with its argument"
        case .added(let spelling, let nearest):
            "'\(spelling.shortened)' is not in the source\(Spelling.suggestion(nearest))"
        case .changed(let spelling, let was):
            "'\(spelling.shortened)' stands where the source has '\(was.shortened)'"
        case .retyped(let spelling, let type, let was):
            "'\(spelling.shortened)' takes its argument for '\(type.shortened)', and the source has "
                + "'\(was.shortened)'"
        case .reformatted(let argument, let type, let was):
            "'\(argument.shortened)' is formatted as '\(type.shortened)', and the source has '\(was.shortened)'"
        case .unknownFormat(let type, let argument, let meant):
            "a formatter refuses '\(type.shortened)', which is no type, for '\(argument.shortened)'"
                + (meant.map { "; expected '\($0.shortened)'" } ?? "")
        case .unformatted(let spelling, let was):
            "'\(spelling.shortened)' lacks the format of '\(was.shortened)' in the source"
        case .repeatedBranch(let keyword, let argument):
            "the branch '\(keyword.shortened)' of '\(argument.shortened)' stands there twice: formatters refuse it, or "
                + "never show the second"
        case .unknownStyle(let style, let argument, let meant):
            "'\(style.shortened)' is no style that formatters know, for '\(argument.shortened)'; expected "
                + "'\(meant.shortened)'"
        case .foreignKeyword(let keyword, let argument, let meant):
            "the branch '\(keyword.shortened)' of '\(argument.shortened)' is never shown, as the source has none for it"
                + (meant.map { "; expected '\($0.shortened)'" } ?? "")
        case .unknownFunction(let name, let meant):
            "Fluent has no function '\(name.shortened)', and shows its name"
                + (meant.map { "; expected '\($0.shortened)'" } ?? "")
        case .resized(let spelling, let was):
            "'\(spelling.shortened)' stands where the source has '\(was.shortened)', a number of another size"
        case .undollared(let spelling, let expected):
            "'\(spelling)' takes the next argument, as its number lacks a '$'; expected '\(expected)'"
        case .disordered(let spelling, let expected):
            "'\(spelling.shortened)' has its signs in an order that no formatter reads; expected '\(expected.shortened)'"
        case .leavesGap(let spelling, let number):
            "'\(spelling.shortened)' has a number, and nothing shows argument \(number): C's formatter leaves open what it shows, "
                + "and gettext refuses it"
        case .reordered(let spellings):
            "\(Self.list(spellings)) are in another order than in the source, and not numbered"
        case .mixedNumbers(let spelling, let numbered):
            "'\(spelling.shortened)' has no number, and '\(numbered.shortened)' has one: C's formatter takes no such mix"
        case .lostInBranch(let spelling): "'\(spelling.shortened)' of the source is not in every branch"
        case .undefined(let name): "there are no texts for '\(name.shortened)' here"
        case .lonePercent: "a formatter takes the lone '%' for a placeholder; expected '%%'"
        case .refused(let spelling, let meant, let formatter):
            "\(formatter.words) refuses '\(spelling.shortened)', and the app crashes"
                + (meant.map { "; expected '\($0.shortened)'" } ?? "")
        case .loneBrace(let brace, let formatter):
            "\(formatter.words) refuses the lone '\(brace)', and the app crashes; expected '\(brace)\(brace)', or none"
        case .unclosed(let spelling): "the brace of '\(spelling.shortened)' is never closed"
        case .strayBrace(let spelling): "a brace behind '\(spelling.shortened)' closes nothing, and is shown"
        case .unreadable(let words): words
        }
    }

    /// The words of differences, of which a text may have any number.
    package static func words(for differences: [PlaceholderDifference]) -> String {
        let said = differences.prefix(mostSaid).map(\.message).joined(separator: "; ")
        let more = differences.count - mostSaid
        return more > 0 ? "\(said); and \(more) more" : said
    }

    private static let mostSaid = 8

    /// `'%d' and '%@'`; of many, the first.
    package static func list(_ spellings: [String]) -> String {
        var quoted = spellings.prefix(mostSaid).map { "'\($0.shortened)'" }
        if spellings.count > mostSaid { quoted.append("\(spellings.count - mostSaid) more") }
        return quoted.dropLast().joined(separator: ", ") + " and " + (quoted.last ?? "")
    }
}

extension PlaceholderDifference {
    /// What it is in a message that Java formats: what seems lost may be quoted, or lack its number.
    package func asJava(in message: Message) -> PlaceholderDifference {
        guard case .lost(let spelling) = self else { return self }
        // Without a number in them Java refuses them.
        if message.utf8.firstOffset(of: "{}") != nil { return .changed("{}", was: spelling) }
        let isThere = message.parts.contains {
            $0.kind == .text && message.utf8.firstOffset(of: Array(spelling.utf8), in: $0.range) != nil
        }
        return isThere ? .quoted(spelling) : self
    }
}
