// The source catalogs of a project, and the files with their translations.

import Catalogs
import Projects
import Pseudolocales

/// Finds the source catalogs of a project, with their translations.
package struct KeySurvey {
    private let read: ReadProject
    private let plan: AuditPlan
    /// The files of one table in all languages, whatever their formats.
    private var families: [String: [Int]] = [:]
    /// The family of each file.
    private let names: [String]
    /// The string catalog that translates a document, for each that has one.
    private var stringCatalogs: [Int: Int] = [:]

    package init(_ read: ReadProject, _ plan: AuditPlan) {
        self.read = read
        self.plan = plan
        names = zip(read.project.files, read.tables).map { file, table in
            TableFamily.name(of: file, locale: table?.catalog.entries.first?.locale)
        }
        for (index, name) in names.enumerated() { families[name, default: []].append(index) }
        for (index, file) in read.project.files.enumerated() {
            stringCatalogs[index] = read.project.stringCatalog(of: file)
        }
    }

    /// The source catalogs, in the order of the project.
    package func catalogs() -> [KeyedCatalog] {
        // Texts in a document that a string catalog translates count once.
        let ofDocuments = Set(stringCatalogs.filter { read.tables[$0.key] != nil }.values)
        return read.project.files.indices.compactMap { file in
            guard !ofDocuments.contains(file), let catalog = read.tables[file]?.catalog else { return nil }
            return switch catalog.format.layout {
            case .onePerFile: oneLanguage(file, catalog)
            case .allInOne: allLanguages(file, catalog)
            case .sourceAndTarget: pairs(file, catalog)
            }
        }
    }

    /// The name of the first key of a short text that reads well in an example; nil if there is none.
    var exampleKey: String? {
        for file in read.project.files.indices {
            guard let catalog = read.tables[file]?.catalog else { continue }
            let key: Entry?
            switch catalog.format.layout {
            case .onePerFile:
                guard isOfSource(file, catalog) else { continue }
                key = seen(file, catalog).first { isExample($0, .value) }
            case .allInOne:
                let source = sourceLanguage(of: catalog)
                key = seen(file, catalog).first { $0.locale == source && isExample($0, .value) }
            case .sourceAndTarget: key = seen(file, catalog).first { isExample($0, .source) }
            }
            if let key { return key.key }
        }
        return nil
    }

    /// Whether an entry is a label with a plain name, such as `login.title`.
    private func isExample(_ entry: Entry, _ part: Entry.Part) -> Bool {
        guard KeyedCatalog.isKey(entry, part), entry.variant.isEmpty else { return false }
        let key = entry.key
        var text: [UInt8] = []
        guard Self.namesExample(key), entry.append(part, to: &text), Self.mayBeLabel(text) else { return false }
        return !plan.book.isHidden(key)
    }

    private static func namesExample(_ key: String) -> Bool {
        key.utf8.count <= 40 && key.utf8.contains(where: \.isLetter)
            && key.utf8.allSatisfy { $0.isLetter || $0.isDigit || "._-".utf8.contains($0) }
    }

    private static func mayBeLabel(_ text: [UInt8]) -> Bool {
        text.count <= 40 && text.contains(where: \.isLetter) && !text.contains { "%{}<>\n".utf8.contains($0) }
    }

    private func isOfSource(_ file: Int, _ catalog: Catalog) -> Bool {
        read.project.isSource(file) || catalog.locale == nil
    }

    private func sourceLanguage(of catalog: Catalog) -> String { catalog.sourceLocale ?? "en" }

    private func oneLanguage(_ file: Int, _ catalog: Catalog) -> KeyedCatalog? {
        guard isOfSource(file, catalog) else { return nil }
        // `Base.lproj` is in the app's source language.
        let source = catalog.isBase ? read.project.ownLanguage(of: file) : catalog.locale ?? "en"
        var made = KeyedCatalog(file: file, source: source)
        for entry in seen(file, catalog) { made.addSource(entry, of: file) }
        guard catalog.locale != nil else { return made }
        let family = families[names[file]] ?? []
        // A key may have moved to another format; if both have it, the source's format counts.
        let isOfFormat = { (other: Int) in read.project.files[other].format == catalog.format }
        let translations = (family.filter(isOfFormat) + family.filter { !isOfFormat($0) }).compactMap {
            other -> (file: Int, locale: String, entries: [Entry])? in
            guard let translation = read.tables[other]?.catalog, let locale = translation.locale,
                locale != source, !translation.isBase, plan.hasTranslations(in: locale)
            else { return nil }
            return (other, locale, seen(other, translation).filter(isIncluded))
        }
        for (other, _, entries) in translations {
            for entry in shownByKey(entries, of: other) { made.addKey(entry, of: other) }
        }
        for (other, locale, entries) in translations {
            made.add(language: locale)
            for entry in entries { made.add(entry, of: other, in: locale) }
        }
        if let other = stringCatalogs[file], let catalog = read.tables[other]?.catalog {
            addTranslations(in: other, catalog, &made)
        }
        return made
    }

    /// The translations whose source is the key itself: in a table whose source has less than half of the keys.
    private func shownByKey(_ entries: [Entry], of file: Int) -> [Entry] {
        guard let subject = read.subject(file), let source = subject.source, source.catalog.faults.isEmpty,
            !subject.catalog.catalog.belongsToPropertyList
        else { return [] }
        var keys = ([source] + subject.sourceSiblings).map(TableKeys.init)
        let own = entries.filter { !$0.hasInterfaceBuilderKey && !keys.contain($0) }
        return own.count * 2 > entries.count ? own : []
    }

    private func allLanguages(_ file: Int, _ catalog: Catalog) -> KeyedCatalog {
        let source = sourceLanguage(of: catalog)
        var made = KeyedCatalog(file: file, source: source)
        for entry in seen(file, catalog) where entry.locale == source { made.addSource(entry, of: file) }
        addTranslations(in: file, catalog, &made)
        return made
    }

    /// Adds the translations in a file that contains all languages.
    private func addTranslations(in file: Int, _ catalog: Catalog, _ made: inout KeyedCatalog) {
        for entry in seen(file, catalog) {
            guard let locale = entry.locale, locale != made.source, plan.hasTranslations(in: locale), isIncluded(entry)
            else { continue }
            made.add(entry, of: file, in: locale)
        }
    }

    /// Files with one language each, next to the source.
    ///
    /// The template, or else the first file, represents all of them, and includes the keys of the others.
    private func pairs(_ file: Int, _ catalog: Catalog) -> KeyedCatalog? {
        let unsorted = families[names[file]] ?? []
        let template = unsorted.first { read.project.files[$0].isTemplate }
        let family = (template.map { [$0] } ?? []) + unsorted.filter { $0 != template }
        guard family.first == file else { return nil }
        var made = KeyedCatalog(file: file, source: sourceLanguage(of: catalog))
        let files = family.compactMap { other in read.tables[other].map { (other, seen(other, $0.catalog)) } }
        for (other, entries) in files {
            for entry in entries { made.addSource(entry, of: other, says: .source) }
        }
        for (other, entries) in files {
            for entry in entries {
                guard let locale = entry.locale, locale != made.source, plan.hasTranslations(in: locale) else {
                    continue
                }
                made.add(language: locale)
                if isIncluded(entry) { made.add(entry, of: other, in: locale) }
            }
        }
        return made
    }

    private func seen(_ file: Int, _ catalog: Catalog) -> [Entry] {
        let unseen = read.unseen[file] ?? []
        return unseen.isEmpty ? Array(catalog.entries) : catalog.entries.filter { !unseen.contains($0.index) }
    }

    /// Whether a translation counts, which may require that it is finished.
    private func isIncluded(_ entry: Entry) -> Bool { !plan.isFinishedOnly || !entry.isUnfinished }
}

extension AuditPlan {
    /// Whether translations into a language are checked; a pseudo-locale is not a translation.
    fileprivate func hasTranslations(in locale: String) -> Bool {
        languages.matches(locale) && !PseudoTag.isPseudo(locale)
    }
}

extension ReadProject {
    /// The names of all keys, whether or not a plan includes them.
    public func keys(_ plan: AuditPlan) -> [String] {
        KeySurvey(self, plan).catalogs().flatMap { $0.keys.map(\.key) }
    }

    /// The name of the first key that reads well in an example; nil if there is none.
    public func exampleKey(_ plan: AuditPlan) -> String? { KeySurvey(self, plan).exampleKey }
}
