// Draws the scenes of documents in all their languages.

import Budgets
import Drawing
import Layouts

/// Draws the scenes of documents in all their languages; each instance serves one thread.
package struct SeriesDrawer {
    private let fonts: FontShelf
    private let glyphs: GlyphShelf
    /// The drawers by language, which keep what they have learnt about fonts.
    private var drawers: [String: SceneDrawer] = [:]

    package init(fonts: FontShelf, glyphs: GlyphShelf) { (self.fonts, self.glyphs) = (fonts, glyphs) }

    /// Draws the scenes that show one of some texts; `others` are languages besides those of the document.
    package mutating func series(
        of document: LayoutDocument, at path: String, catalogs: [String], on screens: [Device],
        others: [DocumentLanguage], showing isWanted: (String) -> Bool
    ) -> [SceneSeries] {
        let languages = [document.source] + document.languages + others
        return document.scenes.compactMap { scene in
            guard scene.texts.contains(where: { isWanted($0.key) }) else { return nil }
            let views = SceneView.all(of: scene, on: screens)
            let scenes = views.map { scene.grown(to: $0.textSize) }
            let saved = LazySavedFrames(of: scene)
            var source: [LaidOutScene?]?
            var drawn: [SceneLanguage] = []
            for language in languages {
                let drawings = views.indices.map { view -> LaidOutScene? in
                    let original = source.flatMap { $0[view] }
                    guard source == nil || original != nil else { return nil }
                    return self.drawn(
                        scenes[view], in: language, on: views[view].device,
                        original.map { OriginalScene(source: $0, saved: saved) })
                }
                source = source ?? drawings
                drawn.append(SceneLanguage(language.locale, drawings: drawings.map { $0?.drawing }))
            }
            let series = SceneSeries(scene, document: path, catalogs: catalogs, views: views, languages: drawn)
            return series.source.contains { $0?.texts.isEmpty == false } ? series : nil
        }
    }

    private mutating func drawn(
        _ scene: Scene, in language: DocumentLanguage, on device: Device, _ original: OriginalScene?
    ) -> LaidOutScene? {
        drawers[language.locale, default: SceneDrawer(language, fonts: fonts, glyphs: glyphs)].language = language
        return drawers[language.locale]?.drawn(scene, on: device, original: original)
    }
}
