// The messages for faults, all in one place.

import Basics

extension Fault {
    /// The message of the fault, without its place: what was found, what was expected, what the app would show.
    public var message: String {
        guard let consequence else { return problem.words }
        return "\(problem.words); \(consequence.words)"
    }
}

extension Fault.Problem {
    package var words: String {
        switch self {
        case .unreadable(let error):
            error.words
        case .unknownFormat:
            "no format matches this file name; 'swell formats' lists the supported formats"
        case .compiled(let source):
            "this is a compiled file; use the .\(source) file that it is built from"
        case .invalidUTF8(let count):
            "\(count.counted("byte")) not valid UTF-8, replaced by U+FFFD; save the file as UTF-8"
        case .loneSurrogates(let count):
            "\(count.counted("half", "halves")) of a UTF-16 surrogate pair without the other half, replaced by U+FFFD"
        case .truncatedUTF16:
            "the file ends in the middle of a UTF-16 character; expected an even number of bytes"
        case .undecodable(let charset, let count):
            "\(count.counted("byte")) not valid in \(charset), replaced by U+FFFD; save the file in the charset "
                + "that its header names"
        case .unknownCharset(let name):
            "unknown charset '\(name.shortened)'; convert the file with 'msgconv --to-code=UTF-8'"
        case .duplicateMessage(let key, let line):
            "\(quoted(key)) is already defined on line \(line); expected each message once"
        case .unsupportedEncoding(let name):
            "the encoding '\(name)' is not supported; expected UTF-8, UTF-16 or ISO-8859-1"
        case .unexpected(let found, let expected):
            "found \(found.shortened), expected \(expected.shortened)"
        case .mergeConflict: MergeMarks.words
        case .unterminatedString:
            "the string that begins here is never closed; expected a closing quote"
        case .missingEquals(let key, let found):
            "found \(found), expected '=' or ';' after the key \(quoted(key))"
        case .missingSemicolon(let key):
            "expected ';' after the value of \(quoted(key))"
        case .strayQuote(let key):
            "the value of \(quoted(key)) ends here, with more text after it; expected ';', or a backslash before this quote"
        case .unterminatedComment:
            "the comment that begins here is never closed; expected '*/'"
        case .tooDeep(let limit):
            "nested too deeply; expected at most \(limit) levels"
        case .malformedXML(let complaint):
            "not well-formed XML: \(complaint.words)"
        case .malformedYAML(let words, let expected):
            "not YAML: \(words); expected \(expected)"
        case .unknownEntity(let name):
            "the entity '&\(name);' is not declared in this file; expected a character or one of XML's own entities"
        case .entityTooLarge(let name):
            "the entity '&\(name);' expands to itself, or to too much text; expected a few words"
        case .markupInEntity(let name):
            "the entity '&\(name);' contains markup; expected plain text"
        case .wrongRoot(let found, let expected):
            "the file contains \(found), expected \(expected)"
        case .twice(let key):
            "\(quoted(key)) is defined a second time here; expected each name once"
        case .notAString(let key, let found):
            "the value of \(quoted(key)) is \(found), expected a string"
        case .brokenBinary(let words):
            "not a valid binary property list: \(words)"
        case .unsupportedVersion(let version):
            "version \(version.isEmpty ? "''" : version) of this format is not supported; 'swell formats' lists the "
                + "supported versions"
        case .unreadPlurals(let rule):
            "the plural rule '\(rule)' cannot be read, so gettext uses 'n != 1'"
        case .gaveUp:
            "too many strings are never closed; the rest of the file was not read"
        case .more(let count):
            "and \(count.counted("more error")) like these"
        }
    }

    private func quoted(_ key: String) -> String {
        "\"\(key.shortened)\""
    }
}

extension Fault.Consequence {
    package var words: String {
        switch self {
        case .noneLoads: "none of its keys would load"
        case .dropsRest(let keys) where keys == 0: "the app stops reading here"
        case .dropsRest(let keys) where keys == 1: "the 1 key after this would not load"
        case .dropsRest(let keys): "the \(keys) keys after this would not load"
        }
    }
}
