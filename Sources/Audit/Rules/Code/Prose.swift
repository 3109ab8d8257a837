// Texts that people read, as opposed to names, keys, addresses, units and symbols.

/// What a text in code is, by its words.
struct Prose {
    /// The words that a translator would translate.
    let words: [Substring]
    /// Whether the text has a space between two words.
    let isPhrase: Bool

    /// Reads a text; words of `brands` are passed over.
    init(_ text: String, brands: Brands = Brands([])) {
        let tokens = brands.removed(from: text).split(whereSeparator: \.isWhitespace)
        // `<empty>` stands for a text, and is none.
        let isSample =
            tokens.first.map(Self.isServerAddress) ?? false || text.hasPrefix("<") && text.hasSuffix(">")
            || tokens.contains(where: Self.isToken)
        words =
            isSample ? [] : tokens.indices.compactMap { Self.word(tokens[$0], after: $0 > 0 ? tokens[$0 - 1] : nil) }
        isPhrase = words.count > 1
    }

    /// Whether a translator would translate it: a phrase, or a word that begins like a title.
    var isText: Bool {
        guard let first = words.first else { return false }
        if isPhrase { return words.contains { $0.count > 2 && $0.contains(where: \.isLowercase) } || !first.isASCII }
        // A single sign is a symbol: `中` for an input method.
        return !first.isASCII && first.count > 1
            || first.count > 2 && first.first?.isUppercase == true
                && first.dropFirst().allSatisfy { $0.isLowercase || $0 == "'" || $0 == "’" }
    }

    /// Whether one of its words begins with a small letter, unlike those of names and titles.
    var isSentence: Bool { isPhrase && words.contains { $0.count > 2 && $0.first?.isLowercase ?? false } }

    /// Whether it may be the name of a person, a device or a product: two or three words that begin like names.
    var mayBeName: Bool { isPhrase && isNamelike }

    /// Whether it has up to three words, which begin like names.
    var isNamelike: Bool {
        (1...3).contains(words.count)
            && words.allSatisfy { word in
                word.isASCII && word.count > 1 && word.first?.isUppercase ?? false
                    && word.dropFirst().allSatisfy(\.isLetter)
            }
    }

    /// Whether all words are abbreviations, and a preposition between them: "UDP over TCP".
    var isOfAbbreviations: Bool {
        isPhrase && words.contains(where: Self.prepositions.contains)
            && words.allSatisfy { $0.allSatisfy(\.isUppercase) || Self.prepositions.contains($0) }
    }

    private static let prepositions: Set<Substring> = ["over", "via", "or", "and", "to", "with", "in", "on"]

    /// Whether it says that it is for developers: "Debug menu", or "Test" where a text will be.
    var isForDevelopers: Bool {
        guard let first = words.first?.lowercased() else { return false }
        return first == "debug" || words.count == 1 && first == "test"
    }

    /// Whether a text is nothing but the abbreviation of a unit, which follows its number: "km/h", "%".
    static func isUnit(_ text: String) -> Bool {
        // "m²" is a unit like "m".
        let name = text.filter { $0 != "²" && $0 != "³" }.drop(while: \.isWhitespace)
        let parts = name.prefix { !$0.isWhitespace }.split(separator: "/")
        return !parts.isEmpty && name.drop { !$0.isWhitespace }.allSatisfy(\.isWhitespace)
            // Inches are rarer than the preposition.
            && parts.allSatisfy { $0 != "in" && (units.contains(String($0)) || signs.contains($0)) }
    }

    /// Returns a token without punctuation, if it is a word, and not the unit of the number before it.
    private static func word(_ token: Substring, after other: Substring?) -> Substring? {
        if token.contains("://") || token.contains("@") || token.contains("%") { return nil }
        var word = token.drop { !$0.isLetter && !$0.isNumber }
        while let last = word.last, !last.isLetter, !last.isNumber { word = word.dropLast() }
        guard word.count > 1 || !word.isASCII, word.allSatisfy({ $0.isLetter || "'’-/&".contains($0) }),
            !units.contains(String(word)),
            !(smallUnits.contains(word.lowercased()) && other?.last?.isNumber ?? false),
            word.count == 1 || word.contains(where: { $0 != word.first })
        else { return nil }
        // `camelCase` and `iCloud` are names.
        let isName = zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        return isName ? nil : word
    }

    /// Whether a token begins with four numbers, as an address of a network does; what follows is configuration.
    private static func isServerAddress(_ token: Substring) -> Bool {
        token.prefix { $0.isNumber || $0 == "." }.split(separator: ".").count == 4
    }

