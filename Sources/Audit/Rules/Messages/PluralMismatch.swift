// `plural-mismatch`: a key is a plural only in some languages, and its arguments differ.

import Basics
import Catalogs
import Comparison
import Projects
import Pseudolocales

extension Rule {
    static let pluralMismatch = Rule(
        "plural-mismatch", .error, .crash,
        summary: "A key is a plural only in some languages, and its arguments differ.",
        explanation: """
            A key may be in the `.strings` file of one language and in the `.stringsdict` file of another. An app \
            searches both, and fills the text that it finds with the same arguments. A variable such as `%1$#@files@` \
            takes the argument of a plain `%1$d`. If it takes the argument as another type, or if an argument does \
            not exist, the app shows garbage or crashes. A lost argument is a warning, and a number of another size \
            is a note.
            """,
        examples: [
            .finds(
                "'%@' replaces '%#@files@' of the source", "a number is shown as a name",
                [
                    .plural("en", [("one", "%d file"), ("other", "%d files")]),
                    RuleExample.File("de.lproj/Localizable.strings", "\"key\" = \"%@ Dateien\";\n"),
                ]),
            .leaves(
                "a language with one form needs no plural",
                [
                    .plural("en", [("one", "%d file"), ("other", "%d files")]),
                    RuleExample.File("ja.lproj/Localizable.strings", "\"key\" = \"%d個のファイル\";\n"),
                ]),
        ],
        check: .project { subject, findings in
            for moved in MovedKey.all(in: subject) { moved.report(to: &findings) }
        })
}

/// A key that has a plain text in one language and a plural in another.
private struct MovedKey {
    let entry: Entry
    let source: Entry

    func report(to findings: inout Findings) {
        let theirs = KeyArguments(KeyTexts.own(of: source), source.catalog.format).all
        let own = KeyArguments(KeyTexts.own(of: entry), entry.catalog.format).all
        let differences = PlaceholderComparison.between(theirs, own, .none, [])
        guard let worst = differences.map(\.severity).max() else { return }
        findings.add(
            entry, PlaceholderDifference.words(for: differences, source: theirs),
            help: PlaceholderHelp.words(
                for: differences, theirs, entry.catalog.format.platform.dialect(entry).argumentNumbers(of: entry)),
            most: worst, related: [.init(words: "the source text", entry: source)])
    }

    /// The keys of all translations whose source has them in another format.
    static func all(in subject: ProjectSubject) -> [MovedKey] {
        let project = subject.project
        var families: [String: [Table]] = [:]
        var names: [String] = []
        for table in project.tables {
            guard let file = table.files.first, !project.files[file].format.isMultilingual else { continue }
            let name = String(table.name.dropLast(project.files[file].path.extension.count))
            if families[name] == nil { names.append(name) }
            families[name, default: []].append(table)
        }
        return names.flatMap { name in
            let tables = families[name] ?? []
            return tables.count > 1 ? Family(tables, subject).moved : []
        }
    }
}

/// The tables of one name in several formats, which are one table to an app.
private struct Family {
    private let languages: [[(locale: String, file: Int)]]
    private let sources: [Int?]
    private let source: String?
    private let keys: [Int: KeyIndex]

    init(_ tables: [Table], _ subject: ProjectSubject) {
        let files = subject.project.files
        languages = tables.map { table in
            table.files.compactMap { file in files[file].locale.map { ($0, file) } }
        }
        sources = tables.map(\.source)
        source = sources.compactMap(\.self).first.flatMap { files[$0].locale }
        var keys: [Int: KeyIndex] = [:]
        for file in tables.flatMap(\.files) { keys[file] = subject.catalogs[file].map { KeyIndex(keysOf: $0) } }
        self.keys = keys
    }

    /// The keys that a source has in other formats than a translation.
    var moved: [MovedKey] {
        languages.indices.flatMap { table in
            languages[table].filter { $0.locale != source && !PseudoTag.isPseudo($0.locale) }.flatMap {
                moved($0.locale, $0.file, table)
            }
        }
    }

    private func moved(_ locale: String, _ file: Int, _ table: Int) -> [MovedKey] {
        guard let own = keys[file] else { return [] }
        let others = languages.indices.filter { $0 != table }
        let theirs = others.compactMap { sources[$0].flatMap { keys[$0] } }
        // A plural takes precedence over a plain text.
        let hiding =
            own.catalog.format.has(.hasPluralBranches)
            ? [] : others.flatMap { languages[$0].filter { $0.locale == locale }.compactMap { keys[$0.file] } }
        let same = sources[table].flatMap { keys[$0] }
        return own.catalog.firstEntries.compactMap { entry in
            guard same?.entry(like: entry) == nil, !hiding.contains(where: { $0.entry(like: entry) != nil }) else {
                return nil
            }
            return theirs.lazy.compactMap { $0.entry(like: entry) }.first.map { MovedKey(entry: entry, source: $0) }
        }
    }
}
