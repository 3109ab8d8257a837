// The layouts of a project, each read once.

import Basics
import Catalogs
import Layouts
import Platforms
import Rooms

/// The layouts of a project in the languages of a plan, in the order of the files; then those that are no catalogs.
package struct ProjectLayouts: Sendable {
    private(set) var all: [ReadLayout] = []

    /// No layouts.
    init() {}

    /// Reads the layouts of a project.
    init(of read: ReadProject, _ plan: AuditPlan) async {
        let surveys = DocumentSurvey.all(of: read)
        all = await Workers.run(surveys, state: {}) { $1.layout(plan) }.compactMap(\.self)
        for platform in Platform.all {
            if case .resources(_, let prepare) = platform.layouts {
                all += await ResourceLayouts(of: read, plan, on: platform, prepare: prepare).all
            }
            let own = all.indices.filter { all[$0].platform == platform }
            for index in own { all[index].document.screens = plan.screens(of: platform) }
            let assigned = await SourceBytes(read.project, read.code).assigned(
                Set(own.flatMap { all[$0].document.outlets }), on: platform)
            guard !assigned.isEmpty else { continue }
            for index in own { all[index].document.leaveToCode(assigned) }
        }
    }

    /// The documents, also in the pseudo-locales of a plan.
    package func documents(_ plan: AuditPlan) -> [LayoutDocument] {
        all.map { layout in
            var document = layout.document
            document.languages += layout.pseudolanguages(plan, of: document.source)
            return document
        }
    }

    /// What could not be read.
    package var faults: [Fault] { all.flatMap(\.faults) }
}
