// Messages as input for the checks of direction.

import Basics
import MessagePatterns
import Samples
import TextLayout

extension SlottedText {
    /// Returns the texts that a message shows, with slots for their placeholders.
    static func all(of message: Message, locale: String) -> [SlottedText] {
        guard message.parts.contains(where: { $0.kind == .branchStart }) else { return [SlottedText(message)] }
        var maker = SampleMaker(locale: locale)
        return maker.texts(of: message).texts.map { shown in
            SlottedText(
                shown.utf8,
                slots: shown.placeholders.map { placeholder in
                    let hasLetters = placeholder.sample.unicodeScalars.contains(where: Letters.contains)
                    return Slot(
                        placeholder.range, hasLetters ? kind(of: placeholder.spelling) : .number)
                })
        }
    }

    /// Creates the text of a message without branches, with line feeds in place of line breaks: each paragraph has a
    /// direction of its own.
    private init(_ message: Message) {
        var utf8 = message.utf8
        let slots = message.parts.compactMap { part -> Slot? in
            let spelling = message.utf8[part.range]
            if part.kind == .markup, Self.breaksLine(spelling) {
                for at in part.range { utf8[at] = 0x20 }
                utf8[part.range.upperBound - 1] = 0x0A
                return nil
            }
            switch part.kind {
            case .placeholder:
                return Slot(part.range, Self.kind(of: String(decoding: spelling, as: UTF8.self)))
            case .markup: return Slot(part.range, .literal(Self.shown(spelling)))
            case .text, .locked, .branchStart, .branchNext, .branchEnd: return nil
            }
        }
        self.init(utf8, slots: slots)
    }

    /// Whether a tag begins a line, as `<br>` and `<p>` do.
    private static func breaksLine(_ tag: ArraySlice<UInt8>) -> Bool {
        let name = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0.isLetter || $0.isDigit }
        return tag.first == UInt8(ascii: "<") && lineTags.contains(String(decoding: name, as: UTF8.self).lowercased())
    }

    private static let lineTags: Set<String> = [
        "blockquote", "br", "dd", "div", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p", "pre", "td",
        "th", "tr", "ul",
    ]

    /// Returns the kind of a placeholder: dates are localized, and links have texts of the catalog.
    private static func kind(of spelling: String) -> Slot.Kind {
        let placeholder = Placeholder(spelling: spelling)
        if placeholder.name.hasSuffix("_link") { return .local }
        switch placeholder.sort {
        case .text: return .text
        case .like(let sample): return sample.unicodeScalars.contains(where: Letters.contains) ? .text : .number
        case .literal(let literal): return spelling == "%%" ? .literal(literal) : .local
        case .date, .time: return .local
        // `%#@files@` usually begins with a number.
        case .count, .printf, .character, .number, .percent, .size, .price, .pluralNumber, .variantNumber,
            .substitution:
            return .number
        }
    }

    /// Returns the text that markup shows.
    private static func shown(_ spelling: ArraySlice<UInt8>) -> String {
        guard spelling.first == UInt8(ascii: "&") else { return "" }
        if spelling.elementsEqual("&amp;".utf8) { return "&" }
        return spelling.elementsEqual("&lt;".utf8) ? "<" : spelling.elementsEqual("&gt;".utf8) ? ">" : " "
    }
}
