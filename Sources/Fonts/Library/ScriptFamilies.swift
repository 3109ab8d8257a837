// The fonts for scripts that the requested fonts do not cover.

/// The fallback fonts of scripts: Google's Noto, which covers nearly all of them in one style.
public enum ScriptFamilies {
    /// The families to try for a script (ISO 15924) in a language (BCP 47), the likeliest first; the families for
    /// symbols follow those of the script.
    public static func families(script: String, language: String) -> [String] {
        own(script, language) + symbols
    }

    /// Families for punctuation, signs and symbols, which occur in any script.
    static let symbols = [
        "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Math", "Noto Emoji", "Noto Color Emoji",
        "DejaVu Sans",
    ]

    /// The families of a script alone.
    static func own(_ script: String, _ language: String) -> [String] {
        switch script {
        case "Hani": han(region(language))
        case "Hira", "Kana", "Hrkt", "Jpan": han("JP")
        case "Hang", "Kore", "Jamo": han("KR")
        case "Hans": han("SC")
        case "Hant": han(region(language) == "HK" ? "HK" : "TC")
        case "Bopo", "Hanb": han("TC")
        case "Zsye": ["Noto Color Emoji", "Noto Emoji"]
        default: scripts[script].map { ["Noto \($0)"] } ?? []
        }
    }

