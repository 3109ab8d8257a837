// What editors of rich text write around words: a document, and anchors that are left of pages.

import Basics
import MessagePatterns

enum RichText {
    /// Whether a message is an HTML document that only says how its words look.
    static func isDocument(_ message: Message) -> Bool {
        let names = Set(message.openingTags.map(\.name))
        return names.contains("html") && names.isSubset(of: looks) && (!names.contains("a") || hasOnlyAnchors(message))
    }

    /// Whether all `<a>` of a message only have a name, so that they lead nowhere.
    static func hasOnlyAnchors(_ message: Message) -> Bool {
        let anchors = message.openingTags.filter { $0.name == "a" }
        return !anchors.isEmpty
            && anchors.allSatisfy { $0.attributes.contains("name=") && !$0.attributes.contains("href") }
    }

    private static let looks: Set<Substring> = ["html", "head", "body", "meta", "style", "p", "br", "span", "a"]
}

extension Message {
    /// The names and attributes of its opening tags, in lowercase.
    fileprivate var openingTags: [(name: Substring, attributes: Substring)] {
        parts.compactMap { part in
            guard part.kind == .markup || part.kind == .locked, utf8[part.range].first == UInt8(ascii: "<") else {
                return nil
            }
            let tag = Substring(String(decoding: utf8[part.range].dropFirst(), as: UTF8.self).lowercased())
            let name = tag.prefix { $0.isLetter || $0.isNumber }
            return name.isEmpty ? nil : (name, tag.dropFirst(name.count))
        }
    }
}
