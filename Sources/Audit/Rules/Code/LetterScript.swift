// The scripts that code in a Latin language rarely has.

import TextLayout

/// A script other than Latin.
enum LetterScript: CaseIterable {
    case cyrillic, greek, hebrew, arabic, devanagari, thai, kana, hangul, han

    /// Its name in messages.
    var name: String {
        switch self {
        case .cyrillic: "Cyrillic"
        case .greek: "Greek"
        case .hebrew: "Hebrew"
        case .arabic: "Arabic"
        case .devanagari: "Devanagari"
        case .thai: "Thai"
        case .kana: "Japanese"
        case .hangul: "Korean"
        case .han: "Chinese or Japanese"
        }
    }

    private init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x590...0x5FF: self = .hebrew
        case 0x620...0x6FF: self = .arabic
        case 0x900...0x97F: self = .devanagari
        case 0xE00...0xE7F: self = .thai
        case 0x3041...0x30FF: self = .kana
        case 0x3400...0x9FFF: self = .han
        case 0xAC00...0xD7A3: self = .hangul
        default: return nil
        }
    }

    /// The letters of a word at least: signs of writing systems are words, letters of alphabets are not.
    private var shortestWord: Int {
        switch self {
        case .kana, .han, .hangul: 2
        default: 3
        }
    }

    /// Returns the scripts of a language.
    static func scripts(of language: String) -> [LetterScript] {
        switch Writing(of: language)?.script {
        case "Cyrl": [.cyrillic]
        case "Grek": [.greek]
        case "Hebr": [.hebrew]
        case "Arab": [.arabic]
        case "Deva": [.devanagari]
        case "Thai": [.thai]
        case "Jpan": [.kana, .han]
        case "Kore": [.hangul, .han]
        case "Hans", "Hant", "Hani": [.han]
        default: []
        }
    }

    /// Returns the script of most letters of a text, if it is not the language's own; nil for names of languages, and for
    /// what is no prose.
    static func foreign(in text: String, own: Set<LetterScript>) -> LetterScript? {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        let scripts = letters.compactMap(LetterScript.init)
        guard scripts.count * 2 > letters.count, let script = scripts.first(where: { !own.contains($0) }),
            scripts.count(where: { $0 == script }) >= script.shortestWord
        else { return nil }
        let words = text.split { character in
            !character.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.isDiacritic }
        }
        let isProse = words.contains { word in
            !languageNames.contains(word.withoutMarks) && word.count <= longestWord
                && word.unicodeScalars.contains { LetterScript($0) == script }
        }
        return isProse ? script : nil
    }

    /// Longer runs of letters are alphabets; signs of East Asia have no spaces between words.
    private static let longestWord = 25

    /// The names of languages in their own scripts, as apps list them.
    private static let languageNames: Set<String> = [
        "日本語", "中文", "简体中文", "繁體中文", "繁体中文", "正體中文", "中文简体", "中文繁體", "简体", "繁體", "繁体", "粵語", "粤语", "香港", "台灣",
        "한국어", "조선말", "Русский", "русский", "Українська", "українська", "Беларуская", "беларуская", "Български",
        "български", "Српски", "српски", "Македонски", "македонски", "Монгол", "Қазақ", "тілі", "Кыргызча", "Тоҷикӣ",
        "Ελληνικά", "ελληνικά", "עברית", "العربية", "عربي", "فارسی", "اردو", "پښتو", "ئۇيغۇرچە", "کوردی", "हिन्दी", "हिंदी",
        "मराठी", "नेपाली", "ไทย", "ภาษาไทย",
    ]
}

extension Substring {
    /// The letters without the marks of vowels.
    fileprivate var withoutMarks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !(0x591...0x5C7 ~= $0.value) }))
    }
}
