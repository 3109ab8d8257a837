// An error in a baseline file is reported with its place and a fix.

import Audit
import TestSupport
import Testing

@Suite("Errors in a baseline")
struct BaselineErrorTests {
    static let entry = "{\"rule\": \"over-budget\", \"file\": \"a.strings\"}"

    static let cases: [(String, String)] = [
        (
            "",
            ":1:1: not a baseline: found the end of the file, expected a JSON value; "
                + "use a file written by 'swell baseline create'"
        ),
        (
            "[]",
            ":1:1: not a baseline: found an array, expected an object; use a file written by 'swell baseline create'"
        ),
        (
            "{\n\"entries\": [,]}",
            ":2:13: not a baseline: found ',', expected a value; "
                + "use a file written by 'swell baseline create'"
        ),
        ("{\"entries\": []}", ":1:1: expected 'version' in a baseline"),
        ("{\"version\": 1}", ":1:1: expected 'entries' in a baseline"),
        (
            "{\"version\": 2, \"entries\": 7}",
            ":1:13: baseline version 2 is not supported; expected 1: "
                + "use the version of Swell that wrote it, or create a new one with 'swell baseline create --force'"
        ),
        (
            "{\"version\": \"1\", \"entries\": []}",
            ":1:13: baseline version \"1\" is not supported; expected 1: "
                + "use the version of Swell that wrote it, or create a new one with 'swell baseline create --force'"
        ),
        ("{\"version\": 1, \"version\": 1}", ":1:16: 'version' is repeated here; expected it once"),
        ("{\"version\": 1, \"entries\": {}}", ":1:27: expected an array for 'entries', found an object"),
        ("{\"version\": 1, \"entries\": [null]}", ":1:28: expected only objects for 'entries', found null"),
        (list("{\"rule\": 7}"), ":2:10: expected a string for 'rule', found 7"),
        (list("{\"rule\": \"truncated\"}"), ":2:1: expected 'file' in this entry"),
        (list("{\"file\": \"a\"}"), ":2:1: expected 'rule' in this entry"),
        (
            list("{\"key\": \"abc\", \"fil\": \"b\"}"),
            ":2:16: baseline entries have no 'fil'; did you mean 'file'?"
        ),
        (list("{\"key\": \"a\", \"key\": \"b\"}"), ":2:14: 'key' is repeated here; expected it once"),
        (list("{\"count\": 0}"), ":2:11: expected a whole number above 0 for 'count', found 0"),
        (list("{\"count\": 1.5}"), ":2:11: expected a whole number above 0 for 'count', found 1.5"),
        (list("{\"rule\": \"over-buget\"}"), ":2:10: there is no rule 'over-buget'; did you mean 'over-budget'?"),
        (list("{\"file\": \"\"}"), ":2:10: expected a path for 'file', found \"\""),
        (list("{\"text\": \"0123\"}"), ":2:10: expected 16 hexadecimal digits for 'text', found \"0123\""),
        (
            list("<<<<<<< HEAD\n\(entry),\n=======\n>>>>>>> topic"),
            ":2:1: unresolved merge conflict; "
                + "keep the entries of both sides, delete the lines with conflict markers, and run 'swell baseline prune'"
        ),
    ]

    static func list(_ entries: String) -> String { "{\"version\": 1, \"entries\": [\n\(entries)\n]}" }

    @Test("name file, line, column and what was expected", arguments: cases)
    func message(text: String, expected: String) {
        #expect {
            try Baseline(Array(text.utf8), path: "b.json")
        } throws: { error in
            let message = (error as? BaselineError)?.message
            #expect(message == "b.json" + expected)
            return message != nil
        }
    }

    @Test("explain how to create a missing baseline")
    func missing() throws {
        let folder = try TemporaryFolder()
        #expect {
            try Baseline(reading: folder.url.path + "/none.json")
        } throws: { error in
            (error as? BaselineError)?.message.hasSuffix(
                "none.json: the baseline does not exist; create it with 'swell baseline create'") ?? false
        }
    }

    @Test("never crash, wherever the file is truncated or a byte is changed")
    func hostile() {
        let whole = Array(Self.list("\(Self.entry),\n{\"rule\": \"truncated\", \"file\": \"é\", \"count\": 2}").utf8)
        var refused = 0
        for length in whole.indices where (try? Baseline(Array(whole[..<length]), path: "b.json")) == nil {
            refused += 1
        }
        #expect(refused == whole.count)
        for index in whole.indices {
            for byte in [0x00, 0x22, 0x7B, 0xFF] as [UInt8] {
                var changed = whole
                changed[index] = byte
                if let baseline = try? Baseline(changed, path: "b.json") { #expect(baseline.entries.count == 2) }
            }
        }
    }
}
