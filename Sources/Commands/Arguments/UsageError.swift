// Errors of the command line, and their messages.

import Basics
import Pseudolocales

enum UsageError: Error {
    case unknownCommand(String, nearest: String?)
    case unknownFlag(String, nearest: String?, command: String?)
    case missingValue(flag: String, placeholder: String, command: String?)
    case unexpectedValue(flag: String, command: String?)
    case wrongValue(String, flag: String, choices: [String], nearest: String?, command: String?)
    /// An invalid value of a flag without a list of choices; `expected` describes a valid one.
    case unreadableValue(String, flag: String, expected: String, command: String)
    /// A flag that has no effect without another.
    case needsFlag(String, needed: String, command: String)
    /// Two flags that cannot be used together.
    case conflict(String, String, command: String)
    /// A destination in which marked copies would reach an app or its sources.
    case markedIn(String)
    /// An output file that the command also reads.
    case overwrites(String, String, command: String)
    /// A file not named on the command line that would be written outside its folder.
    case leadsOut(String, flag: String, command: String)
    case unexpectedOperand(String, command: String?)
    case missingOperand(String, command: String)
    /// A first operand that is not one of the command's actions.
    case unknownAction(String, choices: [String], nearest: String?, command: String)
    case unreadableInput(String, command: String)
    /// Several flags of which exactly one is required.
    case wrongChoice([String], of: [String], command: String)
    case pseudolocale(StyleError, nearest: String?, command: String)
    /// The message for a font that is malformed or not available.
    case font(String, command: String)
    case unknownLanguage(String, nearest: String?, command: String)
    case unknownRule(String, nearest: String?)
    case unknownShell(String, choices: [String], nearest: String?)

    var message: String {
        switch self {
        case .unknownCommand(let word, _) where Command.everyday.contains(word):
            "the command '\(word)' is not available in this version"
        case .unknownCommand(let word, let nearest):
            "there is no command '\(word)'\(Spelling.suggestion(nearest))"
        case .unknownFlag(let word, nil, let command) where Command.takesText(command):
            "there is no flag '\(word)'; put '--' before a text that begins with a dash"
        case .unknownFlag(let word, let nearest, _):
            "there is no flag '\(word)'\(Spelling.suggestion(nearest))"
        case .missingValue(let flag, let placeholder, _):
            "--\(flag) needs a value: --\(flag) \(placeholder)"
        case .unexpectedValue(let flag, _):
            "--\(flag) takes no value"
        case .wrongValue(let value, let flag, let choices, let nearest, _):
            "invalid value '\(value)' for --\(flag); expected \(choices.listed("or"))\(Spelling.suggestion(nearest))"
        case .unreadableValue(let value, let flag, let expected, _):
            "invalid value '\(value.shortened)' for --\(flag); expected \(expected)"
        case .needsFlag(let flag, let needed, _):
            "--\(flag) needs \(needed)"
        case .conflict(let one, let other, _):
            "--\(one) and --\(other) cannot be used together"
        case .markedIn(let flag):
            "--marked writes throwaway copies, so it cannot be used with --\(flag); use --out DIR"
        case .overwrites(let file, let what, _):
            "'\(file)' is \(what) and would be overwritten; name another file"
        case .leadsOut(let file, let flag, _):
            "'\(file)' is outside the folder that it belongs to; if that is intended, name the file with --\(flag)"
        case .unexpectedOperand(let word, nil):
            "'\(word)' follows a flag; put the command first: swell COMMAND [FLAGS]"
        case .unexpectedOperand(let word, _):
            "unexpected argument '\(word)'"
        case .missingOperand(let operand, _):
            "expected \(operand)"
        case .unknownAction(let word, let choices, let nearest, let command):
            "'swell \(command)' has no action '\(word.shortened)'; expected \(choices.listed("or"))\(Spelling.suggestion(nearest))"
        case .unreadableInput(let reason, _):
            "cannot read standard input: \(reason)"
        case .wrongChoice(let given, let choices, _):
            given.isEmpty
                ? "specify where to write: \(choices.listed("or"))"
                : "\(given.joined(separator: " and ")) cannot be used together; use one of \(choices.listed("or"))"
        case .pseudolocale(let error, let nearest, _):
            error.message + Spelling.suggestion(nearest)
        case .font(let words, _):
            words
        case .unknownLanguage(let tag, let nearest, _):
            "'\(tag.shortened)' is not a known language; expected a tag such as de or zh-Hant"
                + Spelling.suggestion(nearest)
        case .unknownRule(let id, let nearest):
            "there is no rule '\(id.shortened)'\(Spelling.suggestion(nearest))"
        case .unknownShell(let word, let choices, let nearest):
            "no completions for '\(word.shortened)'; expected \(choices.listed("or"))\(Spelling.suggestion(nearest))"
        }
    }

    /// The command line whose output helps to fix the error.
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
        case .markedIn: "swell generate --help"
        case .pseudolocale(.style, _, _), .pseudolocale(.noStyle, _, _), .pseudolocale(.noStyles, _, _),
            .pseudolocale(.argument, _, _), .pseudolocale(.missingArgument, _, _):
            "swell styles"
        case .pseudolocale(_, _, let command): "swell \(command) --help"
        }
    }
}
