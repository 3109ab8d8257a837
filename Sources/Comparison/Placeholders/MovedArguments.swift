// The consequence of a lost argument if a formatter consumes its arguments in order and skips none.

enum MovedArguments {
    /// Returns differences, with each lost argument marked whose value goes to an argument with a higher number.
    ///
    /// A surrounding text may have consumed arguments already.
    package static func naming(
        _ differences: [PlaceholderDifference], _ source: MessageArguments, _ translation: MessageArguments,
        taken: Set<Int> = []
    ) -> [PlaceholderDifference] {
        let own = translation.certain.formatted
        let kept = taken.union(own.map(\.position)).sorted()
        var lost = source.certain.formatted.filter { !kept.contains($0.position) }
        let passed = taken.union(source.formatted.map(\.position)).sorted()
        return differences.map { difference in
            guard case .lost(let spelling) = difference,
                let position = lost.first(where: { $0.spelling == spelling })?.position
            else { return difference }
            lost.removeAll { $0.position == position }
            guard let rank = passed.firstIndex(of: position), rank < kept.count, kept[rank] > position,
                let next = own.first(where: { $0.position == kept[rank] })
            else { return difference }
            return .movedUp(lost: spelling, next: next.spelling)
        }
    }
}
