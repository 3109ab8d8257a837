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

    /// The growth of a window in those languages for which it is more than the fonts explain.
    static func all(
        of scene: Scene, _ places: [ScreenPlace], in document: LayoutDocument, _ sizers: inout TextSizers
    ) -> [WindowGrowth] {
        guard case .window = scene.root, places.contains(where: { $0.room.certainty == .growing }),
            let own = width(of: scene, in: document.source, &sizers[document.source.locale]),
            let line = scene.boxes.first?.line
        else { return [] }
        return document.languages.compactMap { language in
            guard let width = width(of: scene, in: language, &sizers[language.locale]), width - own >= least else {
                return nil
            }
            return WindowGrowth(screen: scene.name, line: line, locale: language.locale, points: width - own)
        }
    }

    private static func width(of scene: Scene, in language: DocumentLanguage, _ sizer: inout TextSizer) -> Double? {
        let contents = SceneTexts(scene, translation: language.translation(of:)).contents(&sizer, breaking: .preferred)
        return scene.solved(on: .window, isMirrored: false, contents: contents)?.frames.first?.width
    }
}
