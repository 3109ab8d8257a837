// Texts that are valid JSON according to RFC 8259, and texts that are not: each mistake once.

/// A text, with a description of what is valid or invalid in it.
struct JSONCase: Sendable, CustomStringConvertible {
    let description: String
    let bytes: [UInt8]

    init(_ description: String, _ text: String) { self.init(description, Array(text.utf8)) }

    init(_ description: String, _ bytes: [UInt8]) {
        self.description = description
        self.bytes = bytes
    }

    /// Returns an array that contains some bytes in quotes.
    fileprivate static func string(_ description: String, _ bytes: [UInt8]) -> JSONCase {
        JSONCase(description, Array("[\"".utf8) + bytes + Array("\"]".utf8))
    }
}

extension JSONCase {
    // MARK: Must be accepted

    static let accepted: [JSONCase] = [
        JSONCase("an empty array", "[]"), JSONCase("an empty object", "{}"), JSONCase("an array of nothing", "[[]]"),
        JSONCase("space in an array", "[ ]"), JSONCase("an empty string", "[\"\"]"),
        JSONCase("an array that ends after a line break", "[\"a\"\n]"), JSONCase("false", "[false]"),
        JSONCase("values of every kind", "[null, 1, \"1\", {}, [], true, false]"), JSONCase("null", "[null]"),
        JSONCase("a line break before the end", "[1\n]"), JSONCase("space first", " [1]"),
        JSONCase("many nulls", "[1,null,null,null,2]"), JSONCase("space last", "[2] "),
        JSONCase("a number", "[123e65]"), JSONCase("0e+1", "[0e+1]"), JSONCase("0e1", "[0e1]"),
        JSONCase("space after a number", "[ 4]"),
        JSONCase("a fraction near zero", "[-0.000000000000000000000000000001]"),
        JSONCase("20e1", "[20e1]"), JSONCase("minus zero", "[-0]"), JSONCase("a negative number", "[-123]"),
        JSONCase("minus one", "[-1]"), JSONCase("a capital E", "[1E22]"), JSONCase("a capital E, negative", "[1E-2]"),
        JSONCase("a capital E, positive", "[1E+2]"), JSONCase("an exponent", "[123e45]"),
        JSONCase("a fraction with an exponent", "[123.456e78]"), JSONCase("a negative exponent", "[1e-2]"),
        JSONCase("a positive exponent", "[1e+2]"), JSONCase("an integer", "[123]"),
        JSONCase("a fraction", "[123.456789]"),
        JSONCase("members", "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}"), JSONCase("one member", "{\"asd\":\"sdf\"}"),
        JSONCase("a key twice", "{\"a\":\"b\",\"a\":\"c\"}"), JSONCase("a member twice", "{\"a\":\"b\",\"a\":\"b\"}"),
        JSONCase("an empty key", "{\"\":0}"), JSONCase("a key with NUL", "{\"foo\\u0000bar\": 42}"),
        JSONCase("extreme numbers", "{\"min\": -1.0e+28, \"max\": 1.0e+28}"),
        JSONCase("long texts", "{\"x\":[{\"id\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}]}"),
        JSONCase("an object of an array", "{\"a\":[]}"), JSONCase("a key with escapes", "{\"\\u0442\\u0435\":1}"),
        JSONCase("line breaks between members", "{\n\"a\": \"b\"\n}"),
        JSONCase("escapes of one, two and three bytes", "[\"\\u0060\\u012a\\u12AB\"]"),
        JSONCase("a surrogate pair", "[\"\\uD801\\udc37\"]"),
        JSONCase("surrogate pairs", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]"),
        JSONCase("every short escape", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]"),
        JSONCase("an escaped backslash before u", "[\"\\\\u0000\"]"), JSONCase("an escaped quote", "[\"\\\"\"]"),
        JSONCase("comments inside of a string", "[\"a/*b*/c/*d//e\"]"),
        JSONCase("an escaped backslash and a letter", "[\"\\\\a\"]"),
        JSONCase("an escaped backslash and n", "[\"\\\\n\"]"),
        JSONCase("an escaped control character", "[\"\\u0012\"]"),
        JSONCase("an escaped noncharacter", "[\"\\uFFFF\"]"), JSONCase("text in an array", "[\"asd\"]"),
        JSONCase("space before text", "[ \"asd\"]"), JSONCase("the last scalar", "[\"\\uDBFF\\uDFFF\"]"),
        JSONCase("an escaped no-break space", "[\"new\\u00A0line\"]"),
        JSONCase("the noncharacter U+10FFFF", "[\"\u{10FFFF}\"]"),
        JSONCase("the noncharacter U+FFFF", "[\"\u{FFFF}\"]"), JSONCase("an escaped NUL", "[\"\\u0000\"]"),
        JSONCase("an escaped comma", "[\"\\u002c\"]"), JSONCase("the letter pi", "[\"π\"]"),
        JSONCase("a character of a later plane", "[\"asd 𛿿\"]"), JSONCase("a lonely string", "\"asd\""),
        JSONCase("U+2028", "[\"\u{2028}\"]"), JSONCase("U+2029", "[\"\u{2029}\"]"),
        JSONCase("an escaped U+2064", "[\"\\u2064\"]"),
        JSONCase("DEL", "[\"\u{7F}\"]"), JSONCase("an escaped DEL", "[\"\\u007F\"]"),
        JSONCase("escapes in capitals", "[\"\\uA66D\"]"), JSONCase("UTF-8 of two bytes", "[\"\u{E9}\"]"),
        JSONCase("lonely false", "false"), JSONCase("a lonely integer", "42"), JSONCase("a lonely negative", "-0.1"),
        JSONCase("lonely null", "null"), JSONCase("lonely true", "true"), JSONCase("a lonely empty string", "\"\""),
        JSONCase("a line break last", "[\"a\"]\n"), JSONCase("true in an array", "[true]"),
        JSONCase("space around all", " [] "),
        JSONCase("all kinds of space", "\t[\r\n] \n"),
        JSONCase("500 levels", String(repeating: "[", count: 500) + String(repeating: "]", count: 500)),
    ]

