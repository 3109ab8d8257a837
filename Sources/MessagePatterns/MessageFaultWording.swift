// The wording of errors in messages.

extension MessageFault {
    /// A short description of the error.
    public var words: String {
        switch kind {
        case .unclosed: "a brace is never closed"
        case .nestedTooDeep: "braces are nested deeper than 100"
        case .missingOther: "there is no branch 'other'"
        case .quoting: "an apostrophe in a word starts a quote that hides the brace after it"
        case .foreignComma: "a comma in the branches is from another script"
        case .malformed: "the branches are invalid"
        }
    }
}
