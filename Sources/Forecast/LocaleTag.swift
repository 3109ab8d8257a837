// A parsed locale name.

/// The language, script and region in a locale's name, however it is spelled.
struct LocaleTag: Equatable {
    let language: String
    /// Only set if the name contains it, or if the region implies one of two.
    private(set) var script: String?
    private var region: String?

    init(_ name: String) {
        let name = name.prefix { $0 != "@" && $0 != "." }
        let parts = name.split { $0 == "-" || $0 == "_" || $0 == "+" }.map { $0.lowercased() }
        // Android's resource folders contain b+sr+Latn.
        let subtags = parts.first == "b" ? parts.dropFirst() : parts[...]
        let first = subtags.first ?? ""
        language = Languages.aliases[first] ?? first
        for part in subtags.dropFirst() {
            if part.utf8.count == 4, script == nil, part.utf8.allSatisfy({ $0 > 0x60 }) { script = Self.script(part) }
            let code = part.utf8.count == 3 && part.utf8.first == UInt8(ascii: "r") ? String(part.dropFirst()) : part
            if region == nil, code.utf8.count == 2 || Int(code) != nil { region = code }
        }
        if language == "zh" {
            let isTraditional = ["tw", "hk", "mo"].contains(region ?? "")
            script = script ?? (isTraditional ? "Hant" : "Hans")
            region = nil
        } else if language == "yue" {
            script = script ?? "Hant"
        }
    }

    /// Whether the language is English, which is also the default for a source without a language.
    var isEnglishSource: Bool { language == "en" || language == Languages.none }

    /// Whether two tags are varieties of one language with the same script.
    func isSameLanguage(as other: LocaleTag) -> Bool {
        language == other.language && (script == other.script || language != "zh")
    }

    private static func script(_ subtag: String) -> String {
        switch subtag {
        case "latn": "Latin"
        case "cyrl": "Cyrillic"
        case "arab": "Arabic"
        case "hans": "Hans"
        case "hant": "Hant"
        default: subtag
        }
    }
}
