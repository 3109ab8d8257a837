// The report as one HTML file.

import Audit
import Basics
import Drawing
import Foundation
import Reports
import Risk
import TestSupport
import Testing

@Suite("The page of a report")
struct ReportPageTests {
    private static let labels: [(key: String, texts: [String?])] = [
        ("settings", ["Settings", "Benachrichtigungen", "الإعدادات", nil]), ("send", ["Send", "Senden", nil, "ส่ง"]),
    ]

    @Test("The same report gives the same bytes, regardless of the order on its shelf")
    func deterministic() throws {
        let one = try SampleReport.make(Self.labels)
        let other = try SampleReport.make(Self.labels)
        #expect(SampleReport.page(one) == SampleReport.page(other))
        // Texts that are measured first, and then removed, change the glyph numbers on the shelf.
        var longer = try SampleReport.make([("first", ["quixotic", "Zwölf", "مرحبا", nil])] + Self.labels)
        longer.keys.removeFirst()
        var locations = one
        locations.keys = longer.keys
        locations.shelf = longer.shelf
        locations.keys.indices.forEach { locations.keys[$0].location = one.keys[$0].location }
        #expect(SampleReport.page(locations) == SampleReport.page(one))
    }

    @Test("The policy allows only this script and style, and nothing from elsewhere")
    func policy() throws {
        let page = SampleReport.page(try SampleReport.make(Self.labels))
        let policy = try #require(
            SampleReport.content(of: "Content-Security-Policy\" content=\"", in: page, until: "\""))
        let style = try #require(SampleReport.content(of: "<style>", in: page, until: "</style>"))
        let script = try #require(SampleReport.content(of: "<script>", in: page, until: "</script>"))
        #expect(
            policy == "default-src 'none'; script-src '\(Self.hash(script))'; style-src '\(Self.hash(style))'; "
                + "img-src data:; base-uri 'none'; form-action 'none'")
        #expect(!page.contains("src=\"http") && !page.contains("style=\""))
        #expect(!script.contains("innerHTML") && !script.contains("<script"))
    }

    /// A hash in the form of a policy, made by Foundation.
    private static func hash(_ text: String) -> String {
        let digits = Array(Array(text.utf8).withUnsafeBytes { SHA256.hex(of: $0) })
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
        return "sha256-\(Data(bytes).base64EncodedString())"
    }

    @Test(
        "Any content of a key, a text or a comment stays text",
        arguments: [
            "</script><script>alert(1)</script>", "<!--<script>", "<img src=x onerror=alert(1)>", "&lt;b&gt;",
            "\u{202E}evil\u{2066}", "a\u{0}b", "\u{2028}\u{2029}\u{85}", "\"\\\u{1F600}\u{7F}", "]]>",
            "{{script}}{{data}}",
        ])
    func hostile(_ text: String) throws {
        let plain = SampleReport.page(try SampleReport.make([("k", ["a", "b", "c", nil])]), title: "t")
        let page = SampleReport.page(try SampleReport.make([(text, [text, text, text, nil])]), title: text)
        for mark in ["<script", "</script", "<!--", "<img", "<style"] {
            #expect(page.components(separatedBy: mark).count == plain.components(separatedBy: mark).count)
        }
        let keys = try SampleReport.data("report-keys", of: page)
        let key = try #require(keys.first as? [String: Any])
        #expect(key["key"] as? String == text)
        #expect(key["comment"] as? String == text)
        #expect((key["source"] as? [String: Any])?["text"] as? String == text)
        #expect(keys.count == 1)
        let head = try #require(SampleReport.data("report-head", of: page).first as? [String: Any])
        #expect(head["title"] as? String == text)
        let hidden = page.unicodeScalars.filter { "\u{0}\u{202E}\u{2066}\u{2028}\u{2029}".unicodeScalars.contains($0) }
        #expect(hidden.isEmpty)
    }

    @Test("Each key is a line of data and a line of pictures for every language")
    func linesOfKeys() throws {
        let page = SampleReport.page(try SampleReport.make(Self.labels))
        let keys = try SampleReport.data("report-keys", of: page).compactMap { $0 as? [String: Any] }
        let pictures = try SampleReport.data("report-pictures", of: page).compactMap { $0 as? [Any] }
        #expect(keys.map { $0["key"] as? String } == ["settings", "send"])
        #expect(pictures.map(\.count) == [4, 4])
        #expect(pictures[0][3] is NSNull && pictures[1][2] is NSNull)
        let german = try #require(pictures[0][1] as? [Any])
        #expect((german[0] as? String)?.unicodeScalars.count == "Benachrichtigungen".count)
        // The default size, `large`, which equals it, and `ax5`, at which less is visible.
        #expect(german.count == 5 && german[3] as? Int == 0 && german[4] is String)
    }

    @Test("The visible part of a cut text is given at each size, by its position in the text")
    func visible() throws {
        let report = try SampleReport.make(Self.labels)
        let pictures = try SampleReport.data("report-pictures", of: SampleReport.page(report)).compactMap {
            $0 as? [Any]
        }
        let german = try #require(pictures[0][1] as? [Any])
        let steps = try #require(report.keys[0].cells[0].picture).steps
        for (data, step) in zip([german[2], german[4]], [steps[0], steps[2]]) {
            let visible = try #require(step.visible)
            let digits = (0x21...0x7E).filter { ![0x22, 0x26, 0x3C, 0x3E, 0x5C].contains($0) }
            let numbers = try #require(data as? String).unicodeScalars.map { digits.firstIndex(of: Int($0.value)) }
            // After the flags and the need: one line, from the beginning.
            #expect(numbers[2...4] == [2, 0, 2 * visible.utf16.count + 1])
            #expect(visible.last == "…")
            #expect("Benachrichtigungen".hasPrefix(visible.dropLast()))
        }
        // English fits, so all of it is visible.
        #expect((pictures[0][0] as? [Any])?[2] as? Int == 1)
    }

    @Test(
        "At the text sizes of another system a text keeps its default size, and beyond its largest size it does not grow"
    )
    func otherSystem() throws {
        var report = try SampleReport.make(Self.labels)
        report.steps = ["large", "xLarge", "ax5", "0.85", "2.0"]
        let page = SampleReport.page(report)
        let pictures = try SampleReport.data("report-pictures", of: page).compactMap { $0 as? [Any] }
        let german = try #require(pictures[0][1] as? [Any])
        let own = try #require(german[2] as? String)
        #expect(german.count == 8 && german[3] as? Int == 0 && german[4] as? Int == 0)
        #expect(german[5] as? String != own && german[6] as? String == own && german[7] as? Int == 0)
        let head = try #require(SampleReport.data("report-head", of: page).first as? [String: Any])
        let usual = try #require((head["rooms"] as? [[String: Any]])?.first?["usual"] as? [Int])
        #expect(usual.count == 6 && usual[4] == usual[0] && usual[5] == usual[0] && usual[3] != usual[0])
    }

    @Test("Languages with the same text share a picture, and a location is a file, written once, and a line")
    func shared() throws {
        let page = SampleReport.page(
            try SampleReport.make([
                ("k", ["Send", "Send", nil, "Benachrichtigungen"]), ("l", ["Go", "Los", nil, "Los"]),
            ]))
        let pictures = try SampleReport.data("report-pictures", of: page).compactMap { $0 as? [Any] }
        #expect(pictures[0][1] as? Int == 0 && pictures[0][3] is [Any])
        #expect(pictures[1][1] is [Any] && pictures[1][3] as? Int == 1)
        let keys = try SampleReport.data("report-keys", of: page).compactMap { $0 as? [String: Any] }
        #expect(keys.map { $0["file"] as? Int } == [0, nil] && keys.map { $0["line"] as? Int } == [1, 2])
        let head = try #require(SampleReport.data("report-head", of: page).first as? [String: Any])
        #expect(head["paths"] as? [String] == ["en.lproj/Localizable.strings"])
    }

    @Test("No path is absolute: files outside of the repository are relative to the folder that contains them")
    func relativePaths() throws {
        var report = try SampleReport.make(Self.labels)
        func location(_ language: String) -> Finding.Location {
            let path = "/srv/app/\(language).lproj/L.strings"
            return Finding.Location(path: path, relativePath: path, place: Place(line: 3, column: 1))
        }
        report.catalogs[0].path = location("en").path
        for number in report.keys.indices {
            report.keys[number].location = location("en")
            report.keys[number].cells[0].location = location("de")
        }
        let page = SampleReport.page(report)
        let head = try #require(SampleReport.data("report-head", of: page).first as? [String: Any])
        #expect(head["paths"] as? [String] == ["en.lproj/L.strings", "de.lproj/L.strings"])
        #expect((head["catalogs"] as? [[String: Any]])?.first?["path"] as? String == "en.lproj/L.strings")
        #expect(!page.contains("/srv"))
    }

    @Test("A key has the widths of its source and its translations in tenths of a point, and 0 without a text")
    func widths() throws {
        let report = try SampleReport.make(Self.labels)
        let keys = try SampleReport.data("report-keys", of: SampleReport.page(report)).compactMap {
            $0 as? [String: Any]
        }
        // The beginning of the alphabet of PageNumber.
        let digits = (0x21...0x1FFF).filter { value in
            switch value {
            case 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F...0xA0, 0xAD, 0x300...0x36F, 0x590...0x8FF: false
            default: true
            }
        }
        let text = try #require(keys[0]["widths"] as? String)
        let widths = text.unicodeScalars.compactMap { digits.firstIndex(of: Int($0.value)) }
        try #require(widths.count == 4)
        for (width, cell) in zip(widths, [report.keys[0].source, report.keys[0].cells[0], report.keys[0].cells[1]]) {
            let need = try #require(cell.room).need
            #expect(abs(Double(width) - need * 10) <= 1)
        }
        #expect(widths[3] == 0)
    }

    @Test("Values equal to the source's, and the file of the previous text, are omitted")
    func asTheSource() throws {
        var report = try SampleReport.make([
            ("k", ["Send", "Senden", nil, "Send"]), ("l", ["Go", "Los", nil, "Go"]), ("m", ["Ok", "Gut", nil, "Ok"]),
        ])
        let room = Finding.Room(need: 3, has: 4, unit: "characters")
        for number in report.keys.indices {
            report.keys[number].source.room = number == 2 ? nil : room
            report.keys[number].source.outcome = number == 2 ? .unlimited : .measured
            report.keys[number].cells[0].room = number == 1 ? nil : room
            report.keys[number].cells[0].location = report.keys[number].location
        }
        let keys = try SampleReport.data("report-keys", of: SampleReport.page(report)).compactMap {
            $0 as? [String: Any]
        }
        #expect(keys.map { $0["file"] as? Int } == [0, nil, nil] && keys.map { $0["line"] as? Int } == [1, 2, 3])
        let cells = keys.compactMap { ($0["cells"] as? [Any])?.first as? [String: Any] }
        #expect(cells.map { $0["file"] as? Int } == [0, nil, nil] && cells.map { $0["line"] as? Int } == [1, 2, 3])
        #expect(cells[0]["has"] == nil && cells[0]["unit"] == nil && cells[0]["need"] as? Int == 3)
        #expect(cells[1]["has"] is NSNull && cells[1]["need"] == nil)
        #expect(cells[2]["has"] as? Int == 4 && cells[2]["unit"] as? String == "characters")
        #expect(cells.map { $0["unlimited"] as? Int } == [nil, nil, 0])
    }

    @Test("A glyph is defined once, however often it occurs")
    func sharedGlyphs() throws {
        let page = SampleReport.page(
            try SampleReport.make([("k", ["aaaa", "aaa", nil, nil]), ("l", ["a", "aa", nil, nil])]))
        let glyphs = try #require(SampleReport.data("report-glyphs", of: page).first as? [String: Any])
        let shapes = try #require(glyphs["shapes"] as? [Any])
        let paths = shapes.compactMap { $0 as? String }
        #expect(Set(paths).count == paths.count)
        #expect(paths.count == 2, "the letter and the ellipsis")
    }

    @Test("3,000 keys in 30 languages are less than 40 MB")
    func size() throws {
        let locales = ["de", "ar", "th"] + (1...27).map { "x\($0)" }
        let texts =
            ["Delete account", "Benachrichtigungen", "حذف الحساب", "ลบบัญชี"]
            + Array(repeating: "Supprimer le compte", count: 27)
        var report = try SampleReport.make([("key", texts)], locales: locales)
        // Twelve sizes: the two that were measured, alternating.
        report.steps = (1...12).map { "size\($0)" }
        let key = try #require(report.keys.first)
        report.keys = (0..<3_000).map { number in
            var key = key
            key.key += "\(number)"
            key.source = Self.grown(key.source)
            key.cells = key.cells.map(Self.grown)
            return key
        }
        #expect(ReportPage.render(report, title: "Big", toolVersion: "1.0.0").count < 40_000_000)
    }

    private static func grown(_ cell: RiskCell) -> RiskCell {
        var cell = cell
        guard let picture = cell.picture else { return cell }
        let steps = (0..<12).map { number in
            var step = picture.steps[1 + number % 2]
            step.name = "size\(number + 1)"
            return step
        }
        cell.picture = TextPicture(
            direction: picture.direction, whole: picture.whole, steps: [picture.steps[0]] + steps)
        return cell
    }
}
