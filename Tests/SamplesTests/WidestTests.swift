// Messages with more combinations of branches than are displayed.

import MessagePatterns
import Samples
import TestSupport
import Testing

@Suite("The widest of many combinations")
struct WidestTests {
    @Test("The widest comes first, and each branch is displayed")
    func independent() {
        let text = ["a", "b", "c", "d", "e"].map { "{\($0), select, m {\($0)aaaaaaa} f {b} other {cc}}" }
            .joined(separator: " ")
        var maker = SampleMaker(locale: "en")
        let shown = maker.texts(of: Message(text))
        #expect(shown.isBounded)
        #expect(shown.texts.count <= ShownTexts.most)
        #expect(shown.texts.first?.text == "aaaaaaaa baaaaaaa caaaaaaa daaaaaaa eaaaaaaa")
        #expect(Set(shown.texts.flatMap(\.choices)).count == 15)
    }

    @Test("For an argument with thousands of branches, the widest are displayed")
    func manyBranches() {
        let widths = (0..<5000).map { $0 * 7919 % 211 }
        let branches = widths.enumerated().map { "=\($0) {\(String(repeating: "x", count: $1))}" }
        var maker = SampleMaker(locale: "en")
        let shown = maker.texts(of: Message("{n, plural, \(branches.joined(separator: " ")) other {}}"))
        #expect(shown.isBounded)
        #expect(shown.texts.map(\.utf8.count) == Array(widths.sorted(by: >).prefix(ShownTexts.most)))
    }

    /// A message whose arguments select once each, and the maximum number of graphemes that it can display.
    private struct RandomMessage {
        var random: RandomNumbers
        var arguments = 0

        mutating func word() -> (text: String, width: Int) {
            let width = Int.random(in: 0...12, using: &random)
            return (
                (0..<width).map { _ in ["a", "é", "e\u{301}", "👩‍🚀", "字"].randomElement(using: &random) ?? "" }.joined(),
                width
            )
        }

        mutating func argument(depth: Int) -> (text: String, width: Int) {
            arguments += 1
            let isPlural = Bool.random(using: &random)
            let name = "x\(arguments)"
            let selectors =
                (0..<Int.random(in: 1...4, using: &random)).map { isPlural ? "=\($0)" : "s\($0)" } + ["other"]
            var widest = 0
            let cases = selectors.map { selector in
                var (text, width) = word()
                if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
                    let inner = argument(depth: depth - 1)
                    (text, width) = (text + "-" + inner.text, width + 1 + inner.width)
                }
                widest = max(widest, width)
                return "\(selector) {\(text)}"
            }
            return ("{\(name), \(isPlural ? "plural" : "select"), \(cases.joined(separator: " "))}", widest)
        }
    }

    @Test("The widest of all combinations is among the texts", arguments: 0..<300)
    func fullProduct(seed: Int) {
        var message = RandomMessage(random: RandomNumbers(seed: UInt64(seed)))
        let arguments = (0..<3 + seed % 3).map { _ in message.argument(depth: seed % 4 == 0 ? 2 : 0) }
        let text = arguments.map(\.text).joined(separator: "|")
        let widest = arguments.map(\.width).reduce(arguments.count - 1, +)
        var maker = SampleMaker(locale: "en")
        let shown = maker.texts(of: Message(text))
        #expect(shown.texts.map(\.text.count).max() == widest, "\(text)")
        #expect(shown == maker.texts(of: Message(text)))
    }
}
