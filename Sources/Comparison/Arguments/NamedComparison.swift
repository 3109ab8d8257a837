// Compares named arguments: `{count}`, `%(size)d`, `\(name)`, and those of messages with branches.

import Basics

/// The differences between the names in a translation and in its source.
struct NamedComparison {
    package private(set) var differences: [PlaceholderDifference] = []

    /// Compares texts without branches.
    package init(_ source: MessageArguments, _ translation: MessageArguments) {
        let theirs = Set(source.named.map(\.id)).union(source.grammatical)
        let own = Set(translation.named.map(\.id)).union(translation.grammatical)
        let shown = Set(translation.named.map(\.id))
        let lost = source.named.filter { !own.contains($0.id) && !Self.isWritten($0, in: shown) }
        append(
            added: Self.unique(translation.named.map { ($0.id, $0.spelling) }) { !theirs.contains($0) },
            lost: Self.unique(lost.map { ($0.id, $0.spelling) }) { _ in true })
        appendChangedKinds(source.named, translation.named)
    }

    /// Whether a translation writes what a nested text says, with its arguments: a language without plurals needs none.
    private static func isWritten(_ argument: MessageArguments.Named, in shown: Set<String>) -> Bool {
        !argument.passed.isEmpty && argument.passed.allSatisfy(shown.contains)
    }

    /// `%(size)s` for `%(size)d`.
    private mutating func appendChangedKinds(
        _ source: [MessageArguments.Named], _ translation: [MessageArguments.Named]
    ) {
        let typed = translation.filter { $0.kind != nil }
        guard !typed.isEmpty else { return }
        var meant: [String: (kinds: Set<MessageArguments.Named.Kind?>, spelling: String)] = [:]
        for argument in source { meant[argument.id, default: ([], argument.spelling)].kinds.insert(argument.kind) }
        var reported: Set<String> = []
        for argument in typed {
            guard let known = meant[argument.id], !known.kinds.contains(argument.kind),
                reported.insert(argument.id).inserted
            else { continue }
            differences.append(.changed(argument.spelling, was: known.spelling))
        }
    }

    /// Compares texts at least one of which has branches.
    package init(_ source: BranchUses, _ translation: BranchUses) {
        let known = source.sometimes.union(source.selectors)
        let used = translation.sometimes.union(translation.selectors)
        let selectors = translation.selectors.subtracting(translation.sometimes).sorted().map { ($0, $0) }
        // A `#` in the translation belongs to the renamed number.
        let isRenamed = translation.spellings.contains { $0.spelling == "#" }
        append(
            added: Self.unique(Self.named(translation.spellings, isRenamed) + selectors) { !known.contains($0) },
            lost: Self.unique(Self.named(source.spellings, isRenamed)) { id in
                !used.contains(id) && !source.excuse(id, in: translation)
            })
        for (id, spelling) in source.spellings where used.contains(id) {
            if source.counted.contains(id), !translation.counted.contains(id), !translation.always.contains(id) {
                differences.append(.lostInBranch(spelling))
            } else if source.always.contains(id), !source.selectors.contains(id), !translation.selectors.contains(id),
                !translation.always.contains(id)
            {
                differences.append(.lostInBranch(spelling))
            }
        }
    }

    /// The number of names to compare when guessing which one was meant.
    private static let most = 20

    private typealias Name = (id: String, spelling: String)

    /// Replaces `#`, the number of the surrounding plural, by the name of that number: the names are what differs.
    private static func named(_ names: [Name], _ isRenamed: Bool) -> [Name] {
        names.map { isRenamed && $0.spelling == "#" ? ($0.id, $0.id) : $0 }
    }

    private static func unique(_ names: [Name], where isWanted: (String) -> Bool) -> [String] {
        var seen: Set<String> = []
        return names.compactMap { isWanted($0.id) && seen.insert($0.id).inserted ? $0.spelling : nil }
    }

    /// Reports one added and one lost name as a change, not as two differences.
    private mutating func append(added: [String], lost: [String]) {
        if let new = added.first, let old = lost.first, added.count == 1, lost.count == 1 {
            differences.append(.changed(new, was: old))
            return
        }
        let some = Array(lost.prefix(Self.most))
        for (index, spelling) in added.enumerated() {
            let nearest = index < Self.most ? Spelling.nearest(spelling, among: some) : nil
            differences.append(.added(spelling, nearest: nearest))
        }
        for spelling in lost { differences.append(.lost(spelling)) }
    }
}
