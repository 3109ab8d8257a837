// Addresses and paths that contain placeholders: all placeholders of a syntax stay intact there, too.

import MessagePatterns
import Testing

@Suite("Placeholders in addresses")
struct AddressPlaceholderTests {
    static let addresses = [
        "https://app.example.com/invite/", "https://x.org/?a=", "myapp://", "www.x.org/", "x.example.com/", "mailto:",
        "tel:", "https://x.org/(", "/usr/local/", "~/Library/", "C:\\Users\\", "./", "x.org/a/",
    ]
    static let placeholders = [
        "{{ code }}", "{ id }", "{0, number}", "{{x | upper}}", "{{t \"a b\"}}", "%{ id }", "${ id }", "{% lang %}",
        "{ $lang }", "{ -brand(case: \"upper\") }", "{name}", "%(user name)s", "%@", "%1$@", "%#@files@", "$NAME$",
        "$t(key, {\"count\": 1})", "@:(a b)", "% d", "%2$#@a@", "%<x>.2f", "%1$(,.2f", "<%= a > 1 %>", "\\(a b)",
    ]
    static let tails = ["", "/page", "?q=1", "@x.org", ".", " item"]

    @Test("A placeholder stays intact after any address, and what follows is text", arguments: Syntax.all)
    func composed(syntax: Syntax) {
        var count = 0
        for placeholder in Self.placeholders where Message("a \(placeholder) b", syntax).kept == [placeholder] {
            for address in Self.addresses {
                for tail in Self.tails { check(address, placeholder, tail, syntax) }
            }
            count += 1
        }
        #expect(count > 0 || syntax.id == "text" || syntax.id == "markup")
    }

    private func check(_ address: String, _ placeholder: String, _ tail: String, _ syntax: Syntax) {
        let message = Message("See \(address)\(placeholder)\(tail) now", syntax)
        let start = "See \(address)".utf8.count
        let range = start..<start + placeholder.utf8.count
        let torn = message.parts.contains { $0.kind == .text && $0.range.overlaps(range) }
        #expect(!torn, "\(syntax.id): \(message.text)")
        #expect(message.words.first?.hasPrefix("See ") ?? false, "\(syntax.id): \(message.text)")
        #expect(message.words.last?.hasSuffix(" now") ?? false, "\(syntax.id): \(message.text)")
    }

    @Test("A placeholder stays intact after an address in a branch, too")
    func branches() {
        let text = "{n, plural, offset:1 one {# https://x.org/{ id }/a item} other {x}} y"
        for syntax in [Syntax.auto, .messageFormat, .javaMessageFormat] {
            #expect(Message(text, syntax).words == [" ", " item", "x", " y"])
        }
    }

    @Test("An address is one part with the placeholders in it, up to the sentence around it")
    func whole() {
        #expect(Message("Open https://x.org/{{ code }}/a, or").kept == ["https://x.org/{{ code }}/a"])
        #expect(Message("Open https://x.org/{{ code }}.").kept == ["https://x.org/{{ code }}"])
        #expect(Message("Open https://x.org/{ $a }/b now", .fluent).kept == ["https://x.org/{ $a }/b"])
    }
}
