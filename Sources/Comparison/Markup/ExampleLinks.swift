// Links of Markdown that only show how a link is written: `[name](https://url)`.

import MessagePatterns

package enum ExampleLinks {
    /// Whether a message has links, and none has a real address.
    package static func areAll(in message: Message) -> Bool {
        let targets = message.parts.compactMap { part -> Substring? in
            let spelling = String(decoding: message.utf8[part.range], as: UTF8.self)
            return part.kind == .markup && spelling.hasPrefix("](") ? spelling.dropFirst(2).dropLast() : nil
        }
        return !targets.isEmpty && targets.allSatisfy(isWord)
    }

    private static func isWord(_ target: Substring) -> Bool {
        let address = target.lowercased()
        guard let scheme = ["https://", "http://"].first(where: { address.hasPrefix($0) }) else { return false }
        return words.contains(address.dropFirst(scheme.count))
    }

    /// What stands for an address after a scheme; alone, code may replace it.
    private static let words: Set<Substring> = ["url", "uri", "link", "address"]
}
