// Initial inputs from catalogs: the project's own, and those of real apps if they are beside it.

import Basics
import Catalogs
import Foundation
import TestSupport

/// Initial inputs for fuzzing.
enum Seeds {
    /// Returns small catalogs of a format; if there are few, beginnings of large ones.
    static func catalogs(_ format: Format, most: Int) -> [[UInt8]] {
        let files = Corpora.files.filter { $0.format.id == format.id }.compactMap {
            try? FileReader.read($0.path.string)
        }
        let samples = SampleCatalog.all.filter { $0.format == format.id }.map { Array($0.text.utf8) }
        let small = samples + files.filter { $0.count <= most }
        return small.count > 4
            ? small : small + files.filter { $0.count > most }.prefix(20).map { Array($0.prefix(most)) }
    }

    /// Returns values from all catalogs, without duplicates.
    static func texts(most: Int) -> [[UInt8]] { texts.filter { $0.count <= most } }

    private static let texts: [[UInt8]] = {
        var random = RandomNumbers(seed: 3)
        var known: Set<String> = []
        for file in Corpora.files {
            guard let catalog = try? Corpora.read(file.path.string) else { continue }
            for entry in catalog.entries where Int.random(in: 0..<30, using: &random) == 0 {
                if let value = entry.value { known.insert(value) }
            }
        }
        return known.sorted().shuffled(using: &random).prefix(500).map { Array($0.utf8) }
    }()

    /// Returns the files in a folder of the project's own corpus with one of some extensions.
    static func files(_ folder: String, _ endings: [String], most: Int) -> [[UInt8]] {
        let folder = Corpora.own.appending(path: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
            .compactMap { try? FileReader.read(folder.appending(path: $0).path) }
            .map { Array($0.prefix(most)) }
    }

    /// Returns documents of a grammar, always the same; none if there is no such grammar.
    static func documents(_ grammar: String, most: Int) -> [[UInt8]] {
        var random = RandomNumbers(seed: 5)
        guard let grammar = (try? Grammar.named(grammar)) ?? nil else { return [] }
        return (0..<40).map { _ in grammar.document(using: &random) }.filter { $0.count <= most }
    }
}
