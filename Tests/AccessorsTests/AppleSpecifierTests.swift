// Placeholders, as CFString's formatter reads them.

import Testing

import Platforms

@Suite("Placeholders of Apple's formatter")
struct AppleSpecifierTests {
    private static func read(_ text: String) -> [String] {
        AppleSpecifier.all(in: Array(text.utf8)).specifiers.map { specifier in
            let position = specifier.position.map { "\($0)" } ?? "-"
            let sizes = specifier.sizes.map { $0.map { "\($0)" } ?? "-" }.joined()
            let what =
                switch specifier.content {
                case .value(let kind): "\(kind)"
                case .variable(let name): "#\(name)"
                case .selector: "arg"
                }
            return "\(position)\(sizes.isEmpty ? "" : "*\(sizes)") \(what)"
        }
    }

    @Test(
        "Each placeholder has its kind and position",
        arguments: [
            ("%@ %lld %.2f", ["- object", "- integer", "- number"]), ("%2$@ %1$#@files@", ["2 object", "1 #files"]),
            ("100%% of %5$3.2f", ["5 number"]), ("%0$@ %007$@ %04$d", ["7 object", "4 integer"]),
            ("%8$3.2#@f8@", ["8 #f8"]), ("%*d %-*.*f", ["-*- integer", "-*-- number"]), ("%*2$1$d", ["1*2 integer"]),
            ("%(reason)@", ["- object"]), ("%arg files", ["- arg"]), ("50% y %", []),
            (
                "%c %C %s %S %p",
                ["- character", "- wideCharacter", "- characters", "- wideCharacters", "- pointer"]
            ),
            ("%999$@", []),
        ])
    func positions(text: String, found: [String]) {
        #expect(Self.read(text) == found)
    }

    @Test("A space is a flag, which the reader remembers")
    func space() {
        #expect(AppleSpecifier.all(in: Array("100% sure".utf8)).specifiers.map(\.hasSpace) == [true])
    }

    @Test("The name and the spelling of a placeholder are kept")
    func names() {
        let specifiers = AppleSpecifier.all(in: Array("%(reason)@ %2$02lld".utf8)).specifiers
        #expect(specifiers.map(\.name) == ["reason", nil])
        #expect(specifiers.map { String(decoding: $0.specifier, as: UTF8.self) } == ["%@", "%02lld"])
    }

    @Test(
        "Damaged placeholders end", arguments: ["%", "%1", "%1$", "%#@", "%#@open", "%(", "%(a", "%*", "%99999999999d"])
    func damaged(text: String) {
        _ = AppleSpecifier.all(in: Array(text.utf8))
    }
}
