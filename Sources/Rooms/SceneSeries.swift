// A scene in all languages of its document.

import Layouts

/// A scene as it looks in the languages of its document.
package struct SceneSeries: Sendable {
    package let scene: Scene
    /// The path of its document.
    package let document: String
    /// The paths of the catalogs with its keys, the document included.
    package let catalogs: [String]
    package let views: [SceneView]
    /// The languages, the source first, then the others in order, then the pseudo-locales.
    package let languages: [SceneLanguage]

    package init(
        _ scene: Scene, document: String, catalogs: [String], views: [SceneView], languages: [SceneLanguage]
    ) {
        (self.scene, self.document, self.catalogs) = (scene, document, catalogs)
        (self.views, self.languages) = (views, languages)
    }

    /// The drawings of the source language, by view.
    package var source: [DrawnScene?] { languages.first?.drawings ?? [] }
}

/// A device and a text size at which people see a scene.
package struct SceneView: Hashable, Sendable {
    package let device: Device
    /// The text size; nil for the default one.
    package let textSize: ChosenSize?

    package init(_ device: Device, textSize: ChosenSize? = nil) {
        (self.device, self.textSize) = (device, textSize)
    }
}

/// A scene in one language.
package struct SceneLanguage: Sendable {
    package let locale: String
    /// The drawings by view; nil if the scene cannot be laid out.
    package let drawings: [DrawnScene?]
    /// What the app showed; nil if nobody took a picture.
    package let picture: ScreenPicture?

    package init(_ locale: String, drawings: [DrawnScene?], picture: ScreenPicture? = nil) {
        (self.locale, self.drawings, self.picture) = (locale, drawings, picture)
    }
}

extension SceneView {
    /// The views of a scene that a report shows: windows in the size that they have, and screens of several widths; at a
    /// larger text size, too, if some text follows it.
    static func all(of scene: Scene, on screens: [Device]) -> [SceneView] {
        let devices = scene.devices(of: screens).filter { $0.name != Device.smallestWindow.name }
        let sizes: [ChosenSize?] = scene.texts.contains { $0.font.followsTextSize } ? [nil, .apple(.ax3)] : [nil]
        return sizes.flatMap { size in devices.map { SceneView($0, textSize: size) } }
    }
}
