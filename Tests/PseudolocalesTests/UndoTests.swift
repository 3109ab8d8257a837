// From the pseudo text in a screenshot to the text in the code.

import Pseudolocales
import Testing

@Suite("Undo")
struct UndoTests {
    @Test(
        "Texts that end like padding or in brackets are restored completely",
        arguments: [
            "Loading…", "Top 10", "Countdown 321", "Home ~", "From 1…9", "Wait… 21", "[Draft] saved",
            "Pick one two three",
            "Saved […]", "See https://example.com/~me", "See @:car", "x @.lower:car", "See :car", "See :ref:`car`",
            "See %carts",
            #"See "C:\My Cars""#, "  spaced  ", "line\n", "<html><p>Hi</p></html>", "<qt>See https://example.com</qt> ",
            "Images (*.png *.jpg)", "PNG|*.png|All files|*.*",
        ])
    func endings(text: String) throws {
        for growth in ["0%", "20%", "30%", "50%", "100%", "de@p75", "500%"] {
            for padding in ["auto", "ruler", "words"] {
                let made = try pseudo(text, "accented", "expanded:\(padding)", "bracketed", growth: growth)
                #expect(made != text)
                // A single tilde of padding cannot be distinguished from the text's own.
                if text.hasSuffix("~"), !made.contains("…") { continue }
                #expect(Undo.text(made) == text, "\(made)")
            }
        }
    }

    @Test(
        "Truncated text is undone as far as it is visible",
        arguments: [
            ("[Ŝȧṽẽ ċḧȧǹǵẽŝ…654321", "Save changes"), ("[Ŝȧṽẽ ċḧȧǹǵẽŝ…6543", "Save changes"),
            ("[Ŝȧṽẽ ċḧȧǹǵẽ", "Save change"), ("Ŝȧṽẽ ċḧȧǹǵẽŝ", "Save changes"),
            ("[Ŝȧṽẽ… ȯǹẽ ṱẇȯ ṱḧ", "Save"), ("[Ŝȧṽẽ… ȯǹẽ ṱẇȯ…98", "Save"),
            ("[[Dównlóádíng... %d%%~~~~~~]]", "Downloading... %d%%"),
            ("[[Dównlóádíng... %d%%~~~~~~]", "Downloading... %d%%"),
            ("[[Dównlóádíng... %d%%~~~", "Downloading... %d%%"), ("[[Dównlóád", "Download"),
        ])
    func cut(text: String, original: String) {
        #expect(Undo.text(text) == original)
    }

    @Test("Other text is unchanged", arguments: ["", "Save", "[OK]", "[OK", "Loading…", "a…321", "Привет", "%@"])
    func otherText(text: String) {
        #expect(Undo.text(text) == text)
    }

    @Test("A text's own controls and marks are kept")
    func ownControls() throws {
        let text = "\u{2068}%@\u{2069} sent cafe\u{301} \u{202A}x\u{202C}"
        for style in ["mirrored", "mirrored:isolates", "tall"] {
            #expect(Undo.text(try pseudo(text, style)).unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }
}
