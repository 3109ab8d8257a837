// The wording of expected values.

import Basics

extension Expectation {
    var words: String {
        switch self {
        case .text: "a string"
        case .word(let words): words.listed("or")
        case .flag: "true or false"
        case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range): "a number from \(range.lowerBound.plainText) to \(range.upperBound.plainText)"
        case .length: "a number above 0, at most \(Numbers.most)"
        case .lineHeight: "a length such as 22, or a multiple such as 1.2x,"
        case .sample: "a whole number of 1 to 15 digits"
        case .date: "a date such as 2026-12-31"
        case .pattern: "a regular expression between slashes, as in '/^tab\\./',"
        case .budget: "a whole number from 1 to \(Numbers.most), 'none' or a mapping"
        case .style: "a text style from 'text-styles' or one of Apple's"
        case .newStyle: "a name that is not an Apple text style"
        case .someText: "a string that is not empty"
        }
    }

    /// Returns the expected word that is most similar to an invalid one.
    func nearest(to found: ConfigurationError.Found) -> String? {
        guard case .text(let text) = found else { return nil }
        switch self {
        case .word(let words), .style(let words): return Spelling.nearest(text, among: words)
        case .flag: return Spelling.nearest(text, among: ["true", "false"])
        case .budget: return Spelling.nearest(text, among: ["none"])
        default: return nil
        }
    }
}
