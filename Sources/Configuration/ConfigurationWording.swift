// How errors in a configuration are worded, all in one place.

import Platform

extension ConfigurationError {
    /// The error on one line: `.swell.yml:4:3: there is no setting 'locale' in 'generate'`.
    public var message: String {
        "\(file)\(place.map { ":\($0)" } ?? ""): \(problem.words)"
    }
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
        case .unknown(let name, let section, let nearest):
            "there is no setting '\(name.shortened)'\(section.map { " in '\($0.shortened)'" } ?? "")"
                + Spelling.suggestion(nearest)
        case .wrongKind(let setting, let expected, let found):
            "expected \(expected.words)\(setting.map { " for '\($0.shortened)'" } ?? ""), found \(found.words)"
        case .wrongItem(let setting, let found):
            "expected only texts in '\(setting.shortened)', found \(found.words)"
        case .noWholeNumber(let setting, let found):
            "expected a whole number of 1 to 15 digits for '\(setting.shortened)', found '\(found.shortened)'"
        case .more(let count):
            "and \(count) more \(count == 1 ? "error" : "errors") like these"
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