    /// The regional form of Han characters that readers of a language expect.
    private static func region(_ language: String) -> String {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": return "JP"
        case "ko": return "KR"
        case "yue": return parts.contains("hans") || parts.contains("cn") ? "SC" : "HK"
        case "zh":
            if parts.contains("hans") { return "SC" }
            if parts.contains("hk") || parts.contains("mo") { return "HK" }
            return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
        default: return "SC"
        }
    }

    /// One package has all regions in one file, the other has a family for each.
    private static func han(_ region: String) -> [String] { ["Noto Sans CJK \(region)", "Noto Sans \(region)"] }

    /// The family of each other script without the prefix `Noto`; sans if available.
    private static let scripts: [String: String] = [
        "Adlm": "Sans Adlam", "Aghb": "Sans Caucasian Albanian", "Ahom": "Serif Ahom", "Arab": "Sans Arabic",
        "Armi": "Sans Imperial Aramaic", "Armn": "Sans Armenian", "Avst": "Sans Avestan", "Bali": "Sans Balinese",
        "Bamu": "Sans Bamum", "Bass": "Sans Bassa Vah", "Batk": "Sans Batak", "Beng": "Sans Bengali",
        "Bhks": "Sans Bhaiksuki", "Brah": "Sans Brahmi", "Brai": "Sans Symbols 2", "Bugi": "Sans Buginese",
        "Buhd": "Sans Buhid", "Cakm": "Sans Chakma", "Cans": "Sans Canadian Aboriginal", "Cari": "Sans Carian",
        "Cham": "Sans Cham", "Cher": "Sans Cherokee", "Chrs": "Sans Chorasmian", "Copt": "Sans Coptic",
        "Cpmn": "Sans Cypro Minoan", "Cprt": "Sans Cypriot", "Cyrl": "Sans", "Deva": "Sans Devanagari",
        "Diak": "Serif Dives Akuru", "Dogr": "Serif Dogra", "Dsrt": "Sans Deseret", "Dupl": "Sans Duployan",
        "Egyp": "Sans Egyptian Hieroglyphs", "Elba": "Sans Elbasan", "Elym": "Sans Elymaic", "Ethi": "Sans Ethiopic",
        "Geor": "Sans Georgian", "Glag": "Sans Glagolitic", "Gong": "Sans Gunjala Gondi",
        "Gonm": "Sans Masaram Gondi", "Goth": "Sans Gothic", "Gran": "Sans Grantha", "Grek": "Sans",
        "Gujr": "Sans Gujarati", "Guru": "Sans Gurmukhi", "Hano": "Sans Hanunoo", "Hatr": "Sans Hatran",
        "Hebr": "Sans Hebrew", "Hluw": "Sans Anatolian Hieroglyphs", "Hmng": "Sans Pahawh Hmong",
        "Hmnp": "Serif Hmong Nyiakeng", "Hung": "Sans Old Hungarian", "Ital": "Sans Old Italic",
        "Java": "Sans Javanese", "Kali": "Sans Kayah Li", "Kawi": "Sans Kawi", "Khar": "Sans Kharoshthi",
        "Khmr": "Sans Khmer", "Khoj": "Sans Khojki", "Kits": "Serif Khitan Small Script", "Knda": "Sans Kannada",
        "Kthi": "Sans Kaithi", "Lana": "Sans Tai Tham", "Laoo": "Sans Lao", "Latn": "Sans", "Lepc": "Sans Lepcha",
        "Limb": "Sans Limbu", "Lina": "Sans Linear A", "Linb": "Sans Linear B", "Lisu": "Sans Lisu",
        "Lyci": "Sans Lycian", "Lydi": "Sans Lydian", "Mahj": "Sans Mahajani", "Maka": "Serif Makasar",
        "Mand": "Sans Mandaic", "Mani": "Sans Manichaean", "Marc": "Sans Marchen", "Medf": "Sans Medefaidrin",
        "Mend": "Sans Mende Kikakui", "Merc": "Sans Meroitic", "Mero": "Sans Meroitic", "Mlym": "Sans Malayalam",
        "Modi": "Sans Modi", "Mong": "Sans Mongolian", "Mroo": "Sans Mro", "Mtei": "Sans Meetei Mayek",
        "Mult": "Sans Multani", "Mymr": "Sans Myanmar", "Nagm": "Sans Nag Mundari", "Nand": "Sans Nandinagari",
        "Narb": "Sans Old North Arabian", "Nbat": "Sans Nabataean", "Newa": "Sans Newa", "Nkoo": "Sans NKo",
        "Nshu": "Sans Nushu", "Ogam": "Sans Ogham", "Olck": "Sans Ol Chiki", "Orkh": "Sans Old Turkic",
        "Orya": "Sans Oriya", "Osge": "Sans Osage", "Osma": "Sans Osmanya", "Ougr": "Serif Old Uyghur",
        "Palm": "Sans Palmyrene", "Pauc": "Sans Pau Cin Hau", "Perm": "Sans Old Permic", "Phag": "Sans PhagsPa",
        "Phli": "Sans Inscriptional Pahlavi", "Phlp": "Sans Psalter Pahlavi", "Phnx": "Sans Phoenician",
        "Plrd": "Sans Miao", "Prti": "Sans Inscriptional Parthian", "Rjng": "Sans Rejang",
        "Rohg": "Sans Hanifi Rohingya", "Runr": "Sans Runic", "Samr": "Sans Samaritan",
        "Sarb": "Sans Old South Arabian", "Saur": "Sans Saurashtra", "Sgnw": "Sans SignWriting",
        "Shaw": "Sans Shavian", "Shrd": "Sans Sharada", "Sidd": "Sans Siddham", "Sind": "Sans Khudawadi",
        "Sinh": "Sans Sinhala", "Sogd": "Sans Sogdian", "Sogo": "Sans Old Sogdian", "Sora": "Sans Sora Sompeng",
        "Soyo": "Sans Soyombo", "Sund": "Sans Sundanese", "Sylo": "Sans Syloti Nagri", "Syrc": "Sans Syriac",
        "Tagb": "Sans Tagbanwa", "Takr": "Sans Takri", "Tale": "Sans Tai Le", "Talu": "Sans New Tai Lue",
        "Taml": "Sans Tamil", "Tang": "Serif Tangut", "Tavt": "Sans Tai Viet", "Telu": "Sans Telugu",
        "Tfng": "Sans Tifinagh", "Tglg": "Sans Tagalog", "Thaa": "Sans Thaana", "Thai": "Sans Thai",
        "Tibt": "Serif Tibetan", "Tirh": "Sans Tirhuta", "Tnsa": "Sans Tangsa", "Toto": "Serif Toto",
        "Ugar": "Sans Ugaritic", "Vaii": "Sans Vai", "Vith": "Serif Vithkuqi", "Wara": "Sans Warang Citi",
        "Wcho": "Sans Wancho", "Xpeo": "Sans Old Persian", "Xsux": "Sans Cuneiform", "Yezi": "Serif Yezidi",
        "Yiii": "Sans Yi", "Zanb": "Sans Zanabazar Square",
    ]
}
