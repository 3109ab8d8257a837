// Words in Latin letters, transliterated to other scripts.

import Basics
import Foundation
import Pseudolocales
import TestSupport
import Testing

@Suite("Scripts of pseudo-locales")
struct PseudoScriptTests {
    /// Every syllable, as a word and in longer words, and words of apps; in lower case, capitalized and in upper case.
    private static let words: [String] = {
        let consonants = [""] + "bcdfghjklmnpqrstvwxyz".map(String.init)
        let syllables = consonants.flatMap { consonant in ["", "a", "e", "i", "o", "u"].map { consonant + $0 } }
            .dropFirst()
        let common = """
            save changes downloading photos settings cancel delete edit copy paste system window image network search
            account password language privacy security message calendar yesterday battery keyboard display volume
            rhythm strengths queue beyond voyeur eye aye yyy see people html https www txt xyz nth sync quiz jazz
            """.split { $0.isWhitespace }.map(String.init)
        let doubled = syllables.flatMap { [$0, "st" + $0, $0 + "ng", "a" + $0, $0 + $0] }
        let small = doubled + common
        return small + common.map(\.capitalized) + small.map { $0.uppercased() } + ["iPhone", "macOS", "McX"]
    }()

    /// The scalars that words of each script may contain.
    private static let ranges: [String: [ClosedRange<UInt32>]] = [
        "Arab": [0x0621...0x064A], "Hebr": [0x05D0...0x05EA],
        "Cyrl": [0x0401...0x0401, 0x0410...0x044F, 0x0451...0x0451],
        "Grek": [0x0391...0x03A9, 0x03B1...0x03C9], "Deva": [0x0905...0x094D],
        "Thai": [0x0E01...0x0E3A, 0x0E40...0x0E44],
        "Kana": [0x30A1...0x30F4, 0x30FC...0x30FC], "Hang": [0xAC00...0xD7A3], "Hans": [0x4E00...0x9FFF],
    ]

    private static func script(_ code: String) throws -> PseudoScript { try #require(PseudoScript.named(code)) }

    private static func bytes(_ word: String, in script: PseudoScript) -> [UInt8] {
        var output: [UInt8] = []
        // The letters around the word are not part of it.
        script.append(Array("x\(word)e".utf8), 1..<word.utf8.count + 1, to: &output)
        return output
    }

    private static func text(_ word: String, _ code: String) throws -> String {
        String(decoding: bytes(word, in: try script(code)), as: UTF8.self)
    }

    @Test("Scripts are found by their codes in any case")
    func codes() {
        #expect(
            PseudoScript.all.map(\.code) == ["Arab", "Hebr", "Cyrl", "Grek", "Deva", "Thai", "Kana", "Hang", "Hans"])
        #expect(PseudoScript.named("dEVA")?.name == "Devanagari")
        #expect(PseudoScript.named("Latn") == nil)
    }

