// How likely texts without a translation are to fit into boxes.

import Catalogs
import Fonts
import Forecast
import Projects
import TestSupport
import Testing
import TextLayout

@Suite("Fit of untranslated texts in boxes")
struct RoomForecastTests {
    private static func source(_ text: String) -> ForecastSource {
        ForecastSource(utf8: Array(text.utf8), placeholders: [])
    }

    @Test("One line holds text of its width, and more if the text may shrink")
    func oneLine() {
        var ruler = ColumnRuler()
        #expect(BoxForecast(locale: "de", box: Box(width: 20), by: &ruler).capacity == 20)
        #expect(BoxForecast(locale: "de", box: Box(width: 20, minimumScale: 0.5), by: &ruler).capacity == 40)
        #expect(BoxForecast(locale: "de", box: Box(), by: &ruler).capacity == .infinity)
    }

    @Test("Two lines hold more than one, and less than twice as much")
    func twoLines() {
        var ruler = ColumnRuler()
        let capacity = BoxForecast(locale: "de", box: Box(width: 20, lines: 2), by: &ruler).capacity
        #expect(capacity > 20 && capacity <= 40)
    }

    @Test("At the width for a share, the chance to fit is that share")
    func width() throws {
        var ruler = ColumnRuler()
        let text = Self.source("Send message")
        var narrow = BoxForecast(locale: "de", box: Box(width: 12), by: &ruler)
        let needs = narrow.needs(of: text)
        let width = try #require(narrow.width(for: needs, share: 0.95, by: &ruler))
        let wide = BoxForecast(locale: "de", box: Box(width: width), by: &ruler)
        #expect(abs(wide.chanceOfFitting(needs) - 0.95) < 0.01)
        #expect(narrow.chanceOfFitting(needs) < 0.9)
        var twoLines = BoxForecast(locale: "de", box: Box(width: 12, lines: 2), by: &ruler)
        let half = try #require(twoLines.width(for: needs, share: 0.95, by: &ruler))
        #expect(half < width)
    }

    @Test("In a box that shrinks its text, the width for a share is that of the shrunk text")
    func shrunkWidth() throws {
        var ruler = ColumnRuler()
        let text = Self.source("Send message")
        var box = BoxForecast(locale: "de", box: Box(width: 12, minimumScale: 0.5), by: &ruler)
        let needs = box.needs(of: text)
        let width = try #require(box.width(for: needs, share: 0.95, by: &ruler))
        #expect(width == needs.quantile(0.95) / 2)
        let wide = BoxForecast(locale: "de", box: Box(width: width, minimumScale: 0.5), by: &ruler)
        #expect(abs(wide.chanceOfFitting(needs) - 0.95) < 0.01)
    }

    @Test("Widths rise with their shares in a box with any number of lines", arguments: ["de", "ru", "th", "fi", "hu"])
    func risingWidths(locale: String) {
        var ruler = ColumnRuler()
        for text in ["Settings", "Settings and more", "Delete this message and all of its attachments?"] {
            var box = BoxForecast(locale: locale, box: Box(width: 8, lines: 0), by: &ruler)
            let shares = (1...99).map { Double($0) / 100 }
            let widths = box.widths(for: box.needs(of: Self.source(text)), shares: shares, by: &ruler).compactMap(
                \.self)
            #expect(widths.count == shares.count && widths == widths.sorted(), "\(text)")
        }
    }

    @Test("A box lower than a line states the height of a line, and no width makes up for it")
    func low() {
        var ruler = ColumnRuler()
        var low = BoxForecast(locale: "de", box: Box(width: 40, height: 0.5), by: &ruler)
        #expect(low.missingHeight == 1 && low.capacity == 0)
        let needs = low.needs(of: Self.source("Save"))
        #expect(low.width(for: needs, share: 0.95, by: &ruler) == nil)
        #expect(low.widths(for: needs, shares: [0.5, 0.9], by: &ruler) == [nil, nil])
        #expect(BoxForecast(locale: "de", box: Box(width: 40, height: 1), by: &ruler).missingHeight == nil)
    }

