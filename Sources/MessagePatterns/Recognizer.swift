// The table of what is no text: each line is one recognizer and the bytes that wake it.

/// Finds one sort of piece in a message.
struct Recognizer: Sendable {
    /// The bytes at which it looks; several recognizers may look at one byte, the earlier first.
    let triggers: StaticString
    let features: Syntax.Features
    /// Whether it may find something that begins with one byte and a space: where a sentence ends, few are woken.
    var mayPrecedeSpace = false
    /// Whether it finds nothing in a message that has no `](` in it.
    var needsLink = false
    /// Looks at the scanner's offset; hands over the pieces it finds and answers true, or false.
    let find: @Sendable (inout Scanner) -> Bool

    static let all: [Recognizer] = [
        .tag, .entity, .link, .code,
        .directive, .percentTemplate, .formatSpecifier, .dateLetter, .escape,
        .braces, .dollar, .mail, .atSign, .token,
        .url, .domain, .path, .file, .filePattern, .color,
    ]
}
