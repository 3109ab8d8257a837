// `bidi-unbalanced`: direction controls that are not closed, or close nothing.

import Basics
import MessagePatterns
import TextLayout

extension Rule {
    static let bidiUnbalanced = Rule(
        "bidi-unbalanced", .note, .wrongText,
        summary: "A text has a direction control that is not closed, or closes nothing.",
        explanation: """
            Isolates (LRI, RLI and FSI) are closed by PDI, embeddings (LRE, RLE) and overrides (LRO, RLO) by PDF. The \
            end of the paragraph closes what is open, so a control that is not closed is harmless until an app puts \
            something after the text: a name, a number, the next sentence. Often one half of a pair was lost when a text was copied or \
            truncated. A control at the start of a paragraph may stay open, because it sets the direction of the whole \
            paragraph. So may a control before the last piece of a text, if that piece has no right-to-left letters.
            """,
        examples: [
            .finds(
                "U+2068 FIRST STRONG ISOLATE before '%@' is not closed before its paragraph ends",
                "an isolate that stays open",
                .strings("Hello %@, welcome", "he", "שלום \u{2068}%@ וברוך הבא")),
            .finds(
                "U+202C POP DIRECTIONAL FORMATTING after 'שלום' closes nothing", "an end without a start",
                .strings("Hello", "he", "שלום\u{202C}")),
            .finds(
                "U+202C POP DIRECTIONAL FORMATTING before 'שלום' and after 'דנה' closes nothing", "two ends",
                .strings("Hello Dana", "he", "\u{202C}שלום דנה\u{202C}")),
            .leaves("an isolated name", .strings("Hello %@", "he", "שלום \u{2068}%@\u{2069}")),
            .leaves("a text that begins with its direction", .strings("Hello", "he", "\u{202B}שלום")),
            .leaves(
                "a paragraph of a web page that begins with its direction",
                .strings("<p>Hello</p>", "he", "<p dir='rtl'>\u{202B}שלום</p>")),
            .leaves("a line that begins with its direction", .strings("Hello\\nDana", "he", "שלום\\n\u{2067}דנה")),
            .leaves("a last piece", .strings("%@ commands", "he", "פקודות \u{202A}%@")),
            .leaves("last signs", .strings("Shift [>>>]", "fa", "جابه\u{200C}جایی \u{202A}[>>>]")),
            .leaves("a control after a mark", .strings("%d days", "ckb", "\u{200F}\u{202B}%d ڕۆژ")),
            .leaves("two controls at the start", .strings("%d minutes ago", "he", "\u{202B}\u{202B}לפני %d דקות")),
            .leaves("a direction mark, which has no partner", .strings("Hello", "he", "שלום\u{200F}")),
        ],
        check: .text(of: .directions) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.mayHoldDirectionControls else { return }
            let faults = ControlFault.find(in: utf8).prefix(Self.mostExamined).filter { !subject.message.accepts($0) }
            guard let first = faults.first(where: { $0.problem == .neverClosed }) ?? faults.first else { return }
            // What is wrong with the same control elsewhere is mended in the same way.
            let same = faults.filter { $0.control == first.control && $0.problem == first.problem }
            let places = same.prefix(Self.mostPlaces).map { TextPlace.words($0.range, in: utf8) }
            let rest = same.count - places.count
            let name = CharacterName.full(utf8.scalar(at: first.range.lowerBound).value)
            let problem = first.summary.dropFirst(first.control.abbreviation.count)
            let others = faults.count - same.count
            let shown = rest > 0 ? places.joined(separator: ", ") + rest.andMore : places.listed()
            let isOpen = first.problem == .neverClosed
            let removal = same.count == 1 ? "remove it" : same.count == 2 ? "remove both" : "remove all \(same.count)"
            findings.add(
                subject.entry,
                "\(name) \(shown)\(problem)"
                    + (others > 0 ? "; \(others.counted("other control lacks", "other controls lack")) a partner" : ""),
                help: isOpen
                    ? "close \(same.count == 1 ? "it" : "each") with \(first.control.partner)" : removal)
        })

    /// The maximum number of places that one finding names.
    private static let mostPlaces = 3
    /// A text with more faults than these is damaged anyway.
    private static let mostExamined = 50
}

extension Message {
    /// Whether a fault is none here: `bidi-override` reports overrides, and a control may set the direction of a whole
    /// paragraph or of its last piece.
    fileprivate func accepts(_ fault: ControlFault) -> Bool {
        if fault.control == .leftToRightOverride || fault.control == .rightToLeftOverride { return true }
        return fault.problem == .neverClosed
            && (beginsParagraph(at: fault.range.lowerBound) || utf8.endsInPiece(from: fault.range.upperBound))
    }
}

extension BidiControl {
    /// The name of the control that closes it.
    fileprivate var partner: String { CharacterName.full(role == .opensIsolate ? 0x2069 : 0x202C) }
}

extension Message {
    /// Whether there are only markup, white space, direction marks and embeddings between the start of a paragraph and an offset.
    fileprivate func beginsParagraph(at offset: Int) -> Bool {
        let start = utf8[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (start..<offset).allSatisfy { at in
            utf8[at].isSpace || utf8.isInDirectionMark(at)
                || parts.contains { $0.kind == .markup && $0.range.contains(at) }
        }
    }
}

extension Array where Element == UInt8 {
    /// Whether a byte is part of a mark or the start of an embedding, in either direction.
    fileprivate func isInDirectionMark(_ at: Int) -> Bool {
        (Swift.max(0, at - 2)...at).contains { start in
            ["\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}"].contains { has($0, at: start) }
        }
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
