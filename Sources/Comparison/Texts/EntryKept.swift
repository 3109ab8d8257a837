// What a parser learns of the words and tags that an entry's file says are kept.

import Basics
import Catalogs
import MessagePatterns

extension MessageParser {
    /// Learns what of a text of an entry is not to be translated; forgets what was of the entry before.
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
    /// Without the space at its ends.
    fileprivate var trimmingSpace: ArraySlice<UInt8> {
        let front = drop(while: \.isSpace)
        return front.prefix(front.count - front.reversed().prefix(while: \.isSpace).count)
    }
}
