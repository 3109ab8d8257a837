// Large gettext files are read in parts, on all cores: the result must be the same as for small files.

import Catalogs
import TestSupport
import Testing

@Suite("Large PO files")
struct LargePOTests {
    private static let head = """
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: ru\\nPlural-Forms: nplurals=3; plural=(n%10==1 && \
        n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"


        """

    /// Returns one of several kinds of message, which contains its number.
    private static func message(_ number: Int) -> String {
        switch number % 7 {
        case 0: "msgid \"Harbor \(number)\"\nmsgstr \"Гавань \(number)\"\n\n"
        case 1: "#. Seen at the pier\n#: a.c:\(number)\nmsgctxt \"menu\"\nmsgid \"Open \(number)\"\nmsgstr \"\"\n\n"
        case 2:
            "#, c-format\nmsgid \"%d boat \(number)\"\nmsgid_plural \"%d boats \(number)\"\nmsgstr[0] \"%d лодка\"\n"
                + "msgstr[1] \"%d лодки\"\nmsgstr[2] \"%d лодок\"\n\n"
        case 3: "#, fuzzy, max-length:\(number)\n#| msgid \"Old\"\nmsgid \"Tide \(number)\"\nmsgstr \"Прилив\"\n\n"
        case 4: "#~ msgid \"Gone \(number)\"\n#~ msgstr \"Ушло\"\n\n"
        case 5:
            "msgid \"\"\n\"Two lines \(number)\\n\"\n\"of text\"\nmsgstr \"\"\n\"Две \\\"строки\\\"\\n\"\n\"текста\"\n\n"
        default: "# Weather\n\n#. Weather, too\nmsgid \"Fog \(number)\"\n\nmsgstr \"Туман\"\n\n"
        }
    }

    private static let count = 14_000

    private static func rows(_ catalog: Catalog) -> [String] {
        catalog.entries.map { entry in
            [entry.key, entry.variant, entry.value, entry.source, entry.comment, entry.state, "\(entry.syntax)"]
                .map { $0 ?? "-" }.joined(separator: "\t")
        }
    }

    @Test("Each message is the same as on its own, in the same order")
    func messages() throws {
        let messages = (0..<Self.count).map(Self.message)
        let large = try Corpora.read(Self.head + messages.joined(), as: "ru.po")
        #expect(large.text.utf8.count > 1 << 20 && large.faults.isEmpty)
        let small = try messages.flatMap { Self.rows(try Corpora.read(Self.head + $0, as: "ru.po")) }
        #expect(Self.rows(large) == small)
        #expect(large.locale == "ru")
    }

    @Test("A message repeated far away is found with both places")
    func twice() throws {
        let messages = (0..<Self.count).map(Self.message).joined()
        let large = try Corpora.read(Self.head + messages + Self.message(0), as: "ru.po")
        let lines = (Self.head + messages).split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(large.faults.count == 1)
        let fault = try #require(large.faults.first)
        #expect(fault.place?.line == lines)
        #expect("\(fault.problem)".contains("Harbor 0"))
    }

    @Test(
        "An error in the middle is found as in a small file",
        arguments: [
            "msgid \"not closed\nmsgstr \"\"\n\n", "msgid \"alone\"\n\n",
            "msgid \"a\"\n\nmsgstr \"b\"\n\nmsgstr \"c\"\n\n",
            "msgid \"%d a\"\nmsgid_plural \"%d b\"\nmsgstr[0] \"%d в\"\n\n", "stray\n\n", head,
        ])
    func faults(wrong: String) throws {
        let half = (0..<Self.count / 2).map(Self.message).joined()
        let rest = (Self.count / 2..<Self.count).map(Self.message).joined()
        let large = try Corpora.read(Self.head + half + wrong + rest, as: "ru.po")
        let small = try Corpora.read(Self.head + Self.message(0) + wrong + Self.message(7), as: "ru.po")
        #expect(large.faults.map(\.problem) == small.faults.map(\.problem))
        let before = (Self.head + half).utf8.count { $0 == 0x0A }
        let smallBefore = (Self.head + Self.message(0)).utf8.count { $0 == 0x0A }
        #expect(
            large.faults.map { ($0.place?.line ?? 0) - before }
                == small.faults.map { ($0.place?.line ?? 0) - smallBefore })
    }
}
