// All values of all catalogs.

import Catalogs
import Foundation
import MessagePatterns
import TestSupport
import Testing

@Suite("Values of real catalogs")
struct CorpusTests {
    @Test("The parts of every value add up to the value, in every syntax", arguments: Syntax.all)
    func wholeness(syntax: Syntax) throws {
        let parser = MessageParser(syntax)
        var message = Message()
        var count = 0
        for file in Corpora.files {
            try file.forEachText { text in
                message.parse(parser) { $0 += text }
                if !message.isWhole || message.utf8 != text { Issue.record("\(file.path.string): \(message.text)") }
                count += 1
            }
        }
        #expect(count > 100)
    }

    @Test("New letters in the text do not change what is kept", arguments: ["ȧ", "ẽ", "文"])
    func newLetters(letter: String) throws {
        let parser = MessageParser()
        var message = Message()
        var changed = Message()
        for file in Corpora.files {
            try file.forEachText { text in
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

    @Test("No unambiguous format specifier counts as text", arguments: [Syntax.auto, .apple])
    func specifiers(syntax: Syntax) throws {
        let specifier = try NSRegularExpression(
            pattern: "%(\\d+\\$)?[-+#0']*(\\d+|\\*)?(\\.(\\d+|\\*)?)?(hh|h|ll|l|q|L|j|z|t)?[diouxXeEfFgGcCsSpaA@%]|%#@")
        let parser = MessageParser(syntax)
        var message = Message()
        var count = 0
        for file in Corpora.files {
            try file.forEachText { text in
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
}
