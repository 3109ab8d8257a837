// The rooms that an app's layouts give to its texts.

import Basics
import Budgets
import Layouts
import Rooms

/// The rooms of texts in the layouts of a project.
package struct ProjectRooms: Sendable {
    /// The rooms of each document that is a catalog, by its position in the project's files.
    package private(set) var documents: [Int: DocumentRooms] = [:]
    /// The limits for each catalog, by its position in the project's files.
    private var limits: [Int: LayoutBudgets] = [:]
    package private(set) var layouts = ProjectLayouts()

    /// No rooms.
    init() {}

    /// Finds the rooms in the layouts of a project.
    init(_ read: ReadProject, _ plan: AuditPlan) async {
        layouts = await read.layouts(plan)
        let found = await Workers.run(layouts.all, state: { TextSizers(plan.fonts) }) { sizers, layout in
            DocumentRooms(layout.document, screens: plan.screens, sizers: &sizers)
        }
        for (survey, rooms) in zip(layouts.all.map(\.survey), found) {
            documents[survey.file] = rooms
            let budgets = LayoutBudgets(rooms, in: survey.path)
            for file in survey.files { limits[file] = budgets }
        }
    }

    /// Which texts could not be measured for want of a font.
    func remarkOnFonts(_ plan: AuditPlan) -> String? {
        let missing = plan.fonts.missing
        guard !documents.isEmpty, !missing.isEmpty else { return nil }
        return "texts of layouts in \(missing.listed()) are not measured, because no font replaces "
            + (missing.count == 1 ? "it" : "them")
    }

    /// The keys whose room is certain.
    package var keysWithRoom: Set<String> {
        Set(documents.values.flatMap(\.places).filter { $0.room.certainty == .fixed }.map(\.key))
    }

    /// The limits for a catalog; nil if no layout shows its texts.
    package func budgets(for file: Int) -> LayoutBudgets? { limits[file] }
}

extension LayoutBudgets {
    /// The limits that follow from the rooms of a document.
    fileprivate init(_ rooms: DocumentRooms, in document: String) {
        self.init()
        for place in rooms.places where place.room.certainty == .fixed { add(place, in: document) }
        for (locale, places) in rooms.shared { for place in places { add(place, in: document, locale: locale) } }
    }
}
