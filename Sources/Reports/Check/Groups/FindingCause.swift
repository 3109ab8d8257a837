// The cause that similar findings about different texts share.

import Audit

/// What is wrong, regardless of the text: findings with one cause differ only in keys, names and numbers.
struct FindingCause: Hashable {
    let rule: String
    /// The message without quoted parts, names and numbers.
    let pattern: String

    fileprivate init(rule: String, masked: String, locale: String?) {
        self.rule = rule
        pattern = Self.pattern(of: masked, locale)
    }

    /// A masked message with `…` in place of lists and of the language.
    private static func pattern(of masked: String, _ locale: String?) -> String {
        let pattern = singular(masked)
        let endings = locale.map { [" in \($0)", " of \($0)"] } ?? []
        guard let ending = endings.first(where: pattern.hasSuffix) else { return withoutPlaces(pattern) }
        return withoutPlaces("\(pattern.dropLast(ending.count))\(ending.prefix(4))…")
    }

    /// Returns a pattern in the singular: one lost tag and three have the same cause.
    private static func singular(_ pattern: String) -> String {
        var words = withoutAlphabets(pattern)
        for list in ["…, …", "… and …", "… or …", "… …"] {
            while words.contains(list) { words = words.replacing(list, with: "…") }
        }
        if words.hasPrefix("# of # …") { words.removeFirst(5) }
        if words.hasPrefix("# …") {
            words.removeFirst(2)
            words = words.replacing(" are ", with: " is ", maxReplacements: 1)
        }
        for (many, one) in plurals { words = words.replacing(many, with: one) }
        return words
    }

    /// Returns a pattern with `…` for the names of alphabets: `the Latin letter`, `among Greek ones`.
    private static func withoutAlphabets(_ pattern: String) -> String {
        guard alphabets.contains(where: pattern.contains) else { return pattern }
        let words = pattern.split(separator: " ", omittingEmptySubsequences: false)
        return zip(words, words.dropFirst() + [""]).map { word, next in
            let isName = word.first?.isUppercase ?? false
            return isName && ["letter", "letters", "ones"].contains(next) ? "…" : word
        }.joined(separator: " ")
    }

    private static let alphabets = [" letter", " ones"]

    private static let plurals = [
        ("forms …", "form …"), ("… are ", "… is "), ("# line breaks", "a line break"), ("letters …", "letter …"),
    ]

    /// Returns a pattern without the place of what is wrong: before, after or between some words, in how many files.
    private static func withoutPlaces(_ pattern: String) -> String {
        var words = pattern
        for place in places where words.contains(place) { words = words.replacing(place, with: "", maxReplacements: 1) }
        return words
    }

    private static let places = [
        " before …", " after …", " between …", " in # files", " in all # plurals of …", " here",
    ]
}

/// Tells the causes of findings; many findings have few causes, so that it works out each one once.
struct CauseReader {
    private struct Name: Hashable {
        let rule: String
        let masked: String
        let locale: String?
    }

    private var known: [Name: FindingCause] = [:]

    mutating func cause(of finding: Finding) -> FindingCause {
        let masked = MaskedMessage(finding.message).text
        let name = Name(rule: finding.rule, masked: masked, locale: finding.subject?.locale)
        if let cause = known[name] { return cause }
        let cause = FindingCause(rule: name.rule, masked: masked, locale: name.locale)
        known[name] = cause
        return cause
    }
}
