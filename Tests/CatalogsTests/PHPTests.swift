// PHP: how arrays and assignments are read, how values are written, plurals, and which files contain texts.

import Basics
import Catalogs
import Projects
import TestSupport
import Testing

@Suite("PHP")
struct PHPTests {
    private static func read(_ php: String) throws -> Catalog {
        try Corpora.read("<?php \(php)", as: "lang/en/app.php")
    }

    /// Returns the new notation of a text in an array after its value was replaced.
    private static func replaced(_ text: String, _ value: String, at index: Int = 0) throws -> String {
        let made = try read("return ['a' => \(text)];").replacing([index: value])
        let again = try Corpora.read(made, as: "lang/en/app.php")
        #expect(again.entries[index].value == value)
        return String(
            decoding: made.dropFirst("<?php return ['a' => ".utf8.count).dropLast("];".utf8.count), as: UTF8.self)
    }

    @Test(
        "A value is written in its old quotes, and escaped for them",
        arguments: [
            ("'x'", "it's", "'it\\'s'"), ("'x'", "\"$a {$b}\"", "'\"$a {$b}\"'"), ("'x'", "C:\\a\\", "'C:\\a\\\\'"),
            ("'x'", "\\\\'", "'\\\\\\\\\\''"), ("'x'", "a\nb", "'a\nb'"),
            ("\"x\"", "a\nb\t\r\u{1}", "\"a\\nb\\t\\r\\x01\""),
            ("\"x\ny\"", "a\nb", "\"a\nb\""), ("\"x\"", "say \"it's\"", "\"say \\\"it's\\\"\""),
            ("\"x\"", "$5 $a {$b ${c} $", "\"$5 \\$a {\\$b \\${c} $\""), ("\"x\"", "\\n", "\"\\\\n\""),
            ("'x' . \"y\"", "it's", "'it\\'s'"), ("\"x\" /* c */ . 'y'", "a\"", "\"a\\\"\""),
            ("<<<T\n  x\n  T", "a\n$b", "\"a\n\\$b\""), ("<<<'T'\nx\nT", "$b", "'$b'"), ("''", "é😀", "'é😀'"),
        ])
    func writing(text: String, value: String, expected: String) throws {
        #expect(try Self.replaced(text, value) == expected)
    }

    @Test(
        "Texts are read as PHP reads them",
        arguments: [
            ("'it\\'s \\n \\\\ \\x41 $a'", "it's \\n \\ \\x41 $a"),
            ("\"\\n\\t\\r\\v\\e\\f\\\\\\$\\\"\\'\\q\"", "\n\t\r\u{B}\u{1B}\u{C}\\$\"\\'\\q"),
            ("\"\\101\\60\\x41\\x9\\u{1F6A3}\\xg\\u12\"", "A0A\t🚣\\xg\\u12"), ("\"caf\\xc3\\xa9\"", "café"),
            ("'a' . 'b' /* c */ . \"\\x63\"", "abc"), ("<<<T\n    a\n      b\n\n    T", "a\n  b\n"),
            ("<<<'T'\na \\n $b\nT", "a \\n $b"), ("<<<\"T\"\nT", ""), ("<<<T\n\tTT\n\tTX\n\tT", "TT\nTX"),
            ("<<<T\r\n a\r\n b\r\n T", "a\r\nb"), ("<<<T\n\\\"a\\\"\nT", "\\\"a\\\""),
        ])
    func reading(text: String, value: String) throws {
        let catalog = try Self.read("return ['a' => \(text)];")
        #expect(catalog.faults.isEmpty)
        #expect(catalog.entries.map(\.value) == [value])
    }

    @Test("Texts that PHP interpolates are listed as written, and not changed")
    func interpolated() throws {
        let values = ["\"a $b\"", "'a' . $b", "$b ? 'a' : 'c'", "f('a', ['b'])", "<<<T\na {$b['c']}\nT"]
        for value in values {
            let catalog = try Self.read("return ['a' => \(value), 'b' => 'B'];")
            #expect(catalog.entries.map(\.value) == [value, "B"] && catalog.faults.isEmpty)
            #expect(catalog.entries.map(\.isTranslatable) == [false, true])
            #expect(throws: RewriteError.self) { try catalog.replacing([0: "x"]) }
        }
        let others = try Self.read("return ['a' => 1, 'b' => PHP_EOL, 'c' => null, 'd' => [], 'e' => $f];")
        #expect(others.entries.isEmpty && others.faults.isEmpty)
    }

