// What the lexer makes of bytes.

/// A token of Swift.
struct Token {
    /// What it is.
    var kind = Kind.end
    /// The word that it is, if it is one of the language's.
    var word = Word.none
    /// Whether it is the first of its line.
    var startsLine = true
    /// Where it begins and ends.
    var start = 0
    var end = 0

    /// What a token is.
    enum Kind: UInt8 {
        /// The end of the file.
        case end
        /// A name or a word, also with backticks or a dollar sign.
        case name
        case integer, float
        /// The beginning of a string, with its number signs; the parser reads the rest.
        case quote
        /// `#name`.
        case pound
        /// The beginning of `#/…/#`; the parser reads the rest.
        case poundSlash
        case at, leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
        case comma, semicolon, colon, period, backslash
        /// A run of characters of operators.
        case `operator`
        /// `?` or `!` directly behind something.
        case question, exclamation
        /// `=`.
        case equal
        /// `->`.
        case arrow
        case unknown
    }
}
