// Names of keys in source code that is only searched for them.

import Code
import Testing

@Suite("Names in code")
struct NameScannerTests {
    private static func has(_ key: String, in code: String) -> Bool {
        let wanted = WantedNames([FoldedName(key.utf8)])
        return NameScanner.names(in: Array(code.utf8), of: wanted).mayHave(key)
    }

    @Test(
        "A name counts wherever it stands, however it is written",
        arguments: [
            "Text(l10n.menuTitle)", "t('menu_title')", "class MenuTitle {}", "// menuTitle", "a.menuTitle-1",
            "menuTitle",
        ])
    func found(code: String) { #expect(Self.has("menuTitle", in: code)) }

    @Test(
        "A part of a longer name is another one",
        arguments: ["menuTitles", "amenuTitle", "menu.title", "menu Title", ""])
    func others(code: String) { #expect(!Self.has("menuTitle", in: code)) }

    @Test(
        "A name that code may put together is found",
        arguments: ["t('menu_$name')", "t('menu' + name)", "t('${name}Title')", "t(name + 'Title')"])
    func putTogether(code: String) { #expect(Self.has("menuTitle", in: code)) }

    @Test("A single letter does not begin every name")
    func letter() { #expect(!Self.has("menuTitle", in: "t('m$name')")) }
}
