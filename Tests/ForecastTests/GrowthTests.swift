// The lengths of translations: properties that hold whatever the table contains.

import Forecast
import Testing

@Suite("Growth")
struct GrowthTests {
    static let quantiles: [Double] = Array(stride(from: 0.5, through: 0.985, by: 0.005)) + [0.99]
    static let lengths: [Int] = Array(0...300) + [1000, 5000, 100_000, 4_000_000_000, .max]

    @Test("A longer text never has a shorter translation, nor a higher quantile", arguments: Growth.locales)
    func monotone(locale: String) throws {
        var below = [Int](repeating: 0, count: Self.lengths.count)
        for quantile in Self.quantiles {
            let curve = try #require(GrowthCurve(locale: locale, quantile: quantile))
            let found = Self.lengths.map { curve.length(of: $0) }
            #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 }, "\(quantile)")
            #expect(zip(below, found).allSatisfy { $0 <= $1 }, "\(quantile)")
            below = found
        }
    }

    @Test("An empty text has no translation, and a negative length counts as zero")
    func nothing() {
        #expect(Growth.length(of: 0, in: "de", at: 0.95) == 0)
        #expect(Growth.length(of: -5, in: "de", at: 0.95) == 0)
        #expect(Growth.length(of: .min, in: "de", at: 0.95) == 0)
    }

    @Test(
        "Only locales that were measured have a forecast",
        arguments: ["", "tlh", "pt", "zh", "de-AT", "d", "en", "pt--BR", "de "])
    func unmeasured(locale: String) {
        #expect(Growth.length(of: 10, in: locale, at: 0.95) == nil)
        #expect(GrowthCurve(locale: locale, quantile: 0.95) == nil)
    }

    @Test("Case and separators in a locale do not matter", arguments: ["pt-BR", "pt_BR", "PT-br", "pt_br"])
    func spelling(locale: String) {
        #expect(Growth.length(of: 10, in: locale, at: 0.95) == Growth.length(of: 10, in: "pt-BR", at: 0.95))
        #expect(Growth.length(of: 10, in: locale, at: 0.95) != nil)
    }

    @Test(
        "Only quantiles between the median and 99 % have a forecast",
        arguments: [0, 0.49, 0.4999, 0.9901, 1, 95, -0.95, .nan, .infinity, -.infinity])
    func outside(quantile: Double) {
        #expect(Growth.length(of: 10, in: "de", at: quantile) == nil)
    }

    @Test("The ends of the range are included", arguments: Growth.locales)
    func ends(locale: String) throws {
        let median = try #require(Growth.length(of: 40, in: locale, at: 0.5))
        let nearlyAll = try #require(Growth.length(of: 40, in: locale, at: 0.99))
        #expect(median < nearlyAll)
    }

    @Test("Between two measured quantiles and two knots, the value is interpolated")
    func between() throws {
        let lower = try #require(Growth.length(of: 250, in: "de", at: 0.95))
        let upper = try #require(Growth.length(of: 250, in: "de", at: 0.97))
        let middle = try #require(Growth.length(of: 250, in: "de", at: 0.96))
        #expect(lower < upper)
        #expect(abs(2 * middle - lower - upper) <= 2)

        let curve = try #require(GrowthCurve(locale: "de", quantile: 0.95))
        #expect(abs(2 * curve.length(of: 200) - curve.length(of: 150) - curve.length(of: 250)) <= 2)
    }

    @Test("Beyond the longest measured text, the ratio is constant", arguments: Growth.locales)
    func beyond(locale: String) throws {
        let curve = try #require(GrowthCurve(locale: locale, quantile: 0.95))
        let ratio = Double(curve.length(of: 250_000)) / 250_000
        #expect(abs(Double(curve.length(of: 250)) / 250 - ratio) < 0.005)
        #expect(abs(Double(curve.length(of: 1_000_000)) / 1_000_000 - ratio) < 0.00001)
    }

    @Test("Short texts grow most: a German “Save” to at least three times its length, a paragraph by half")
    func short() throws {
        let curve = try #require(GrowthCurve(locale: "de", quantile: 0.95))
        #expect((13...15).contains(curve.length(of: 4)))
        #expect((140...160).contains(curve.length(of: 100)))
        #expect(try #require(Growth.length(of: 4, in: "zh-Hans", at: 0.5)) < 4)
    }

    @Test("A prepared curve gives the same result as a single query", arguments: Growth.locales)
    func prepared(locale: String) throws {
        let curve = try #require(GrowthCurve(locale: locale, quantile: 0.9))
        for length in 0...300 { #expect(curve.length(of: length) == Growth.length(of: length, in: locale, at: 0.9)) }
    }

    @Test("The locales are sorted and without duplicates")
    func locales() {
        #expect(Growth.locales == Set(Growth.locales).sorted())
        #expect(Growth.locales.count == 24)
    }
}
