// What may stand in a value beside words, as far as its format says.

/// The syntax of a value.
public enum ValueSyntax: UInt8, CaseIterable, Sendable {
    /// Nothing is said: it is told by what each value shows.
    case auto
    /// The same, but no escapes: the format has its own, and a backslash is one where it is left.
    case resolved
    /// ICU MessageFormat.
    case messageFormat
    /// Told by what each value shows; apostrophes in messages may quote nothing, as in Flutter's.
    case flutterMessage
    /// Told by what each value shows; a name between dollar signs is a placeholder wherever it stands, as in the messages
    /// of browser extensions.
    case browserMessage
    /// Told by what each value shows; a dollar and a digit are a placeholder, as in MediaWiki's messages.
    case wikiMessage
    /// Told by what each value shows; a colon and a name are a placeholder, right behind a letter, too, as in Laravel's texts.
    case phpMessage
    /// MessageFormat where there is an argument in the value, plain text elsewhere: Java's own custom.
    case messageFormatWithArguments
    /// Fluent's patterns.
    case fluent
    /// The directives of C's `printf`, a lone `% d` among them.
    case printf
    /// The same as Python has them: arguments have names, or else no numbers.
    case python
    /// Templates, and no such directives.
    case template
    /// Qt's places, `%1` and `%n`, and KDE's.
    case qt
    /// The formats of another programming language, most of whose directives look like others.
    case otherFormat
    /// Those of one of which nothing is known.
    case unknownFormat
    /// What each value shows, and Python's fields, some of which have no name: `{}`.
    case pythonBraces
    /// What each value shows, and .NET's fields, all of which have numbers; doubled braces are braces.
    case dotNetBraces
}

extension ValueSyntax {
    /// Whether a directive may say the number of its argument, as in `%2$s`.
    public var numbersArguments: Bool {
        switch self {
        case .python, .pythonBraces: false
        case .auto, .resolved, .messageFormat, .flutterMessage, .browserMessage, .wikiMessage, .phpMessage,
            .messageFormatWithArguments, .fluent, .printf, .template, .qt, .otherFormat, .unknownFormat,
            .dotNetBraces:
            true
        }
    }
}
