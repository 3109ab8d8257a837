// The space that the current texts of a role need.

import Configuration
import Forecast

/// The space that the keys of a role need.
struct RoleBudget {
    /// The keys.
    let group: KeyRoles.Group
    /// The widest text, except for `long` ones.
    let widest: WidestText
    /// Texts so much longer than the others that their keys get separate budgets.
    var long: [WidestText]
    /// The keys of the pattern whose limits are in the catalogs.
    var limited: [String] = []

    /// Longer texts have several lines, so a number of characters says little about their space.
    private static let mostInALine = 100
    private static let mostLong = 4
    private static let leastLong = 30

    /// Creates the budget of a pattern from its texts, sorted from the widest; nil if there are none.
    init?(_ group: KeyRoles.Group, _ texts: [WidestText]) {
        // If long texts are followed by a text at least a quarter shorter, they are of another kind.
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

    /// Whether the texts are short enough for a budget in characters.
    var isShort: Bool { widest.graphemes <= Self.mostInALine }
}

extension RoleBudget {
    /// The pattern of its keys, without the keys whose limits are in the catalogs.
    var pattern: String {
        guard !limited.isEmpty else { return group.pattern }
        let others = limited.map(Self.literally).joined(separator: "|")
        let parts = group.pattern.split(separator: "*", omittingEmptySubsequences: false)
        return "/^(?!(\(others))$)\(parts.map { Self.literally(String($0)) }.joined(separator: ".*"))$/"
    }

    /// A regular expression that matches only this text.
    private static func literally(_ text: String) -> String {
        text.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? "\($0)" : "[\($0)]" }.joined()
    }
}

extension WidestText {
    /// A budget of which the text fills less than nine tenths, so that it does not count as near its budget.
    var budget: Int { graphemes * 10 / 9 + 1 }

    /// The length that 19 of 20 translations of an English text do not exceed, in the language with the longest.
    var forecast: WidestText {
        Growth.locales.reduce(WidestText(key: key, locale: nil, graphemes: graphemes)) { most, locale in
            let length = Growth.length(of: graphemes, in: locale, at: 0.95) ?? 0
            return length > most.graphemes ? WidestText(key: key, locale: locale, graphemes: length) : most
        }
    }
}
