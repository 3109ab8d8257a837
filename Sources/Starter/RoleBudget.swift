// How much room keys of one role need, as their texts are now.

import Configuration
import Forecast

/// How much room keys of one role need.
struct RoleBudget {
    /// The keys.
    let group: KeyRoles.Group
    /// The text that needs most, those of single keys aside.
    let widest: WidestText
    /// Texts that are so much longer than the others that their keys have budgets of their own.
    var long: [WidestText]
    /// The keys of the pattern that are left to their catalogs.
    var limited: [String] = []

    /// Texts of more characters have several lines: how many there may be says little of their room.
    private static let mostInALine = 100
    private static let mostLong = 4
    private static let leastLong = 30

    /// The budget of a pattern whose texts are given, the widest first; nil where there are none.
    init?(_ group: KeyRoles.Group, _ texts: [WidestText]) {
        // Where long texts give way to others a quarter shorter, they are of another kind.
        let drop = (1...Self.mostLong).last { index in
            index * 4 <= texts.count && texts[index - 1].graphemes > Self.leastLong
                && texts[index].graphemes * 4 <= texts[index - 1].graphemes * 3
                && texts[..<index].allSatisfy { KeyRoles.isName($0.key) }
        }
        guard let widest = texts.dropFirst(drop ?? 0).first else { return nil }
        self.group = group
        self.widest = widest
        long = Array(texts.prefix(drop ?? 0))
    }

    /// Whether the texts are short enough that a number of characters says something.
    var isShort: Bool { widest.graphemes <= Self.mostInALine }
}

extension RoleBudget {
    /// The pattern of its keys, without those that are left to their catalogs.
    var pattern: String {
        guard !limited.isEmpty else { return group.pattern }
        let others = limited.map(Self.literally).joined(separator: "|")
        let parts = group.pattern.split(separator: "*", omittingEmptySubsequences: false)
        return "/^(?!(\(others))$)\(parts.map { Self.literally(String($0)) }.joined(separator: ".*"))$/"
    }

    /// A text as a regular expression that fits nothing else.
    private static func literally(_ text: String) -> String {
        text.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? "\($0)" : "[\($0)]" }.joined()
    }
}

extension WidestText {
    /// What leaves the text below nine tenths of its budget, so that it does not count as near it.
    var budget: Int { graphemes * 10 / 9 + 1 }

    /// What 19 of 20 translations of an English text have at most, in the language in which that is most.
    var forecast: WidestText {
        Growth.locales.reduce(WidestText(key: key, locale: nil, graphemes: graphemes)) { most, locale in
            let length = Growth.length(of: graphemes, in: locale, at: 0.95) ?? 0
            return length > most.graphemes ? WidestText(key: key, locale: locale, graphemes: length) : most
        }
    }
}

/// The budgets that fit an app as it is.
public struct SuggestedBudgets: Sendable {
    /// A budget for each role, those of most keys first.
    let roles: [RoleBudget]
    /// Patterns some or all of whose keys have limits in the catalogs.
    let limited: [String]
    /// Whether they are told from the English alone.
    let isForecast: Bool
    /// How many budgets that are, those of single keys with the others.
    public var count: Int { roles.filter(\.isShort).reduce(0) { $0 + 1 + $1.long.count } }

    /// What the texts of a tree need today.
    public init(_ survey: Survey) {
        let spoken = survey.spoken.map { KeyGlob($0) }
        let seen = survey.keys.filter { key in !survey.book.isHidden(key) && !spoken.contains { $0.matches(key) } }
        let groups = KeyRoles(seen).groups
        var measuring = WidestTexts(groups.map(\.pattern), survey.book, without: spoken)
        for catalog in survey.catalogs { measuring.add(catalog) }
        let isEnglish = survey.sources.first.map { $0.lowercased().prefix { $0 != "-" && $0 != "_" } == "en" } ?? false
        isForecast = isEnglish && survey.translations.isEmpty
        var roles: [RoleBudget] = []
        var known: Set<String> = []
        var limited: [String] = []
        for (index, group) in groups.enumerated() {
            let own = measuring.limited(of: index)
            if !own.isEmpty { limited.append(group.pattern) }
            let texts = measuring.texts(of: index)
            let count = own.isEmpty ? group.count : measuring.free(of: index)
            let rest = KeyRoles.Group(pattern: group.pattern, count: count)
            guard var role = RoleBudget(rest, isForecast ? texts.map(\.forecast) : texts) else { continue }
            role.long.removeAll { !known.insert($0.key).inserted }
            role.limited = own
            roles.append(role)
        }
        self.roles = roles
        self.limited = limited
    }
}
