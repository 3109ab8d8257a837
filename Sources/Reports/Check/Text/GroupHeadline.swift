// The first line of a group in a report for people.

import Audit
import Basics

/// The texts that a group is about, and what is wrong with them.
struct GroupHeadline {
    /// The texts, and what is wrong.
    let parts: (subject: String?, message: String)

    init(_ group: FindingGroup, of findings: [Finding]) {
        let finding = findings[group.shown]
        let members = group.members.map { findings[$0] }
        switch group.kind {
        case .single, .limit, .cause: parts = (finding.subject?.shortWords, finding.message)
        case .message: parts = (Self.count(members, finding), SameMessage.pattern(of: finding))
        case .key: parts = Self.languages(members, finding)
        case .gap: parts = (nil, Self.lacking(members, finding))
        case .lag: parts = (nil, Self.lagging(members, finding))
        case .fault: parts = (finding.subject?.shortWords, Self.spread(members, finding))
        }
    }

    /// `12 texts (de)`.
    private static func count(_ members: [Finding], _ finding: Finding) -> String {
        let locale = finding.subject?.locale.map { " (\(VisibleText.clipped($0, to: 100)))" } ?? ""
        return "\(members.count.counted("text"))\(locale)"
    }

    /// The message, and how many texts and languages have it: `'%s' is not in the source, in 15 texts and 25 languages:
    /// af, am …`.
    private static func spread(_ members: [Finding], _ finding: Finding) -> String {
        let languages = Set(members.compactMap { $0.subject?.locale }).sorted()
        let keys = Set(members.compactMap { $0.subject?.key }).count
        let names = languages.map { VisibleText.clipped($0, to: 100) }.firstOfMany
        return "\(finding.message), in \(keys.counted("text")) and \(languages.count.counted("language")): \(names)"
    }

    /// The texts that all of these languages lack: `the same 117 of 865 texts are missing in 15 languages (ar, as …): …`.
    private static func lacking(_ members: [Finding], _ finding: Finding) -> String {
        let languages = members.flatMap { $0.gap?.locales ?? [] }.sorted()
        let names = languages.map { VisibleText.clipped($0, to: 100) }.firstOfMany
        return "the same \(SameGap.words(of: finding, in: "\(languages.count) languages (\(names))"))"
    }

    /// The languages and how many texts each lacks, the most first: `texts are missing in 15 languages: ar (550), …`.
    private static func lagging(_ members: [Finding], _ finding: Finding) -> String {
        let gaps = members.compactMap(\.gap).map { (language: $0.locales.first ?? "", count: $0.count) }
            .sorted { ($1.count, $0.language) < ($0.count, $1.language) }
        let names = gaps.map { "\(VisibleText.clipped($0.language, to: 100)) (\($0.count))" }
        return "texts are missing in \(gaps.count) languages: \(names.firstOfMany); \(Lag.consequence(of: finding))"
    }

    /// The key and the languages of its findings; only the first one if all are in one language.
    private static func languages(_ members: [Finding], _ finding: Finding) -> (String?, String) {
        let languages = Set(members.compactMap { $0.subject?.locale }).sorted()
        guard languages.count > 1, let subject = finding.subject else {
            return (finding.subject?.shortWords, finding.message)
        }
        let key = Finding.Subject(locale: nil, key: subject.key, variant: subject.variant)
        let names = languages.map { VisibleText.clipped($0, to: 100) }.firstOfMany
        return (key.shortWords, "\(SameKey.words(of: finding)), in \(languages.count) languages: \(names)")
    }
}
