// Long names in files that are only searched for them.

import Code
import Testing

@Suite("Long names in files")
struct NamePartsTests {
    private static func mayHave(_ key: String, _ text: String, _ length: LongName.Length = .long) throws -> Bool {
        let name = try #require(LongName(endOf: key, length))
        return PartScanner.parts(in: Array(text.utf8), of: WantedNames(name.parts)).mayHave(name)
    }

    @Test(
        "A name is long if it has three words with signs between them",
        arguments: ["hooks.the-urls-listed", "see_all_the_users"])
    func long(key: String) { #expect(LongName(endOf: key) != nil) }

    @Test(
        "Other names may come from anywhere",
        arguments: [
            "hooks.title", "the_two_urls", "RefFramesNotSupported", "Copy all of the texts", "copy_all.texts", "",
        ])
    func short(key: String) { #expect(LongName(endOf: key) == nil) }

    @Test(
        "A name counts wherever it stands, however it is written",
        arguments: [
            "t('hooks.see_all_the_users')", "t.seeAllTheUsers", "<p i18n=\"see-all-the-users\">",
            "__MSG_see_all_the_users__",
            "// see_all_the_users",
        ])
    func found(text: String) throws { #expect(try Self.mayHave("hooks.see_all_the_users", text)) }

    @Test(
        "A name that code may put together is found",
        arguments: [
            "`see_${what}`", "'see_all_' + what", "\"#{verb}_the_users\"", "verb + '_users'", "'%s_the_users'",
            "f('see_all', what)", "join(verb, 'the_users')", "`hooks.${name}`", "'hooks.' + name",
            "[see_all, x]; [the_users, y]",
        ])
    func putTogether(text: String) throws { #expect(try Self.mayHave("hooks.see_all_the_users", text)) }

    @Test(
        "Single words, and longer names, are others",
        arguments: ["'see'; 'users'", "see_all_the_users_again", "t('hooks.see_all_users')", "hooks.x", ""])
    func others(text: String) throws { #expect(try !Self.mayHave("hooks.see_all_the_users", text)) }

    @Test(
        "In a group, two words are enough",
        arguments: ["label.board-type", "settings.logtoHint", "node.copyBinary"])
    func two(key: String) { #expect(LongName(endOf: key, .short) != nil) }

    @Test(
        "Shorter names, and two words outside a group, may come from anywhere",
        arguments: ["label.save", "label.my_b", "RefFramesNotSupported", "board-type"])
    func notTwo(key: String) { #expect(LongName(endOf: key, .short) == nil) }

    @Test(
        "A single word is part of a name in a template, but not in quotation marks",
        arguments: [
            ("`copy${kind}`", true), ("`${verb}Binary`", true), ("'copy' + kind", false),
            ("x ? 'copy' : 'binary'", false),
            ("`node.${name}`", true), ("copyBinary", true), ("copy_binary_file", false),
        ])
    func template(text: String, isFound: Bool) throws {
        #expect(try Self.mayHave("node.copyBinary", text, .short) == isFound)
    }

    @Test("A table that only gives keys a name uses none of them")
    func tables() {
        let lines = (0..<8).map { "  boardType\($0): 'label.board-type\($0)',\n" }
        let rest = "export const labels = {\n  save: 'label.keep',\n"
        func removed(_ lines: some Sequence<String>) -> String {
            String(decoding: MessageTable.removed(from: Array((rest + lines.joined()).utf8)), as: UTF8.self)
        }
        #expect(!removed(lines).contains("board"))
        #expect(removed(lines).hasPrefix(rest))
        #expect(removed(lines.dropLast()) == rest + lines.dropLast().joined())
    }
}
