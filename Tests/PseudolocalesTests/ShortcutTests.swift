// Keyboard shortcuts stay as toolkits read them.

import Pseudolocales
import Testing

@Suite("Shortcuts")
struct ShortcutTests {
    private static func isMade(_ text: String) throws -> Bool {
        var maker = try Maker(nil, tag: "en-XA")
        return maker.make(text).outcome == .made
    }

    @Test(
        "A text that is a shortcut is not changed",
        arguments: [
            "Ctrl+O", "Ctrl+Shift+S", "Alt+F4", "F5", "F12", "Shift+Del", "Meta+Left", "<Control>O",
            "<Primary><Shift>q",
        ])
    func stays(_ text: String) throws {
        #expect(try !Self.isMade(text))
    }

    @Test(
        "What has other words is",
        arguments: [
            "Ctrl+O to open", "Salt+Pepper", "Ctrl+", "F", "F1000", "Fn", "<b>O", "Shift", "+Open", "<Control>Open it",
        ])
    func changes(_ text: String) throws {
        #expect(try Self.isMade(text))
    }
}
