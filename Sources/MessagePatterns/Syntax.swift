// How a value is read: which of the recognizers look at it, and who takes it apart first.

/// A way to read values.
///
/// Those that have a grammar of their own come first, so that their raw values number the grammars.
public enum Syntax: UInt8, CaseIterable, Sendable {
    /// Everything, by what each value shows.
    case auto
    /// The same, but no escapes: the format has its own, and a backslash is one where it is left.
    case resolved
    /// Apple and C formats.
    case apple
    /// The directives of C's `printf` to the letter, a lone `% d` among them.
    case printf
    /// ICU MessageFormat.
    case messageFormat
    /// MessageFormat if there is an argument in the value, plain text otherwise: Java's own custom.
    case javaMessageFormat
    /// Fluent's patterns.
    case fluent
    /// Templates, and no directives.
    case template
    /// Qt's places, `%1` and `%n`, and KDE's.
    case qt
    /// Nothing but markup and addresses.
    case markup
    /// Text alone.
    case text
    /// As `auto`; apostrophes in messages may quote nothing, as in Flutter's.
    case flutterMessage
    /// As `auto`; a name between dollar signs is a placeholder wherever it stands, as in the messages of browser extensions.
    case browserMessage
    /// As `auto`; a dollar and a digit are a placeholder, as in MediaWiki's messages.
    case wikiMessage
    /// As `auto`; a colon and a name are a placeholder, right behind a letter, too, as in Laravel's texts.
    case phpMessage

    /// As `printf`; Python's arguments have names, or else no numbers.
    case python
    /// As `auto`; the formats of another programming language, most of whose directives look like others.
    case otherFormat
    /// As `auto`; the format of a language of which nothing is known.
    case unknownFormat
    /// As `markup`; directives begin with a tilde, as in Lisp and Scheme, and `~%` is a line break.
    case tildeFormat
    /// As `auto`, and Python's fields, some of which have no name: `{}`.
    case pythonBraces
    /// As `auto`, and .NET's fields, all of which have numbers; doubled braces are braces.
    case dotNetBraces
}

extension Syntax {
    /// Every syntax that a person may name, in the order in which they are listed.
    public static let all: [Syntax] = [
        .auto, .resolved, .apple, .printf, .messageFormat, .javaMessageFormat, .fluent, .template, .qt, .markup, .text,
    ]

    /// Those that files alone show, and no person names: each is `auto` and a little more.
    public static let ofFilesAlone: [Syntax] = [.flutterMessage, .browserMessage, .wikiMessage, .phpMessage]

    /// Every syntax that has a grammar of its own, in the order of their raw values.
    static let withGrammar = all + ofFilesAlone

    /// The syntax whose grammar this one has.
    var grammar: Syntax {
        switch self {
        case .python: .printf
        case .otherFormat, .unknownFormat, .pythonBraces, .dotNetBraces: .auto
        case .tildeFormat: .markup
        default: self
        }
    }

    /// Whether a directive may say the number of its argument, as in `%2$s`.
    public var numbersArguments: Bool { self != .python && self != .pythonBraces }

    /// Whether what shows a message keeps the direction of each argument from the text around it.
    public var isolatesArguments: Bool { self == .fluent }

    /// Whether what stands in braces is code, with texts and escapes of its own.
    public var hasCodeInBraces: Bool { self == .fluent }

    /// Whether a comma parts an argument from the branches that it chooses from.
    public var needsCommaForBranches: Bool { self != .fluent }

    /// What chooses the branch of one number alone: `=1`.
    public func selector(of number: Int) -> String { self == .fluent ? "[\(number)]" : "=\(number)" }

    /// The name used on the command line.
    public var id: String { reading.id }
    /// One line about it.
    public var summary: String { reading.summary }
    var features: Features { reading.features }
    /// Whose parser takes a message apart before recognizers look at it.
    var structure: MessageStructure { reading.structure }

    /// What a recognizer is part of.
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
        /// What `auto` looks for.
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
            Reading("auto", "By what each value shows (the default)", .all, .branches)
        case .apple:
            Reading(
                "apple", "Apple and C formats: %@ %1$lld %#@files@ \\(name), and markup",
                [.formats, .markup, .addresses, .escapes], .none)
        case .resolved:
            Reading(
                "resolved", "As auto, where a backslash is text, as in Android's strings",
                [.formats, .braces, .templates, .markup, .addresses], .branches)
        case .printf, .python:
            Reading(
                "printf", "C and Python formats to the letter: %s %1$d %(name)s, a lone `% d` too; and markup",
                [.directives, .markup, .addresses], .none)
        case .messageFormat:
            Reading(
                "icu", "ICU MessageFormat: {name} {n, plural, one {# file} other {# files}}, and markup",
                [.braces, .markup, .addresses], .messageFormat)
        case .flutterMessage:
            Reading(
                "flutter", "As auto, where apostrophes in messages may quote nothing, as in Flutter's bundles", .all,
                .flutterBranches)
        case .browserMessage:
            Reading(
                "browser", "As auto, where $NAME$ and $1 are placeholders in words, too, as browsers have it",
                [.all, .dollarNames, .dollarNumbers], .branches)
        case .wikiMessage:
            Reading(
                "mediawiki", "As auto, with MediaWiki's $1, wherever it stands, and its links: [[Page|words]]",
                [.all, .dollarNumbers, .wikiLinks], .branches)
        case .phpMessage:
            Reading("php", "As auto, with Laravel's :name, right behind a letter, too", [.all, .colonNames], .branches)
        case .fluent:
            Reading(
                "fluent", "Fluent: { $name } { -term } { $n -> [one] file *[other] files }, and markup",
                [.braces, .markup, .addresses], .fluent)
        case .javaMessageFormat:
            Reading(
                "java", "Java MessageFormat: {0} {1,number,#.##}, where '' is an apostrophe; and all of auto", .all,
                .javaMessageFormat)
        case .template:
            Reading(
                "template", "Templates: {0} {{name}} ${x} %{x} %(x)s $t(key) @:link __TOKEN__, and markup",
                [.braces, .templates, .markup, .addresses, .escapes], .none)
        case .qt:
            Reading(
                "qt", "Qt and KDE: %1 %L2 %n, whatever stands behind them, and markup",
                [.qt, .markup, .addresses, .escapes], .none)
        case .markup, .tildeFormat:
            Reading(
                "markup", "HTML, XML, Markdown and addresses; no placeholders", [.markup, .addresses], .none)
        case .text: Reading("text", "Text alone: nothing in it is protected", [], .none)
        }
    }
}
