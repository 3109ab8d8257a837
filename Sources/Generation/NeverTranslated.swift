// The texts of a source that are data, as the app's own translations show.

import Catalogs
import Projects

/// The texts of a source that no language translates.
public struct NeverTranslated: Sendable {
    /// If this many translations leave a text unchanged, it is data, whatever it looks like.
    static let decisive = 15
    /// If this many do, it is data if it looks like data; an app in this many languages has translated every text that
    /// needs it.
    static let telling = 5

    /// The names of their entries.
    private var names: Set<[UInt8]> = []

    /// Creates an empty set.
    public init() {}

    /// Finds the texts by the translations of a source, in an app with this many languages.
    init(of source: Catalog, in translations: [CatalogFile], languages: Int) async {
        let hasMany = source.format.layout == .allInOne || max(translations.count, languages) >= Self.telling
        guard hasMany else {
            addLists(of: source) { _ in false }
            return
        }
        let votes = await TranslationVotes.count(of: source, in: translations)
        let languages = max(votes.languages, languages)
        let own = source.format.layout == .allInOne ? source.sourceLocale : nil
        var text: [UInt8] = []
        for entry in source.unshared.entries where entry.isTranslatable && (own == nil || entry.locale == own) {
            guard let kept = votes.kept(at: entry.index) else { continue }
            text.removeAll(keepingCapacity: true)
            entry.append(entry.hasText ? .value : .source, to: &text)
            if Self.isData(text, kept: kept, languages) { names.insert(Self.name(of: entry)) }
        }
        addLists(of: source) { votes.kept(at: $0.index) == nil }
    }

    /// Whether the text of an entry is never translated.
    func contains(_ entry: Entry) -> Bool { !names.isEmpty && names.contains(Self.name(of: entry)) }

    private static func isData(_ text: [UInt8], kept: Int, _ languages: Int) -> Bool {
        if kept >= decisive { return true }
        let look = DataLook(text)
        return kept >= telling && look.isLikely || languages >= telling && look.isCertain
    }

    /// Adds the items of lists of languages.
    ///
    /// Nearly all items have the syntax of a tag, and most are languages that apps support.
    private mutating func addLists(of source: Catalog, _ isChanged: (Entry) -> Bool) {
        var list: [Entry] = []
        func isOfTags(_ list: [Entry]) -> Bool {
            guard list.count > 2, !list.contains(where: isChanged) else { return false }
            let looks = list.map { DataLook(Array(($0.value ?? "").utf8)) }
            return looks.count(where: \.isLanguageTag) * 2 > list.count
                && looks.count(where: \.isBuiltLikeTag) * 5 >= list.count * 4
        }
        for entry in source.unshared.entries where entry.isBranch && entry.variant.utf8.last == UInt8(ascii: "]") {
            if let last = list.last, last.key != entry.key {
                if isOfTags(list) { names.formUnion(list.map(Self.name)) }
                list = []
            }
            list.append(entry)
        }
        if isOfTags(list) { names.formUnion(list.map(Self.name)) }
    }

    private static func name(of entry: Entry) -> [UInt8] {
        var name: [UInt8] = []
        entry.append(.key, to: &name)
        name.append(0xFF)
        entry.append(.variant, to: &name)
        return name
    }
}
