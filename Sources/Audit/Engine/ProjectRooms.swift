// The rooms that an app's layouts give to its texts.

import Basics
import Budgets
import Layouts
import Rooms

/// The rooms of texts in the layouts of a project.
package struct ProjectRooms: Sendable {
    /// The rooms of each document that is a catalog, by its position in the project's files.
    package private(set) var documents: [Int: DocumentRooms] = [:]
    /// The rooms of each layout that is no catalog, in the order of their paths.
    package private(set) var otherDocuments: [(path: String, rooms: DocumentRooms)] = []
    /// The limits for each catalog, by its position in the project's files.
    private var limits: [Int: LayoutBudgets] = [:]
    package private(set) var layouts = ProjectLayouts()
    package private(set) var screens = RecordedScreens()
    /// The places of texts on recorded screens in the source language, by the position of the screen.
    package private(set) var screenPlaces: [Int: [ScreenPlace]] = [:]
    /// The places that follow from what texts are.
    package private(set) var roles = RolePlaces()

    /// No rooms.
    init() {}

    /// Finds the rooms in the layouts of a project.
    init(_ read: ReadProject, _ plan: AuditPlan) async {
        if plan.usesLayouts {
            await addLayouts(read, plan)
            await addRoles(read, plan)
        }
        if !plan.book.roles.isEmpty { await addLimitsOfRoles(read, plan) }
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
                    found.place, in: document, locale: found.locale, from: .screen, values: found.values,
                    word: found.word, seen: found.seen)
            }
        }
    }

    private mutating func addLayouts(_ read: ReadProject, _ plan: AuditPlan) async {
        layouts = await read.layouts(plan)
        let found = await Workers.run(layouts.all, state: { TextSizers(plan.fonts) }) { sizers, layout in
            DocumentRooms(layout.document, isListed: plan.listsRooms, sizers: &sizers)
        }
        var shared: [Int: LayoutBudgets] = [:]
        for (layout, rooms) in zip(layouts.all, found) {
            guard let file = layout.file else {
                otherDocuments.append((layout.path, rooms))
                for (owner, keys) in Dictionary(grouping: layout.owners.keys, by: { layout.owners[$0] ?? -1 }) {
                    shared[owner, default: LayoutBudgets()].add(rooms, in: layout.path, of: Set(keys))
                }
                continue
            }
            documents[file] = rooms
            var budgets = LayoutBudgets()
            budgets.add(rooms, in: layout.path)
            for file in layout.files { limits[file] = budgets }
        }
        for (owner, budgets) in shared {
            for file in read.project.table(of: owner).files { limits[file] = budgets }
        }
    }

    private mutating func addRoles(_ read: ReadProject, _ plan: AuditPlan) async {
        roles = await RolePlaces(read, plan)
        var picker = RoleLimitPicker(read, plan)
        for (source, own) in picker.limits(roles) {
            for file in read.project.table(of: source).files { limits[file, default: LayoutBudgets()].roles = own }
        }
        for (source, keys) in roles.spoken {
            for file in read.project.table(of: source).files { limits[file, default: LayoutBudgets()].spoken = keys }
        }
    }

    private mutating func addLimitsOfRoles(_ read: ReadProject, _ plan: AuditPlan) async {
        for (source, own) in await RolesOfKeys(read, plan, roles).limits(plan.book) where !own.isEmpty {
            for file in read.project.table(of: source).files { limits[file, default: LayoutBudgets()].ofRoles = own }
        }
    }

    /// Which texts could not be measured for want of a font.
    func remarkOnFonts(_ plan: AuditPlan) -> String? {
        let missing = plan.fonts.missing
        guard !documents.isEmpty || !otherDocuments.isEmpty || !screens.all.isEmpty, !missing.isEmpty else {
            return nil
        }
        return "texts of layouts and screens in \(missing.listed()) are not measured, because no font replaces "
            + (missing.count == 1 ? "it" : "them")
    }

    /// The keys whose room is certain.
    package var keysWithRoom: Set<String> {
        Set(
            (Array(documents.values) + otherDocuments.map(\.rooms)).flatMap(\.places).filter {
                $0.room.certainty == .fixed
            }.map(\.key)
        ).union(roles.keysWithRoom)
    }

    /// The limits for a catalog; nil if no layout shows its texts.
    package func budgets(for file: Int) -> LayoutBudgets? { limits[file] }
}

extension LayoutBudgets {
    /// Adds the limits that follow from the rooms of a document: of all its texts, or of some keys if it shows texts of
    /// other files.
    fileprivate mutating func add(_ rooms: DocumentRooms, in document: String, of keys: Set<String>? = nil) {
        let isConfirmed = keys == nil
        for place in rooms.limits where place.room.certainty == .fixed && keys?.contains(place.key) ?? true {
            add(place, in: document, isConfirmed: isConfirmed)
        }
        for (locale, places) in rooms.shared {
            for place in places where keys?.contains(place.key) ?? true {
                add(place, in: document, locale: locale, isConfirmed: isConfirmed)
            }
        }
    }
}
