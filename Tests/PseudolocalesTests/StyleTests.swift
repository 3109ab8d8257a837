// The pseudo text of each style.

import MessagePatterns
import Pseudolocales
import TestSupport
import Testing

@Suite("Styles")
struct StyleTests {
    @Test("Each letter, lowercase or uppercase, has its own look-alike; digits and signs are kept")
    func accented() throws {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let made = try pseudo(letters, "accented")
        #expect(made.unicodeScalars.count == 52)
        #expect(Set(made.unicodeScalars).count == 52)
        #expect(made.unicodeScalars.allSatisfy { !$0.isASCII && $0.properties.isAlphabetic })
        #expect(Undo.text(made) == letters)
        #expect(try pseudo("a 0123456789 .,:;!?-()/", "accented").dropFirst() == " 0123456789 .,:;!?-()/")
    }

    @Test("Brackets go inside of white space, and any pair can be chosen")
    func bracketed() throws {
        #expect(try pseudo("  word\n", "bracketed") == "  [word]\n")
        #expect(try pseudo("%@ is new\n", "bracketed") == "[%@ is new]\n")
        #expect(try pseudo("New: %@ ", "bracketed") == "[New: %@] ")
        #expect(try pseudo("OK", "bracketed:«»") == "«OK»")
        #expect(try pseudo("OK", "bracketed:[[]]") == "[[OK]]")
        #expect(try pseudo("See https://example.com", "bracketed") == "[See https://example.com ]")
    }

