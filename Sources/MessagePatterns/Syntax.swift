// How a value is read: which of the recognizers look at it, and who takes it apart first.

/// A way to read values.
public struct Syntax: Hashable, Sendable {
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
    }

    /// The name used on the command line.
    public let id: String
    /// One line about it.
    public let summary: String
    let features: Features
    /// Whose parser takes a message apart before recognizers look at it.
    let structure: MessageStructure

    /// Everything, by what each value shows.
    public static let auto = Syntax(
        id: "auto", summary: "By what each value shows (the default)",
        features: [.formats, .braces, .templates, .markup, .addresses, .escapes], structure: .branches)
    /// Apple and C formats.
    public static let apple = Syntax(
        id: "apple", summary: "Apple and C formats: %@ %1$lld %#@files@ \\(name), and markup",
        features: [.formats, .markup, .addresses, .escapes], structure: .none)
    /// Everything, where no escapes are left.
    public static let resolved = Syntax(
        id: "resolved", summary: "As auto, where a backslash is text, as in Android's strings",
        features: [.formats, .braces, .templates, .markup, .addresses], structure: .branches)
    /// `printf` to the letter.
    public static let printf = Syntax(
        id: "printf", summary: "C and Python formats to the letter: %s %1$d %(name)s, a lone `% d` too; and markup",
        features: [.directives, .markup, .addresses], structure: .none)
    /// ICU MessageFormat.
    public static let messageFormat = Syntax(
        id: "icu", summary: "ICU MessageFormat: {name} {n, plural, one {# file} other {# files}}, and markup",
        features: [.braces, .markup, .addresses], structure: .messageFormat)
    /// Flutter's messages, which are told by what each value shows, too; for its bundles alone.
    public static let flutterMessage = Syntax(
        id: "flutter", summary: "As auto, where apostrophes in messages may quote nothing, as in Flutter's bundles",
        features: [.formats, .braces, .templates, .markup, .addresses, .escapes], structure: .flutterBranches)
    /// Messages of browser extensions, which know no words between dollar signs; for their files alone.
    public static let browserMessage = Syntax(
        id: "browser", summary: "As auto, where $NAME$ and $1 are placeholders in words, too, as browsers have it",
        features: [.formats, .braces, .templates, .markup, .addresses, .escapes, .dollarNames, .dollarNumbers],
        structure: .branches)
    /// MediaWiki's messages; for its files alone.
    public static let wikiMessage = Syntax(
        id: "mediawiki", summary: "As auto, with MediaWiki's $1, wherever it stands, and its links: [[Page|words]]",
        features: [.formats, .braces, .templates, .markup, .addresses, .escapes, .dollarNumbers, .wikiLinks],
        structure: .branches)
    /// Texts of PHP; for its files alone.
    public static let phpMessage = Syntax(
        id: "php", summary: "As auto, with Laravel's :name, right behind a letter, too",
        features: [.formats, .braces, .templates, .markup, .addresses, .escapes, .colonNames], structure: .branches)
    /// Fluent.
    public static let fluent = Syntax(
        id: "fluent", summary: "Fluent: { $name } { -term } { $n -> [one] file *[other] files }, and markup",
        features: [.braces, .markup, .addresses], structure: .fluent)
    /// Java's MessageFormat, which Java asks only where a text has arguments.
    public static let javaMessageFormat = Syntax(
        id: "java", summary: "Java MessageFormat: {0} {1,number,#.##}, where '' is an apostrophe; and all of auto",
        features: [.formats, .braces, .templates, .markup, .addresses, .escapes], structure: .javaMessageFormat)
    /// Templates.
    public static let template = Syntax(
        id: "template", summary: "Templates: {0} {{name}} ${x} %{x} %(x)s $t(key) @:link __TOKEN__, and markup",
        features: [.braces, .templates, .markup, .addresses, .escapes], structure: .none)
    /// Qt and KDE.
    public static let qt = Syntax(
        id: "qt", summary: "Qt and KDE: %1 %L2 %n, whatever stands behind them, and markup",
        features: [.qt, .markup, .addresses, .escapes], structure: .none)
    /// Nothing but markup and addresses.
    public static let markup = Syntax(
        id: "markup", summary: "HTML, XML, Markdown and addresses; no placeholders", features: [.markup, .addresses],
        structure: .none)
    /// Text alone.
    public static let text = Syntax(
        id: "text", summary: "Text alone: nothing in it is protected", features: [], structure: .none)

    /// Every syntax that a person may name, in the order in which they are listed.
    public static let all: [Syntax] = [
        auto, resolved, apple, printf, messageFormat, javaMessageFormat, fluent, template, qt, markup, text,
    ]

    /// Those that files alone show, and no person names: each is `auto` and a little more.
    public static let ofFilesAlone: [Syntax] = [flutterMessage, browserMessage, wikiMessage, phpMessage]

    /// Every syntax that a catalog may name.
    static let ofCatalogs = all + ofFilesAlone
}
