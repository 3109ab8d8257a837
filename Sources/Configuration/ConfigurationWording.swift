// How errors in a configuration are worded, all in one place.

import Basics

extension ConfigurationError {
    /// The error on one line: `.swell.yml:4:3: there is no setting 'locale' in 'generate'`.
    public var message: String {
        "\(file.at(place)): \(words)"
    }

    /// The error without its place, with the way out.
    public var words: String { problem.words }
}

extension ConfigurationError.Problem {
    var words: String {
        switch self {
        case .unreadable(let error):
            error.words
        case .tooLarge(let limit):
            "it is larger than \(limit) bytes, more than any configuration; expected a smaller file"
        case .secondFile(let name, let other):
            "there are \(name) and \(other) in one folder; expected one of them"
        case .notText(let words):
            "the file is not text in UTF-8: \(words)"
        case .malformed(let words, let context):
            "not well-formed YAML: \(words)\(context.map { ", \($0.value) from line \($0.place.line)" } ?? "")"
        case .tab:
            "found a tab where YAML takes only spaces"
        case .tooDeep(let limit):
            "nested more than \(limit) levels deep; expected at most that"
        case .tooMany(let limit):
            "more than \(limit) values, more than any configuration has; expected fewer"
        case .anchor:
            "anchors ('&name') are not read; expected the value alone"
        case .alias:
            "aliases ('*name') are not read; expected the value itself, or quotes around a text that begins with '*'"
        case .tag:
            "tags ('!name') are not read; expected the value alone, or quotes around a text that begins with '!'"
        case .secondDocument:
            "a second document begins here; expected one in a file"
        case .unnamed(let found):
            "expected the name of a setting, found \(found.words)"
        case .duplicate(let name, let first):
            "'\(name.shortened)' stands here again; it is already on line \(first.line)"
        case .unknown(let name, let section, let homes, let nearest):
            "there is no setting '\(name.shortened)'\(section.map { " in '\($0.shortened)'" } ?? "")"
                + (homes.isEmpty
                    ? Spelling.suggestion(nearest)
                    : "; it stands under \(homes.map { "'\($0)'" }.joined(separator: " or "))")
        case .wrongKind(let setting, let expected, let found):
            "expected \(expected.map(\.words).listed("or"))\(setting.map { " for '\($0.shortened)'" } ?? ""), "
                + "found \(found.words)"
        case .wrongItem(let setting, let found):
            "expected only texts in '\(setting.shortened)', found \(found.words)"
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
            "'\(setting)' limits nothing; expected a limit such as 'graphemes: 20' or 'width: 120', or 'limit: none'"
        case .limitWithoutKeys(let count):
            "'\(setting)' has a limit, and not the keys that it is for; expected '\(setting): {\"*\": \(count)}' for all keys"
        case .noLimitInStyle(let style):
            "nothing is limited by the style '\(style.shortened)' alone; "
                + "expected 'width', 'height' or 'lines' in it, or a limit beside it"
        case .androidSizes:
            "'\(setting)' has 'sizes: android', and sizes of Apple's; "
                + "expected no 'largest' and no style of Apple's there"
        case .limitAndNone:
            "'\(setting)' has 'limit: none' and another limit; expected one of them"
        case .noKeys:
            "'\(setting)' has no keys; expected 'keys', the patterns of those that share their room"
        case .noSharedLimit:
            "'\(setting)' limits nothing; expected 'width', 'columns' or 'graphemes'"
        case .noSeverity:
            "'\(setting)' has no severity; expected \(SettingWords.severities.listed("or"))"
        case .noReason:
            "'\(setting)' has no reason; expected 'reason', why these findings are let be"
        case .noTexts:
            "'\(setting)' is empty; expected at least one text in it, or no '\(setting)' where all are meant"
        case .circular:
            "'\(setting)' builds on itself, or on more than \(TextStyles.mostInARow) others; "
                + "expected a 'style' that leads to one of Apple's or ends"
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
        case .text: "a text"
        case .texts: "a list of texts"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}
