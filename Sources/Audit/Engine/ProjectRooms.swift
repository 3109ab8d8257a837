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
    package private(set) var screens = RecordedScreens()
    /// The places of texts on recorded screens in the source language, by the position of the screen.
    package private(set) var screenPlaces: [Int: [ScreenPlace]] = [:]

    /// No rooms.
    init() {}

    /// Finds the rooms in the layouts of a project.
    init(_ read: ReadProject, _ plan: AuditPlan) async {
        if plan.usesLayouts { await addLayouts(read, plan) }
        if !plan.screenPaths.isEmpty { addScreens(read, plan) }
    }

    private mutating func addScreens(_ read: ReadProject, _ plan: AuditPlan) {
        screens = RecordedScreens(read, plan)
        let finder = ScreenPlaceFinder(screens, read, plan)
        for found in finder.all {
            if found.locale == nil { screenPlaces[found.screen, default: []].append(found.place) }
            guard found.isLimit else { continue }
            let document = screens.all[found.screen].path
            for file in found.files {
                limits[file, default: LayoutBudgets()].add(
                    found.place, in: document, locale: found.locale, from: .screen)
            }
        }
    }

    private mutating func addLayouts(_ read: ReadProject, _ plan: AuditPlan) async {
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
        guard !documents.isEmpty || !screens.all.isEmpty, !missing.isEmpty else { return nil }
        return "texts of layouts and screens in \(missing.listed()) are not measured, because no font replaces "
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
