// How a value is read: which of the recognizers look at it, and whether ICU takes it apart first.

/// A way to read values.
public struct Syntax: Hashable, Sendable {
    /// What a recognizer is part of.
    struct Features: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let formats = Features(rawValue: 1)
        static let braces = Features(rawValue: 2)
        static let templates = Features(rawValue: 4)
        static let markup = Features(rawValue: 8)
        static let addresses = Features(rawValue: 16)
    }

    /// When ICU's parser is asked.
    enum ICU: Hashable, Sendable {
        case never
        /// Where there are branches as in `{n, plural, …}`.
        case withBranches
        case always
        /// Fluent's parser is asked in its place.
        case fluent
        /// Where there is a numbered argument, and then as Java's own MessageFormat has it.
        case java
    }

    /// The name used on the command line.
    public let id: String
    /// One line about it.
    public let summary: String
    let features: Features
    let icu: ICU

    /// Everything, by what each value shows.
    public static let auto = Syntax(
        id: "auto", summary: "By what each value shows (the default)",
        features: [.formats, .braces, .templates, .markup, .addresses], icu: .withBranches)
    /// Apple and C formats.
    public static let apple = Syntax(
        id: "apple", summary: "Apple and C formats: %@ %1$lld %#@files@ \\(name), and markup",
        features: [.formats, .markup, .addresses], icu: .never)
    /// ICU MessageFormat.
    public static let messageFormat = Syntax(
        id: "icu", summary: "ICU MessageFormat: {name} {n, plural, one {# file} other {# files}}, and markup",
        features: [.braces, .markup, .addresses], icu: .always)
    /// Fluent.
    public static let fluent = Syntax(
        id: "fluent", summary: "Fluent: { $name } { -term } { $n -> [one] file *[other] files }, and markup",
        features: [.braces, .markup, .addresses], icu: .fluent)
    /// Java's MessageFormat, which Java asks only where a text has arguments.
    public static let javaMessageFormat = Syntax(
        id: "java", summary: "Java MessageFormat: {0} {1,number,#.##}, where '' is an apostrophe; and all of auto",
        features: [.formats, .braces, .templates, .markup, .addresses], icu: .java)
    /// Templates.
    public static let template = Syntax(
        id: "template", summary: "Templates: {0} {{name}} ${x} %{x} %(x)s $t(key) @:link __TOKEN__, and markup",
        features: [.braces, .templates, .markup, .addresses], icu: .never)
    /// Nothing but markup and addresses.
    public static let markup = Syntax(
        id: "markup", summary: "HTML, XML, Markdown and addresses; no placeholders", features: [.markup, .addresses],
        icu: .never)
    /// Text alone.
    public static let text = Syntax(
        id: "text", summary: "Text alone: nothing in it is protected", features: [], icu: .never)

    /// Every syntax, in the order in which they are listed.
    public static let all: [Syntax] = [
        auto, apple, messageFormat, javaMessageFormat, fluent, template, markup, text,
    ]
}
