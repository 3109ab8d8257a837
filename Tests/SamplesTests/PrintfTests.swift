// Specifiers are formatted as by Foundation.

import Foundation
import MessagePatterns
import Samples
import Testing

@Suite("Display of specifiers")
struct PrintfTests {
    private static func shown(_ text: String, _ given: [(name: String, sample: String)]) -> String {
        var maker = SampleMaker(locale: "en", given: SampleTable(given))
        return maker.texts(of: Message(text, .apple)).texts[0].text
    }

    @Test("Whole numbers", arguments: ["7", "42", "999"])
    func wholes(number: String) throws {
        let value = try #require(Int(number))
        for flags in ["", "-", "0", "+", " ", "+0", "-+"] {
            for size in ["", "1", "5", "12", ".0", ".2", ".5", "8.3", "3.8"] {
                for conversion in ["d", "lld", "i", "u", "x", "X", "o"] {
                    // In C, sign flags are undefined for unsigned conversions.
                    if flags.contains("+") || flags.contains(" "), "uxXo".contains(conversion) { continue }
                    let format = "%\(flags)\(size)\(conversion)"
                    #expect(
                        Self.shown("<\(format)>", [("%d", number)]) == String(format: "<\(format)>", value), "\(format)"
                    )
                }
            }
        }
    }

    /// Ignores group separators, which Foundation writes only for a locale.
    @Test("Numbers with fractions", arguments: ["7", "42", "999"])
    func fractions(number: String) throws {
        let value = try #require(Double(number)) + 0.89
        for flags in ["", "-", "0", "+", " ", "+0"] {
            for size in ["", "1", "12", ".0", ".1", ".2", ".9", "12.3"] {
                for conversion in ["f", "e", "E", "g", "G", "a"] {
                    let format = "%\(flags)\(size)\(conversion)"
                    #expect(
                        Self.shown("<\(format)>", [("%d", number)]).filter { $0 != "," }
                            == String(format: "<\(format)>", value), "\(format)"
                    )
                }
            }
        }
    }

    @Test("Texts", arguments: ["", "A", "Anna", "Maximiliane"])
    func texts(text: String) {
        for size in ["", "1", "8", "-8", ".3", "8.2", "-8.2", ".0"] {
            text.withCString { pointer in
                let format = "%\(size)s"
                #expect(
                    Self.shown("<\(format)>", [("%@", text)]) == String(format: "<\(format)>", pointer), "\(format)")
            }
        }
    }

    @Test("If zeros pad to a number of digits, a number has that many")
    func clocks() {
        #expect(Self.shown("%02d:%02d %04u %@", [("%@", "x")]) == "12:12 1234 x")
        #expect(Self.shown("%.2f %5.1f", []) == "1,234,567.89 1,234,567.9")
    }

    @Test(
        "The layout that a specifier requests is bounded",
        arguments: [
            "%99999999999d", "%.99999999999f", "%.99999999e", "%9999999999s", "%0999999999d", "%.999999999d",
            "%999999x",
        ])
    func bounded(format: String) {
        let text = Self.shown(format, [])
        #expect(!text.isEmpty && text.utf8.count <= 2048)
    }
}
