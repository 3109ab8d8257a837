// How to fix faults, if their messages do not say what to write.

extension Fault.Problem {
    package var help: String? {
        switch self {
        case .duplicateMessage, .twice: "remove one of them"
        case .mergeConflict: "keep one side, and remove the conflict markers"
        case .missingSemicolon: "add a ';' at the end of the line"
        case .missingEquals: "add '= \"…\";'"
        case .unterminatedString: "add the closing quote"
        case .unterminatedComment: "add '*/' at the end of the comment"
        case .strayQuote: "escape it: '\\\"'"
        case .notAString: "put its value in quotes"
        case .entityTooLarge, .markupInEntity, .unknownEntity: "replace it with its text"
        case .truncatedUTF16, .loneSurrogates, .unsupportedEncoding: "save the file as UTF-8"
        case .unreadPlurals: "copy the rule of the language from another of its files"
        case .brokenBinary: "convert the file with 'plutil -convert xml1'"
        case .tooDeep, .wrongRoot, .malformedXML, .malformedYAML, .unexpected:
            "fix it in an editor, and check again"
        case .unreadable, .unknownFormat, .compiled, .invalidUTF8, .undecodable, .unknownCharset, .unsupportedVersion,
            .gaveUp, .more:
            nil
        }
    }
}
