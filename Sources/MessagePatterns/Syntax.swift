// How a value is parsed: which recognizers scan it, and which parser splits it first.

/// A way to parse values.
///
/// Syntaxes with their own grammar come first, so their raw values number the grammars.
public enum Syntax: UInt8, CaseIterable, Sendable {
    /// Everything, detected from each value.
    case auto
    /// The same without escapes: the format has its own, and a remaining backslash is text.
    case resolved
    /// Apple and C formats.
    case apple
    /// Exactly the directives of C's `printf`, including a lone `% d`.
    case printf
    /// ICU MessageFormat.
    case messageFormat
    /// MessageFormat if the value contains an argument, plain text otherwise, as is Java's convention.
    case javaMessageFormat
    /// Fluent patterns.
    case fluent
    /// Templates, but no directives.
    case template
    /// Qt's place markers, `%1` and `%n`, and KDE's.
    case qt
    /// Only markup and addresses.
    case markup
    /// Plain text.
    case text
    /// Like `auto`, but apostrophes in messages may be literal, as in Flutter.
    case flutterMessage
    /// Like `auto`, but a name between dollar signs is always a placeholder, as in messages of browser extensions.
    case browserMessage
    /// Like `auto`, but a dollar sign and a digit are a placeholder, as in MediaWiki messages.
    case wikiMessage
    /// Like `auto`, but a colon and a name are a placeholder, even directly after a letter, as in Laravel texts.
    case phpMessage

    /// Like `printf`, but Python's arguments have names or positions, not numbers.
    case python
    /// Like `auto`, for the formats of another programming language, most of whose directives look like known ones.
    case otherFormat
    /// Like `auto`, for the format of an unknown language.
    case unknownFormat
    /// Like `markup`, but directives begin with a tilde, as in Lisp and Scheme, and `~%` is a line break.
    case tildeFormat
    /// Like `auto`, with Python's fields, some of which have no name: `{}`.
    case pythonBraces
    /// Like `auto`, with .NET's fields, all of which have numbers; doubled braces are literal braces.
    case dotNetBraces
}

extension Syntax {
    /// Every syntax that users can select, in listing order.
    public static let all: [Syntax] = [
        .auto, .resolved, .apple, .printf, .messageFormat, .javaMessageFormat, .fluent, .template, .qt, .markup, .text,
    ]

    /// The syntaxes that only files select, not users: each is `auto` with small additions.
    public static let ofFilesAlone: [Syntax] = [.flutterMessage, .browserMessage, .wikiMessage, .phpMessage]

    /// Every syntax with its own grammar, in the order of their raw values.
    static let withGrammar = all + ofFilesAlone

    /// The syntax whose grammar this one uses.
    var grammar: Syntax {
        switch self {
        case .python: .printf
        case .otherFormat, .unknownFormat, .pythonBraces, .dotNetBraces: .auto
        case .tildeFormat: .markup
        default: self
        }
    }

    /// Whether the formatter isolates the direction of each argument from the text around it.
    public var isolatesArguments: Bool { self == .fluent }

    /// Whether braces contain code, with its own texts and escapes.
    public var hasCodeInBraces: Bool { self == .fluent }

    /// Whether a comma separates an argument from its branches.
    public var needsCommaForBranches: Bool { self != .fluent }

    /// Returns the selector of the branch for a single number: `=1`.
    public func selector(of number: Int) -> String { self == .fluent ? "[\(number)]" : "=\(number)" }

    /// The name used on the command line.
    public var id: String { reading.id }
    /// A one-line description.
    public var summary: String { reading.summary }
    var features: Features { reading.features }
    /// The parser that splits a message before recognizers scan it.
    var structure: MessageStructure { reading.structure }

    /// The features that recognizers belong to.
    struct Features: OptionSet, Hashable, Sendable {
        let rawValue: UInt16
        static let formats = Features(rawValue: 1)
        static let braces = Features(rawValue: 2)
        static let templates = Features(rawValue: 4)
        static let markup = Features(rawValue: 8)
        static let addresses = Features(rawValue: 16)
        static let escapes = Features(rawValue: 32)
        static let directives = Features(rawValue: 64)
        static let qt = Features(rawValue: 128)
        static let dollarNames = Features(rawValue: 256)
        static let dollarNumbers = Features(rawValue: 512)
        static let wikiLinks = Features(rawValue: 1024)
        static let colonNames = Features(rawValue: 2048)
        /// The features of `auto`.
        static let all: Features = [.formats, .braces, .templates, .markup, .addresses, .escapes]
    }

    private struct Reading {
        let id: String
        let summary: String
        let features: Features
        let structure: MessageStructure

        init(_ id: String, _ summary: String, _ features: Features, _ structure: MessageStructure) {
            (self.id, self.summary, self.features, self.structure) = (id, summary, features, structure)
        }
    }

    private var reading: Reading {
        switch self {
        case .auto, .otherFormat, .unknownFormat, .pythonBraces, .dotNetBraces:
            Reading("auto", "Detected from each value (the default)", .all, .branches)
        case .apple:
            Reading(
                "apple", "Apple and C formats: %@ %1$lld %#@files@ \\(name), and markup",
                [.formats, .markup, .addresses, .escapes], .none)
        case .resolved:
            Reading(
                "resolved", "Like auto, but a backslash is text, as in Android strings",
                [.formats, .braces, .templates, .markup, .addresses], .branches)
        case .printf, .python:
            Reading(
                "printf", "Exactly C and Python formats: %s %1$d %(name)s, even a lone `% d`; and markup",
                [.directives, .markup, .addresses], .none)
        case .messageFormat:
            Reading(
                "icu", "ICU MessageFormat: {name} {n, plural, one {# file} other {# files}}, and markup",
                [.braces, .markup, .addresses], .messageFormat)
        case .flutterMessage:
            Reading(
                "flutter", "Like auto, but apostrophes in messages may be literal, as in Flutter bundles", .all,
                .flutterBranches)
        case .browserMessage:
            Reading(
                "browser", "Like auto, but $NAME$ and $1 are placeholders even in words, as in browser extensions",
                [.all, .dollarNames, .dollarNumbers], .branches)
        case .wikiMessage:
            Reading(
                "mediawiki", "Like auto, with MediaWiki's $1 in any position, and its links: [[Page|words]]",
                [.all, .dollarNumbers, .wikiLinks], .branches)
        case .phpMessage:
            Reading(
                "php", "Like auto, with Laravel's :name, even directly after a letter", [.all, .colonNames], .branches)
        case .fluent:
            Reading(
                "fluent", "Fluent: { $name } { -term } { $n -> [one] file *[other] files }, and markup",
                [.braces, .markup, .addresses], .fluent)
        case .javaMessageFormat:
            Reading(
                "java", "Java MessageFormat: {0} {1,number,#.##}, with '' for an apostrophe; and all of auto", .all,
                .javaMessageFormat)
        case .template:
            Reading(
                "template", "Templates: {0} {{name}} ${x} %{x} %(x)s $t(key) @:link __TOKEN__, and markup",
                [.braces, .templates, .markup, .addresses, .escapes], .none)
        case .qt:
            Reading(
                "qt", "Qt and KDE: %1 %L2 %n, whatever follows them, and markup",
                [.qt, .markup, .addresses, .escapes], .none)
        case .markup, .tildeFormat:
            Reading(
                "markup", "HTML, XML, Markdown and addresses; no placeholders", [.markup, .addresses], .none)
        case .text: Reading("text", "Plain text: nothing in it is protected", [], .none)
        }
    }
}
