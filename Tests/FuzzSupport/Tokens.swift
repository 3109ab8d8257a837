// Meaningful tokens of all syntaxes, for libFuzzer's dictionary.

/// Tokens that may be inserted into any input.
public enum Tokens {
    /// The tokens in libFuzzer's own format, one on each line.
    public static var dictionary: String {
        words.map { word in
            "\"" + word.utf8.map { "\\x" + (["0", ""][$0 > 15 ? 1 : 0]) + String($0, radix: 16) }.joined() + "\"\n"
        }.joined()
    }

    static let words = [
        "\"", "'", "\\", ";", "=", "{", "}", "[", "]", "(", ")", "<", ">", "/>", "</", "&amp;", "&#x0;", "&#10;", "]]>",
        "<![CDATA[", "<!--", "-->", "<?", "<!DOCTYPE", "<!ENTITY", "/*", "*/", "//", "\0", "\u{FEFF}", "\\U0041",
        "\\u0041", "\\ud83d\\ude00", "\\n", "\r\n", "\t", "|==|", ": ", "- ", "? ", "|\n", ">-\n", "#", " #", "&a ",
        "*a", "!!str ", "---\n", "...\n", "<<: ", "%d", "%1$@", "%(a)s", "%#@a@", "%%", "% ", "{0}", "{{a}}", "{a}",
        "{n, plural, one {#} other {#}}", "{a, select, other {x}}", "''", "'{'", "\\(a)", "${a}", "$t(a)", "@:a",
        "{ $a }", "{ -a }", "[one]", "*[other]", "->", "<b>", "</b>", "<a href=\"x\">", "[a](b)", "`", "https://a.b/c",
        "msgid", "msgstr[0]", "msgctxt", "#~ ", "\u{301}", "\u{AD}", "\u{200B}", "\u{2028}", "\u{202E}", "\u{2066}",
        "\u{2069}", "\u{05D0}", "\u{1F468}\u{200D}\u{1F469}", "\u{E33}", "\u{3000}", "…", "version", "other", "zero",
    ]
}
