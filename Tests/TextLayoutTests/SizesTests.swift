// Text sizes of iOS and Android.

import Testing
import TextLayout

@Suite("Text sizes")
struct SizesTests {
    @Test(
        "Android's large text grows less than its small text",
        arguments: [
            (2, 14, 26), (2, 20, 34), (2, 30, 38), (2, 100, 100), (2, 120, 120), (2, 4, 8), (2, 16, 28), (2, -14, -26),
            (1.5, 14, 22), (1.3, 14, 18.8), (1.15, 24, 25.2), (1.8, 65, 67.4), (1, 14, 14), (0.85, 20, 17),
            (2.5, 20, 50),
            // As in the tables of newer versions.
            (1.05, 14, 14.8), (1.1, 14, 15.6), (1.1, 24, 24.8), (1.2, 14, 17.2), (1.2, 20, 22.4), (1.02, 100, 102),
        ])
    func android(factor: Double, sp: Double, expected: Double) {
        #expect(abs(FontScale(factor).points(sp) - expected) < 1e-9)
    }

    @Test("No style gets smaller when text gets larger", arguments: TextStyle.allCases)
    func growing(style: TextStyle) {
        let sizes = TextSize.allCases
        for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
            #expect(larger.isLarger(than: smaller))
            #expect(style.points(at: larger) >= style.points(at: smaller))
            #expect(style.leading(at: larger) >= style.leading(at: smaller))
            #expect(style.leading(at: larger) > style.points(at: larger))
        }
    }

    @Test("A custom font follows the leading of its style")
    func custom() {
        #expect(FontSizing.scaled(17).points(at: .medium) == 49.0 / 3)
        #expect(FontSizing.scaled(17).points(at: .large) == 17)
        #expect(FontSizing.scaled(20, like: .largeTitle).points(at: .large) == 20)
        #expect(FontSizing.scaled(20, like: .largeTitle).points(at: .ax5) < FontSizing.scaled(20).points(at: .ax5))
    }

    @Test("A box with a largest size does not let its text grow beyond it")
    func largest() {
        func sizes(_ box: Box) -> [Double] {
            Fitting.steps(Array("Save".utf8), in: box, font: .style(.body)) { _ in PlainRuler() }.map(\.step.points)
        }
        #expect(sizes(Box()) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(sizes(Box(largestSize: .large)) == [14, 15, 16] + Array(repeating: 17, count: 9))
        #expect(FontSizing.fixed(13).steps().allSatisfy { $0.points == 13 })
    }

    @Test("The step at which a text stops fitting is reported")
    func steps() {
        let text = Array("Save".utf8)
        let ios = Fitting.steps(text, in: Box(width: 80), font: .style(.body)) { ScaledRuler(scale: $0 / 20) }
        #expect(ios.first { !$0.fit.fits }?.step.setting == .ax4)
        #expect(ios.first { !$0.fit.fits }?.fit.neededWidth == 94)
        let android = Fitting.steps(text, in: Box(width: 80), at: FontScale.steps(24)) { ScaledRuler(scale: $0 / 16) }
        #expect(android.first { !$0.fit.fits }?.step.setting == FontScale(1.8))
    }
}
