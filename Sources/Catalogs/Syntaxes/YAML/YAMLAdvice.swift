// How to fix a YAML file, by libyaml's message.

enum YAMLAdvice {
    /// What was expected at the offset where libyaml stopped with a message.
    package static func expected(after words: String, at offset: Int, in utf8: [UInt8]) -> String {
        switch words {
        case "mapping values are not allowed in this context":
            "quotes around a text that contains ': ', or a line indented like those above"
        case "found character that cannot start any token":
            "quotes around a text that begins with \(Found.character(utf8, at: offset))"
        case "did not find expected alphabetic or numeric character":
            "quotes around a text that begins with '*' or '&'"
        case "did not find expected key", "did not find expected '-' indicator":
            "a line indented like those above, or quotes around the whole text"
        case "found unknown escape character": "a second backslash, or single quotes around the text"
        case "found unexpected end of stream": "the closing quote of the last text"
        default: "'key: value' lines, indented by spaces"
        }
    }
}