    @Test(
        "Every word is valid UTF-8 in letters of its script, and starts with no mark", arguments: PseudoScript.all
    )
    func letters(script: PseudoScript) throws {
        let ranges = try #require(Self.ranges[script.code])
        for word in Self.words {
            let bytes = Self.bytes(word, in: script)
            let text = try #require(String(validating: bytes, as: UTF8.self), "\(word)")
            let first = try #require(text.unicodeScalars.first, "\(word)")
            #expect(!Self.isMark(first), "\(word): \(text)")
            #expect(
                text.unicodeScalars.allSatisfy { s in ranges.contains { $0.contains(s.value) } }, "\(word): \(text)")
        }
    }

    @Test("Vowel signs and viramas follow only consonants, leading vowels precede them", arguments: ["Deva", "Thai"])
    func marks(code: String) throws {
        // In Devanagari a dot may come between a consonant and its sign.
        let wellFormed =
            code == "Deva"
            ? "^([\u{905}-\u{914}]|[\u{915}-\u{939}]\u{93C}?[\u{93E}-\u{94D}]?)+$"
            : "^([\u{E40}-\u{E44}]?[\u{E01}-\u{E2E}][\u{E32}\u{E34}-\u{E39}]?)+$"
        for word in Self.words {
            let text = try Self.text(word, code)
            #expect(text.range(of: wellFormed, options: .regularExpression) != nil, "\(word): \(text)")
            #expect(text.unicodeScalars.last != "\u{94D}", "\(word): \(text)")
        }
    }

    @Test("Hebrew and Greek have final forms only at the end of a word")
    func finals() throws {
        for word in Self.words {
            let hebrew = Array(try Self.text(word, "Hebr"))
            #expect(!hebrew.dropLast().contains { "ךםןףץ".contains($0) }, "\(word): \(hebrew)")
            #expect(!hebrew.suffix(1).contains { "כמנפצ".contains($0) }, "\(word): \(hebrew)")
            let greek = Array(try Self.text(word, "Grek"))
            #expect(!greek.dropLast().contains("ς"), "\(word): \(greek)")
            #expect(greek.last != "σ", "\(word): \(greek)")
        }
    }

    @Test("Uppercase is kept, for the first letter or all of them", arguments: ["Cyrl", "Grek"])
    func capitals(code: String) throws {
        for word in Self.words {
            let text = try Self.text(word, code)
            let small = try Self.text(word.lowercased(), code)
            switch word {
            case word.lowercased(): #expect(text == text.lowercased(), "\(word)")
            case word.uppercased() where word.count > 1: #expect(text == small.uppercased(), "\(word)")
            case word.prefix(1).uppercased() + word.dropFirst().lowercased():
                #expect(text == small.prefix(1).uppercased() + small.dropFirst(), "\(word)")
            default: #expect(text != small, "\(word)")
            }
        }
    }

    @Test(
        "Words read as a reader of the script would write them",
        arguments: [
            ("Edit", "Arab", "إديت"), ("Save", "Arab", "ساف"), ("system", "Hebr", "סיסטם"),
            ("Replace", "Hebr", "רפלאץ"),
            ("Copy", "Cyrl", "Копи"), ("JPG", "Cyrl", "ДЖПГ"), ("J", "Cyrl", "Дж"), ("Photos", "Grek", "Πχοτος"),
            ("OS", "Grek", "ΟΣ"), ("Settings", "Deva", "सेट्टिन्ग्स"), ("play", "Deva", "प्लाय"), ("Settings", "Thai", "เสตตินกส"),
            ("See", "Kana", "セー"), ("Window", "Kana", "ウィンドウ"), ("Settings", "Hang", "셋틴그스"), ("down", "Hang", "도운"),
            ("strng", "Hang", "스트르느그"),
        ])
    func readers(word: String, code: String, text: String) throws {
        #expect(try Self.text(word, code) == text)
    }

    @Test(
        "Each table has a syllable for each consonant alone and before each vowel, and vowels inside and at the start")
    func tables() throws {
        let file = Corpora.root.appending(path: "Sources/Pseudolocales/Generated/syllables.txt")
        let sections = EmbeddedTable([UInt8](try Data(contentsOf: file))).sections
        #expect(sections.count == 14)
        for (name, rows) in sections where name != "chinese" {
            #expect(rows.map(\.items.count) == Array(repeating: 6, count: 21) + [5, 5], "\(name)")
        }
    }

    @Test("A Chinese word has a character for every three letters, and is the same in any case")
    func chinese() throws {
        let tables = "Sources/Pseudolocales/Generated/syllables.txt"
        for word in Self.words {
            let text = try Self.text(word, "Hans")
            #expect(text.count == max(1, (word.count + 2) / 3))
            #expect(try Self.text(word.uppercased(), "Hans") == text)
        }
        let source = try String(contentsOf: Corpora.root.appending(path: tables), encoding: .utf8)
        let list = try #require(source.components(separatedBy: "[chinese]").last).filter { $0 >= "\u{4E00}" }
        #expect(list.count > 500)
        #expect(Set(list).count == list.count)
        let used = Set(try Self.words.flatMap { try Self.text($0, "Hans") })
        #expect(used.count > 300)
        #expect(used.isSubset(of: list))
        // The same on every machine, in every process.
        #expect(try Self.text("settings", "Hans") == "继价七")
    }

    @Test(
        "A word of ten times the letters takes ten times the time, never a hundred",
        arguments: PseudoScript.all.map(\.code))
    func longWords(code: String) throws {
        let script = try Self.script(code)
        for piece in ["a", "s", "ma", "Xyn", "stop"] {
            let short = Self.cost(String(repeating: piece, count: 10_000), script)
            let long = Self.cost(String(repeating: piece, count: 100_000), script)
            #expect(long < 50 * short, "\(piece)")
        }
    }

    @Test("The tables are the output of the script", .enabled(if: Self.hasICU72, "there is no uconv of ICU 72"))
    func generatedTables() throws {
        let script = Corpora.root.appending(path: "Scripts/tables/make-syllables")
        let outcome = try Programs.run(script, ["--check"])
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    /// Whether ICU 72 is installed; other versions may transliterate differently.
    private static let hasICU72: Bool = {
        let outcome = try? Programs.run(URL(filePath: "/bin/sh"), ["-c", "command -v python3 && uconv --version"])
        return outcome?.code == 0 && outcome?.text.contains("ICU 72") == true
    }()

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Returns this thread's processor time in microseconds; the minimum of three tries.
    private static func cost(_ word: String, _ script: PseudoScript) -> Double {
        (0..<3).map { _ in
            let start = now()
            #expect(bytes(word, in: script).count >= word.count / 3)
            return now() - start
        }.reduce(.infinity, min)
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
