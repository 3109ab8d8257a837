// A message as the facts of direction read it.

import Basics
import MessagePatterns
import Samples
import TextLayout

extension SlottedText {
    /// The texts that a message shows, with slots for what is put into them.
    static func all(of message: Message, locale: String) -> [SlottedText] {
        guard message.parts.contains(where: { $0.kind == .branchStart }) else { return [SlottedText(message)] }
        var maker = SampleMaker(locale: locale)
        return maker.texts(of: message).texts.map { shown in
            SlottedText(
                shown.utf8,
                slots: shown.placeholders.map { placeholder in
                    let hasLetters = placeholder.sample.unicodeScalars.contains(where: Letters.contains)
                    return Slot(placeholder.range, hasLetters ? .text : .number)
                })
        }
    }

    /// A message without branches.
    private init(_ message: Message) {
        let slots = message.parts.compactMap { part -> Slot? in
            let spelling = message.utf8[part.range]
            switch part.kind {
            case .placeholder: return Slot(part.range, Self.kind(of: spelling))
            case .markup: return Slot(part.range, .literal(Self.shown(spelling)))
            case .text, .locked, .branchStart, .branchNext, .branchEnd: return nil
            }
        }
        self.init(message.utf8, slots: slots)
    }

    /// What stands for a placeholder, as far as its spelling tells.
    private static func kind(of spelling: ArraySlice<UInt8>) -> Slot.Kind {
        guard spelling.first == UInt8(ascii: "%"), let last = spelling.last else {
            return isCount(spelling) ? .number : .text
        }
        if spelling.count == 2, last == UInt8(ascii: "%") { return .literal("%") }
        // `%#@files@` begins with a number mostly.
        let isNumber = "diufFeEgGxXoDUO".utf8.contains(last) && !spelling.contains(UInt8(ascii: "("))
        return isNumber || spelling.contains(UInt8(ascii: "#")) || spelling.elementsEqual("%arg".utf8) ? .number : .text
    }

    /// Whether `{count}` and the like name a number.
    private static func isCount(_ spelling: ArraySlice<UInt8>) -> Bool {
        var maker = SampleMaker(locale: "en")
        let shown = maker.texts(of: Message(String(decoding: spelling, as: UTF8.self))).texts.first
        return shown.map { !$0.text.unicodeScalars.contains(where: Letters.contains) } ?? false
    }

    /// What is shown for markup.
    private static func shown(_ spelling: ArraySlice<UInt8>) -> String {
        guard spelling.first == UInt8(ascii: "&") else { return "" }
        if spelling.elementsEqual("&amp;".utf8) { return "&" }
        return spelling.elementsEqual("&lt;".utf8) ? "<" : spelling.elementsEqual("&gt;".utf8) ? ">" : " "
    }
}
