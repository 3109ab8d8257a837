// Names of keys, against those in the tests of SwiftGen.

import Testing

import Accessors

@Suite("Names as SwiftGen makes them")
struct PrettyNameTests {
    @Test(
        "A type's name is in camel case, without what may not be in a name",
        arguments: [
            ("hello", "Hello"), ("42hello", "_42hello"), ("some$URL", "SomeURL"), ("with space", "WithSpace"),
            ("apples.count", "ApplesCount"), (".SFNSDisplay", "SFNSDisplay"), ("Show-NavCtrl", "ShowNavCtrl"),
            ("HEADER_TITLE", "HeaderTitle"), ("multiLine\nKey", "MultiLineKey"),
            ("foo_bar.baz.qux-yay", "FooBarBazQuxYay"), ("25 Ultra Light", "_25UltraLight"),
            ("26_extra_ultra_light", "_26ExtraUltraLight"),
            ("12 @ 34 % 56 + 78 Hello world", "_12345678HelloWorld"), ("some😎🎉emoji", "Some😎🎉emoji"),
        ])
    func types(words: String, name: String) {
        #expect(PrettyName.type(words) == name)
    }

    @Test(
        "A member's name begins with a small word",
        arguments: [
            ("URLChooser", "urlChooser"), ("ObjectOwnership", "objectOwnership"), ("HEADER_TITLE", "headerTitle"),
            ("self♦️", "self_\u{FE0F}"), ("URL", "url"), ("ÄRGER", "ärger"), ("NSHealthShare", "nsHealthShare"),
        ])
    func members(words: String, name: String) {
        #expect(PrettyName.member(words) == name)
    }

    @Test("A key without anything that may be in a name is called by its code points")
    func fallback() {
        #expect(PrettyName.member("!?") == "_u21u3f")
        #expect(PrettyName.member("") == "_")
    }

    @Test("Characters that nobody sees are in no name")
    func hidden() {
        #expect(PrettyName.member("ti\u{202E}tle\u{200B}") == "title")
    }
}
