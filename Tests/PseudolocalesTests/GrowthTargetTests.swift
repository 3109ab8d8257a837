// The length of pseudo text.

import Forecast
import Pseudolocales
import Testing

@Suite("Growth targets")
struct GrowthTargetTests {
    private static let texts = [
        "a", "OK", "Save", "  Save  ", "Loading…", "Delete %1$lld photos?", "<b>All</b> files", "%@ is here\n",
        "The quick brown fox jumps over the lazy dog and keeps running past the end of the label",
        "Family 👨‍👩‍👧 ok", "e\u{301}tude",
    ]

    @Test(
        "Pseudo text has exactly the requested length, including brackets, or the minimum length",
        arguments: ["auto", "ruler", "words"], ["de@p75", "fi@p95", "30%", "0%", "1000%"])
    func exact(padding: String, growth: String) throws {
        for text in Self.texts {
            let length = shown(text)
            let target = try Self.target(length, growth)
            let made = try pseudo(text, "accented", "expanded:\(padding)", "bracketed", growth: growth)
            #expect(shown(made) == max(target, length + 2), "\(made)")
        }
    }

    /// Returns the number of visible characters, without tags.
    private func shown(_ text: String) -> Int {
        count(text) - count("<b></b>") * (text.contains("<b>") ? 1 : 0)
    }

    @Test(
        "Tags, the targets of links and comments do not count, and an entity is one character",
        arguments: [
            ("Delete <a href=\"https://example.com/help?id=1\">all</a> of your photos", "Delete all of your photos"),
            ("Tom &amp; Jerry", "Tom & Jerry"), ("[Help](https://example.com/a) me", "Help me"),
            ("Save<!-- a comment --> it", "Save it"), ("Use <code>git</code> now", "Use git now"),
            ("See <x id=\"INTERPOLATION\" equiv-text=\"{{n}}\"/> items", "See  items"),
            ("{n, plural, one {<b>a</b>} other {<b>all</b> files}}", "{n, plural, one {a} other {all files}}"),
        ])
    func markup(text: String, plain: String) throws {
        for growth in ["30%", "de@p75"] {
            let made = try pseudo(text, "expanded:ruler", growth: growth)
            let padding = try pseudo(plain, "expanded:ruler", growth: growth).dropFirst(plain.count)
            #expect(made == text + padding)
        }
    }

    private static func target(_ length: Int, _ growth: String) throws -> Int {
        if growth.hasSuffix("%") { return (length * (100 + (try #require(Int(growth.dropLast())))) + 99) / 100 }
        let parts = growth.split(separator: "@p")
        let quantile = try #require(Double(parts[1])) / 100
        return try #require(Growth.length(of: length, in: String(parts[0]), at: quantile))
    }

    @Test("A budget is filled exactly; without one, translations determine the length")
    func budget() throws {
        for budget in 6...60 {
            let made = try pseudo("Save", "accented", "expanded", "bracketed", growth: "budget", budget: budget)
            #expect(count(made) == budget)
        }
        #expect(try pseudo("Save", "expanded", growth: "budget") == (try pseudo("Save", "expanded")))
    }

    @Test("Padding is measured after the styles before it; invisible controls do not count")
    func composition() throws {
        for styles in [["mirrored"], ["tall"], ["unbroken"], ["doubled"], ["wide"], ["accented", "mirrored", "tall"]] {
            var maker = try Maker(styles + ["expanded:ruler", "bracketed"], growth: "400%")
            let visible = maker.make("Save changes").text.unicodeScalars.filter {
                !["\u{200F}", "\u{202E}", "\u{202C}", "\u{2060}"].contains($0)
            }
            #expect(count(String(visible)) == 60)
        }
    }

    @Test("The longest branch fills the target, and an address at the end keeps its distance")
    func branchesAndAddresses() throws {
        let branches = try pseudo(
            "{n, plural, one {a file} other {12 files}}", "expanded:ruler", "bracketed", growth: "100%")
        #expect(branches == "[{n, plural, one {a file} other {12 files}}…54321]")
        let address = try pseudo("See https://example.com", "expanded:ruler", "bracketed", growth: "50%")
        #expect(address == "[See https://example.com …87654321]")
        #expect(try pseudo("See @:car", "bracketed") == "[See @:car ]")
        #expect(try pseudo("See :car", "bracketed") == "[See :car]")
        #expect(try pseudo("See :ref:`car`", "bracketed") == "[See :ref:`car`]")
        #expect(try pseudo("Word@.lower:car", "accented", "bracketed") == "[Ẇȯȓḋ@.lower:car ]")
        #expect(count(address) == 35)
    }

    @Test("A ruler counts down to 1; long padding is words and a ruler, and wraps")
    func padding() throws {
        #expect(try pseudo("Save", "expanded:ruler", growth: "400%") == "Save…543210987654321")
        #expect(try pseudo("Save", "expanded:words", growth: "400%") == "Save… ȯǹẽ ṱẇȯ ṱḧȓẽẽ~")
        let long = try pseudo("Save the changes", "expanded", growth: "200%")
        #expect(long == "Save the changes… ȯǹẽ ṱẇȯ ṱḧȓẽẽ ḟȯŭȓ ḟ…987654321")
        #expect(try pseudo("Save", "expanded", growth: "25%") == "Save~")
    }
}
