// Every value of every catalog.

import Catalogs
import Foundation
import MessagePatterns
import TestSupport
import Testing

@Suite("Values of real catalogs")
struct CorpusTests {
    /// Calls `body` with each value and source text of a catalog.
    private static func forEachText(_ file: CatalogFile, _ body: ([UInt8]) -> Void) throws {
        var text: [UInt8] = []
        for entry in try Corpora.read(file.path.string).entries {
            for part in [Entry.Part.value, .source] {
                text.removeAll(keepingCapacity: true)
                if entry.append(part, to: &text) { body(text) }
            }
        }
    }

    @Test("The parts of every value are the value, in every syntax", arguments: Syntax.all)
    func wholeness(syntax: Syntax) throws {
        let parser = MessageParser(syntax)
        var message = Message()
        var count = 0
        for file in Corpora.files {
            try Self.forEachText(file) { text in
                message.parse(parser) { $0 += text }
                if !message.isWhole || message.utf8 != text { Issue.record("\(file.path.string): \(message.text)") }
                count += 1
            }
        }
        #expect(count > 100)
    }

    @Test("New letters in the text change nothing of what stays", arguments: ["ȧ", "ẽ", "文"])
    func newLetters(letter: String) throws {
        let parser = MessageParser()
        var message = Message()
        var changed = Message()
        for file in Corpora.files {
            try Self.forEachText(file) { text in
                message.parse(parser) { $0 += text }
                changed.parse(parser) { output in
                    for part in message.parts {
                        for byte in message.utf8[part.range] {
                            let isLetter = part.kind == .text && (byte | 0x20) &- 0x61 < 26
                            if isLetter { output += Array(letter.utf8) } else { output.append(byte) }
                        }
                    }
                }
                if !changed.keepsParts(of: message) { Issue.record("\(file.path.string): \(message.text)") }
            }
        }
    }

    @Test("No format specifier that is certain counts as text", arguments: [Syntax.auto, .apple])
    func specifiers(syntax: Syntax) throws {
        let specifier = try NSRegularExpression(
            pattern: "%(\\d+\\$)?[-+#0']*(\\d+|\\*)?(\\.(\\d+|\\*)?)?(hh|h|ll|l|q|L|j|z|t)?[diouxXeEfFgGcCsSpaA@%]|%#@")
        let parser = MessageParser(syntax)
        var message = Message()
        var count = 0
        for file in Corpora.files {
            try Self.forEachText(file) { text in
                guard text.contains(UInt8(ascii: "%")) else { return }
                message.parse(parser) { $0 += text }
                count += message.pieces(.placeholder).count
                for words in message.words where words.utf8.contains(UInt8(ascii: "%")) {
                    let range = NSRange(words.startIndex..., in: words)
                    if specifier.firstMatch(in: words, range: range) != nil {
                        Issue.record("\(file.path.string): \(message.text)")
                    }
                }
            }
        }
        #expect(count > 20)
    }

    @Test("Values damaged at random are taken apart without harm")
    func mutations() throws {
        var random = RandomNumbers(seed: 1)
        var values: [[UInt8]] = []
        for file in Corpora.files {
            try Self.forEachText(file) { if random.next() % 40 == 0, $0.count < 2000 { values.append($0) } }
        }
        let parsers = Syntax.all.map { MessageParser($0, locked: ["Apple"]) }
        var message = Message()
        for value in values {
            var text = value
            for _ in 0...random.next() % 8 { Self.damage(&text, &random) }
            for parser in parsers {
                message.parse(parser) { $0 += text }
                if !message.isWhole || message.utf8 != text { Issue.record("\(text)") }
            }
        }
        #expect(!values.isEmpty)
    }

    private static let signs = [
        "<", "<a ", "title=\"", "\"", ">", "</a>", "]]>", "{", "}", "{n, plural, one {", "} other {", "}}", "#", "'",
        "%",
        "%1$", "% d", "@", "$", "`", "[", "](", ")", "\\(", "://", "&", ";", ".", "/", "__", "|", "\u{301}",
    ]

    /// Takes something out, puts something in, or puts a sign in.
    private static func damage(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        let at = Int.random(in: 0...text.count, using: &random)
        let end = min(text.count, at + Int.random(in: 0...6, using: &random))
        switch random.next() % 4 {
        case 0: text.removeSubrange(at..<end)
        case 1: text.insert(UInt8.random(in: 0...255, using: &random), at: at)
        default: text.insert(contentsOf: signs[Int(random.next() % UInt64(signs.count))].utf8, at: at)
        }
    }
}
