// How the face of a family is chosen.

import Fonts
import Foundation
import TestSupport
import Testing

@Suite("Choosing a face")
struct FaceChoiceTests {
    @Test("The weight nearest by CSS's rule is chosen, and reported")
    func weights() throws {
        var numbers = RandomNumbers(seed: 3)
        for _ in 0..<60 {
            let available = Set(
                (0..<Int.random(in: 1...6, using: &numbers)).map { _ in UInt16.random(in: 1...10, using: &numbers) * 100
                })
            let folder = try TemporaryFolder()
            try BoxFonts.write(weights: available.shuffled(using: &numbers), to: folder)
            let library = try BoxFonts.library([folder.url.path])
            for requested in [1, 100, 250, 300, 399, 400, 420, 450, 500, 501, 600, 650, 900, 1000] {
                let stack = try library.stack(FontDescription(family: "Boxes", weight: requested))
                #expect(
                    stack.usedWeight == Self.rule(Double(requested), available.map(Double.init)),
                    "\(requested) of \(available)")
            }
        }
    }

    /// Follows CSS Fonts 4, section 5.2, step by step: the weights to try, in order.
    private static func rule(_ requested: Double, _ available: [Double]) -> Double? {
        let up = available.sorted()
        let down = Array(up.reversed())
        let order: [Double]
        if requested >= 400, requested <= 500 {
            order = up.filter { $0 >= requested && $0 <= 500 } + down.filter { $0 < requested } + up.filter { $0 > 500 }
        } else if requested < 400 {
            order = down.filter { $0 <= requested } + up.filter { $0 > requested }
        } else {
            order = up.filter { $0 >= requested } + down.filter { $0 < requested }
        }
        return order.first
    }

    @Test("The choice does not depend on the order of the fonts")
    func order() throws {
        let folder = try TemporaryFolder()
        try BoxFonts.write(weights: [400, 400, 400, 700, 700], to: folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).map {
            folder.url.path + "/\($0)"
        }
        var numbers = RandomNumbers(seed: 5)
        let chosen = try (0..<20).map { _ in
            try ["Boxes 17", "Boxes 17 bold", "Boxes 17 500 italic"].map { text in
                let font = try BoxFonts.stack(text, in: BoxFonts.library(files.shuffled(using: &numbers))).configured[0]
                return font.typeface.path
            }
        }
        #expect(Set(chosen).count == 1)
        #expect(Set(chosen[0]).count == 2)
    }

    @Test(
        "Slant precedes weight; names are found in any case and with any spaces",
        arguments: [
            ("Boxes 17", "Boxes-Regular.ttf"), ("Boxes 17 italic", "Boxes-BoldItalic.ttf"),
            ("boxes 17 bold", "Boxes-Bold.ttf"), ("BOXES 17 thin", "Boxes-Light.ttf"),
            ("Boxes Light 17", "Boxes-Light.ttf"), ("boxes-thai 17", "BoxesCollection.ttc"),
            ("BoxesVariable 17", "BoxesVariable.ttf"),
        ])
    func styles(text: String, file: String) throws {
        #expect(try BoxFonts.stack(text, in: BoxFonts.library()).configured[0].identity.file == file)
    }

    @Test(
        "A variable face is set to the request, within its range; explicit variations take precedence",
        arguments: [
            ("Boxes Variable 17", [:], 400), ("Boxes Variable 17 weight=650", ["wght": 650], 650),
            ("Boxes Variable 24 weight=50", ["opsz": 24, "wght": 100], 100),
            ("Boxes Variable 100 bold wght=350", ["opsz": 72, "wght": 350], 350),
            ("Boxes Variable 17 italic", ["slnt": -10], 400), ("Boxes Variable 30 opsz=17", [:], 400),
            ("Boxes Variable 17 italic slnt=-5", ["slnt": -5], 400),
        ] as [(String, [String: Double], Double)])
    func axes(text: String, places: [String: Double], weight: Double) throws {
        let stack = try BoxFonts.stack(text, in: BoxFonts.library())
        let variations = stack.configured[0].variations
        #expect(Dictionary(uniqueKeysWithValues: variations.map { ($0.tag, $0.value) }) == places)
        #expect(variations.map(\.tag) == variations.map(\.tag).sorted())
        #expect(stack.usedWeight == weight)
    }

    @Test("Sizes share one font, except for faces that change with the size")
    func sizes() throws {
        let library = try BoxFonts.library(fallbacks: ["Boxes Thai"])
        for (text, isShared) in [
            ("Boxes 17", true), ("Boxes Variable 17", false), ("Boxes Variable 17 opsz=20", true),
            ("Boxes Tracked 17", false), ("\(BoxFonts.path("Boxes-Bold.ttf")) 17", true),
        ] {
            let stack = try BoxFonts.stack(text, in: library)
            let other = stack.scaled(to: 53)
            #expect(other.description.size == 53)
            #expect((other.configured[0] === stack.configured[0]) == isShared, "\(text)")
            #expect(other.configured[1] === stack.configured[1])
            #expect(other.scaled(to: 17).configured[0] === stack.configured[0])
        }
    }
}
