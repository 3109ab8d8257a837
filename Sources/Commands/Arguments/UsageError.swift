// What can be wrong with a command line, and how it is worded.

import Basics
import Pseudolocales

enum UsageError: Error {
    case unknownCommand(String, nearest: String?)
    case unknownFlag(String, nearest: String?, command: String?)
    case missingValue(flag: String, placeholder: String, command: String?)
    case unexpectedValue(flag: String, command: String?)
    case wrongValue(String, flag: String, choices: [String], nearest: String?, command: String?)
    /// A value that is understood by no list of choices; `expected` says what would be.
    case unreadableValue(String, flag: String, expected: String, command: String)
    /// A flag that says nothing without another.
    case needsFlag(String, needed: String, command: String)
    /// Two flags of which only one can hold.
    case conflict(String, String, command: String)
    /// A file that is to be written is one that is read.
    case overwrites(String, String, command: String)
    /// A file that nobody named would be written elsewhere than in its folder.
    case leadsOut(String, flag: String, command: String)
    case unexpectedOperand(String, command: String?)
    case missingOperand(String, command: String)
    /// A first operand that is none of those a command knows.
    case unknownAction(String, choices: [String], nearest: String?, command: String)
    case unreadableInput(String, command: String)
    /// Exactly one of several flags is needed.
    case wrongChoice([String], of: [String], command: String)
    case pseudolocale(StyleError, nearest: String?, command: String)
    /// A font that is not understood or can't be had, in words.
    case font(String, command: String)
    case unknownLanguage(String, nearest: String?, command: String)
    case unknownRule(String, nearest: String?)
    case unknownShell(String, choices: [String], nearest: String?)

    var message: String {
        switch self {
        case .unknownCommand(let word, _) where Command.everyday.contains(word):
            "the command '\(word)' is not in this version yet"
        case .unknownCommand(let word, let nearest):
            "there is no command '\(word)'\(Spelling.suggestion(nearest))"
        case .unknownFlag(let word, nil, let command) where Command.takesText(command):
            "there is no flag '\(word)' here; before a text that begins with a dash stands '--'"
        case .unknownFlag(let word, let nearest, _):
            "there is no flag '\(word)' here\(Spelling.suggestion(nearest))"
        case .missingValue(let flag, let placeholder, _):
            "--\(flag) needs a value: --\(flag) \(placeholder)"
        case .unexpectedValue(let flag, _):
            "--\(flag) takes no value"
        case .wrongValue(let value, let flag, let choices, let nearest, _):
            "'\(value)' is no value for --\(flag); expected \(choices.listed("or"))\(Spelling.suggestion(nearest))"
        case .unreadableValue(let value, let flag, let expected, _):
            "'\(value.shortened)' is no value for --\(flag); expected \(expected)"
        case .needsFlag(let flag, let needed, _):
            "--\(flag) needs \(needed)"
        case .conflict(let one, let other, _):
            "--\(one) and --\(other) exclude each other"
        case .overwrites(let file, let what, _):
            "'\(file)' is \(what), and is not written over; name another file"
        case .leadsOut(let file, let flag, _):
            "'\(file)' leads out of the folder that it belongs to; where that is meant, name the file itself with --\(flag)"
        case .unexpectedOperand(let word, nil):
            "'\(word)' comes after a flag; a command comes first: swell COMMAND [FLAGS]"
        case .unexpectedOperand(let word, _):
            "'\(word)' is one argument too many"
        case .missingOperand(let operand, _):
            "expected \(operand)"
        case .unknownAction(let word, let choices, let nearest, let command):
            "'swell \(command)' can't '\(word.shortened)'; expected \(choices.listed("or"))\(Spelling.suggestion(nearest))"
        case .unreadableInput(let reason, _):
            "standard input can't be read: \(reason)"
        case .wrongChoice(let given, let choices, _):
            given.isEmpty
                ? "say where to write: \(choices.listed("or"))"
                : "\(given.joined(separator: " and ")) exclude each other; expected one of \(choices.listed("or"))"
        case .pseudolocale(let error, let nearest, _):
            error.message + Spelling.suggestion(nearest)
        case .font(let words, _):
            words
        case .unknownLanguage(let tag, let nearest, _):
            "'\(tag.shortened)' is no language whose letters are known; expected a tag such as de or zh-Hant"
                + Spelling.suggestion(nearest)
        case .unknownRule(let id, let nearest):
            "there is no rule '\(id.shortened)'\(Spelling.suggestion(nearest))"
        case .unknownShell(let word, let choices, let nearest):
            "there are no completions for '\(word.shortened)'; expected \(choices.listed("or"))\(Spelling.suggestion(nearest))"
        }
    }

    /// The help that shows the way out.
    var help: String {
        switch self {
        case .unknownCommand: "swell --help --all"
        case .unknownFlag(_, _, let command), .missingValue(_, _, let command), .unexpectedValue(_, let command),
            .wrongValue(_, _, _, _, let command), .unexpectedOperand(_, let command):
            command.map { "swell \($0) --help" } ?? "swell --help"
        case .missingOperand(_, let command), .unknownAction(_, _, _, let command): "swell \(command) --help"
        case .unknownRule: "swell rules"
        case .unknownShell: "swell completions --help"
        case .unreadableInput(_, let command), .wrongChoice(_, _, let command), .font(_, let command),
            .unreadableValue(_, _, _, let command), .needsFlag(_, _, let command), .conflict(_, _, let command),
            .overwrites(_, _, let command), .leadsOut(_, _, let command),
            .unknownLanguage(_, _, let command):
            "swell \(command) --help"
        case .pseudolocale(.style, _, _), .pseudolocale(.noStyle, _, _), .pseudolocale(.noStyles, _, _),
            .pseudolocale(.argument, _, _), .pseudolocale(.missingArgument, _, _):
            "swell styles"
        case .pseudolocale(_, _, let command): "swell \(command) --help"
        }
    }
}
