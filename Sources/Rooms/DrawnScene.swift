// A scene as it looks in one language on one device.

import Drawing
import Layouts

/// A scene as it looks in one language on one device.
package struct DrawnScene: Sendable {
    package let scene: Scene
    package let locale: String
    package let device: Device
    /// Whether it is laid out from the right.
    package let isMirrored: Bool
    /// Where each box is, in the coordinates of the root.
    package let frames: [Frame]
    /// The texts that people see, in the order of the scene.
    package let texts: [DrawnText]

    /// Whether a text is cut that the source language shows whole.
    package var breaks: Bool { texts.contains { $0.state == .breaking } }
}

/// A drawing, and the layout behind it.
struct LaidOutScene {
    let drawing: DrawnScene
    let layout: SolvedScene
}

/// A scene in the source language, and whether its layout is the one that was saved.
struct OriginalScene {
    let source: LaidOutScene
    let saved: LazySavedFrames
}

/// The saved frames of a scene, solved only if something is cut.
final class LazySavedFrames {
    private let scene: Scene
    private lazy var frames = SavedFrames(of: scene)

    init(of scene: Scene) { self.scene = scene }

    func doubt(about box: BoxIndex) -> String? { frames.doubt(about: box) }
}

/// A text of a scene as it is drawn.
package struct DrawnText: Sendable {
    package enum State: Sendable {
        /// All of it is visible.
        case whole
        /// A part is lost, but that may be the same in the source language, or the room is not certain.
        case cut
        /// A part is lost in a room that is certain, and the source language is whole there.
        case breaking
    }

    package enum Side: Sendable { case left, center, right }

    /// The position of the text in its scene.
    package let slot: Int
    /// All of it, as it is in its catalog.
    package let text: String
    /// The room for its lines.
    package let room: Frame
    package let side: Side
    package let picture: TextPicture
    package internal(set) var state: State
    /// Whether it is in a view that is hidden until code shows it.
    package let isHidden: Bool
}
