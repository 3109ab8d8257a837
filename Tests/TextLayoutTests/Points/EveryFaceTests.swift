// Exact widths in every face of a folder, on request, because each font has its own rules.

import Fonts
import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Exact widths in every face")
struct EveryFaceTests {
    private static let folder = ProcessInfo.processInfo.environment["SWELL_FONTS"]

    @Test("In a folder of fonts", .enabled(if: folder != nil, "SWELL_FONTS names no folder"))
    func faces() throws {
        let folder = try #require(Self.folder)
        var faces = 0
        var texts = 0
        var inexact: [String] = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
            guard ["ttf", "otf", "ttc"].contains(file.split(separator: ".").last) else { continue }
            for index in 0..<64 {
                guard let face = try Face("\(folder)/\(file)", index) else { break }
                var exactness = Exactness(face.stack)
                faces += 1
                for (text, locale) in face.texts {
                    if let breach = exactness.breach(in: text, locale: locale) {
                        inexact.append("\(file)#\(index): \(breach)")
                        break
                    }
                }
                texts += exactness.tried
            }
        }
        print("Widths: \(faces) faces, \(texts) texts, inexact in \(inexact.count) faces")
        for breach in inexact { print("Widths: inexact: \(breach)") }
        #expect(inexact.isEmpty)
        #expect(faces > 0)
    }
}

/// A face alone, without fallbacks.
private struct Face {
    let stack: FontStack

    init?(_ path: String, _ index: Int) throws {
        guard Typeface(path: path, index: index) != nil else { return nil }
        let library = try FontLibrary(files: [path], usesInstalled: false)
        stack = try library.stack(FontDescription(family: "\(path)#\(index)"))
    }

    /// Lines of apps, mixed texts, and texts of characters that the face covers.
    var texts: [([UInt8], String)] {
        var random = RandomNumbers(seed: 23)
        let lines = CorpusLines.sample(300).map { ($0.utf8, $0.locale) }
        let mixed = (0..<1500).map { _ in (MixedTexts.mix(using: &random), "en") }
        let scalars = (0x21...0x2FFFF).compactMap { Unicode.Scalar($0 as UInt32) }
            .filter { stack.configured[0].covers($0) }
        guard !scalars.isEmpty else { return lines + mixed }
        let own = (0..<3000).map { _ in
            let start = Int.random(in: 0..<scalars.count, using: &random)
            let near = scalars[start..<min(start + [8, 40, 200][start % 3], scalars.count)]
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let isSpace = Int.random(in: 0..<4, using: &random) == 0
                text.unicodeScalars.append(isSpace ? " " : near.randomElement(using: &random) ?? " ")
            }
            return (Array(text.utf8), "en")
        }
        return lines + mixed + own
    }
}
