// `script:Arab` and its like: the real letters of another script.

import MessagePatterns

struct ScriptStyle: LetterStyle {
    static let id = "script"
    static let summary = "Letters of a script, for its shaping, fonts, line breaks and direction"
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
        var at = range.lowerBound
        while at < range.upperBound {
            let start = at
            while at < range.upperBound, utf8[at].isLetter { at += 1 }
            if at > start { script.append(utf8, start..<at, to: &output) }
            let end = at
            while at < range.upperBound, !utf8[at].isLetter { at += 1 }
            output += utf8[end..<at]
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let letters = LetterCensus(message)
        return letters.hasASCII ? false : letters.hasOthers ? true : nil
    }
}
