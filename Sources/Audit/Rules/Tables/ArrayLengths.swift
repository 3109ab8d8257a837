// Finds arrays with more or fewer elements than in the source.

import Catalogs
import Comparison
import Pseudolocales

/// An array whose number of elements differs from its source.
struct ArrayLengths {
    /// The last element that the translation has.
    let entry: Entry
    let count: Int
    /// The last element that the source has.
    let source: Entry
    let sourceCount: Int

    /// The message of the finding.
    var words: String {
        "the array has \(count.counted("element")) here, expected \(sourceCount) as in the source"
    }

    /// Whether both have as many elements as their languages have plural forms.
    private var areForms: Bool {
        guard let own = entry.catalog.locale.flatMap({ Self.forms(of: $0) }), sourceCount > 1 else { return false }
        return own == count && Self.forms(of: source.catalog.locale ?? "en") == sourceCount
    }

    private static func forms(of locale: String) -> Int? {
        PluralForms(locale).map { forms in forms.categories.count { !forms.numbers(of: $0).isEmpty } }
    }

    /// With fewer arrays that differ, each may be a mistake.
    private static let fewestFree = 5

    /// Returns the arrays of a translation that differ, in the order of their keys; none if every fourth does, because
    /// then they are lists of any length, such as keywords, and none that are plural forms.
    static func differing(_ subject: TableSubject) -> [ArrayLengths] {
        let catalog = subject.catalog.catalog
        guard let source = subject.source?.catalog, catalog.hasBranches, source.hasBranches,
            !source.isInterfaceDocument, !PseudoTag.isPseudo(catalog.locale ?? "")
        else { return [] }
        let theirs = lasts(of: source).byKey
        let own = lasts(of: catalog)
        var (shared, single) = (0, 0)
        let differing: [ArrayLengths] = own.keys.compactMap { key in
            guard let (count, entry) = own.byKey[key], let (sourceCount, original) = theirs[key] else { return nil }
            shared += 1
            if count == 1, sourceCount == 1 { single += 1 }
            guard count != sourceCount else { return nil }
            return ArrayLengths(entry: entry, count: count, source: original, sourceCount: sourceCount)
        }
        // Some apps write each text as an array of its plural forms, and most texts have one.
        let areForms = single * 2 > shared && single >= fewestFree
        let others = areForms ? differing.filter { !$0.areForms } : differing
        return others.count >= fewestFree && others.count * 4 > shared ? [] : others
    }

    /// Returns the number of elements of each array, and its last element.
    private static func lasts(of catalog: Catalog) -> (keys: [[UInt8]], byKey: [[UInt8]: (Int, Entry)]) {
        var keys: [[UInt8]] = []
        var byKey: [[UInt8]: (Int, Entry)] = [:]
        var variant: [UInt8] = []
        // The elements of an array are mostly adjacent.
        var run: (key: [UInt8], count: Int, last: Entry)?
        func add(_ run: (key: [UInt8], count: Int, last: Entry)?) {
            guard let run else { return }
            let known = byKey[run.key]?.0
            if known == nil { keys.append(run.key) }
            if run.count > known ?? 0 { byKey[run.key] = (run.count, run.last) }
        }
        var key: [UInt8] = []
        for entry in catalog.entries where !entry.isChoice && !entry.isFree {
            variant.removeAll(keepingCapacity: true)
            guard entry.append(.variant, to: &variant), variant.first == UInt8(ascii: "["),
                let position = Int(String(decoding: variant.dropFirst().dropLast(), as: UTF8.self))
            else { continue }
            key.removeAll(keepingCapacity: true)
            entry.append(.key, to: &key)
            if run?.key == key {
                if position + 1 > run?.count ?? 0 { run = (key, position + 1, entry) }
            } else {
                add(run)
                run = (key, position + 1, entry)
            }
        }
        add(run)
        return (keys, byKey)
    }
}
