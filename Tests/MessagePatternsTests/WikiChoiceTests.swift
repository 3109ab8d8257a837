// What MediaWiki's choices show for a value.

import MessagePatterns
import Testing

@Suite("A choice of MediaWiki")
struct WikiChoiceTests {
    @Test(
        "shows the form of its value",
        arguments: [
            ("{{PLURAL:$1|file|files}}", "1", "file"), ("{{PLURAL:$1|file|files}}", "7", "files"),
            ("{{PLURAL:$1|0=none|file|files}}", "0", "none"), ("{{PLURAL:$1|file|files|12=dozen}}", "7", "files"),
            ("{{GENDER:$2|his|her}}", "Ada", "his"), ("{{plural:$1|[[A|b]]|c}}", "1", "[[A|b]]"),
            ("{{PLURAL:$1|files}}", "1", "files"),
        ])
    func text(spelling: String, value: String, expected: String) throws {
        #expect(try #require(WikiChoice(spelling: spelling)).text(for: value) == expected)
    }

    @Test("is neither a variable nor a template without alternatives", arguments: ["{{SITENAME}}", "{{x|y}}", "$1", "{{}}"])
    func none(spelling: String) {
        #expect(WikiChoice(spelling: spelling) == nil)
    }
}
