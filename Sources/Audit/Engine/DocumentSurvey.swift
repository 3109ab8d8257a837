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
    func sourceEntries(_ locale: String) -> [Entry] {
        let others = files.dropFirst().compactMap { read.tables[$0]?.catalog.entries }
        return Array(catalog.entries) + others.joined().filter { $0.locale == locale && $0.hasText }
    }

    /// The scenes of the document; nil if its format has none.
    func document(_ plan: AuditPlan) -> LayoutDocument? {
        guard let reading = catalog.format.platform.layout(catalog.text) else { return nil }
        let project = read.project
        let own = catalog.isBase ? project.ownLanguage(of: file) : catalog.locale ?? project.ownLanguage(of: file)
        var texts: [String: [String: String]] = [:]
        for other in files.dropFirst() {
            guard let catalog = read.tables[other]?.catalog else { continue }
            for entry in catalog.entries {
                guard let locale = entry.locale, locale == own || plan.isWanted(locale), entry.hasText,
                    let value = entry.value
                else { continue }
                texts[locale, default: [:]][entry.key] = value
            }
        }
        let source = DocumentLanguage(own, texts: texts.removeValue(forKey: own) ?? [:])
        return LayoutDocument(
            reading.scenes.map(named), others: reading.otherTexts, source: source,
            languages: texts.sorted { $0.key < $1.key }.map { DocumentLanguage($0.key, texts: $0.value) })
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
    package func layouts(_ plan: AuditPlan) -> [LayoutDocument] {
        DocumentSurvey.all(of: self).compactMap { $0.document(plan) }
    }
}
