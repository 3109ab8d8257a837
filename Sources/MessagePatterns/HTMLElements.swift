// The names of HTML elements, which distinguish tags from words in angle brackets.

/// Current and obsolete HTML elements.
package enum HTMLElements {
    /// Whether an element has this name, ignoring case.
    package static func have(_ name: String) -> Bool { names.contains(name.lowercased()) }

    /// Whether an element has the name of a thing, like the arguments of commands; the names of styling elements do not
    /// count.
    package static func isWord(_ name: String) -> Bool { things.contains(name.lowercased()) }

    private static let things: Set<String> = [
        "address", "area", "article", "audio", "base", "body", "button", "canvas", "caption", "col", "data",
        "details", "dialog", "dir", "figure", "footer", "form", "frame", "head", "header", "input", "label",
        "legend", "link", "main", "map", "mark", "menu", "meter", "nav", "object", "option", "output",
        "param", "picture", "progress", "script", "search", "section", "select", "slot", "source", "style",
        "summary", "table", "template", "text", "time", "title", "track", "var", "video",
    ]

    private static let names: Set<String> = [
        "a", "abbr", "acronym", "address", "area", "article", "aside", "audio", "b", "base", "bdi", "bdo", "big",
        "blink", "blockquote", "body", "br", "button", "canvas", "caption", "center", "cite", "code", "col",
        "colgroup", "data", "datalist", "dd", "del", "details", "dfn", "dialog", "dir", "div", "dl", "dt", "em",
        "embed", "fieldset", "figcaption", "figure", "font", "footer", "form", "frame", "frameset", "h1", "h2", "h3",
        "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "i", "iframe", "img", "input", "ins", "kbd",
        "label", "legend", "li", "link", "main", "map", "mark", "marquee", "menu", "meta", "meter", "nav", "nobr",
        "noscript", "object", "ol", "optgroup", "option", "output", "p", "param", "picture", "pre", "progress", "q",
        "rp", "rt", "ruby", "s", "samp", "script", "search", "section", "select", "slot", "small", "source", "span",
        "strike", "strong", "style", "sub", "summary", "sup", "svg", "table", "tbody", "td", "template", "textarea",
        "tfoot", "th", "thead", "time", "title", "tr", "track", "tt", "u", "ul", "var", "video", "wbr",
    ]
}
