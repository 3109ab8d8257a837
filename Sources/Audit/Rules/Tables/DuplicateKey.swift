// `duplicate-key`: texts that no app shows because another text has the same key.

import Catalogs
import Comparison
import Platforms

extension Rule {
    static let duplicateKey = Rule(
        "duplicate-key", .error, .lostData,
        summary: "A key has two texts, but only one of them is ever shown.",
        explanation: """
            If two texts in a file have the same key, most formats use the last one. An edit to the first one changes \
            nothing in the app: a warning. Remove one of them. If both texts are equal, it is a note. In Angular's XLIFF \
            it is an error, because the app's build stops there. A block of lines that was copied is one finding. What is the same in several languages was copied from one to the other, and is one finding. In Apple's tables, a key in the \
            `.stringsdict` also hides the same key in the `.strings` beside it. That is a note, because Apple's tools \
            write both; only the one in the `.stringsdict` is worth editing. The rule ignores messages of Qt that lupdate \
            gave the source of another one, as their `<oldsource>` says.
            """,
        examples: [
            .finds(
                "the key is defined again further down; the later text is used, and this one is ignored",
                "two texts for one key",
                [.init("en.lproj/Localizable.strings", "\"ok\" = \"OK\";\n\"ok\" = \"Okay\";\n")]),
            .finds(
                "the key is defined again further down, with the same text", "a line that was pasted twice",
                [.init("en.lproj/Localizable.strings", "\"ok\" = \"OK\";\n\"ok\" = \"OK\";\n")]),
            .finds(
                "the key is defined again further down, with the same text, in 2 languages: de, en",
                "a line that was pasted twice in each language",
                ["en", "de"].map {
                    .init("\($0).lproj/Localizable.strings", "\"ok\" = \"OK\";\n\"ok\" = \"OK\";\n")
                }),
            .finds(
                "the same key in 'Localizable.stringsdict' hides this text", "a plural beside its old text",
                [
                    .init("en.lproj/Localizable.strings", "\"key\" = \"%d files\";\n"),
                    .plural("en", [("one", "%d file"), ("other", "%d files")]),
                ]),
            .finds(
                "the same key in 'Localizable.stringsdict' hides this text, in 2 languages: de, en",
                "a plural beside its old text in each language",
                ["en", "de"].flatMap {
                    [
                        .init("\($0).lproj/Localizable.strings", "\"key\" = \"%d files\";\n"),
                        .plural($0, [("one", "%d file"), ("other", "%d files")]),
                    ]
                }),
            .finds(
                "the key is defined again further down, and the app's build stops", "a text twice in Angular's XLIFF",
                .angular([("1", "Close", "Schließen"), ("1", "Close", "Schließen")])),
            .finds(
                "the key is defined again further down, with the same text", "a text twice in another XLIFF",
                .angular([("1", "Close", "Schließen"), ("1", "Close", "Schließen")], original: "app")),
            .finds(
                "the key is defined again further down, with the same text, as with 2 more findings of this rule",
                "a block that was pasted twice",
                [
                    .init(
                        "locales/en.json",
                        "{\(["a", "b", "c", "a", "b", "c"].map { "\"\($0)\": \"OK\"" }.joined(separator: ", "))}\n")
                ]),
            .leaves(
                "a plural beside its key",
                [
                    .init("en.lproj/Localizable.strings", "\"key\" = \"key\";\n"),
                    .plural("en", [("one", "%d file"), ("other", "%d files")]),
                ]),
            .leaves(
                "a message to which lupdate gave the source of another one",
                [
                    .init(
                        "app_de.ts",
                        """
                        <!DOCTYPE TS><TS version="2.1" language="de"><context><name>Game</name>
                        <message><source>Hide games</source><translation>Spiele ausblenden</translation></message>
                        <message><source>Hide games</source><oldsource>Hide all</oldsource>
                          <translation>Alle ausblenden</translation></message>
                        </context></TS>

                        """)
                ]),
            .leaves(
                "the files that a list of webL10n imports",
                [
                    .init(
                        "locale/locale.properties",
                        """
                        title = Viewer
                        [de]
                        @import url(de/viewer.properties)
                        [fr]
                        @import url(fr/viewer.properties)

                        """)
                ]),
            .leaves(
                "one key in two tables",
                [
                    .init("en.lproj/Localizable.strings", "\"ok\" = \"OK\";\n"),
                    .init("en.lproj/Other.strings", "\"ok\" = \"Okay\";\n"),
                ]),
            .leaves(
                "keys that differ in case",
                [.init("en.lproj/Localizable.strings", "\"ok\" = \"OK\";\n\"OK\" = \"Okay\";\n")]),
        ],
        check: .table { subject, findings in
            let entries = subject.catalog.catalog.entries
            let keepsFirst = subject.catalog.catalog.format.has(.keepsFirstText)
            lazy var places = subject.catalog.catalog.text.placeFinder()
            var last: Entry?
            let blocks = CopiedBlocks(subject.replaced)
            let applying = keepsFirst ? [:] : subject.applying
            let isFault = isFault(in: subject.catalog.catalog)
            for (position, replaced) in subject.replaced.enumerated() where !isFault {
                let (earlier, later) = (
                    entries[replaced.earlier],
                    entries[keepsFirst ? replaced.later : applying[replaced.earlier] ?? replaced.later]
                )
                // One finding covers all branches of a key.
                defer { last = earlier }
                if let last, last.index + 1 == earlier.index, last.key == earlier.key, !earlier.variant.isEmpty {
                    continue
                }
                let again = "the key is defined again further down"
                let dialect = earlier.catalog.format.platform.dialect(earlier)
                if dialect.rejectsRepeatedKey(of: earlier) {
                    // It concerns the file: an unfinished text stops the build, too.
                    findings.add(
                        in: earlier.catalog, key: earlier.key, locale: earlier.locale,
                        at: places.place(at: earlier.offset), "\(again), and the app's build stops",
                        help: "remove one of them", related: [.init(words: "the other text", entry: later)])
                    continue
                }
                if dialect.isReworded(earlier) || dialect.isReworded(later) { continue }
                let isSame = earlier.value == later.value
                let used =
                    keepsFirst
                    ? "; this text is used, and the later one is ignored"
                    : "; the later text is used, and this one is ignored"
                findings.add(
                    earlier, again + (isSame ? ", with the same text" : used), most: isSame ? .note : .warning,
                    related: [
                        .init(words: keepsFirst ? "the text that is ignored" : "the text that is used", entry: later)
                    ],
                    cause: blocks.first(of: position).map { .reason("\(subject.table) \(entries[$0].key)") }
                        ?? .sameMessage(table: subject.table))
            }
            addHidden(subject, to: &findings)
        })

    /// Whether the tools reject a file with a duplicate key: then `catalog-fault` reports it.
    private static func isFault(in catalog: Catalog) -> Bool {
        [catalog.faults, catalog.repaired].joined().contains { fault in
            if case .duplicateMessage = fault.problem { true } else { false }
        }
    }

    /// Adds the texts that a plural of the same key hides.
    private static func addHidden(_ subject: TableSubject, to findings: inout Findings) {
        let catalog = subject.catalog.catalog
        guard !catalog.format.has(.hasPluralBranches), !catalog.format.isMultilingual else { return }
        for sibling in subject.siblings where sibling.catalog.format.has(.hasPluralBranches) {
            var keys = TableKeys(sibling)
            let name = CatalogPath(sibling.catalog.path).name
            // Xcode's tools write a key as its own text, also for plurals.
            for entry in catalog.entries where !entry.isItsOwnKey {
                guard let hiding = keys.entry(like: entry) else { continue }
                findings.add(
                    entry, "the same key in '\(name)' hides this text",
                    most: .note, related: [.init(words: "the text that is used", entry: hiding)],
                    cause: .sameMessage(table: subject.table))
            }
        }
    }
}

extension TableSubject {
    /// The position of the text that applies, for each position of one that a later text replaces: a key may have more
    /// than two.
    fileprivate var applying: [Int: Int] {
        replaced.reversed().reduce(into: [:]) { applying, other in
            applying[other.earlier] = applying[other.later] ?? other.later
        }
    }
}