    @Test(
        "Marks go inside of a rich text frame, and before the patterns of a filter",
        arguments: [
            ("<html>Hi<br>you</html>", "<html>[Hi<br>you]</html>"), ("<HTML><P>Hi</P>\n", "<HTML><P>[Hi]</P>\n"),
            ("<qt>Hi</qt>", "<qt>[Hi]</qt>"), ("<html>Hi", "<html>[Hi]"),
            (
                #"<!DOCTYPE HTML><html> <head><style>p {x: y}</style></head><body><p align="left">a <b>b</b></p></body>"#,
                #"<!DOCTYPE HTML><html> <head><style>p {x: y}</style></head><body><p align="left">[a <b>b</b>]</p></body>"#
            ),
            ("<b>Hi</b>", "[<b>Hi</b>]"), ("<p>Hi</p>", "[<p>Hi</p>]"), ("<htmlx>Hi", "[<htmlx>Hi]"),
            (#"<html><p title="a>b">Hi</html>"#, #"<html><p title="a>b">[Hi]</html>"#),
            ("Images (*.png *.jpg)", "[Images] (*.png *.jpg)"), ("All (*.*) ", "[All] (*.*) "),
            ("PNG (*.png);;All (*)", "[PNG (*.png);;All ] (*)"), ("PNG|*.png;*.jpg", "[PNG]|*.png;*.jpg"),
            ("A|*.a|All|*.*", "[A|*.a|All ]|*.*"), ("Like *.png", "[Like *.png ]"), ("Like (*a b)", "[Like (*a b)]"),
            ("Bold (**)", "[Bold] (**)"), ("a * b|c", "[a * b|c]"),
        ])
    func core(text: String, marked: String) throws {
        #expect(try pseudo(text, "bracketed") == marked)
        #expect(try pseudo(marked, "bracketed") == marked)
        #expect(Undo.text(try pseudo(text, "accented", "expanded", "bracketed")) == text)
    }

    @Test("Classic puts accents on vowels and a tilde for every three characters, at least one")
    func classic() throws {
        #expect(try pseudo("Downloading... %d%%", "classic") == "[[Dównlóádíng... %d%%~~~~~~]]")
        #expect(try pseudo("OK", "classic") == "[[ÓK~]]")
        #expect(try pseudo("AEIOU aeiou y", "classic") == "[[ÁÉÍÓÚ áéíóú y~~~~]]")
    }

    @Test("Mirrored words are closed one by one; digits, placeholders, tags and line breaks stay outside")
    func mirrored() throws {
        #expect(try pseudo("a 12", "mirrored") == "\u{200F}\u{202E}a\u{202C}\u{200F} 12")
        #expect(try pseudo("a", "mirrored:isolates") == "\u{2067}\u{202E}a\u{202C}\u{2069}")
        for style in ["mirrored", "mirrored:isolates"] {
            let made = try pseudo("One\ntwo <b>three</b> %@\r\nfour", style)
            #expect(BidiLines.areClosed(made))
            #expect(made.contains("\u{202C}") && made.contains(" <b>") && made.contains("</b> %@\r\n"))
        }
        let isolated = try pseudo("\u{2068}%@\u{2069} sent it", "mirrored")
        #expect(isolated.hasPrefix("\u{2068}%@\u{2069} \u{200F}"))
    }

    @Test("Texts are doubled between placeholders, which stay single")
    func doubled() throws {
        #expect(try pseudo("Delete %d photos?", "doubled") == "Delete Delete %d photos? photos?")
        #expect(try pseudo("Save 20%", "doubled") == "Save 20%\u{A0}Save 20%")
        #expect(try pseudo("\u{2068}%@\u{2069} sent", "doubled") == "\u{2068}%@\u{2069} sent sent")
        #expect(try pseudo("%@ – %@ a", "doubled") == "%@ – %@ a a")
    }

    @Test("Tall marks are on every letter, after its own marks, and only once")
    func tall() throws {
        let marks = "\u{302}\u{301}\u{323}\u{331}"
        #expect(try scalars(pseudo("a1é", "tall")) == scalars("a\(marks)1é\(marks)"))
        #expect(try scalars(pseudo("e\u{301}!", "tall")) == scalars("e\u{301}\(marks)!"))
        #expect(try scalars(pseudo("a", "tall", "tall")) == scalars("a\(marks)"))
        #expect(try scalars(pseudo("a", "wide", "tall")) == scalars("ａ\(marks)"))
    }

    @Test("Letters become full-width ones")
    func wide() throws {
        #expect(try pseudo("Az aZ 1%", "wide") == "Ａｚ ａＺ 1%")
    }

    @Test("An unbroken line breaks only at its own line breaks")
    func unbroken() throws {
        #expect(try pseudo("one two", "unbroken") == "one \u{2060}two")
        #expect(try pseudo("well-known", "unbroken") == "well-\u{2060}known")
        #expect(try pseudo("one\ntwo", "unbroken") == "one\ntwo")
        #expect(try pseudo("Save %@ now", "unbroken") == "Save \u{2060}%@ \u{2060}now")
    }

    @Test("Keys replace the first words, and are not syntax themselves")
    func keys() throws {
        #expect(try pseudo("Save changes", "keys", key: "file.save") == "file.save")
        #expect(try pseudo("Don't delete %d photos!", "keys", key: "photos.delete") == "photos.delete %d !")
        #expect(try pseudo("Café", "keys", key: "coffee") == "coffee")
        #expect(try pseudo("OK now", "keys", key: "OK") == "OK")
        #expect(try pseudo("%d files\n", "keys", key: "%d file\n") == "%d ％d file\n")
        // As in gettext, where keys are texts.
        var maker = try Maker(["keys"])
        #expect(maker.make("OK now", key: "OK now").outcome == .made)
        #expect(maker.make("OK!", key: "OK").outcome == .alreadyPseudo)
        #expect(try pseudo("Save it", "keys", key: "save %@ <b>") == "save ％＠ ＜b＞")
        #expect(
            try pseudo("{n, plural, one {# file} other {# files}}", "keys", key: "f")
                == "{n, plural, one {# f} other {# f}}")
    }

    @Test("Letters of a script replace Latin ones; digits and placeholders are kept")
    func scripts() throws {
        let made = try pseudo("Save 3 %@", "script:Cyrl")
        #expect(made == "Саве 3 %@")
    }

    @Test("Texts without letters are not changed", arguments: ["", " ", "%@", "123", ": ", "→ … ✓", "<b>%d</b>", "%%"])
    func letterless(text: String) throws {
        for styles in allStyleLists {
            var maker = try Maker(styles)
            let made = maker.make(text, key: "some.key")
            #expect(made.outcome == .nothingToChange)
            #expect(made.text == text)
        }
    }

    @Test("The same text always yields the same result, whatever was generated before")
    func deterministic() throws {
        for styles in allStyleLists {
            var one = try Maker(styles)
            var other = try Maker(styles)
            let first = one.make("Delete %d photos", key: "delete")
            _ = other.make("{n, plural, one {# file} other {# files}}", key: "files")
            _ = other.make("See https://example.com", key: "see")
            #expect(other.make("Delete %d photos", key: "delete") == first)
        }
    }

    private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
