// The way out of faults, where their words do not say what to write.

extension Fault.Problem {
    package var help: String? {
        switch self {
        case .duplicateMessage, .twice: "take one of them out"
        case .mergeConflict: "keep one side, and take the marks out"
        case .missingSemicolon: "add a ';' at the end of the line"
        case .missingEquals: "add '= \"…\";'"
        case .unterminatedString: "add the closing quote"
        case .unterminatedComment: "add '*/' where the comment ends"
        case .strayQuote: "write '\\\"' for it"
        case .notAString: "put its value in quotes"
        case .entityTooLarge, .markupInEntity, .unknownEntity: "write its text in its place"
        case .truncatedUTF16, .loneSurrogates, .unsupportedEncoding: "save the file as UTF-8"
        case .brokenBinary: "write the file anew with 'plutil -convert xml1'"
        case .tooDeep, .wrongRoot, .malformedXML, .malformedYAML, .unexpected:
            "correct it in an editor, and check again"
        case .unreadable, .unknownFormat, .compiled, .invalidUTF8, .undecodable, .unknownCharset, .unsupportedVersion,
            .gaveUp, .more:
            nil
        }
    }
}
