// Benchmarks of measuring text, on request.

import Foundation
import TestSupport
import Testing
import TextLayout

@Suite(
    "Layout benchmark", .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["SWELL_BENCH"] == "1", "SWELL_BENCH=1 asks for it"))
struct PointBench {
    /// The measured texts: 100,000 lines, 38 characters long on average.
    private struct Texts {
        let name: String
        let lines: [CorpusLines.Line]
    }

    private static let count = 100_000

    @Test("Lines per second on one core")
    func speed() throws {
        let all = CorpusLines.all
        let texts = [
            Texts(name: "all languages", lines: Self.chosen(all)),
            Texts(name: "Latin script", lines: Self.chosen(all.filter { ShapedScript($0.utf8) == .latin })),
            Texts(name: "new words", lines: Self.madeUp()),
        ]
        for texts in texts {
            let length = texts.lines.reduce(0) { $0 + $1.utf8.count(where: { $0 & 0xC0 != 0x80 }) }
            print("Bench: \(texts.name): \(texts.lines.count) lines of \(length * 10 / texts.lines.count)/10 scalars")
            report("characters, columns, bidi", texts) { lines in
                for (locale, lines) in lines {
                    let base = BaseDirection.given(Direction.of(locale: locale))
                    for line in lines {
                        let extent = Extent(of: line.utf8)
                        let bidi = BidiText(line.utf8, base: base)
                        precondition(extent.graphemes >= 0 && bidi.runs.count >= 0)
                    }
                }
            }
            for font in ["Roboto", "Noto Sans", "Inter"] {
                guard let stack = PointFonts.stack(font) else { continue }
                let typesetter = Typesetter()
                var rulers: [String: PointRuler] = [:]
                for heat in ["cold", "warm"] {
                    report("points in \(font), \(heat)", texts) { lines in
                        for (locale, lines) in lines {
                            var ruler = rulers[locale] ?? typesetter.ruler(stack, locale: locale)
                            for line in lines { _ = ruler.width(of: line.utf8[...]) }
                            rulers[locale] = ruler
                        }
                    }
                }
            }
        }
    }

    /// Measures `work` with texts grouped by locale, as in files.
    private func report(
        _ what: String, _ texts: Texts, _ work: ([(locale: String, lines: [CorpusLines.Line])]) -> Void
    ) {
        let groups = Dictionary(grouping: texts.lines, by: \.locale).sorted { $0.key < $1.key }
        let start = ProcessorTime.now()
        work(groups.map { (locale: $0.key, lines: $0.value) })
        let seconds = (ProcessorTime.now() - start) / 1e6
        print("Bench: \(texts.name): \(what): \(Int(Double(texts.lines.count) / seconds)) lines/s")
    }

    /// Returns lines of apps, chosen so that their average length is 38 scalars; they may repeat.
    private static func chosen(_ lines: [CorpusLines.Line]) -> [CorpusLines.Line] {
        var random = RandomNumbers(seed: 29)
        var chosen: [CorpusLines.Line] = []
        var length = 0
        while chosen.count < count, let line = lines.randomElement(using: &random) {
            let scalars = line.utf8.count(where: { $0 & 0xC0 != 0x80 })
            guard (scalars >= 38) == (length <= chosen.count * 38) else { continue }
            length += scalars
            chosen.append(line)
        }
        return chosen
    }

    /// Returns lines whose words hardly ever repeat.
    private static func madeUp() -> [CorpusLines.Line] {
        var random = RandomNumbers(seed: 31)
        let letters = Array("etaoinshrdlucmfwypvbgkjqxzETASOI".utf8)
        return (0..<count).map { _ in
            let words = (0..<6).map { _ in
                (0..<Int.random(in: 3...8, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0x65 }
            }
            return CorpusLines.Line(utf8: Array(words.joined(separator: [0x20])), locale: "en")
        }
    }

    @Test("Memory for words that never repeat")
    func memory() throws {
        guard let stack = PointFonts.stack("Inter") else { return }
        var random = RandomNumbers(seed: 37)
        let letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي".unicodeScalars.map { Array(String($0).utf8) }
        var ruler = Typesetter().ruler(stack, locale: "en")
        _ = ruler.width(of: "Save")
        let before = Self.residentMegabytes
        let start = ProcessorTime.now()
        for _ in 0..<3_000_000 {
            let word = (0..<10).flatMap { _ in letters.randomElement(using: &random) ?? [] }
            // Their letters join, so each word is shaped.
            _ = ruler.width(of: word[...])
        }
        let seconds = (ProcessorTime.now() - start) / 1e6
        print(
            "Bench: 3000000 words: \(Int(before)) MB before, \(Int(Self.residentMegabytes)) MB after, \(Int(seconds)) s"
        )
    }

    @Test("Memory and time for one text of 10 MB", arguments: HostilePointsTests.pieces)
    func large(name: String, piece: [UInt8]) throws {
        guard let stack = PointFonts.stack("Inter") else { return }
        let text = Array(repeatElement(piece, count: 10_000_000 / piece.count).joined())
        var ruler = Typesetter().ruler(stack, locale: "en")
        // Resets the peak that Linux reports.
        try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
        let before = Self.residentMegabytes
        let start = ProcessorTime.now()
        _ = ruler.width(of: text[...])
        let milliseconds = (ProcessorTime.now() - start) / 1e3
        let peak = Self.peakMegabytes
        print("Bench: 10 MB, \(name): \(Int(milliseconds)) ms, \(Int(before)) MB before, \(Int(peak)) MB at most")
    }

    private static var residentMegabytes: Double { status("VmRSS:") }
    private static var peakMegabytes: Double { status("VmHWM:") }

    /// Returns a value in megabytes that Linux reports for this process; 0 on other systems.
    private static func status(_ name: String) -> Double {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
            ?? 0
    }
}
