// `not-normalized`: text that is not in NFC.

internal import CICU
import Basics

extension Rule {
    static let notNormalized = Rule(
        "not-normalized", .note, .wrongText, isOptional: true,
        summary: "A text is not in NFC, the usual encoding of letters with marks.",
        explanation: """
            'é' can be one character, or an 'e' followed by a mark. Both look alike, but programs that compare, sort, \
            search or count code points treat them as different texts. NFC uses the single character if Unicode has \
            one. Keyboards write NFC, and the web expects it. The other form comes from file names on a Mac, and from \
            some tools that read them.
            """,
        examples: [
            .finds(
                "'é' is U+0065 U+0301 instead of U+00E9", "A letter followed by its mark",
                .strings("Coffee", "fr", "Cafe\u{301}")),
            .finds(
                "'한' is U+1112 U+1161 U+11AB instead of U+D55C", "A decomposed syllable",
                .strings("Korean", "ko", "\u{1112}\u{1161}\u{11AB}국어")),
            .leaves("Letters with their marks", .strings("Coffee", "fr", "Café")),
            .leaves("A mark without a precomposed letter", .strings("Letter", "yo", "ẹ\u{301}")),
        ],
        check: .text(of: .marks) { subject, findings in
            guard let flaw = NormalForm.firstFlaw(in: subject.message.utf8) else { return }
            findings.add(
                subject.entry,
                "'\(flaw.found.shortened)' is \(numbers(flaw.found)) instead of \(numbers(flaw.normal))",
                help: "write the text in NFC")
        })

    private static func numbers(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.prefix(6).map { $0.value.codePointName }.joined(separator: " ")
            + (scalars.count > 6 ? " …" : "")
    }
}

/// Normalization to NFC.
enum NormalForm {
    private static let longest = 1 << 16

    /// Returns the first letter that is not in NFC, and its normal form.
    static func firstFlaw(in utf8: [UInt8]) -> (found: String, normal: String)? {
        // Sorting marks would take long in a text that consists only of marks; no app has texts of this length.
        guard utf8.count < longest else { return nil }
        return utf8.withUnsafeBytes { buffer in
            var (start, end): (Int32, Int32) = (0, 0)
            guard let bytes = buffer.bindMemory(to: CChar.self).baseAddress, let length = Int32(exactly: buffer.count),
                cicu_first_not_nfc(bytes, length, &start, &end)
            else { return nil }
            let piece = bytes + Int(start)
            let needed = cicu_nfc(piece, end - start, nil, 0)
            var normal = [CChar](repeating: 0, count: Int(needed))
            _ = cicu_nfc(piece, end - start, &normal, needed)
            return (
                String(decoding: buffer[Int(start)..<Int(end)], as: UTF8.self),
                String(decoding: normal.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            )
        }
    }
}
