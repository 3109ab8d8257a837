// Text that is not in NFC.

internal import CICU
import Basics

extension Rule {
    static let notNormalized = Rule(
        "not-normalized", .note, .wrongText, isOptional: true,
        summary: "A text is not in NFC, the usual form of letters with marks.",
        explanation: """
            'é' can be one character, or an 'e' and a mark after it. Both look alike, but programs that compare, sort, \
            search or count by code points take them for two texts. NFC, in which letters have their marks where \
            Unicode has such letters, is what keyboards write and the web expects. Names of files on a Mac, and some \
            tools that read them, bring the other form.
            """,
        examples: [
            .finds(
                "'é' is U+0065 U+0301 in place of U+00E9", "A letter and its mark apart",
                .strings("Coffee", "fr", "Cafe\u{301}")),
            .finds(
                "'한' is U+1112 U+1161 U+11AB in place of U+D55C", "A syllable in its parts",
                .strings("Korean", "ko", "\u{1112}\u{1161}\u{11AB}국어")),
            .leaves("Letters with their marks", .strings("Coffee", "fr", "Café")),
            .leaves("Marks that no letter has", .strings("Letter", "yo", "ẹ\u{301}")),
        ],
        check: .text(of: .marks) { subject, findings in
            guard let flaw = NormalForm.firstFlaw(in: subject.message.utf8) else { return }
            findings.add(
                subject.entry,
                "'\(flaw.found.shortened)' is \(numbers(flaw.found)) in place of \(numbers(flaw.normal))",
                help: "write the text in NFC")
        })

    private static func numbers(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.prefix(6).map { $0.value.codePointName }.joined(separator: " ")
            + (scalars.count > 6 ? " …" : "")
    }
}

/// Text as NFC has it.
enum NormalForm {
    private static let longest = 1 << 16

    /// The first letter with marks that has another spelling in NFC, and that spelling.
    static func firstFlaw(in utf8: [UInt8]) -> (found: String, normal: String)? {
        // Marks are put in order one by one, which would take long in a text of nothing else; no app has texts of that
        // length.
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
