// Controls of direction that are not closed, or close nothing.

import Basics
import MessagePatterns
import TextLayout

extension Rule {
    static let bidiUnbalanced = Rule(
        "bidi-unbalanced", .warning, .wrongText,
        summary: "A control of direction is not closed, or closes nothing.",
        explanation: """
            Isolates (LRI, RLI and FSI) are closed by PDI, embeddings (LRE, RLE) and overrides (LRO, RLO) by PDF. What \
            is left open goes on to the end of the paragraph, and into what the app puts after the text: a name, a \
            number, the next sentence. Often one half of a pair was lost when a text was copied or cut. What a paragraph \
            begins with gives all of it its direction, and may stay open.
            """,
        examples: [
            .finds(
                "FSI before '%@' is not closed before its paragraph ends", "An isolate that stays open",
                .strings("Hello %@", "he", "שלום \u{2068}%@")),
            .finds("PDF after 'שלום' closes nothing", "The end of nothing", .strings("Hello", "he", "שלום\u{202C}")),
            .leaves("A name between isolates", .strings("Hello %@", "he", "שלום \u{2068}%@\u{2069}")),
            .leaves("A text that begins with its direction", .strings("Hello", "he", "\u{202B}שלום")),
            .leaves(
                "A paragraph of a page that does", .strings("<p>Hello</p>", "he", "<p dir='rtl'>\u{202B}שלום</p>")),
            .leaves("A line that does", .strings("Hello\\nDana", "he", "שלום\\n\u{2067}דנה")),
            .leaves("A mark of direction, which has no partner", .strings("Hello", "he", "שלום\u{200F}")),
        ],
        check: .text(of: .directions) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.mayHoldDirectionControls, let fault = ControlFault.find(in: utf8).first else { return }
            // An override is reported as that.
            if fault.control == .leftToRightOverride || fault.control == .rightToLeftOverride { return }
            if fault.problem == .neverClosed, subject.message.beginsParagraph(at: fault.range.lowerBound) { return }
            let name = fault.control.abbreviation
            findings.add(
                subject.entry,
                "\(name) \(TextPlace.words(fault.range, in: utf8))\(fault.summary.dropFirst(name.count))",
                help: fault.problem == .neverClosed ? "close it with \(fault.control.partner)" : "remove it")
        })
}

extension BidiControl {
    /// The abbreviation of what closes it.
    fileprivate var partner: String { role == .opensIsolate ? "PDI" : "PDF" }
}

extension Message {
    /// Whether nothing but markup and spaces stands between the start of a paragraph and an offset.
    fileprivate func beginsParagraph(at offset: Int) -> Bool {
        let start = utf8[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (start..<offset).allSatisfy { at in
            utf8[at].isSpace || parts.contains { $0.kind == .markup && $0.range.contains(at) }
        }
    }
}

extension Array where Element == UInt8 {
    /// Whether any bytes may be a control of direction that nests.
    var mayHoldDirectionControls: Bool {
        var at = 0
        while let found = firstOffset(of: 0xE2, in: at..<count) {
            if BidiControl(self, at: found).map({ $0.role != .mark }) ?? false { return true }
            at = found + 1
        }
        return false
    }
}
