// Which messages stand in an app's files, for catalogs whose code Swell does not read.

import Basics
import Catalogs
import Code
import Synchronization

/// The messages that stand in some file of an app besides its catalogs; found when they are first needed.
final class CodeTexts: Sendable {
    private let files: TextFiles
    private let catalogs: [Catalog]
    private let absent = Mutex<Set<LooseText>?>(nil)
    private let shares = Mutex<[ObjectIdentifier: (absent: Int, all: Int)]>([:])

    /// Prepares to search files for the messages of catalogs.
    init(of catalogs: [Catalog], in files: TextFiles) { (self.catalogs, self.files) = (catalogs, files) }

    /// Whether the source of an entry certainly stands in no file.
    func lack(_ entry: Entry) -> Bool { entry.looseSource.map(texts.contains) ?? false }

    /// Whether the source of an entry has the letters of one of some texts, so that only signs and white space differ.
    static func have(_ texts: Set<LooseText>, theLettersOf entry: Entry) -> Bool {
        entry.looseSource.map(texts.contains) ?? false
    }

    /// The letters of the messages of catalogs.
    static func letters(of catalogs: [Catalog]) -> Set<LooseText> {
        catalogs.reduce(into: []) { letters, catalog in letters.formUnion(catalog.entries.compactMap(\.looseSource)) }
    }

    /// Whether a share of a catalog's messages stands in files, so that the code is here, and one that does not is gone.
    func have(_ share: (Int, of: Int), of catalog: Catalog) -> Bool {
        let known = shares.withLock { $0[catalog.identity] }
        let count = known ?? count(in: catalog)
        if known == nil { shares.withLock { $0[catalog.identity] = count } }
        return count.all > 0 && (count.all - count.absent) * share.of >= count.all * share.0
    }

    /// How many of a catalog's messages can be searched for, and how many of those stand in no file.
    private func count(in catalog: Catalog) -> (absent: Int, all: Int) {
        let sources = catalog.entries.compactMap(\.looseSource)
        return (sources.count(where: texts.contains), sources.count)
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
        let found = files.search { file -> Set<Int> in
            // Catalogs of other languages have the messages, too.
            if file.format?.has(.isTakenFromCode) ?? false { return [] }
            let code = file.path.extension == "py" ? FormattedFirst.removed(from: file.bytes) : file.bytes
            return TextScanner.positions(in: code, of: wanted)
        }
        guard !found.isEmpty else { return [] }
        let present = found.reduce(into: Set<Int>()) { $0.formUnion($1) }
        return Set(wanted.texts.indices.filter { !present.contains($0) }.map { wanted.texts[$0] })
    }
}

extension Entry {
    /// Its source by letters and digits; nil if it has too few of them to be found, or if tools made it from a page.
    fileprivate var looseSource: LooseText? {
        var source: [UInt8] = []
        guard append(.source, to: &source), !Self.marksOfTools.contains(where: { source.firstOffset(of: $0) != nil }),
            let text = LooseText(source), case .long = text
        else { return nil }
        return text
    }

    /// What itstool writes for elements and files: `<_:media-1/>`, `external ref='figures/window.png' md5='…'`.
    private static let marksOfTools: [StaticString] = ["<_:", "external ref=", "; md5="]
}
