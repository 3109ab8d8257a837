// What is wrong with a message, in words.

extension MessageFault {
    /// What is wrong, in a few words.
    public var words: String {
        switch kind {
        case .unclosed: "a brace is never closed"
        case .nestedTooDeep: "braces are nested deeper than 100"
        case .missingOther: "there is no branch 'other'"
        case .quoting: "the apostrophe of a word quotes the brace behind it"
        case .foreignComma: "a comma of the branches is of another script"
        case .malformed: "the branches can't be read"
        }
    }
}
