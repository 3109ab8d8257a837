// Weaknesses of layouts that longer texts uncover, whatever the translations are.

import Layouts

/// A weakness of a scene.
package struct LayoutFlaw: Sendable {
    package enum Kind: Sendable {
        /// Nothing stops the texts before the edge of the screen.
        case unbounded
        /// The texts resist equally, so Auto Layout may cut any of them.
        case ambiguous
    }

    package let kind: Kind
    /// The scene, by the name that people know.
    package let screen: String
    package let device: String
    /// The texts, in the order of the document.
    package let texts: [TextSlot]
}

extension LayoutFlaw {
    /// The flaws of a scene on its narrowest device; `places` are those of its texts, `contents` their sizes.
    static func all(
        of scene: Scene, _ places: [ScreenPlace], on screens: [Device], contents: ContentSizes
    ) -> [LayoutFlaw] {
        guard let device = scene.devices(of: screens).first,
            let growth = TextGrowth(of: scene, places.filter { $0.device == device.name }, on: device, contents)
        else { return [] }
        let unbounded = growth.unbounded.isEmpty ? [] : [(Kind.unbounded, growth.unbounded)]
        return (unbounded + growth.ambiguous.map { (.ambiguous, $0) }).map { kind, texts in
            LayoutFlaw(kind: kind, screen: scene.name, device: device.name, texts: texts)
        }
    }
}
