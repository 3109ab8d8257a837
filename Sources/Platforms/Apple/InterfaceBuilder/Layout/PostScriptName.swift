// The names of font files' faces, by which documents ask for fonts.

import Layouts

extension FontRequest {
    /// Creates a request from the name of a face: `HelveticaNeue-Bold` is Helvetica Neue in bold.
    init(postScriptName name: String, size: Double) {
        let parts = name.split(separator: "-", maxSplits: 1).map { $0.withoutMonotype }
        let family = parts.first.map { $0.contains(" ") ? $0 : $0.words.joined(separator: " ") } ?? name
        let style = parts.dropFirst().first?.lowercased() ?? ""
        let upright = style.hasSuffix("italic") ? String(style.dropLast("italic".count)) : style
        self.init(.named(family), size: size, weight: NibTree.weights[upright] ?? 400)
    }
}

extension Substring {
    /// The name without the mark of Monotype's fonts: `ArialMT`, `TimesNewRomanPS-BoldMT`.
    fileprivate var withoutMonotype: String {
        for mark in ["PSMT", "PS", "MT"] where hasSuffix(mark) && count > mark.count {
            return String(dropLast(mark.count))
        }
        return String(self)
    }
}

extension String {
    /// Its words, if each begins with a capital: `SFProText` is SF Pro Text.
    fileprivate var words: [String] {
        let letters = Array(self)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let isStart =
                letter.isUppercase && index > 0
                && (letters[index - 1].isLowercase || index + 1 < letters.count && letters[index + 1].isLowercase)
            if isStart || words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }
}
