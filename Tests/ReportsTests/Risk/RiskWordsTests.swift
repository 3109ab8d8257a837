// The words for risk.

import Audit
import Reports
import Risk
import Testing

@Suite("Words for risk")
struct RiskWordsTests {
    @Test(
        "A need is rounded up, and the available room is rounded down",
        arguments: [
            (131.51, 96.0, "points", "needs 132 pt, has 96 pt"), (132, 96, "points", "needs 132 pt, has 96 pt"),
            (96.04, 96.04, "points", "needs 96 pt, has 96 pt"), (96.0000001, 96, "points", "needs 96.1 pt, has 96 pt"),
            (96.6, 96.5, "points", "needs 97 pt, has 96.5 pt"), (96.2, 96.5, "points", "needs 96.2 pt, has 96.5 pt"),
            (1, 20, "graphemes", "needs 1 character, has 20 characters"), (3, 2, "lines", "needs 3 lines, has 2 lines"),
            (.infinity, 96, "points", "does not fit at any width, has 96 pt"),
            (18.2, 10, "points of height", "needs 19 pt of height, has 10 pt"),
            (18.2, 18, "points of height", "needs 19 pt of height, has 18 pt"),
            (17.9, 17.8, "points of height", "needs 18 pt of height, has 17.8 pt"),
        ])
    func rooms(need: Double, has: Double, unit: String, words: String) {
        #expect(RiskWords.room(Finding.Room(need: need, has: has, unit: unit)) == words)
    }

    @Test(
        "An uncertain chance never looks certain",
        arguments: [
            (0.0, "0%"), (0.0004, "under 1%"), (0.35, "35%"), (0.997, "over 99%"), (1, "100%"),
        ])
    func chances(chance: Double, words: String) {
        #expect(RiskWords.chance(chance) == words)
    }

    @Test("Any number has words", arguments: [-1, Double.nan, .infinity, 1e300])
    func strange(number: Double) {
        #expect(!RiskWords.chance(number).isEmpty)
        #expect(!RiskWords.expected(number).isEmpty)
        #expect(!RiskWords.reason(.fullBox(share: number)).isEmpty)
        #expect(!RiskWords.room(Finding.Room(need: number, has: number, unit: "points")).isEmpty)
    }

    @Test("Of many languages, the first ones are named")
    func languages() {
        #expect(RiskWords.languages(["de"]) == "de")
        #expect(RiskWords.languages(["ar", "de", "fr"]) == "ar, de and fr")
        #expect(RiskWords.languages((1...9).map { "l\($0)" }) == "l1, l2, l3, l4, l5 and 4 more")
    }

    @Test("Advice states what helps, or that nothing does")
    func advice() {
        #expect(
            RiskWords.advice(SampleRisk.button.advice) == [
                "two lines instead of one: then expected to break in under 0.1 languages",
                "151 pt would be enough in 95% of the languages",
                "shorten the source text to at most 8 characters, in words of similar length, "
                    + "so that it fits in 95% of the languages",
            ])
        #expect(RiskWords.advice(RiskAdvice()).isEmpty)
        var high = RiskAdvice()
        (high.enough, high.unit) = (18.2, "points of height")
        #expect(RiskWords.advice(high) == ["19 pt of height would be enough in 95% of the languages"])
        high.change = .init("19 pt of height instead of 10 pt", expected: 0)
        #expect(
            RiskWords.advice(high) == [
                "19 pt of height instead of 10 pt: then expected to break in 0 languages"
            ])
        var advice = RiskAdvice()
        advice.longestSource = 0
        #expect(RiskWords.advice(advice) == ["no source text is short enough to fit in 95% of the languages"])
    }
}
