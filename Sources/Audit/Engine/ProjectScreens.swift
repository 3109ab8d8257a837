// The scenes of a project, drawn in all languages.

import Basics
import Drawing
import Generation
import Layouts
import Platforms
import Pseudolocales
import Rooms
import Screens

extension ReadProject {
    /// Draws the scenes of the project's layouts in the languages of a plan and in its pseudo-locales, in the order of the
    /// files.
    package func screens(_ plan: AuditPlan, glyphs: GlyphShelf) async -> [SceneSeries] {
        let drawn = await Workers.run(
            rooms.layouts.all.filter { !$0.document.scenes.isEmpty },
            state: { SeriesDrawer(fonts: plan.fonts, glyphs: glyphs) }
        ) { drawer, layout -> [SceneSeries] in
            drawer.series(
                of: layout.document, at: plan.relativePath(layout.path),
                catalogs: layout.files.map { plan.relativePath(project.files[$0].path.string) },
                on: plan.picturedScreens(of: layout.platform),
                others: layout.pseudolanguages(plan, of: layout.document.source), showing: plan.keys ?? { _ in true })
        }
        var drawer = RecordedDrawer(fonts: plan.fonts, glyphs: glyphs)
        return drawn.flatMap(\.self) + recordedScreens(plan, &drawer)
    }

    /// Draws the recorded screens in the languages of a plan, and in pseudo-locales.
    private func recordedScreens(_ plan: AuditPlan, _ drawer: inout RecordedDrawer) -> [SceneSeries] {
        let screens = rooms.screens
        return screens.series.compactMap { series in
            guard let original = screens.original(of: series) ?? series.records.first else { return nil }
            let comparison = ScreenComparison(with: screens.all[original].screen)
            let others = series.records.filter { index in
                guard index != original, let locale = screens.all[index].screen.locale else { return false }
                return PseudoTag.isPseudo(locale) || plan.isWanted(locale)
            }
            let records = ([original] + others).map { index -> ScreenRecord in
                let stored = screens.all[index]
                let found = index == original ? [] : comparison.newProblems(of: stored.screen)
                let broken = found.filter { $0.problem.isHard(for: stored.screen.texts[$0.text].role) }.map(\.text)
                return ScreenRecord(
                    stored.screen, locale: stored.screen.locale ?? screens.source,
                    broken: Set(broken).subtracting(stored.changed), picture: stored.picture)
            }
            let keys = records.flatMap(\.screen.texts).compactMap { $0.keys?.first }
            guard plan.keys.map({ isShown in keys.contains { isShown($0.key) } }) ?? true else { return nil }
            let catalogs = Set(keys.flatMap { screens.files($0) }).sorted().map {
                plan.relativePath(project.files[$0].path.string)
            }
            return drawer.series(
                records, document: plan.relativePath(screens.all[original].path), catalogs: catalogs,
                unit: screens.all[original].screen.unit)
        }
    }
}

extension StoredScreen {
    /// The picture in the same folder.
    fileprivate var picture: ScreenPicture? {
        screen.picture.flatMap { try? FileReader.read(FolderListing.beside(path, $0)) }.flatMap(ScreenPicture.init)
    }
}

extension ReadLayout {
    /// The texts of the document in each pseudo-locale of a plan.
    func pseudolanguages(_ plan: AuditPlan, of source: DocumentLanguage) -> [DocumentLanguage] {
        plan.pseudolocales.map { pseudolocale in
            var maker = TextMaker(pseudolocale, plan.locks)
            var texts: [String: String] = [:]
            var made: [UInt8] = []
            for entry in sourceEntries {
                made.removeAll(keepingCapacity: true)
                guard maker.append(.value, of: entry, to: &made) else { continue }
                texts[entry.key] = String(decoding: made, as: UTF8.self)
            }
            return source.renamed(pseudolocale.tag.string, overridden: texts)
        }
    }
}