    /// Whether it is a long code, as servers give to their users: `eyJhbGciOiJSUzI1NiJ9`.
    private static func isToken(_ token: Substring) -> Bool {
        token.count >= 20 && token.contains(where: \.isNumber) && token.contains(where: \.isUppercase)
            && token.contains(where: \.isLowercase) && token.prefix(20).allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// Units behind a number, however people write them: `2.4 Ghz`.
    private static let smallUnits = Set(units.map { $0.lowercased() })

    /// Units whose sign is one letter, or none; U are those of insulin.
    private static let signs: Set<Substring> = [
        "%", "°", "°C", "°F", "′", "″", "g", "m", "s", "h", "d", "l", "L", "t", "W", "V", "A", "K", "N", "J", "U",
    ]

    private static let units: Set<String> = [
        "px", "pt", "km", "cm", "mm", "mi", "nmi", "yd", "ft", "in", "kg", "lb", "lbs", "oz", "mg", "ml", "dL", "kB",
        "KB", "MB",
        "GB",
        "TB", "kb", "Mb", "Gb", "KiB", "MiB", "GiB", "Hz", "kHz", "MHz", "GHz", "ms", "sec", "min", "hr", "hrs", "fps",
        "FPS", "mmol", "mmol/L", "mg/dL", "km/h", "mph", "kbps", "Kbps", "Mbps", "MB/s", "KB/s", "GB/s", "kWh", "Wh",
        "mAh", "RPM", "rpm", "dB", "bpm", "BPM", "Gwei", "gwei", "Wei", "wei", "sat", "sats",
    ]
}

extension Substring {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

/// Names that no language translates.
struct Brands: Sendable {
    private let names: [String]

    /// Creates brands from those of an app, and well-known ones.
    init(_ names: [String]) {
        let products = names.flatMap { name in Self.tiers.map { "\(name) \($0)" } }
        self.names = (names + products + Self.known + Self.languages).sorted { $0.count > $1.count }
    }

    /// Returns a text without the brands in it.
    func removed(from text: String) -> String {
        names.reduce(into: text) { text, name in
            if text.contains(name) { text = Self.removing(name, from: text) }
        }
    }

    /// Returns a text without a name where it is a word, and not a part of one: `Pear`, but not `Pearmate`.
    private static func removing(_ name: String, from text: String) -> String {
        var left = ""
        var rest = text[...]
        while let found = rest.firstRange(of: name) {
            let isWord =
                !((rest[..<found.lowerBound].last ?? left.last)?.isLetter ?? false)
                && !(rest[found.upperBound...].first?.isLetter ?? false)
            left += rest[..<found.lowerBound] + (isWord ? " " : name)
            rest = rest[found.upperBound...]
        }
        return left + rest
    }

    /// What speakers call their languages, as lists of languages have them in every language, with or without accents.
    private static let languages = [
        "Deutsch", "Español", "Espanol", "Français", "Francais", "Italiano", "Nederlands", "Português", "Portugues",
        "Svenska", "Norsk", "Dansk", "Suomi", "Polski", "Čeština", "Türkçe", "Magyar", "Română", "Hrvatski",
        "Slovenčina", "Slovenščina", "Íslenska", "Català", "Euskara", "Galego", "Eesti", "Latviešu", "Lietuvių",
        "Tiếng Việt", "Bahasa Indonesia", "Bahasa Melayu", "Русский", "Українська",
    ]

    /// What the products of a brand are called: `Pearmate Pro`.
    private static let tiers = ["Pro", "Plus", "Premium", "Lite", "Max"]

    private static let known = [
        "iPad Pro", "iPad Air", "MacBook Pro", "MacBook Air", "Mac Pro", "Mac Studio", "Apple Watch", "Apple Pencil",
        "Apple TV", "Magic Keyboard", "Magic Mouse", "Magic Trackpad", "App Store",
        "Face ID", "Touch ID", "Apple ID", "Apple Music", "Apple Pay", "Apple Maps", "Google Maps", "Google", "GitHub",
        "Facebook", "Twitter", "Instagram", "Reddit", "Discord", "Telegram", "WhatsApp", "Mastodon", "Dropbox",
        "Safari",
        "Chrome", "Firefox", "Xcode", "Siri", "Finder", "Homebrew", "Bluetooth", "Wi-Fi", "Markdown", "Bitcoin",
        "Lightning", "Slack", "Spotify", "Nextcloud", "ownCloud", "Owncloud", "Netflix", "Microsoft", "Windows",
        "Android", "Linux", "Unicode", "Helvetica",
        "Menlo", "Courier", "Lorem ipsum",
    ]
}
