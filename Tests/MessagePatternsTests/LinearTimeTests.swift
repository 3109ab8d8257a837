// Hostile messages: ten times the size may cost ten times the time, never a hundred.

import MessagePatterns
import TestSupport
import Testing

@Suite("Linear time of messages", .serialized)
struct LinearTimeTests {
    static let hostile = [
        "<", "<a ", "<a x=\"", "<a x='", "<a x=\"\"", "<code>", "<code></code", "<!--", "<%", "<?", "<a alt=\"`\"> ",
        "[", "](", "[](", "[]()", "{", "{{", "{}", "}", "%", "% d", "% d%d ", "%(", "%{", "%#@a", "%a", "%abc", " %dab",
        "%1", "\\(",
        "\\", "$t(", "${", "$(A", "$a", "@", "a@", "@a.", "@:(", "@:a/", "@:a[0]", "a.b.", "a.b@", "www.", "http://",
        "http://(",
        "http://[)", ":", "a:", "data:", "`", "` `` ", ":a:`", ":a", " :a-", ":a.-", ":a_", ":a:", ":`a`", ":a:b", "&",
        "&#", "&a", "_", "__", "__a", "./", "/a", "a/b", "a/b.",
        "~/", "C:\\", "\"C:\\", "“C:\\a ", "#fff", "#f", "{n, plural, other {", "{n, plural, other {x}}", "{n, plural,",
        "{ ", "'{'", "'",
        "a", "é", "Apple", "App", "http://{ ", "http://{a", "http://{{ a }}/", "http://%(", "http://${",
        "/a/\\(", "%<s ", "%(,", "<x a=\"", "{a,select,other{'}}'",
    ]

    private static func cost(_ text: [UInt8], _ parser: MessageParser) -> Double {
        var message = Message()
        return ProcessorTime.least { message.parse(parser) { $0 += text } }
    }

    @Test("Cost is linear in size, whatever the message contains", arguments: hostile)
    func growth(piece: String) {
        for syntax in Syntax.all {
            let parser = MessageParser(syntax, locked: ["Apple"])
            let small = Self.cost(Array(String(repeating: piece, count: 3000).utf8), parser)
            let large = Self.cost(Array(String(repeating: piece, count: 30_000).utf8), parser)
            #expect(large < 40 * small + 3000, "\(syntax.id): \(piece.debugDescription) cost \(small), then \(large)")
        }
    }

    @Test("Cost is linear in size, whatever an unclosed tag contains", arguments: [" ", "a ", "a=b ", "=", "\""])
    func openTag(piece: String) {
        for syntax in [Syntax.auto, .markup] {
            let parser = MessageParser(syntax)
            let small = Self.cost(Array(("<a" + String(repeating: piece, count: 3000)).utf8), parser)
            let large = Self.cost(Array(("<a" + String(repeating: piece, count: 30_000)).utf8), parser)
            #expect(large < 40 * small + 3000, "\(syntax.id): \(piece.debugDescription) cost \(small), then \(large)")
        }
    }

    @Test(
        "Cost is linear in size, whatever a kept element contains",
        arguments: [
            "<code ", "<code>", "<code/>", "<code></code>", "</code ", "<b>", "<em startRef='b'/>",
            "<code\u{0}><code ></code>",
        ])
    func keptElement(piece: String) {
        for start in ["<code>", "<sm id='a' translate='no'/>"] {
            let small = Self.cost(Array((start + String(repeating: piece, count: 3000)).utf8), MessageParser(.auto))
            let large = Self.cost(Array((start + String(repeating: piece, count: 30_000)).utf8), MessageParser(.auto))
            #expect(large < 40 * small + 3000, "\(start), \(piece.debugDescription) cost \(small), then \(large)")
        }
    }

    @Test("A glossary of thousands costs little more than one of hundreds, with or without a common prefix")
    func glossary() {
        let beginning = String(repeating: "ab", count: 50)
        let texts = (0..<300).map { "\(beginning)\(beginning) word\($0)" }.joined(separator: " ")
        func cost(_ count: Int) -> Double {
            Self.cost(
                Array(texts.utf8), MessageParser(locked: (0..<count).flatMap { ["\(beginning)\($0)", "word\($0)s"] }))
        }
        let small = cost(300)
        let large = cost(6000)
        #expect(large < 4 * small + 3000, "cost \(small), then \(large)")
    }

    @Test("The search for missing specifiers is linear in size, even if all are different")
    func literalSpecifiers() {
        func cost(_ count: Int) -> Double {
            let message = Message((1...count).map { "%\($0)$d" }.joined(separator: " "), .messageFormat)
            return ProcessorTime.least { _ = message.addsNoSpecifiers(to: message) }
        }
        let small = cost(1000)
        let large = cost(10_000)
        #expect(large < 40 * small + 3000, "cost \(small), then \(large)")
    }
}
