// How a parser learns which words and tags an entry's file marks as untranslatable.

import Basics
import Catalogs
import MessagePatterns

extension MessageParser {
    /// Learns which parts of an entry's text are untranslatable, and forgets those of the previous entry.
    package mutating func learnKept(of entry: Entry, _ part: Entry.Part) {
        keepsAttributes = entry.hasElements(in: part)
        let texts = entry.keptTexts
        guard !texts.isEmpty || !kept.isEmpty else { return }
        kept = LockedWords([])
        var message = Message()
        var words: [String] = []
        for text in texts {
            message.parse(self) { $0 += text }
            for part in message.parts where part.kind == .text {
                let word = message.utf8[part.range].trimmingSpace
                if word.contains(where: { $0.isLetter || $0 >= 0x80 }) {
                    words.append(String(decoding: word, as: UTF8.self))
                }
            }
        }
        kept = LockedWords(words)
    }
}

extension ArraySlice<UInt8> {
    /// The slice without leading and trailing white space.
    fileprivate var trimmingSpace: ArraySlice<UInt8> {
        let front = drop(while: \.isSpace)
        return front.prefix(front.count - front.reversed().prefix(while: \.isSpace).count)
    }
}
