// `script:Arab` and the like: the real letters of another script.

import Basics
import MessagePatterns
import TextLayout

struct ScriptStyle: LetterStyle {
    static let id = "script"
    static let summary = "Letters of a script, to test its shaping, fonts, line breaks and direction"
    static let argument: String? = PseudoScript.all.map(\.code).joined(separator: ", ")

    private let script: PseudoScript

    init(_ settings: StyleSettings) throws(StyleError) {
        let codes = PseudoScript.all.map(\.code)
        let expected = "one of \(codes.joined(separator: ", "))"
        guard let code = settings.argument else { throw .missingArgument(style: Self.id, expected: expected) }
        guard let script = PseudoScript.named(code) else {
            throw .argument(code, style: Self.id, expected: expected, known: codes)
        }
        self.script = script
    }

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        utf8.forEachWord(in: range) { word in
            let letters = utf8[word].allSatisfy(\.isLetter) ? Array(utf8[word]) : Self.withoutMarks(utf8[word])
            append(letters: letters, to: &output)
        } other: {
            output.append(utf8, $0)
        }
    }

    private func append(letters: [UInt8], to output: inout [UInt8]) {
        var at = 0
        while at < letters.count {
            let end = letters[at...].firstIndex { !$0.isLetter } ?? letters.count
            if end > at { script.append(letters, at..<end, to: &output) }
            at = letters[end...].firstIndex(where: \.isLetter) ?? letters.count
            output += letters[end..<at]
        }
    }

    /// A word spelled in ASCII, as far as possible: `Cafe` for `Café`.
    private static func withoutMarks(_ word: ArraySlice<UInt8>) -> [UInt8] {
        String(decoding: word, as: UTF8.self).unicodeScalars.flatMap { Array(String(Letters.base(of: $0)).utf8) }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let letters = LetterCensus(message)
        return letters.hasASCII ? false : letters.hasOthers ? true : nil
    }
}
