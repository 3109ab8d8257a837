// Which catalogs translate the texts of a layout.

import Catalogs
import Layouts
import Platforms
import Projects
import Rooms

/// A document with the catalogs that translate it.
struct DocumentSurvey: Sendable {
    /// The position of the document in the project's files.
    let file: Int
    /// The catalogs with its keys, itself included.
    let files: [Int]
    private let read: ReadProject
    private let catalog: Catalog

    var path: String { catalog.path }
    var platform: Platform { catalog.format.platform }

    /// Returns nil for a catalog that is no layout.
    init?(_ read: ReadProject, _ file: Int) {
        let project = read.project
        guard let catalog = read.tables[file]?.catalog, FileRole.beside(project.files[file].path) == .layout else {
            return nil
        }
        (self.read, self.file, self.catalog) = (read, file, catalog)
        // A document in a language folder of its own has its own layout.
        let translations = project.isSource(file) ? project.table(of: file).files : []
        let others = translations.filter { FileRole.beside(project.files[$0].path) != .layout }
        let shared = project.stringCatalog(of: project.files[file])
        files = [file] + others + [shared].compactMap(\.self)
    }

    /// The texts of the document in its own language: those of the document, then those that override them.
    private func sourceEntries(_ locale: String) -> [Entry] {
        Array(catalog.entries) + (translations { $0 == locale }[locale] ?? [])
    }

    /// The texts of its other catalogs in some languages, by language.
    private func translations(_ isWanted: (String) -> Bool) -> [String: [Entry]] {
        var translations: [String: [Entry]] = [:]
        for case let table? in files.dropFirst().map({ read.tables[$0] }) {
            for entry in table.catalog.entries where entry.hasText {
                guard let locale = entry.locale, isWanted(locale) else { continue }
                translations[locale, default: []].append(entry)
            }
        }
        return translations
    }

    /// The scenes of the document, and what in it could not be read; nil if its format has no scenes.
    func layout(_ plan: AuditPlan) -> ReadLayout? {
        guard case .documents(let reader) = platform.layouts, let reading = reader(catalog.text) else { return nil }
        return layout(reading, of: read.project, plan)
    }

    private func layout(_ reading: LayoutReading, of project: Project, _ plan: AuditPlan) -> ReadLayout {
        let own = catalog.isBase ? project.ownLanguage(of: file) : catalog.locale ?? project.ownLanguage(of: file)
        var languages = translations { $0 == own || plan.isWanted($0) }.mapValues { entries in
            Dictionary(entries.compactMap { entry in entry.value.map { (entry.key, $0) } }) { $1 }
        }
        let source = DocumentLanguage(own, texts: languages.removeValue(forKey: own) ?? [:])
        return ReadLayout(
            path: path, platform: platform, file: file, files: files, sourceEntries: sourceEntries(own),
            document: LayoutDocument(
                reading.scenes.map(named), others: reading.otherTexts, source: source,
                languages: languages.sorted { $0.key < $1.key }.map { DocumentLanguage($0.key, texts: $0.value) }),
            faults: reading.faults.map { fault in
                Fault(path: path, place: catalog.text.place(at: fault.offset), problem: fault.problem, help: fault.help)
            })
    }
}

extension DocumentSurvey {
    /// The scene with a name: one without its own has that of the document.
    private func named(_ scene: Scene) -> Scene {
        guard scene.name == scene.boxes.first?.name else { return scene }
        var named = scene
        named.name = CatalogPath(path).stem
        return named
    }

    /// The layouts of a project, in the order of its files.
    static func all(of read: ReadProject) -> [DocumentSurvey] {
        read.tables.indices.compactMap { DocumentSurvey(read, $0) }
    }
}

extension ReadProject {
    /// The layouts of the project in the languages that a plan wants, in the order of the files.
    package func layouts(_ plan: AuditPlan) async -> ProjectLayouts { await ProjectLayouts(of: self, plan) }
}
