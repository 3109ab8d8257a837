// A document with layouts, and the languages of its texts.

import Budgets
import Drawing
import Layouts
import TextLayout

/// The scenes of a document, and the languages in which they are shown.
package struct LayoutDocument: Sendable {
    package private(set) var scenes: [Scene]
    /// The texts that no scene shows.
    package let others: [TextSlot]
    /// The language of the document's own texts.
    package let source: DocumentLanguage
    /// The other languages, in the order of their tags, then pseudo-locales.
    package var languages: [DocumentLanguage]
    /// The screens on which scenes without a size of their own are laid out.
    package var screens = Device.phones

    package init(
        _ scenes: [Scene], others: [TextSlot], source: DocumentLanguage, languages: [DocumentLanguage]
    ) {
        (self.scenes, self.others, self.source, self.languages) = (scenes, others, source, languages)
    }
}

extension LayoutDocument {
    /// The names by which code reaches its texts.
    package var outlets: [Outlet] { scenes.flatMap { $0.texts.flatMap(\.outlets) } }

    /// Gives no room to the texts that code sets through some outlets: nobody sees those of the document.
    package mutating func leaveToCode(_ outlets: Set<Outlet>) {
        for scene in scenes.indices {
            for text in scenes[scene].texts.indices
            where scenes[scene].texts[text].withoutRoom == nil
                && scenes[scene].texts[text].outlets.contains(where: outlets.contains)
            {
                scenes[scene].texts[text].withoutRoom = .code
            }
        }
    }

    /// Draws a scene in one of its languages on a device; nil if it cannot be laid out.
    package func drawn(
        _ scene: Scene, in language: DocumentLanguage, on device: Device, fonts: FontShelf, _ glyphs: GlyphShelf
    ) -> DrawnScene? {
        var own = SceneDrawer(source, fonts: fonts, glyphs: glyphs)
        let original = own.drawn(scene, on: device)
        guard language.locale != source.locale else { return original?.drawing }
        var drawer = SceneDrawer(language, fonts: fonts, glyphs: glyphs)
        return drawer.drawn(
            scene, on: device, original: original.map { OriginalScene(source: $0, saved: LazySavedFrames(of: scene)) })?
            .drawing
    }
}

/// A language of a document: its translations by key.
package struct DocumentLanguage: Sendable {
    package let locale: String
    private let texts: [String: String]

    package init(_ locale: String, texts: [String: String]) {
        (self.locale, self.texts) = (locale, texts)
    }

    /// Returns the translation of a key; nil if it has none.
    func translation(of key: String) -> String? { texts[key] }

    /// The same texts as those of another language, except for some.
    package func renamed(_ locale: String, overridden texts: [String: String]) -> DocumentLanguage {
        DocumentLanguage(locale, texts: self.texts.merging(texts) { $1 })
    }
}

extension Scene {
    /// Whether it is laid out from the right in a language.
    func isMirrored(in locale: String) -> Bool { mirrors && Direction.of(locale: locale) == .rightToLeft }

    /// The program that lays it out on a device, where a row keeps its own height.
    func program(
        on device: Device, isMirrored: Bool, isWidthOnly: Bool = false, contents: ContentSizes
    ) -> SceneProgram {
        var conditions = SceneConditions(on: device)
        conditions.isWidthOnly = isWidthOnly
        conditions.grows = root.grows
        conditions.isRightToLeft = isMirrored
        if root == .cell { conditions.size.vertical = nil }
        return SceneProgram(self, conditions, contents: contents)
    }

    /// Lays it out on a device; nil if it is too large or contradicts itself.
    ///
    /// A similar layout, such as that in another language, saves solving again what is the same.
    func solved(
        on device: Device, isMirrored: Bool, contents: ContentSizes, like similar: SolvedScene? = nil
    ) -> SolvedScene? {
        try? program(on: device, isMirrored: isMirrored, contents: contents).solve(reusing: similar).get()
    }
}
