// A locale's name, taken apart.

/// The language, script and region of a locale's name, however it is spelt.
struct LocaleTag: Equatable {
    let language: String
    /// Only where it is named, or where the region says which of two is used.
    private(set) var script: String?
    private var region: String?

    init(_ name: String) {
        let name = name.prefix { $0 != "@" && $0 != "." }
        let parts = name.split { $0 == "-" || $0 == "_" || $0 == "+" }.map { $0.lowercased() }
        // Android's resource folders say b+sr+Latn.
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

    /// Whether it is English, as a source is of which nothing is said.
    var isEnglishSource: Bool { language == "en" || language == Languages.none }

    /// Whether two are varieties of a language that is written alike.
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
