// Fluent: messages, their values, and how values are written.

import Catalogs
import TestSupport
import Testing

@Suite("Fluent")
struct FluentTests {
    private static func rows(_ text: String) throws -> [String] {
        try Corpora.read(text, as: "locales/en/app.ftl").entries.map { "\($0.key)=\($0.value ?? "")" }
    }

    @Test("Messages, attributes and terms are entries; terms stay unchanged")
    func entries() throws {
        let catalog = try Corpora.read(
            "a = A\n  .title = T\n  .x = X\n-brand = B\n  .gender = m\nonly =\n  .label = L\n", as: "en.ftl")
        #expect(catalog.entries.map(\.key) == ["a", "a.title", "a.x", "-brand", "-brand.gender", "only.label"])
        #expect(catalog.entries.map(\.isTranslatable) == [true, true, true, false, false, true])
        #expect(catalog.faults.isEmpty)
    }

    @Test("A comment belongs to the message directly below it, and to its attributes")
    func comments() throws {
        let catalog = try Corpora.read(
            "### File\n\n# One\n#\n# more\na = A\n  .b = B\n\n# Alone\n\nc = C\n\n## Group\n\n# D\nd = D\n## Group\ne = E\n",
            as: "en.ftl")
        #expect(catalog.entries.map { $0.comment ?? "-" } == ["One\n\nmore", "One\n\nmore", "-", "D", "-"])
    }

    @Test(
        "A value is dedented as Fluent specifies",
        arguments: [
            ("k = One\n    two\n", "One\ntwo"),
            ("k =\n    One\n      two\n\n    three   \n\n", "One\n  two\n\nthree"),
            ("k =\n      One\n    two\n", "  One\ntwo"),
            ("k = One\r\n    two\r\n", "One\ntwo"),
            (
                "k = { $n ->\n        [one] a\n       *[other] b\n    }\n",
                "{ $n ->\n        [one] a\n       *[other] b\n    }"
            ),
            ("k =\n    { $n ->\n        [one] a\n       *[other] b\n    }\n", "{ $n ->\n    [one] a\n   *[other] b\n}"),
            ("k = { \"\" }\n", ""),
            ("k = {\"\"}  a  {\"\"}\n", "  a  "),
            ("k =\n    {\"[\"}a\n    {\"*\"}b\n", "[a\n*b"),
            ("k =\n{ $x } b\n", "{ $x } b"),
            ("k = a\tb \\ \"c\"\n", "a\tb \\ \"c\""),
        ])
    func values(text: String, value: String) throws {
        #expect(try Self.rows(text) == ["k=\(value)"])
    }

    @Test(
        "Invalid Fluent is a fault with a place, and the next message is read",
        arguments: [
            ("a = { $x\n", "2:1"), ("a = x }\n", "1:7"), ("a\n", "1:2"), ("a =\n", "1:4"), ("-t =\n", "1:5"),
            ("a = { $n ->\n  [one] x\n}\n", "3:1"), ("a = { foo() }\n", "1:10"), ("a = { -t.x }\n", "1:12"),
            ("a = { \"x }\n", "1:11"), ("a = { \"\\z\" }\n", "1:9"), (" a = b\n", "1:1"), ("#a\n", "1:2"),
            ("a = { a ->\n *[other] x\n}\n", "1:9"), ("a = { $n -> [x] y *[z] w }\n", "1:13"),
        ])
    func junk(text: String, place: String) throws {
        let catalog = try Corpora.read(text + "good = Good\n", as: "en.ftl")
        #expect(catalog.entries.map(\.key) == ["good"])
        let places = catalog.faults.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)" }
        #expect(places == [place])
    }

    @Test("Nested braces end in a fault, not in a crash")
    func depth() throws {
        let deep = String(repeating: "{", count: 100_000)
        let catalog = try Corpora.read("a = \(deep)\nb = B\n", as: "en.ftl")
        #expect(catalog.faults.count == 1)
        #expect(catalog.entries.map(\.key) == ["b"])
    }

    static let styles = [
        "k = Old\n", "k =\n    Old\n", "k = Old\n  second\n", "k =\n      Old\n    second\nl = x\n", "k =\n{ $old }\n",
        "k = Old\r\n    second\r\n", "k = { $n ->\n    [one] a\n   *[other] b\n}\n  .a = x\n",
    ]
    static let values = [
        "New", "", " leading", "trailing ", "[bracket", "*star", ".dot", "a\n[b\n*c\n.d", "a\n  b", "  a\n b",
        "a\n\n\nb",
        "\na", "a\n", "{ $x } and\n{ $y }", "{ $n ->\n    [one] x\n   *[other] y\n}",
        "#x\n-y = z", "a = b\nc = d", "ü 日本 😀\n\tTab", "{ $n ->\n    [one] x\n        y\n   *[other] z\n} end\nline",
        "[{ $n ->\n  *[other] x\n}]",
    ]

    @Test("Every value reads back as written, in any style", arguments: styles)
    func writing(text: String) throws {
        let catalog = try Corpora.read(text, as: "en.ftl")
        for value in Self.values {
            let bytes = try catalog.replacing([0: value])
            let read = try Corpora.read(bytes, as: "en.ftl")
            #expect(read.faults.isEmpty, "\(value.debugDescription) in \(String(decoding: bytes, as: UTF8.self))")
            #expect(read.entries.map(\.key) == catalog.entries.map(\.key))
            #expect(read.entries.first?.value == value, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("A non-pattern is rejected", arguments: ["{", "a } b", "{ $n -> x }", "a\n  \nb", "a\r\nb", "{\"\"} a"])
    func refused(value: String) throws {
        let catalog = try Corpora.read("k = Old\n", as: "en.ftl")
        #expect(throws: RewriteError.self) { try catalog.replacing([0: value]) }
    }

    @Test("Lines keep their indentation")
    func indentation() throws {
        let catalog = try Corpora.read("k =\n  Old\n  lines\n", as: "en.ftl")
        #expect(try String(decoding: catalog.replacing([0: "New\nones"]), as: UTF8.self) == "k =\n  New\n  ones\n")
    }

    @Test("A byte order mark is a fault, because Fluent loses the message after it")
    func mark() throws {
        #expect(try Corpora.read("\u{FEFF}a = b\n", as: "en.ftl").faults.count == 1)
    }

    @Test("Attributes for the program are not texts: shortcuts, keys, style sheets")
    func attributes() throws {
        let text = """
            tab = Tab
                .label = Close
                .accesskey = C
                .key = VK_F1
                .style = width: 20em
                .buttonaccesskeyaccept = S
            quit = Quit
                .accesskey = { PLATFORM() ->
                    [windows] x
                   *[other] Q
                }
                .key = { PLATFORM() ->
                    [windows] Word
                   *[other] Q
                }

            """
        let catalog = try Corpora.read(text, as: "en.ftl")
        #expect(catalog.entries.filter(\.isTranslatable).map(\.key) == ["tab", "tab.label", "quit", "quit.key"])
    }
}
