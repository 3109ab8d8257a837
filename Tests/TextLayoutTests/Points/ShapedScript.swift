// The script of a text, among those that are compared with the oracle.

/// Scripts with their own shaping rules.
enum ShapedScript: String, CaseIterable {
    case latin = "Latin"
    case cyrillic = "Cyrillic"
    case arabic = "Arabic"
    case hebrew = "Hebrew"
    case devanagari = "Devanagari"
    case thai = "Thai"
    case japanese = "Japanese"

    /// The script other than Latin of the first such letter, or else Latin; nil if there is none, or another script.
    init?(_ utf8: [UInt8]) {
        var hasLatin = false
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: hasLatin = true
            case 0x400...0x52F: self = .cyrillic; return
            case 0x590...0x5FF: self = .hebrew; return
            case 0x600...0x6FF, 0x750...0x77F: self = .arabic; return
            case 0x900...0x97F: self = .devanagari; return
            case 0xE00...0xE7F: self = .thai; return
            case 0x3040...0x30FF: self = .japanese; return
            // Other scripts.
            case 0x250...0x3FF, 0x530...0x1DFF, 0x2E80...0xD7FF: return nil
            default: break
            }
        }
        guard hasLatin else { return nil }
        self = .latin
    }
}
