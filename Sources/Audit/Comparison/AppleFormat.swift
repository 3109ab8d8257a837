// What Apple's formatter does with arguments that no specifier names.

import Catalogs
import MessagePatterns

/// Specifiers as CoreFoundation reads them: it takes argument after argument, and passes over none that nobody names.
enum AppleFormat {
    /// Whether the texts of an entry are formatted by Apple's.
    static func formats(_ entry: Entry) -> Bool {
        let format = entry.catalog.format
        guard format.layout == .sourceAndTarget else { return format.isOfApple }
        // In Xcode's XLIFF the file that a text is of stands before its key.
        let file = entry.key.utf8.dropLast(entry.name.utf8.count)
        return originals.contains { file.suffix($0.count).elementsEqual($0) }
    }

    private static let originals = Format.all.filter(\.isOfApple).flatMap(\.extensions).map { Array(".\($0)#".utf8) }

    /// Differences as they are to Apple: what is lost leaves its argument to one with a higher number.
    ///
    /// A text around may have taken arguments already.
    static func adapting(
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
