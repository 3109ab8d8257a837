// The scenes of a project, drawn in all languages.

import Basics
import Drawing
import Generation
import Layouts
import Rooms

extension ReadProject {
    /// Draws the scenes of the project's layouts in the languages of a plan and in its pseudo-locales, in the order of the
    /// files.
    package func screens(_ plan: AuditPlan, glyphs: GlyphShelf) async -> [SceneSeries] {
        let screens = plan.screens == Device.phones ? Device.pictured : plan.screens
        let drawn = await Workers.run(
            rooms.layouts.all.filter { !$0.document.scenes.isEmpty },
            state: { SeriesDrawer(fonts: plan.fonts, glyphs: glyphs) }
        ) { drawer, layout -> [SceneSeries] in
            let (survey, document) = (layout.survey, layout.document)
            return drawer.series(
                of: document, at: plan.relativePath(survey.path),
                catalogs: survey.files.map { plan.relativePath(project.files[$0].path.string) }, on: screens,
                others: survey.pseudolanguages(plan, of: document.source), showing: plan.keys ?? { _ in true })
        }
        return drawn.flatMap(\.self)
    }
}

extension DocumentSurvey {
    /// The texts of the document in each pseudo-locale of a plan.
    fileprivate func pseudolanguages(_ plan: AuditPlan, of source: DocumentLanguage) -> [DocumentLanguage] {
        let entries = sourceEntries(source.locale)
        return plan.pseudolocales.map { pseudolocale in
            var maker = TextMaker(pseudolocale, plan.locks)
            var texts: [String: String] = [:]
            var made: [UInt8] = []
            for entry in entries {
                made.removeAll(keepingCapacity: true)
                guard maker.append(.value, of: entry, to: &made) else { continue }
                texts[entry.key] = String(decoding: made, as: UTF8.self)
            }
            return source.renamed(pseudolocale.tag.string, overridden: texts)
        }
    }
}
