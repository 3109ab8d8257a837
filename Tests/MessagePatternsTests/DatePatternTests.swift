// Date patterns among texts, and texts that only look like them.

import MessagePatterns
import Testing

@Suite("Date patterns")
struct DatePatternTests {
    @Test(
        "A text that consists of fields is a pattern",
        arguments: [
            "dd/MM/yyyy", "yyyy-MM-dd", "EEE, d MMM HH:mm", "h:mm a", "HH:mm:ss", "d 'de' MMMM", "MM/yy",
            "EEEE d. MMMM y",
            "yyyy-MM-dd'T'HH:mm:ss",
        ])
    func patterns(text: String) { #expect(DatePatterns.are(in: Array(text.utf8))) }

    @Test(
        "Words and input hints are not patterns",
        arguments: [
            "", "Mm", "HH", "yyyy", "h m", "M / L", "MM/DD/YYYY", "mm/dd/yyyy", "dd/mm/yyyy", "Ms. Dd", "yes, MM",
            "d 'de MMMM",
            "MM/yyyy %d", "a: hh2", "E.ÄÄ", "a aa",
        ])
    func others(text: String) { #expect(!DatePatterns.are(in: Array(text.utf8))) }
}
