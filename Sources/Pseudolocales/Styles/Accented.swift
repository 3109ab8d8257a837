// `accented`: look-alike letters that make untranslated text stand out.

import MessagePatterns

struct Accented: LetterStyle {
    static let id = "accented"
    static let summary = "Look-alike letters: text that does not come from a catalog stands out"

    private let table = LookAlikes.table()

    var keepsLength: Bool { true }

    var isUnmistakable: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {}

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        LookAlikes.append(utf8, range, by: table, to: &output)
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let letters = LetterCensus(message)
        return letters.hasASCII ? false : letters.hasLookAlikes ? true : nil
    }

    /// If most letters have other accents, another tool made the text.
    func rulesOut(_ message: Message, _ context: Context) -> Bool {
        let letters = LetterCensus(message)
        return letters.hasASCII || letters.latinOthers > letters.lookAlikes
    }

    func undo(_ text: String) -> String { LookAlikes.undo(text) }
}
