// Which messages stand in an app's files, for catalogs whose code Swell does not read.

import Basics
import Catalogs
import Code
import Synchronization

/// The messages that stand in some file of an app besides its catalogs; found when they are first needed.
final class CodeTexts: Sendable {
    private static let skippedFolders: Set<String> = ["node_modules"]
    private static let extensionsOfCatalogs: Set<String> = ["po", "pot", "mo", "gmo"]

    private let roots: [String]
    private let catalogs: [Catalog]
    private let absent = Mutex<Set<LooseText>?>(nil)
    private let shares = Mutex<[ObjectIdentifier: (absent: Int, all: Int)]>([:])

    /// Prepares to search the files in some folders for the messages of catalogs.
    init(of catalogs: [Catalog], in roots: [String]) { (self.catalogs, self.roots) = (catalogs, roots) }

    /// Whether the source of an entry certainly stands in no file.
    func lack(_ entry: Entry) -> Bool { entry.looseSource.map(texts.contains) ?? false }

    /// Whether a share of a catalog's messages stands in files, so that the code is here, and one that does not is gone.
    func have(_ share: (Int, of: Int), of catalog: Catalog) -> Bool {
        let known = shares.withLock { $0[catalog.identity] }
        let count = known ?? (catalog.entries.count { lack($0) }, catalog.entries.count)
        if known == nil { shares.withLock { $0[catalog.identity] = count } }
        return (count.all - count.absent) * share.of >= count.all * share.0
    }

    /// The texts that stand in no file.
    private var texts: Set<LooseText> {
        absent.withLock { absent in
            let found = absent ?? search()
            absent = found
            return found
        }
    }

    private func search() -> Set<LooseText> {
        let texts = Workers.now(catalogs.count) { Set(self.catalogs[$0].entries.compactMap(\.looseSource)) }
        let wanted = WantedTexts(texts.reduce(into: Set()) { $0.formUnion($1) })
        let files = TextFiles(in: roots, skipping: Self.skippedFolders) {
            Self.extensionsOfCatalogs.contains($0.extension)
        }
        guard !files.paths.isEmpty else { return [] }
        let found = Workers.now(files.paths.count) { index in
            files.bytes(index).map { TextScanner.positions(in: $0, of: wanted) } ?? []
        }
        let present = found.reduce(into: Set<Int>()) { $0.formUnion($1) }
        return Set(wanted.texts.indices.filter { !present.contains($0) }.map { wanted.texts[$0] })
    }
}

extension Entry {
    /// Its source by letters and digits; nil if it has too few of them to be found.
    fileprivate var looseSource: LooseText? {
        var source: [UInt8] = []
        return append(.source, to: &source) ? LooseText(source) : nil
    }
}
