// The recorded screens in the examples of rules.

import Basics

extension [RuleExample.File] {
    /// An app with one text in English and German, and a screen with it in both languages.
    static func recorded(
        _ german: String, role: String = "button", lines: Int = 1, hash: String? = nil, problems: String = "",
        sourceProblems: String = ""
    ) -> Self {
        let digest = [UInt8](german.utf8).withUnsafeBytes { SHA256.hex(of: $0) }
        return [
            .init("en.lproj/Localizable.strings", "\"reserve\" = \"Reserve\";\n"),
            .init("de.lproj/Localizable.strings", "\"reserve\" = \"\(german)\";\n"),
            .init("screens/berth-1.json", screen("en", "Reserve", role, 1, nil, sourceProblems)),
            .init(
                "screens/berth-2.json", screen("de", german, role, lines, hash ?? String(digest.prefix(12)), problems)),
        ]
    }

    /// An app with a screen that shows a text of a catalog, and one without a mark, in English and in German.
    static func unmarked(_ english: String, _ german: String) -> Self {
        var files = recorded("Reservieren")
        for (index, text) in [(2, english), (3, german)] {
            let other = "{\"text\": \"\(text)\", \"rectangle\": [16, 60, 80, 20]},\n{\"text\": \"Reserv"
            files[index] = RuleExample.File(
                files[index].path, files[index].text.replacing("{\"text\": \"Reserv", with: other))
        }
        return files
    }

    private static func screen(
        _ locale: String, _ text: String, _ role: String, _ lines: Int, _ hash: String?, _ problems: String
    ) -> String {
        let areas = (0..<lines).map { "[16, \(20 * $0), 120, 20]" }.joined(separator: ", ")
        let key = "{\"key\": \"reserve\", \"by\": \"mark\"\(hash.map { ", \"hash\": \"\($0)\"" } ?? "")}"
        return """
            {"version": 1, "name": "Berth", "locale": "\(locale)", "size": [360, 740], "texts": [
            {"text": "\(text)", "rectangle": [16, 0, 120, \(20 * lines)], "lines": [\(areas)], "keys": [\(key)],
             "role": "\(role)", "problems": [\(problems)]}
            ]}

            """
    }
}