    @Test("The width for a share in a box of several lines fits that share", arguments: ["de", "fi", "ja"], [2, 3])
    func widthOfLines(locale: String, lines: Int) throws {
        var ruler = ColumnRuler()
        for text in ["Save all changes now", "Settings", "Delete this message and all of its attachments?"] {
            var box = BoxForecast(locale: locale, box: Box(width: 12, lines: lines), by: &ruler)
            let needs = box.needs(of: Self.source(text))
            for share in [0.9, 0.95, 0.99] {
                let width = try #require(box.width(for: needs, share: share, by: &ruler))
                let wide = BoxForecast(locale: locale, box: Box(width: width, lines: lines), by: &ruler)
                #expect(wide.chanceOfFitting(needs) >= share - 0.000_1, "\(text): \(share) at \(width)")
            }
        }
    }

    @Test("Columns are forecast as columns: a wide letter does not count as two narrow ones")
    func columns() throws {
        var ruler = ColumnRuler()
        let source = Self.source("Save all changes now")
        var box = BoxForecast(locale: "ja", box: Box(width: 30), inColumns: true, by: &ruler)
        let own = LengthForecast(locale: "ja").columns(of: source)
        let needs = box.needs(of: source)
        #expect(needs == own)
        #expect(box.chanceOfFitting(needs) == own.share(atMost: 30.5))
        #expect(box.width(for: needs, share: 0.95, by: &ruler) == own.quantile(0.95).rounded(.up))
    }

    @Test("The longest source that is safe is shorter than the box, and longer in a wider one")
    func longestSource() {
        var ruler = ColumnRuler()
        let text = Self.source("Send message")
        let longest = [10.0, 20, 40].map { width in
            BoxForecast(locale: "de", box: Box(width: width), by: &ruler).longestSource(share: 0.95, like: text)
        }
        #expect(longest == longest.sorted())
        #expect(longest[1] > 0 && longest[1] < 20)
    }

    @Test("The sample of a placeholder has its own width, in any language")
    func placeholders() {
        var ruler = ColumnRuler()
        let box = BoxForecast(locale: "de", box: Box(width: 20), by: &ruler)
        let text = ForecastSource(utf8: Array("Open %@".utf8), placeholders: [5..<7])
        let few = box.needs(of: text, spelled: 2, samples: 5)
        let many = box.needs(of: text, spelled: 2, samples: 15)
        #expect(abs(many.quantile(0.9) - few.quantile(0.9) - 10) < 0.001)
    }

    @Test(
        "The share of real German texts within the forecast width matches the forecast",
        .enabled(if: Corpora.hasShared, "there are no real apps beside the project"))
    func realWidths() throws {
        let library = try FontLibrary()
        let stack = try library.stack(FontDescription("Inter 17"))
        var ruler = Typesetter().ruler(stack, locale: "de", base: .given(.leftToRight))
        let box = BoxForecast(locale: "de", box: Box(), by: &ruler)
        let shares = [0.5, 0.9, 0.95]
        var (count, within) = (0, [0, 0, 0])
        for (english, german) in Self.pairs() {
            let needs = box.needs(of: Self.source(english))
            let width = ruler.width(of: Array(german.utf8)[...])
            count += 1
            for (index, share) in shares.enumerated() where width <= needs.quantile(share) { within[index] += 1 }
        }
        let measured = within.map { Double($0) / Double(max(count, 1)) }
        #expect(count > 300)
        for (share, own) in zip(shares, measured) {
            #expect(abs(own - share) < 0.06, "\(share): \(own) of \(count)")
        }
        print("widths of \(count) texts at or under the forecast's \(shares): \(measured)")
    }

    /// Returns English texts of the corpus and their German translations, without placeholders or markup, each once.
    private static func pairs() -> [(String, String)] {
        let project = Project([Corpora.shared.appending(path: "files").path])
        var pairs: [(String, String)] = []
        var seen: Set<[String]> = []
        for (index, file) in project.files.enumerated() where file.locale == "de" {
            guard let source = project.source(of: index), let catalog = try? file.read().get(),
                let english = try? project.files[source].read().get()
            else { continue }
            let keys = KeyIndex(english)
            for entry in catalog.entries {
                guard let text = entry.value, let original = keys.entry(like: entry)?.value, text != original,
                    !original.isEmpty, !text.isEmpty,
                    !(original + text).utf8.contains(where: { [0x25, 0x3C, 0x0A, 0x7B, 0x5C].contains($0) }),
                    seen.insert([original, text]).inserted
                else { continue }
                pairs.append((original, text))
            }
        }
        return pairs
    }
}
