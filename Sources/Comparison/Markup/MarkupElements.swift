// What elements are for: most only change how words look or where they are.

import MessagePatterns

/// Elements by their purpose.
enum MarkupElements {
    /// Elements that only change how words look, in angle or square brackets.
    static let emphasis: Set<Substring> = [
        "b", "big", "bold", "cite", "code", "color", "em", "font", "i", "italic", "kbd", "mark", "nobr", "s", "samp",
        "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "underline", "var",
    ]

    /// Elements of Pango.
    static let ofPango: Set<Substring> = ["a", "b", "big", "i", "s", "small", "span", "sub", "sup", "tt", "u"]

    /// Elements that look like another one.
    static let twins: [Substring: Substring] = ["b": "strong", "strong": "b", "i": "em", "em": "i"]

    /// Elements that only change where words are, in HTML.
    static let blocks: Set<Substring> = [
        "blockquote", "br", "center", "dd", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol",
        "p", "pre", "table", "tbody", "td", "th", "thead", "tr", "ul",
    ]

    /// Elements that need no closing tag in HTML.
    static let endedByNext: Set<Substring> = ["p", "li", "dt", "dd", "tr", "td", "th", "option"]

    /// Elements that a page has once, around all texts.
    static let pageParts: Set<Substring> = ["body", "head", "html", "meta", "qt"]

    /// Elements that describe the kind of words, in Mallard, DocBook and KDE's texts.
    static let documentation: Set<Substring> = [
        "app", "application", "bcode", "cmd", "command", "emphasis", "envar", "file", "filename", "firstterm", "gui",
        "guibutton", "guiicon",
        "guilabel", "guimenu", "guimenuitem", "guiseq", "guisubmenu", "icode", "input", "interface", "key", "keycap",
        "keycombo", "keyseq",
        "literal", "menuchoice", "option", "output", "quote", "replaceable", "resource", "shortcut", "sys",
        "systemitem", "userinput",
    ]

    /// Elements that tools write in place of a value or a tag of the app.
    static let ofTools: Set<Substring> = ["bx", "ex", "g", "it", "mrk", "pc", "ph", "sc", "ec", "x"]

    /// Line breaks in HTML and in KDE's texts.
    static let lineBreaks: Set<String> = ["<br>", "<nl/>"]

    /// Attributes without which a link or an element does nothing.
    static let functions: Set<String> = [
        "action", "data-l10n-name", "href", "id", "key", "linkend", "name", "ref", "src", "to", "type", "url", "xref",
    ]

    /// Attributes with the target of a link in HTML, Mallard and DocBook.
    static let links = ["href", "linkend", "url", "xref"]

    /// Whether a browser shows the words in an element even if its tags are not in order.
    static func areShownAnyway(in name: Substring) -> Bool {
        emphasis.contains(name) || blocks.contains(name) || pageParts.contains(name) || documentation.contains(name)
    }

    /// The name of the element of a tag: `b` of `<b>`, `</b>` and `[/b]`, `0` of `<0/>`, `em` of `<x id="CLOSE_EMPHASISED_TEXT">`.
    static func name(of spelling: String) -> Substring {
        if let tag = AngularTag(words: spelling) { return tag.element }
        let name = spelling.dropFirst().dropLast()
        return (name.first == "/" ? name.dropFirst() : name).prefix { $0 != " " && $0 != "/" }
    }

    /// Whether a tag ends an element.
    static func isClosing(_ spelling: String) -> Bool {
        spelling.dropFirst().first == "/" || AngularTag(words: spelling)?.isClosing ?? false
    }
}
