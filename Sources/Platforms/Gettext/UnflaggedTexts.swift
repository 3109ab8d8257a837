// Messages without a format flag: nothing shows that a formatter reads them.

import Basics
import Comparison
import MessagePatterns

/// Texts in which what looks like a placeholder may be a word.
enum UnflaggedTexts {
    /// Whether what follows a percent sign in the source is no directive: gettext's tools would have found it, as they
    /// did in other messages of the file.
    static func haveWordsWithPercents(_ subject: TextSubject) -> Bool {
        subject.entry.syntax == .auto && subject.sourceMessage?.utf8.has(UInt8(ascii: "%")) ?? false
            && subject.habits?.declareDirectives ?? false
    }

    /// Returns differences, with names in braces and after dollar signs as words that a translation may translate.
    static func adapting(
        _ differences: [PlaceholderDifference], of message: Message, source: Message
    ) -> [PlaceholderDifference] {
        let areOfWords = source.isInBraces
        let others = differences.filter { difference in
            difference != .lonePercent && !(areOfWords && difference.isOfBraces)
                && !isCode(difference, message, source) && !addsForeignWord(difference)
                && !addsEnvironment(difference, source) && !namesEnvironment(difference, message)
                && !addsCall(difference) && !runsPrompt(difference, source)
        }
        return BraceWords.naming(withoutMetavariables(others), source: source).map { difference in
            switch difference {
            case .added(let spelling, nearest: _) where spelling.hasPrefix("$"): .introduced(spelling)
            case .changed(let spelling, let was) where spelling.hasPrefix("$") && was.hasPrefix("$"):
                .renamed(spelling, was: was)
            // Of no formatter, `%u` is another word than `%U`.
            case .resized(let spelling, let was) where spelling.lowercased() == was.lowercased():
                .renamed(spelling, was: was)
            default: namingForeignCode(difference)
            }
        }
    }

    /// Whether a difference translates a word in capitals that stands for any name: `\(env.VARIABLE_NAME)`.
    static func translatesAnyName(_ difference: PlaceholderDifference) -> Bool {
        guard case .changed(let spelling, let was) = difference, spelling.hasPrefix("\\("), was.hasPrefix("\\(") else {
            return false
        }
        let (own, theirs) = (spelling.split(separator: "."), was.split(separator: "."))
        guard own.count > 1, own.dropLast() == theirs.dropLast(), let name = own.last, let other = theirs.last else {
            return false
        }
        return [name, other].allSatisfy { $0.contains("_") && !$0.contains(where: \.isLowercase) }
    }

    /// Returns a difference; one of names that no formatter of gettext's programs reads is one of words.
    static func namingForeignCode(_ difference: PlaceholderDifference) -> PlaceholderDifference {
        switch difference {
        case .added(let spelling, nearest: _) where isOfForeignCode(spelling): .introduced(spelling)
        case .changed(let spelling, let was) where isOfForeignCode(spelling) && isOfForeignCode(was):
            .renamed(spelling, was: was)
        default: difference
        }
    }
}

extension UnflaggedTexts {
    /// Whether a difference is a variable of the environment, as `$HOME`, and the source has no variables.
    private static func addsEnvironment(_ difference: PlaceholderDifference, _ source: Message) -> Bool {
        guard case .added(let spelling, nearest: _) = difference, spelling.hasPrefix("$") else { return false }
        return environment.contains(String(spelling.dropFirst())) && !source.utf8.has(UInt8(ascii: "$"))
    }

    /// Whether a translation has the name of such a variable without its sign.
    private static func namesEnvironment(_ difference: PlaceholderDifference, _ message: Message) -> Bool {
        guard case .lost(let spelling) = difference, spelling.hasPrefix("$") else { return false }
        let name = String(spelling.dropFirst())
        return environment.contains(name)
            && message.utf8.firstOffset(of: Array(name.utf8), in: message.utf8.indices) != nil
    }

    /// Whether a difference is a command right after the prompt of a shell, which a space follows in the source: `$ curl`.
    private static func runsPrompt(_ difference: PlaceholderDifference, _ source: Message) -> Bool {
        guard case .added(let spelling, nearest: _) = difference, spelling.hasPrefix("$") else { return false }
        return source.utf8.firstOffset(of: Array("$ \(spelling.dropFirst())".utf8), in: source.utf8.indices) != nil
    }

    /// Whether a name is one that users type, or that an app fills in itself: `%command%`, `\(session.title)`.
    private static func isOfForeignCode(_ spelling: String) -> Bool {
        spelling.hasPrefix("\\(") || spelling.hasPrefix("%") && spelling.hasSuffix("%") && spelling.utf8.count > 3
    }

    /// Whether a difference is a call in an app's own language, which the text explains: `$left(text,number)`.
    private static func addsCall(_ difference: PlaceholderDifference) -> Bool {
        guard case .added(let spelling, nearest: _) = difference else { return false }
        return spelling.hasPrefix("$") && spelling.hasSuffix(")")
    }

    private static let environment: Set<String> = ["DISPLAY", "EDITOR", "HOME", "LANG", "PATH", "PWD", "SHELL", "USER"]

    /// Whether a difference is a word in braces that no programmer would give a variable: `--osinfo {OS名}`.
    private static func addsForeignWord(_ difference: PlaceholderDifference) -> Bool {
        guard case .added(let spelling, nearest: _) = difference else { return false }
        return spelling.hasPrefix("{") && spelling.utf8.contains { $0 >= 0x80 }
    }

    /// Words for any variable, as in `the format ${variable}`.
    private static let metavariables: Set<String> = ["${name}", "${string}", "${text}", "${value}", "${variable}"]

    /// Returns differences without translations of words for any variable.
    private static func withoutMetavariables(_ differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        var translated = differences.count { difference in
            if case .lost(let spelling) = difference { metavariables.contains(spelling) } else { false }
        }
        return differences.filter { difference in
            switch difference {
            case .lost(let spelling): return !metavariables.contains(spelling)
            case .changed(let spelling, let was): return !(metavariables.contains(was) && isWord(spelling))
            case .added(let spelling, nearest: _) where translated > 0 && isWord(spelling):
                translated -= 1
                return false
            default: return true
            }
        }
    }

    /// Whether only letters are in the braces after a dollar sign.
    private static func isWord(_ spelling: String) -> Bool {
        spelling.hasPrefix("${") && spelling.dropFirst(2).dropLast().allSatisfy { $0.isLetter || $0 == "_" }
    }

    /// Whether a difference is one of a brace without a name, or of words after a code of one letter, which both texts have: `$tList is empty`.
    private static func isCode(_ difference: PlaceholderDifference, _ message: Message, _ source: Message) -> Bool {
        switch difference {
        case .lost(let spelling), .changed(_, was: let spelling): isCode(spelling, in: message.utf8)
        case .added(let spelling, nearest: _): isCode(spelling, in: source.utf8)
        // A text may be about braces.
        case .unclosed("{"): true
        default: false
        }
    }

    private static func isCode(_ spelling: String, in other: [UInt8]) -> Bool {
        let name = spelling.dropFirst()
        guard spelling.hasPrefix("$"), name.first?.isLowercase ?? false,
            name.dropFirst().first?.isUppercase ?? true
        else { return false }
        return other.firstOffset(of: Array(spelling.utf8.prefix(2)), in: other.indices) != nil
    }
}

extension Message {
    /// Whether it is just a name in braces: an app that showed only an argument would need no translation.
    fileprivate var isInBraces: Bool {
        parts.count == 1 && parts[0].kind == .placeholder && utf8.first == UInt8(ascii: "{")
    }
}
