// Placeholders, first letters and punctuation in text of both directions.

import TestSupport
import Testing
import TextLayout

@Suite("Problems of bidirectional text")
struct FactsTests {
    /// Replaces `@` with a slot for words, `#` with one for a number, `~` with one for a tag.
    private func slotted(_ text: String) -> SlottedText {
        let utf8 = Array(text.utf8)
        return SlottedText(
            utf8,
            slots: utf8.enumerated().compactMap { offset, byte in
                switch byte {
                case UInt8(ascii: "@"): .init(offset..<offset + 1, .text)
                case UInt8(ascii: "#"): .init(offset..<offset + 1, .number)
                case UInt8(ascii: "~"): .init(offset..<offset + 1, .literal(""))
                default: nil
                }
            })
    }

    @Test(
        "A placeholder is a hazard if a value changes the order around it",
        arguments: [
            ("@: 3 files", [0]), ("@ (2)", [0]), ("@, # m", [0]), ("Saved by @ 3 times", [9]),
            ("@ saved 3 files", []), ("Saved by @.", []), ("@ files", []), ("Hello, @!", []), ("@", []), ("", []),
            ("\u{2068}@\u{2069}: 3 files", []), ("@\u{200E}: 3 files", []), ("#: #", []), ("#%", []),
            ("v@", []), ("@ @", []), ("@ – @", [0, 6]), ("~@~: 3 files", [1]),
            ("~@~ – ~@~", [1, 9]), ("~@~ ~@~", []), ("@ #", [0]), ("# @", []),
        ])
    func hazardsFromLeftToRight(text: String, hazards: [Int]) {
        let found = PlaceholderHazards(in: slotted(text), base: .given(.leftToRight))
        #expect(found.hazards.map(\.range.lowerBound) == hazards)
        #expect(found.unjudged.isEmpty)
    }

    @Test(
        "In right-to-left text, left-to-right values are the hazard",
        arguments: [
            ("שעה @, # מ", [7]), ("מאת @", []), ("מאת @.", []), ("Firefox @", []), ("@/s", []),
            ("ID: @", []), ("ID: @. מ", []), ("ID: @ 2", [4]), ("@ --help", []), ("@:@", []), ("@,@", [0, 2]),
            ("מאת @ ועד @", []),
            ("\u{200F}@\u{200F}, 3 מ", []),
        ])
    func hazardsFromRightToLeft(text: String, hazards: [Int]) {
        let found = PlaceholderHazards(in: slotted(text), base: .given(.rightToLeft))
        #expect(found.hazards.map(\.range.lowerBound) == hazards)
    }

    @Test("By first strong character, a name at the start reverses a whole text")
    func hazardAtTheStart() {
        let text = slotted("@ saved a file")
        #expect(PlaceholderHazards(in: text, base: .given(.leftToRight)).hazards.isEmpty)
        let hazards = PlaceholderHazards(in: text, base: .firstStrong(fallback: .leftToRight)).hazards
        #expect(hazards.map(\.range) == [0..<1])
        #expect(hazards.first?.readings.map(\.isChanged) == [true, false, false])
        #expect(hazards.first?.readings.first?.meant == "םולש saved a file")
        #expect(hazards.first?.readings.first?.shown == "saved a file םולש")
    }

    @Test("Too many placeholders in too long a text are reported as not judged")
    func unjudged() {
        let text = slotted(String(repeating: "@: 3 ", count: 20_000))
        let found = PlaceholderHazards(in: text, base: .given(.leftToRight))
        #expect(found.hazards.isEmpty)
        #expect(found.unjudged.count == 20_000)
    }

    @Test(
        "A first letter of the other direction is found, ignoring placeholders and markup",
        arguments: [
            ("iPhone של דנה", 0), ("  iPhone של דנה", 2), ("@ של דנה", nil), ("~דנה", nil), ("2 דנה", nil),
            ("\u{2066}iPhone\u{2069} דנה", nil), ("\u{200F}iPhone של דנה", nil), ("", nil), ("123", nil),
        ] as [(String, Int?)])
    func firstStrong(text: String, offset: Int?) {
        let found = FirstStrongContradiction.find(in: slotted(text), direction: .rightToLeft)
        #expect(found.first?.character.lowerBound == offset)
    }

    @Test("Whether the order changes is determined from the side alone")
    func firstStrongOrder() {
        let mixed = FirstStrongContradiction.find(in: slotted("iPhone של דנה"), direction: .rightToLeft)
        #expect(mixed.map(\.meant) == ["הנד לש iPhone"])
        #expect(mixed.map(\.shown) == ["iPhone הנד לש"])
        #expect(mixed.map(\.changesOrder) == [true])
        let alone = FirstStrongContradiction.find(in: slotted("iPhone"), direction: .rightToLeft)
        #expect(alone.map(\.changesOrder) == [false])
    }

    @Test(
        "Punctuation that jumps to the other end is found",
        arguments: [
            ("שלום!", ["end 8..<9"]), ("…שלום.", ["start 0..<3", "end 11..<12"]), ("שלום: ", ["end 8..<9"]),
            ("(שלום)", []), ("שלום", []), ("שלום!\u{200F}", []), ("?!", []), ("@.", ["end 1..<2"]), ("", []),
            ("שלום.\nשלום", ["end 8..<9"]),
        ])
    func punctuation(text: String, expected: [String]) {
        let found = JumpingPunctuation.find(in: slotted(text), direction: .rightToLeft)
        #expect(found.map { "\($0.edge) \($0.range)" } == expected)
    }

    @Test("In real texts, findings are reproducible, inside the text, and displayed differently")
    func realTexts() {
        for value in RightToLeftCorpus.texts {
            let text = RightToLeftCorpus.slotted(value)
            let base = BaseDirection.given(.rightToLeft)
            let hazards = PlaceholderHazards(in: text, base: base)
            let contradictions = FirstStrongContradiction.find(in: text, direction: .rightToLeft)
            let punctuation = JumpingPunctuation.find(in: text, direction: .rightToLeft)
            #expect(hazards == PlaceholderHazards(in: text, base: base))
            #expect(contradictions == FirstStrongContradiction.find(in: text, direction: .rightToLeft))
            #expect(punctuation == JumpingPunctuation.find(in: text, direction: .rightToLeft))
            let slots = text.slots.map(\.range)
            #expect(hazards.unjudged.isEmpty)
            #expect(hazards.hazards.allSatisfy { slots.contains($0.range) && $0.readings.contains(where: \.isChanged) })
            #expect(hazards.hazards.flatMap(\.readings).allSatisfy { !$0.isChanged || $0.meant != $0.shown })
            #expect(punctuation.allSatisfy { $0.range.upperBound <= text.utf8.count && $0.meant != $0.shown })
        }
    }
}
