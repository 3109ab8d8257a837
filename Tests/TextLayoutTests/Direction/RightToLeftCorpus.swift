// The texts of real apps in right-to-left languages.

import Catalogs
import MessagePatterns
import TestSupport
import TextLayout

enum RightToLeftCorpus {
    /// Every text once, in order.
    static let texts: [String] = {
        var seen: Set<String> = []
        return Corpora.files.flatMap { file -> [String] in
            guard let catalog = try? Corpora.read(file.path.string) else { return [] }
            return catalog.entries.compactMap { entry in
                guard let locale = entry.locale ?? catalog.locale, Direction.of(locale: locale) == .rightToLeft,
                    let value = entry.value
                else { return nil }
                return seen.insert(value).inserted ? value : nil
            }
        }
    }()

    /// Returns a text with its placeholders and markup as slots.
    static func slotted(_ text: String) -> SlottedText {
        let message = Message(text)
        return SlottedText(
            message.utf8,
            slots: message.parts.compactMap { part in
                switch part.kind {
                case .text, .locked: nil
                case .placeholder: SlottedText.Slot(part.range, message.utf8[part.range].last == 0x64 ? .number : .text)
                case .markup, .branchStart, .branchNext, .branchEnd: SlottedText.Slot(part.range, .literal(""))
                }
            })
    }
}
