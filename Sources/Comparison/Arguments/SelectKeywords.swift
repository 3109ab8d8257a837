// Keywords of selects, which come from the app and must not be translated: `male` in `{g, select, male {his} other
// {their}}`.

import Basics
import MessagePatterns
import Samples

/// The keywords of a message, by the argument that selects among them.
struct SelectKeywords {
    /// The keywords of one argument, without duplicates, in order.
    private struct Keywords {
        private(set) var all: [String] = []
        private(set) var known: Set<String> = []

        mutating func append(_ keyword: String) {
            if known.insert(keyword).inserted { all.append(keyword) }
        }
    }

    /// The arguments in order.
    private var arguments: [String] = []
    /// The keywords that match a value of their own.
    private var own: [String: Keywords] = [:]
    /// All keywords, including the fallback, which has any name in Fluent.
    private var all: [String: Keywords] = [:]
    /// The categories of Fluent's plurals, which differ from selects only by their branches.
    private var fluentPlurals: [String: Keywords] = [:]

    /// The number of keywords to compare when guessing which one was meant.
    private static let most = 20

    private init(_ message: Message) {
        let branches = Branches(message)
        for start in branches.starts {
            guard let branch = branches.byStart[start] else { continue }
            let spelling = message.utf8[message.parts[start].range]
            guard branch.kind == .select, !Self.asksNoVariable(spelling) else {
                if FluentArgument.isFluent(spelling.dropFirst()) {
                    for option in branch.options {
                        fluentPlurals[branch.name, default: Keywords()].append(option.selector)
                    }
                }
                continue
            }
            if all[branch.name] == nil { arguments.append(branch.name) }
            for (index, option) in branch.options.enumerated() {
                all[branch.name, default: Keywords()].append(option.selector)
                guard index != branch.fallback, option.selector != "other" else { continue }
                own[branch.name, default: Keywords()].append(option.selector)
            }
        }
    }

    /// Returns the branches of a translation that are never shown because the source has no such keyword.
    package static func differences(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        let shown = SelectKeywords(translation)
        guard !shown.arguments.isEmpty else { return [] }
        let known = SelectKeywords(source)
        return shown.arguments.flatMap { argument -> [PlaceholderDifference] in
            // If the source needs no keyword at all, the language may need some.
            guard let theirs = known.own[argument] else {
                return known.fluentPlurals[argument].map { shown.noCategories(argument, $0) } ?? []
            }
            let foreign = shown.own[argument]?.all.filter { !(known.all[argument]?.known.contains($0) ?? false) } ?? []
            let lost = theirs.all.filter { !(shown.all[argument]?.known.contains($0) ?? false) }
            return foreign.enumerated().map { index, keyword in
                .foreignKeyword(keyword, of: argument, meant: meant(keyword, index, foreign.count, lost))
            }
        }
    }

    /// Returns the branches of a plural that no number selects, such as `[eins]`.
    private func noCategories(_ argument: String, _ theirs: Keywords) -> [PlaceholderDifference] {
        let shown = all[argument]?.known ?? []
        let lost = theirs.all.filter { !shown.contains($0) }
        let foreign = (own[argument]?.all ?? []).filter {
            Branch.exact($0) == nil && !PluralCategories.all.contains($0)
        }
        return foreign.enumerated().map { index, keyword in
            .foreignKeyword(keyword, of: argument, meant: Self.meant(keyword, index, foreign.count, lost))
        }
    }

    /// Returns the source keyword that another one replaces: the nearest, or else the one at its position.
    private static func meant(_ keyword: String, _ index: Int, _ count: Int, _ lost: [String]) -> String? {
        let nearest = index < most ? Spelling.nearest(keyword, among: Array(lost.prefix(most))) : nil
        return nearest ?? (lost.count == count ? lost[index] : lost.first)
    }

    /// Whether a Fluent function or term decides: each language selects on those as it needs.
    private static func asksNoVariable(_ spelling: ArraySlice<UInt8>) -> Bool {
        let inner = spelling.dropFirst()
        return FluentArgument.isFluent(inner) && inner.first { !$0.isSpace } != UInt8(ascii: "$")
    }
}