    @Test("A comment belongs to the text below it, or to its line; a doc comment to none")
    func comments() throws {
        let catalog = try Self.read(
            """
            // Heading

            return [ // of all
                // One
                'a' => 'A', // not this
                'b' => 'B', // Two
                /* Three
                 * of two lines */
                'c' => 'C',
                /** @author */
                'd' => 'D', # Four
                'e' => 'E', /* Five */ 'f' => 'F',
            ];
            """)
        let comments = catalog.entries.map(\.comment)
        #expect(comments == ["One", "Two", "Three\nof two lines", "Four", nil, "Five"])
    }

    @Test("Laravel choices are separate texts, if the file shows that bars separate them")
    func choices() throws {
        let bars = try Self.read("return ['a' => '{0} No|[1,19]Some|[20,*] :count', 'b' => \"One|Two\", 'c' => 'x|'];")
        #expect(bars.entries.map(\.value) == ["No", "Some", ":count", "One", "Two", "x|"])
        #expect(bars.entries.map(\.variant) == ["[0]", "[1]", "[2]", "[0]", "[1]", ""])
        let made = try bars.replacing([0: "[x]", 1: "[y]", 3: "[z]"])
        #expect(
            String(decoding: made, as: UTF8.self)
                == "<?php return ['a' => '{0} [x]|[1,19][y]|[20,*] :count', 'b' => \" [z]|Two\", 'c' => 'x|'];")
        #expect(
            try Corpora.read(made, as: "lang/en/app.php").entries.map(\.value).prefix(4) == [
                "[x]", "[y]", ":count", "[z]",
            ])
        for value in ["a|b", "", " a"] { #expect(throws: RewriteError.self) { try bars.replacing([0: value]) } }
        #expect(throws: RewriteError.self) { try bars.replacing([2: "many"]) }
        let ambiguous = try Self.read("return ['a' => 'Home|Site'];")
        #expect(ambiguous.entries.map(\.value) == ["Home|Site"])
        #expect(throws: RewriteError.self) { try ambiguous.replacing([0: "One|:count"]) }
    }

    @Test(
        "Code that PHP rejects is a fault with its place, and an app would get no key after it",
        arguments: [
            ("return ['a' => 'A' 'b' => 'B'];", "1:26", "found a text, expected ','", ["a", "b"]),
            ("$l['a'] = 'A'\n$l['b'] = 'B';", "2:1", "found '$', expected ';'", ["a", "b"]),
            ("return ['a' => 'A'", "1:14", "found an array that is never closed, expected ']'", ["a"]),
            ("return ['a' => 'A'; 'b' => 'B'];", "1:25", "found ';', expected ','", ["a"]),
            ("return ['a' => 'A', 'b' => 'B,\n];", "1:34", "the string that begins here is never closed", ["a"]),
            ("return ['a' => 'A']", "1:26", "found the end of the file, expected ';'", ["a"]),
            ("return ['a' => 'A',, 'b' => 'B'];", "1:26", "found ',', expected an element", ["a"]),
            ("return ['a' => 'A']);", "1:26", "found ')', expected a statement", ["a"]),
            ("return ['a' => 'A', 'b' = 'B'];", "1:31", "found '=', expected '=>'", ["a"]),
            ("define('a', 'A')\ndefine('b', 'B');", "2:1", "found 'define', expected ';'", ["a", "b"]),
            ("define('a', 'A';", "1:22", "found ';', expected ')'", ["a"]),
            ("if ($x) {\n$l['a'] = 'A';", "1:15", "found a brace that is never closed, expected '}'", ["a"]),
            ("$l['a'] = 'A'; }", "1:22", "found '}', expected a statement", ["a"]),
            ("$l['a'] = 'A'; $l['b' = 'B';", "1:34", "found ';', expected ']'", ["a"]),
        ])
    func refused(php: String, place: String, message: String, keys: [String]) throws {
        let catalog = try Self.read(php)
        let fault = try #require(catalog.faults.first)
        #expect(fault.place.map { "\($0.line):\($0.column)" } == place)
        #expect(fault.message.hasPrefix(message), "\(fault.message)")
        #expect(fault.consequence == .noneLoads)
        #expect(catalog.entries.map(\.key) == keys)
    }

    @Test(
        "Texts are read wherever statements are allowed",
        arguments: [
            "if ($x): $l['a'] = 'A'; else: $l['b'] = 'B'; endif;", "if ($x) { $l['a'] = 'A'; } else { $l['b'] = 'B'; }",
            "switch ($x) { case 1: $l['a'] = 'A'; break; default: $l['b'] = 'B'; }",
            "try { $l['a'] = 'A'; } catch (E $e) {} $l['b'] = 'B';", "namespace X { $l['a'] = 'A'; } $l['b'] = 'B';",
            "defined('a') || define('a', 'A'); defined('b') or define('b', 'B', true);",
            "#[X] function f() { return ['c' => 'C']; } return ['a' => 'A', 'b' => 'B'];",
            "return ['a' => 'A', 'x' => ['k'][0] ?? 1, 'b' => 'B',] + ['y' => fn () => 'Y'];",
        ])
    func statements(php: String) throws {
        let catalog = try Self.read(php)
        #expect(catalog.faults.isEmpty)
        #expect(catalog.entries.map(\.key).filter { ["a", "b"].contains($0) } == ["a", "b"])
    }

    @Test("An appended array element has a number as its key")
    func added() throws {
        let catalog = try Self.read("$l['a'][] = 'A'; $l['b'] = 'B'; $l['a'][] = 'C';")
        #expect(catalog.entries.map(\.variant) == ["[0]", "", "[1]"])
    }

    @Test("Among code, only files with texts of a language are catalogs")
    func found() throws {
        let folder = try TemporaryFolder()
        let texts = "<?php return ['a' => 'A'];"
        let code = "<?php\nnamespace App;\nclass De { public $a = ['b' => 'c']; }\n"
        let catalogs = [
            "lang/de/app.php", "resources/lang/vendor/pkg/pt_BR/app.php", "messages/ru/app.php", "lang/is/lang.php",
            "localization/de_DE.inc", "translations/messages.fr.php", "language/phpmailer.lang-nl.php",
        ]
        for path in catalogs { try folder.write(texts, to: path) }
        for path in [
            "src/de/app.php", "config/app.php", "lang/app.php", "lang/de/app-de_DE.l10n.php", "src/en.php",
            "messages/MessagesPt_br.php",
        ] {
            try folder.write(texts, to: path)
        }
        try folder.write(code, to: "lang/de/De.php")
        try folder.write("<?php return ['a' => 1, 'b' => 2, 'c' => 'x'];", to: "lang/de/numbers.php")
        try folder.write("<html></html>", to: "lang/de/page.php")
        try folder.write("<?php $title = 'Inbox'; ?>\n<h1>Inbox</h1>\n", to: "views/messages/my.php")
        try folder.write("{}", to: "composer.json")
        try folder.write(texts, to: "vendor/nesbot/carbon/src/Carbon/Lang/de.php")
        let found = Project([folder.url.path]).files.map { String($0.path.string.dropFirst(folder.url.path.count + 1)) }
        #expect(found == catalogs.sorted())
    }

    @Test("No nesting is too deep")
    func deep() throws {
        let deep = String(repeating: "['a' => ", count: 100_000)
        let faults = try Self.read("return \(deep)").faults
        #expect(faults.contains { $0.message.hasPrefix("found a path of more than 400 bytes") })
    }

    @Test(
        "Ten times the size costs at most ten times the time, whatever is missing",
        arguments: [
            "[", "array(", "'a' . ", "<<<A\n", "f(", "/* ", "{$", "\"{$a[", "array_merge(", "$a[", "'a' 'b' ", "A 'b' ",
            "'a' => 'b|{0}", "'a' => $b 'c', ", "$a['b'] = ", "// a\n",
        ])
    func linear(piece: String) {
        func cost(_ count: Int, after beginning: String) -> Double {
            let php = "<?php \(beginning)\(String(repeating: piece, count: count))"
            return ProcessorTime.least { _ = try? Corpora.read(php, as: "lang/en/app.php") }
        }
        for beginning in ["", "return ["] {
            let (small, large) = (cost(1000, after: beginning), cost(10_000, after: beginning))
            #expect(large < 40 * small + 3000, "\(small), then \(large)")
        }
    }
}
