// The wording of errors in a configuration.

import Basics

extension ConfigurationError {
    /// The error on one line: `.swell.yml:4:3: there is no setting 'locale' in 'generate'`.
    public var message: String {
        "\(file.at(place)): \(words)"
    }

    /// The error without its position, with advice.
    public var words: String { problem.words }
}

extension ConfigurationError.Problem {
    var words: String {
        switch self {
        case .unreadable(let error):
            error.words
        case .tooLarge(let limit):
            "the file is larger than \(limit) bytes; expected a smaller configuration"
        case .secondFile(let name, let other):
            "the folder contains both \(name) and \(other); expected only one of them"
        case .notText(let words):
            "the file is not UTF-8 text: \(words)"
        case .malformed(let words, let context):
            "invalid YAML: \(words)\(context.map { ", \($0.value) started on line \($0.place.line)" } ?? "")"
        case .tab:
            "found a tab; YAML allows only spaces here"
        case .tooDeep(let limit):
            "nested too deeply; expected at most \(limit) levels"
        case .tooMany(let limit):
            "more than \(limit) values; expected a smaller configuration"
        case .anchor:
            "anchors ('&name') are not supported; expected the plain value"
        case .alias:
            "aliases ('*name') are not supported; write out the value, or quote a string that begins with '*'"
        case .tag:
            "tags ('!name') are not supported; remove the tag, or quote a string that begins with '!'"
        case .secondDocument:
            "a second document begins here; expected only one in a file"
        case .unnamed(let found):
            "expected the name of a setting, found \(found.words)"
        case .duplicate(let name, let first):
            "'\(name.shortened)' is set twice; the first time on line \(first.line)"
        case .unknown(let name, let section, let homes, let nearest):
            "there is no setting '\(name.shortened)'\(section.map { " in '\($0.shortened)'" } ?? "")"
                + (homes.isEmpty
                    ? Spelling.suggestion(nearest)
                    : "; expected it under \(homes.map { "'\($0)'" }.joined(separator: " or "))")
        case .wrongKind(let setting, let expected, let found):
            "expected \(expected.map(\.words).listed("or"))\(setting.map { " for '\($0.shortened)'" } ?? ""), "
                + "found \(found.words)"
        case .wrongItem(let setting, let found):
            "expected only strings in '\(setting.shortened)', found \(found.words)"
        case .wrongValue(let setting, let expected, let found):
            "expected \(expected.words) for '\(setting.shortened)', found \(found.words)"
                + Spelling.suggestion(expected.nearest(to: found))
        case .flawed(let setting, let flaw):
            flaw.words(for: setting.shortened)
        case .unfit(let words):
            words
        case .more(let count):
            "and \(count.counted("more error")) like these"
        }
    }
}

extension ConfigurationError.Flaw {
    fileprivate func words(for setting: String) -> String {
        switch self {
        case .noLimit:
            "'\(setting)' has no limit; expected one such as 'graphemes: 20' or 'width: 120', or 'limit: none'"
        case .limitWithoutKeys(let count):
            "'\(setting)' has a limit without keys; expected '\(setting): {\"*\": \(count)}' for all keys"
        case .noLimitInStyle(let style):
            "the style '\(style.shortened)' alone sets no limit; "
                + "expected 'width', 'height' or 'lines' in it, or a limit in the budget"
        case .androidSizes:
            "'\(setting)' combines 'sizes: android' with settings for Apple sizes; "
                + "remove 'largest' and the Apple text style, or change 'sizes'"
        case .limitAndNone:
            "'\(setting)' has 'limit: none' and another limit; expected only one of them"
        case .noKeys:
            "'\(setting)' has no keys; expected 'keys', with patterns of the keys that share the limit"
        case .noSharedLimit:
            "'\(setting)' has no limit; expected 'width', 'columns' or 'graphemes'"
        case .noSeverity:
            "'\(setting)' has no severity; expected \(SettingWords.severities.listed("or"))"
        case .noReason:
            "'\(setting)' has no reason; expected 'reason', why these findings are suppressed"
        case .noTexts:
            "'\(setting)' is empty; expected at least one string; to include everything, remove '\(setting)'"
        case .notOneStep:
            "'\(setting)' has no step or several; expected one of \(PageStep.names.listed("or")) in each item"
        case .noAddress:
            "'\(setting)' has no address; expected 'address', such as '/settings'"
        case .severalSwitches:
            "'\(setting)' has several ways to switch the language; expected one of "
                + "\(LanguageSettings.names.listed("or"))"
        case .circular:
            "'\(setting)' refers to itself, or to a chain of more than \(TextStyles.mostInARow) styles; "
                + "expected a chain that ends, or that leads to an Apple style"
        }
    }
}

extension ConfigurationError.Found {
    fileprivate var words: String {
        switch self {
        case .text(let text): "'\(text.shortened)'"
        case .kind(let kind): kind.words
        }
    }
}

extension ConfigurationError.Kind {
    var words: String {
        switch self {
        case .nothing: "nothing"
        case .text: "a string"
        case .texts: "a list of strings"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}
