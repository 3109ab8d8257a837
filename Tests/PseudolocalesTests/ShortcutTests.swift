// Keyboard shortcuts remain as toolkits parse them.

import Pseudolocales
import Testing

@Suite("Shortcuts")
struct ShortcutTests {
    private static func isChanged(_ text: String) throws -> Bool {
        var maker = try Maker(nil, tag: "en-XA")
        return maker.make(text).outcome == .made
    }

    @Test(
        "A text that is a shortcut is not changed",
        arguments: [
            "Ctrl+O", "Ctrl+Shift+S", "Alt+F4", "F5", "F12", "Shift+Del", "Meta+Left", "<Control>O",
            "<Primary><Shift>q", "ctrl S", "control shift F4",
        ])
    func stays(_ text: String) throws {
        #expect(try !Self.isChanged(text))
    }

    @Test(
        "A text with other words is changed",
        arguments: [
            "Ctrl+O to open", "Salt+Pepper", "Ctrl+", "F", "F1000", "Fn", "<b>O", "Shift", "+Open", "<Control>Open it",
            "shift left", "Alt S",
        ])
    func changes(_ text: String) throws {
        #expect(try Self.isChanged(text))
    }

    @Test(
        "What a toolkit parses at the end of a text stays there, outside of brackets, and is restored",
        arguments: [
            ("&Open…\tCtrl+O", "\tCtrl+O"), ("Delete\tDel", "\tDel"), ("E&xit\tAlt-F4", "\tAlt-F4"),
            ("editor;text;write;", ";"),
        ])
    func tails(text: String, tail: String) throws {
        let made = try pseudo(text, "accented", "expanded", "bracketed")
        #expect(made.hasPrefix("[") && made.hasSuffix("]\(tail)"), "\(made)")
        #expect(Undo.text(made) == text)
    }

    @Test(
        "Other text after a tab or before a semicolon is inside of the brackets",
        arguments: ["Name\tSize", "One; two;", "Tom &amp; Jerry &lt;", "Done;", ";a;b"])
    func words(text: String) throws {
        #expect(try pseudo(text, "accented", "bracketed").hasSuffix("]"))
    }

    @Test(
        "Texts that set the direction of windows have the pseudo-locale's direction",
        arguments: [
            ("QT_LAYOUT_DIRECTION", "ar-XB", "RTL"), ("QT_LAYOUT_DIRECTION", "en-XA", "LTR"),
            ("default:LTR", "ar-PSEUDO", "default:RTL"), ("default:LTR", "en-XA", "default:LTR"),
        ])
    func directions(text: String, tag: String, made: String) throws {
        var maker = try Maker(nil, tag: tag)
        #expect(maker.make(text).text == made)
    }
}
