// Font descriptions, parsed and printed.

import Fonts
import TestSupport
import Testing

@Suite("Font descriptions")
struct FontDescriptionTests {
    @Test(
        "Usual notations are accepted, and printed in one form",
        arguments: [
            ("Inter", "Inter 17"), ("  Inter  ", "Inter 17"), ("Inter 17 semibold", "Inter 17 semibold"),
            ("SF Pro 17", "SF Pro 17"), ("SF   Pro 17pt", "SF Pro 17"), ("Inter SemiBold", "Inter 17 semibold"),
            ("Noto Sans Thai 12.5 bold italic", "Noto Sans Thai 12.5 bold italic"),
            ("Roboto 14 600", "Roboto 14 semibold"), ("Roboto 14 350", "Roboto 14 weight=350"),
            ("Roboto 14 weight=50", "Roboto 14 weight=50"), ("Inter 17 italic heavy", "Inter 17 extrabold italic"),
            ("Inter 17 Semi-Bold", "Inter 17 semibold"), ("Inter 17 ultralight", "Inter 17 extralight"),
            ("Inter 17 regular upright", "Inter 17"), ("Exo 2 17", "Exo 2 17"), ("\"Exo 2\" 300", "\"Exo 2\" 300"),
            ("'Exo 2'", "Exo 2 17"), ("Source Sans 3 17 600", "Source Sans 3 17 semibold"),
            ("\"Arial Black\"", "Arial Black 17"), ("-apple-system", "-apple-system 17"),
            ("Inter 17 +tnum -liga", "Inter 17 -liga +tnum"), ("Inter 17 ss01=1 salt=2", "Inter 17 salt=2 +ss01"),
            ("Inter 17 wght=350 GRAD=88.5", "Inter 17 GRAD=88.5 wght=350"),
            ("Inter tracking=-0.2", "Inter 17 tracking=-0.2"), ("Inter 17 tracking=0.00001", "Inter 17 tracking=1e-05"),
            ("fonts/My Font.ttf 17", "fonts/My Font.ttf 17"), ("My.TTC#1 12", "My.TTC#1 12"),
            ("./a  b.otf bold", "./a  b.otf 17 bold"), ("Times New Roman", "Times New Roman 17"),
            ("times new roman bold +tnum", "times new roman 17 bold +tnum"), ("Inter roman", "Inter 17"),
            ("./at 2px/a.ttf 17", "./at 2px/a.ttf 17"), ("./at 2px a/b.ttf 17", "./at 2px a/b.ttf 17"),
        ])
    func reading(text: String, canonical: String) throws {
        let description = try FontDescription(text)
        #expect(description.description == canonical)
        #expect(try FontDescription(canonical) == description)
    }

    @Test(
        "A text that is not a font is rejected with the reason",
        arguments: [
            ("", "is not a font"), ("17", "is not a font"), ("17 bold", "is not a font"), ("\"\" 17", "is not a font"),
            ("\" \" 17", "is not a font"), ("\"Inter 17", "a quote is not closed"), ("Inter 0", "'0' is not a size"),
            ("Inter -3", "'-3' is not a size"), ("Inter 1001", "'1001' is not a size"),
            ("Inter 1e999", "is not a size"),
            ("Inter 17 nan", "'nan' is not valid"), ("Inter 17 1001", "'1001' is not a weight"),
            ("Inter 17 500.5", "'500.5' is not a weight"), ("Inter 17 bld", "did you mean 'bold'?"),
            ("Inter 17 bold bold", "'bold' sets a value that is already set"),
            ("Inter 17 600 700", "sets a value that is already set"),
            ("Inter 17 +liga -liga", "'-liga' sets a value that is already set"),
            ("Inter 17 +numbers", "is not an OpenType tag"),
            ("Inter 17 tracking=wide", "'wide' is not a value for 'tracking'; expected a number"),
            ("Inter 17 ss01=-1", "is not a value"), ("Inter 17 wght=1e999", "is not a value"),
            ("Inter 17 =1", "is not an OpenType tag"),
            ("Inter 17px", "'17px' is not a size; expected it in points: '17' or '17pt'"),
            ("Inter bold 12.5sp", "'12.5' or '12.5pt'"), ("\"Exo 2\" 17DP", "'17DP' is not a size"),
        ])
    func refusing(text: String, reason: String) {
        #expect {
            try FontDescription(text)
        } throws: { error in
            (error as? FontDescriptionError)?.message.contains(reason) ?? false
        }
    }

    @Test("Every accepted description is printed so that parsing it gives the same")
    func roundTrip() throws {
        let words = [
            "Inter", "SF", "Pro", "2", "17", "12.5", "99", "100", "900", "1000", "bold", "thin", "italic", "+tnum",
            "-liga",
            "ss01=3", "wght=350", "opsz=14.5", "tracking=-0.25", "weight=12", "\"A b\"", "'7'", "My.ttf#2", "a/b",
            "XTRA=1",
        ]
        var numbers = RandomNumbers(seed: 7)
        var accepted = 0
        for _ in 0..<50_000 {
            let text = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
                words.randomElement(using: &numbers) ?? ""
            }
            .joined(separator: " ")
            guard let description = try? FontDescription(text) else { continue }
            accepted += 1
            #expect(try FontDescription(description.description) == description, "\(text)")
            #expect(try FontDescription(description.description).description == description.description, "\(text)")
        }
        #expect(accepted > 5000)
    }

    @Test("Any text is accepted or rejected")
    func anything() {
        var numbers = RandomNumbers(seed: 11)
        let alphabet = Array("aI 19.-+=#\"'/é\u{0}😀nx\t\n")
        for _ in 0..<50_000 {
            let count = Int.random(in: 0...20, using: &numbers)
            let text = String((0..<count).map { _ in alphabet.randomElement(using: &numbers) ?? " " })
            if let description = try? FontDescription(text) {
                #expect((try? FontDescription(description.description)) == description, "\(text.debugDescription)")
            }
        }
    }

    @Test("A size given in Swift is checked, too; scaling is clamped to the valid sizes")
    func sizes() throws {
        #expect(throws: FontDescriptionError.size("nan")) { try FontDescription(family: "Inter", size: .nan) }
        #expect(throws: FontDescriptionError.weight("0")) { try FontDescription(family: "Inter", weight: 0) }
        let description = try FontDescription("Inter 17 bold")
        #expect(description.sized(20).description == "Inter 20 bold")
        #expect(description.sized(.nan).size == 17)
        #expect(description.sized(-1).size == 0.01)
        #expect(description.sized(.infinity).size == 1000)
    }
}
