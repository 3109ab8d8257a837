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

    /// Creates the text of a message without branches.
    private init(_ message: Message) {
        let slots = message.parts.compactMap { part -> Slot? in
            let spelling = message.utf8[part.range]
            switch part.kind {
            case .placeholder:
                return Slot(part.range, Self.kind(of: String(decoding: spelling, as: UTF8.self)))
            case .markup: return Slot(part.range, .literal(Self.shown(spelling)))
            case .text, .locked, .branchStart, .branchNext, .branchEnd: return nil
            }
        }
        self.init(message.utf8, slots: slots)
    }

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
