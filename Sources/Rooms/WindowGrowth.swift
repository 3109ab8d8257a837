// How much wider windows get in each language.

import Layouts

/// A window that is wider in a language than in the source language.
package struct WindowGrowth: Sendable {
    /// The scene, by the name that people know.
    package let screen: String
    /// The line of its element.
    package let line: Int
    package let locale: String
    /// The difference in points.
    package let points: Double

    /// Smaller differences come from fonts that stand in for others.
    private static let least = 8.0
    /// The part of its width by which a window may grow without a problem: Auto Layout is for that.
    private static let unnoticed = 0.25

    /// The growth of a window in those languages for which it is more than the fonts explain.
    static func all(
        of scene: Scene, _ places: [ScreenPlace], in document: LayoutDocument, _ sizers: inout TextSizers
    ) -> [WindowGrowth] {
        guard case .window = scene.root, places.contains(where: { $0.room.certainty == .growing }),
            let source = layout(of: scene, in: document.source, &sizers[document.source.locale]),
            let own = source.frames.first?.width, let line = scene.boxes.first?.line
        else { return [] }
        let enough = max(least, own * unnoticed)
        return document.languages.compactMap { language in
            let layout = layout(of: scene, in: language, &sizers[language.locale], like: source)
            guard let width = layout?.frames.first?.width, width - own >= enough else { return nil }
            return WindowGrowth(screen: scene.name, line: line, locale: language.locale, points: width - own)
        }
    }

    private static func layout(
        of scene: Scene, in language: DocumentLanguage, _ sizer: inout TextSizer, like similar: SolvedScene? = nil
    ) -> SolvedScene? {
        let contents = SceneTexts(scene, translation: language.translation(of:)).contents(&sizer, breaking: .preferred)
        return scene.solved(on: .window, isMirrored: false, contents: contents, like: similar)
    }
}
