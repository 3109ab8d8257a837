// `bidi-unbalanced`: direction controls that are not closed, or close nothing.

import Basics
import MessagePatterns
import TextLayout

extension Rule {
    static let bidiUnbalanced = Rule(
        "bidi-unbalanced", .warning, .wrongText,
        summary: "A text has a direction control that is not closed, or closes nothing.",
        explanation: """
            Isolates (LRI, RLI and FSI) are closed by PDI, embeddings (LRE, RLE) and overrides (LRO, RLO) by PDF. A \
            control that is not closed applies to the end of the paragraph, and to whatever the app puts after the \
            text: a name, a number, the next sentence. Often one half of a pair was lost when a text was copied or \
            truncated. A control at the start of a paragraph may stay open, because it sets the direction of the whole \
            paragraph. So may a control before the last piece of a text, if that piece has no right-to-left letters. What \
            has no effect is a note: a control that closes nothing, and one that stays open in a text without \
            placeholders.
            """,
        examples: [
            .finds(
                "U+2068 FIRST STRONG ISOLATE before '%@' is not closed before its paragraph ends",
                "an isolate that stays open",
                .strings("Hello %@, welcome", "he", "שלום \u{2068}%@ וברוך הבא")),
            .finds(
                "U+202C POP DIRECTIONAL FORMATTING after 'שלום' closes nothing", "an end without a start: a note",
                .strings("Hello", "he", "שלום\u{202C}")),
            .leaves("an isolated name", .strings("Hello %@", "he", "שלום \u{2068}%@\u{2069}")),
            .leaves("a text that begins with its direction", .strings("Hello", "he", "\u{202B}שלום")),
            .leaves(
                "a paragraph of a web page that begins with its direction",
                .strings("<p>Hello</p>", "he", "<p dir='rtl'>\u{202B}שלום</p>")),
            .leaves("a line that begins with its direction", .strings("Hello\\nDana", "he", "שלום\\n\u{2067}דנה")),
            .leaves("a last piece", .strings("%@ commands", "he", "פקודות \u{202A}%@")),
            .leaves("last signs", .strings("Shift [>>>]", "fa", "جابه\u{200C}جایی \u{202A}[>>>]")),
            .leaves("a control after a mark", .strings("%d days", "ckb", "\u{200F}\u{202B}%d ڕۆژ")),
            .leaves("a direction mark, which has no partner", .strings("Hello", "he", "שלום\u{200F}")),
        ],
        check: .text(of: .directions) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.mayHoldDirectionControls, let fault = ControlFault.find(in: utf8).first else { return }
            // `bidi-override` reports overrides.
            if fault.control == .leftToRightOverride || fault.control == .rightToLeftOverride { return }
            if fault.problem == .neverClosed,
                subject.message.beginsParagraph(at: fault.range.lowerBound)
                    || utf8.endsInPiece(from: fault.range.upperBound)
            {
                return
            }
            let name = CharacterName.full(utf8.scalar(at: fault.range.lowerBound).value)
            let problem = fault.summary.dropFirst(fault.control.abbreviation.count)
            findings.add(
                subject.entry, "\(name) \(TextPlace.words(fault.range, in: utf8))\(problem)",
                help: fault.problem == .neverClosed ? "close it with \(fault.control.partner)" : "remove it",
                most: fault.hasNoEffect(in: subject.message) ? .note : nil)
        })
}

extension ControlFault {
    /// Whether nobody sees it: the end of the paragraph closes a control, and one that closes nothing is ignored.
    fileprivate func hasNoEffect(in message: Message) -> Bool { problem != .neverClosed || !message.hasSlots }
}

extension BidiControl {
    /// The name of the control that closes it.
    fileprivate var partner: String { CharacterName.full(role == .opensIsolate ? 0x2069 : 0x202C) }
}

extension Message {
    /// Whether there are only markup, white space and direction marks between the start of a paragraph and an offset.
    fileprivate func beginsParagraph(at offset: Int) -> Bool {
        let start = utf8[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (start..<offset).allSatisfy { at in
            utf8[at].isSpace || utf8.isInDirectionMark(at)
                || parts.contains { $0.kind == .markup && $0.range.contains(at) }
        }
    }
}

extension Array where Element == UInt8 {
    /// Whether a byte is part of a left-to-right or right-to-left mark.
    fileprivate func isInDirectionMark(_ at: Int) -> Bool {
        (Swift.max(0, at - 2)...at).contains { has("\u{200E}", at: $0) || has("\u{200F}", at: $0) }
    }

    /// Whether only one or two words without right-to-left letters follow, which keep their place.
    fileprivate func endsInPiece(from offset: Int) -> Bool {
        let rest = Array(self[offset...])
        return !rest.hasRightToLeftLetters && !rest.contains(0x0A) && rest.split(separator: 0x20).count < 3
    }

    /// Whether there may be a direction control that nests.
    var mayHoldDirectionControls: Bool {
        var at = 0
        while let found = firstOffset(of: 0xE2, in: at..<count) {
            if BidiControl(self, at: found).map({ $0.role != .mark }) ?? false { return true }
            at = found + 1
        }
        return false
    }
}
