// Hostile texts: ten times the placeholders may cost ten times the time, never a hundred.

import Audit
import Comparison
import MessagePatterns
import TestSupport
import Testing

@Suite("Comparing thousands of placeholders", .serialized)
struct LinearComparisonTests {
    /// Returns a text of many pieces, each with a unique number.
    private static func text(_ piece: String, _ count: Int) -> Message {
        Message((0..<count).map { piece.split(separator: "№").joined(separator: "\($0)") }.joined(separator: " "))
    }

    /// Returns the processor time of comparing two texts.
    private static func cost(_ source: String, _ translation: String, _ count: Int) -> Double {
        let messages = (text(source, count), text(translation, count))
        return ProcessorTime.least {
            _ = PlaceholderComparison.between(source: messages.0, translation: messages.1)
            _ = MarkupComparison.between(source: messages.0, translation: messages.1)
        }
    }

    @Test(
        "Cost grows with their number, even if all names differ",
        arguments: [
            ("{a№}", "x"), ("{a№}", "{b№}"), ("{a№}", "{a№"), ("{{a№}}", "{{b№}}"), ("{a№}}", "{a№}}"),
            ("%(a№)s", "%(a№)"), ("${a№}", "${b№}"), ("%№$@", "%№$d"), ("<b№>x</b№>", "<c№>x</c№>"),
            ("{n№, plural, one {#} other {#}}", "{m№, plural, one {#} other {#}}"),
            ("{n№, plural, one {a} other {#}}", "{n№, plural, one {#} other {a}}"),
        ])
    func growth(source: String, translation: String) {
        let small = Self.cost(source, translation, 1000)
        let large = Self.cost(source, translation, 10_000)
        #expect(large < 40 * small + 3000, "cost \(small), then \(large)")
    }
}
