// The rooms that an app's layouts give to its texts.

import Basics
import Budgets
import Catalogs
import Layouts
import Platforms
import Projects
import Rooms

/// The rooms of texts in the layouts of a project.
package struct ProjectRooms: Sendable {
    /// The rooms of each document that is a catalog, by its position in the project's files.
    package private(set) var documents: [Int: DocumentRooms] = [:]
    /// The limits for each catalog, by its position in the project's files.
    private var limits: [Int: LayoutBudgets] = [:]

    /// No rooms.
    init() {}

    /// Finds the rooms in the layouts of a project.
    init(_ read: ReadProject, _ plan: AuditPlan) async {
        let surveys = read.tables.indices.compactMap { DocumentSurvey(read, $0) }
        let found = await Workers.run(surveys, state: { TextSizers(plan.fonts) }) { $1.rooms(plan, &$0) }
        for (survey, rooms) in zip(surveys, found) {
            documents[survey.file] = rooms
            let budgets = LayoutBudgets(rooms, in: survey.path)
            for file in survey.files { limits[file] = budgets }
        }
    }

    /// The keys whose room is certain.
    package var keysWithRoom: Set<String> {
        Set(documents.values.flatMap(\.places).filter { $0.room.certainty == .fixed }.map(\.key))
    }

    /// The limits for a catalog; nil if no layout shows its texts.
    package func budgets(for file: Int) -> LayoutBudgets? { limits[file] }
}

/// A document with the catalogs that translate it.
private struct DocumentSurvey: Sendable {
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

    func rooms(_ plan: AuditPlan, _ sizers: inout TextSizers) -> DocumentRooms {
        guard let reading = catalog.format.platform.layout(catalog.text) else { return DocumentRooms() }
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
        return DocumentRooms(
            reading.scenes, others: reading.otherTexts, source: source,
            languages: texts.sorted { $0.key < $1.key }.map { DocumentLanguage($0.key, texts: $0.value) },
            screens: plan.screens, sizers: &sizers)
    }
}

extension LayoutBudgets {
    /// The limits that follow from the rooms of a document.
    fileprivate init(_ rooms: DocumentRooms, in document: String) {
        self.init()
        for place in rooms.places where place.room.certainty == .fixed { add(place, in: document) }
        for (locale, places) in rooms.shared { for place in places { add(place, in: document, locale: locale) } }
    }
}
