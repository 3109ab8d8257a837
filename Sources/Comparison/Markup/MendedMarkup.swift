// Elements that a source leaves open and a translation closes: `<p>Save<\p>`, `<p>Sichern</p>`.

/// The markup of a translation that is in order although that of its source is not.
enum MendedMarkup {
    /// Returns differences, without those of elements that only the source leaves open or closes twice.
    static func removing(
        from differences: [MarkupDifference], _ source: MessageMarkup, _ translation: MessageMarkup
    ) -> [MarkupDifference] {
        guard !differences.isEmpty, translation.isMarkup, !source.nestingFaults.isEmpty,
            translation.nestingFaults.isEmpty
        else { return differences }
        let broken = source.unbalancedNames
        return differences.filter { difference in
            switch difference {
            case .lost(let spelling), .added(let spelling):
                !broken.contains { spelling == "<\($0)>" || spelling == "</\($0)>" }
            default: true
            }
        }
    }
}

extension MessageMarkup {
    /// The names of the elements with more opening or more closing tags.
    fileprivate var unbalancedNames: [String] {
        var counts: [String: Int] = [:]
        // An app may use HTML's `<link>` for an element of its own.
        var voids: Set<String> = []
        for piece in pieces {
            switch piece {
            case .opening(let name): counts[name, default: 0] += 1
            case .closing(let name): counts[name, default: 0] -= 1
            case .void(let name): voids.insert(name)
            case .link, .address, .strong, .bracketed: break
            }
        }
        return counts.filter { $0.value != 0 && !voids.contains($0.key) }.keys.sorted()
    }
}
