// The keys of an app's source language, checked against its other languages.

import Basics
import Catalogs
import Platforms
import Projects

/// What accessors are made of.
package struct AccessorSource: Sendable {
    /// The tables that have keys, in the order of their names.
    package private(set) var tables: [AccessorTable] = []
    /// The keys that get no accessor because no code could pass the right arguments.
    package private(set) var problems: [AccessorProblem] = []
    /// The files that could not be read, and errors in them.
    package private(set) var faults: [Fault] = []
    /// The tables whose name occurs in several places, with those places.
    package private(set) var ambiguous: [(table: String, folders: [String])] = []
    /// The platform of the tables; nil if there is none.
    package private(set) var platform: PlatformAccessors?

    /// Reads the tables of a project; `wanted` names them, or is empty for all.
    package init(_ project: Project, wanted: Set<String> = []) async {
        for table in TableFiles.all(in: project, wanted: wanted) {
            // One file of code serves one platform.
            guard platform == nil || project.files[table.files[0]].format.platform.accessors != nil else { continue }
            platform = platform ?? table.platform
            guard table.folders.count == 1 else {
                ambiguous.append((table.name, table.folders))
                continue
            }
            await read(table, in: project)
        }
    }

    private mutating func read(_ table: TableFiles, in project: Project) async {
        var catalogs: [(catalog: Catalog, isSource: Bool)] = []
        var faults: [Fault] = []
        await InOrder.run(table.files, { _, index in project.files[index].read() }) { turn, result in
            switch result {
            case .success(let catalog):
                catalogs.append((catalog.unshared, project.standsForSource(table.files[turn])))
                faults += catalog.faults
            case .failure(let fault): faults.append(fault)
            }
        }
        self.faults += faults
        var source = LanguageTexts()
        var others: [String: LanguageTexts] = [:]
        for (catalog, isSource) in catalogs where isSource || catalog.format.layout == .allInOne {
            let own = catalog.sourceLocale
            source.add(
                catalog.entries.lazy.filter { catalog.format.layout != .allInOne || $0.locale == own }, isBrief: false)
        }
        for (catalog, isSource) in catalogs {
            if catalog.format.layout == .allInOne {
                for (language, entries) in catalog.entriesOfOtherLanguages {
                    others[language, default: LanguageTexts()].add(entries, isBrief: true) { source.texts[$0] != nil }
                }
            } else if !isSource {
                others[catalog.locale ?? catalog.path, default: LanguageTexts()]
                    .add(catalog.entries, isBrief: true) { source.texts[$0] != nil }
            }
        }
        tables += keys(of: table, source, others)
    }

    /// The keys without those that languages disagree about.
    private mutating func keys(
        of table: TableFiles, _ source: LanguageTexts, _ others: [String: LanguageTexts]
    ) -> [AccessorTable] {
        let languages = others.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
        var keys: [AccessorKey] = []
        for key in source.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let entries = source.texts[key] ?? []
            let name = String(decoding: key, as: UTF8.self)
            switch table.platform.arguments(entries) {
            case .failure(let problem): problems.append(.unreadable(key: name, problem))
            case .success(let arguments):
                let translations = languages.compactMap { $0.texts[key] }
                let found = translations.compactMap { problem(name, $0, arguments, entries, table.platform) }
                problems += found
                guard found.isEmpty, let entry = entries.first else { continue }
                keys.append(
                    AccessorKey(
                        bytes: key, arguments: arguments, text: table.platform.description(entries),
                        comment: entries.lazy.compactMap(\.comment).first { !$0.isEmpty },
                        isSymbol: table.platform.symbols.isMade(entry)))
            }
        }
        return keys.isEmpty ? [] : [AccessorTable(name: table.name, keys: keys)]
    }

    /// Why a translation cannot take the arguments of the source text; nil if it can, perhaps without the last ones.
    private func problem(
        _ key: String, _ translation: [Entry], _ source: TextArguments, _ texts: [Entry], _ platform: PlatformAccessors
    ) -> AccessorProblem? {
        switch platform.arguments(translation) {
        case .failure(let problem): return .unreadable(key: key, problem)
        case .success(let arguments):
            for (index, found) in arguments.all.enumerated() {
                guard index < source.all.count else {
                    return .disagreement(key: key, number: index + 1, found, source: nil, sourceText: texts.first)
                }
                guard source.all[index].argument.kind.agrees(with: found.argument.kind) else {
                    return .disagreement(
                        key: key, number: index + 1, found, source: source.all[index], sourceText: nil)
                }
            }
            return nil
        }
    }
}

extension Catalog {
    /// The entries of each language but the source language, in a catalog with all of them.
    fileprivate var entriesOfOtherLanguages: [(language: String, entries: [Entry])] {
        var byLanguage: [String: [Entry]] = [:]
        for entry in entries {
            guard let language = entry.locale, language != sourceLocale else { continue }
            byLanguage[language, default: []].append(entry)
        }
        return byLanguage.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
