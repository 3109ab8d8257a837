// The names of HTML's entities that occur in texts: in others, `&` marks an access key, as in `&Fet; següent`.

enum NamedEntities {
    /// Whether `&…;` is an entity that HTML has.
    static func areKnown(_ spelling: String) -> Bool {
        let name = spelling.dropFirst().dropLast()
        return name.hasPrefix("#") || names.contains(name)
            || accents.contains { name.hasSuffix($0) && name.count == $0.count + 1 }
    }

    private static let names: Set<Substring> = [
        "amp", "lt", "gt", "quot", "apos", "nbsp", "ensp", "emsp", "thinsp", "shy", "zwnj", "zwj", "lrm", "rlm",
        "copy", "reg", "trade", "sect", "para", "deg", "micro", "middot", "bull", "hellip", "ndash", "mdash",
        "lsquo", "rsquo", "sbquo", "ldquo", "rdquo", "bdquo", "lsaquo", "rsaquo", "laquo", "raquo", "prime",
        "euro", "pound", "yen", "cent", "curren", "times", "divide", "plusmn", "minus", "ne", "le", "ge", "infin",
        "sup1", "sup2", "sup3", "frac12", "frac14", "frac34", "ordf", "ordm", "iexcl", "iquest",
        "larr", "uarr", "rarr", "darr", "harr", "szlig", "aelig", "AElig", "oelig", "OElig", "eth", "ETH", "thorn",
        "THORN",
    ]

    /// What follows a letter in the name of an accented one.
    private static let accents = ["acute", "grave", "circ", "uml", "tilde", "cedil", "ring", "slash", "caron"]
}