    // MARK: May be accepted, and are

    static let lenient: [JSONCase] = [
        JSONCase("a byte order mark", "\u{FEFF}{}"), JSONCase("a number too great", "[1E400]"),
        JSONCase("a number too small", "[123.456e-789]"),
        JSONCase("an integer of many digits", "[-237462374673276894279832]"),
        JSONCase("half a pair", "[\"\\uDADA\"]"), JSONCase("half a pair and a letter", "[\"\\uD800a\"]"),
        JSONCase("a pair the wrong way round", "[\"\\uDd1e\\uD834\"]"),
        JSONCase("half a pair twice", "[\"\\uD800\\uD800\"]"),
        JSONCase("half a pair and a line break", "[\"\\uD800\\n\"]"),
        JSONCase(
            "UTF-16, little-endian, with a mark",
            [0xFF, 0xFE] + "[\"é\"]".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
        JSONCase("UTF-16, big-endian", "[\"é\"]".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
    ]

    // MARK: Must be rejected

    static let refused: [JSONCase] = structures + numbers + objects + strings + notUTF8

    private static let structures: [JSONCase] = [
        JSONCase("nothing", ""), JSONCase("space alone", " "), JSONCase("a byte order mark alone", "\u{FEFF}"),
        JSONCase("no comma", "[1 true]"), JSONCase("a colon in an array", "[\"\": 1]"),
        JSONCase("a comma after the end", "[\"\"],"),
        JSONCase("a comma first", "[,1]"), JSONCase("two commas", "[1,,2]"), JSONCase("two commas last", "[\"x\",,]"),
        JSONCase("a bracket too many", "[\"x\"]]"), JSONCase("a comma last", "[\"\",]"),
        JSONCase("an open array", "[\"x\""),
        JSONCase("an object in an open array", "[x"), JSONCase("an array in an array without a comma", "[3[4]]"),
        JSONCase("only a comma", "[,]"), JSONCase("only a minus", "[-]"), JSONCase("space and a comma", "[   , \"\"]"),
        JSONCase("an open array after a line break", "[\"a\",\n4\n,1,"), JSONCase("several commas last", "[1,,]"),
        JSONCase("a star", "[*]"), JSONCase("an open array of an empty string", "[\"\""),
        JSONCase("an open array after a comma", "[1,"), JSONCase("an open array of lines", "[1,\n1\n,1"),
        JSONCase("an open array of an object", "[{}"), JSONCase("half of false", "[fals]"),
        JSONCase("half of null", "[nul]"),
        JSONCase("half of true", "[tru]"), JSONCase("a capital word", "[True]"),
        JSONCase("words run together", "[truefalse]"),
        JSONCase("an angle bracket", "<.>"), JSONCase("an empty angle", "[<null>]"),
        JSONCase("a letter after the end", "[1]x"),
        JSONCase("a bracket after the end", "[1]]"), JSONCase("a bare word", "asd"),
        JSONCase("a capital TRUE", "[TRUE]"),
        JSONCase("a closing brace first", "}"), JSONCase("a closing bracket first", "]"),
        JSONCase("the wrong bracket", "[1}"),
        JSONCase("two objects", "{}{}"), JSONCase("a hash", "{\"a\":true}#"), JSONCase("an open brace", "{"),
        JSONCase("an open brace and a comma", "{,"), JSONCase("an open brace and a bracket", "{["),
        JSONCase("an open bracket", "["),
        JSONCase("an open bracket and a brace", "[{"), JSONCase("an open bracket and a quote", "[\"a"),
        JSONCase("a quote alone", "\""), JSONCase("an apostrophe", "[']"), JSONCase("a comment before", "/**/[]"),
        JSONCase("a comment after", "[] // x"), JSONCase("a comment inside", "[/* x */]"),
        JSONCase("half a comment", "{\"a\":\"b\"}/*"),
        JSONCase("a slash", "{\"a\":\"b\"}/"), JSONCase("a form feed", "[\u{C}]"),
        JSONCase("a no-break space", "[\u{A0}]"),
        JSONCase("U+2060 as space", "[\u{2060}]"), JSONCase("a vertical tab", "[\u{B}1]"),
        JSONCase("a mark in the middle", "[1]\u{FEFF}"),
        JSONCase("NUL after the end", "[]\0"), JSONCase("an escaped line break", "[\\n]"),
        JSONCase("an escaped quote outside", "[\\\"x\"]"),
        JSONCase("deep arrays", String(repeating: "[", count: 100_000)),
        JSONCase("deep objects", String(repeating: "[{\"\":", count: 50_000)),
        JSONCase("an open array of everything", "[\"a\", {\"b\": [1, 2, {\"c\": null"),
        JSONCase("UTF-16 cut", [0xFF, 0xFE, 0x5B]),
    ]

    private static let numbers: [JSONCase] = [
        "-01", "+1", "++1234", "-1.0.", "-2.", "-NaN", ".-1", ".2e-3", "0.1.2", "0.3e", "0.3e+", "0.e1", "0E", "0E+",
        "0e", "0e+",
        "1.0e", "1.0e-", "1.0e+", "1 000.0", "1eE2", "2.e+3", "2.e-3", "2.e3", "9.e+", "1+2", "0x1", "0x42", "Infinity",
        "-Infinity", "+Inf", "-Inf", "NaN", "1ea", "1.", "-", "- 1", "-012", "-.123", "-1x", "1.2a-3",
        "1.8011670033376514H-308",
        "012", ".123", "1_000", "１", "-foo", "0b1", "1d",
    ].map { JSONCase("the number \($0)", "[\($0)]") }

    private static let objects: [JSONCase] = [
        "{\"x\", null}", "{\"x\"::\"b\"}", "{\"a\":\"a\" 123}", "{key: 'value'}", "{\"a\" b}", "{:\"b\"}",
        "{\"a\" \"b\"}", "{\"a\":",
        "{\"a\"", "{1:1}", "{9999E9999:1}", "{null:null,null:null}", "{\"id\":0,,,,,}", "{'a':0}", "{\"id\":0,}",
        "{\"a\":\"b\"}/**/",
        "{\"a\":\"b\"}//", "{\"a\":\"b\",,\"c\":\"d\"}", "{a: \"b\"}", "{\"a\":\"a", "{ \"foo\" : \"bar\", \"a\" }",
        "{\"a\":\"b\"}#",
        "{[: \"x\"}", "{\"a\":1;\"b\":2}", "{\"a\"=1}", "{,}", "{\"a\":[}", "{\"\":}",
    ].map { JSONCase("the object \($0)", $0) }

    private static let strings: [JSONCase] =
        [
            "\\u", "\\u0", "\\u00", "\\u00A", "\\u\u{1F300}", "\\uD800\\", "\\uD800\\u", "\\uD800\\u1", "\\uD800\\u1x",
            "\\x00", "\\\\\\",
            "\\\t", "\\\u{1F300}", "\\", "\\a", "\\uqqqq", "\\u00g0", "\\U0000", "\\'", "\\0", "\\v", "a\u{0}a",
            "new\nline", "\t", "\r",
            "\u{1F}", "\\e", "\\ ", "\\u 123", "\\u-123", "\\u+123", "\\\n",
        ].map { JSONCase("the string \"\($0)\"", "[\"\($0)\"]") } + [
            JSONCase("an apostrophe for a quote", "['single quote']"), JSONCase("no quotes", "[abc]"),
            JSONCase("a backslash outside", "[\\u0020\"asd\"]"),
            JSONCase("a closing quote missing", "[\"asd]"), JSONCase("typographic quotes", "[“a”]"),
            JSONCase("a string after the end", "\"\"x"),
            JSONCase("an accent", "[é]"), JSONCase("a backtick", "[`a`]"),
        ]

    private static let notUTF8: [JSONCase] = [
        .string("a byte 0xFF", [0xFF]), .string("a continuation alone", [0x80]),
        .string("two bytes too long", [0xC0, 0xAF]),
        .string("three bytes too long", [0xE0, 0x80, 0xAF]),
        .string("six bytes too long", [0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF]),
        .string("half a surrogate pair", [0xED, 0xA0, 0x80]), .string("beyond Unicode", [0xF4, 0xBF, 0xBF, 0xBF]),
        .string("Latin-1", [0xE9]), .string("a character cut short", [0xE6, 0x97]),
        .string("an escape after it", [0xE5, 0x5C, 0x6E]),
        JSONCase("0xFF outside of a string", [0x5B, 0xFF, 0x5D]),
        JSONCase("0xE5 in a number", [0x5B, 0x30, 0xE5, 0x5D]),
        JSONCase("0xE5 after an exponent", [0x5B, 0x31, 0x65, 0xE5, 0x5D]),
        JSONCase("half a mark", [0xEF, 0xBB, 0x7B, 0x7D]),
        JSONCase("0xE9 in a key", Array("{\"".utf8) + [0xE9] + Array("\":1}".utf8)),
    ]
}
