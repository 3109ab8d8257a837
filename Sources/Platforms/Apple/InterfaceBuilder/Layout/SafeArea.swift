// What the edges of a device's screen cover.

import Basics
import Layouts

/// The safe areas of devices as editors simulate them.
enum SafeArea {
    /// Editors of these versions leave out a status bar without a notch.
    private static let withoutStatusBar = 15000.0..<21600

    /// The heights of screens whose corners are not rounded.
    private static let heights: [String: Double] = [
        "retina3_5": 480, "retina4_0": 568, "retina4_7": 667, "retina5_5": 736,
    ]

    /// What covers the sides of landscape screens that differ from the first one with a notch.
    private static let sides: [String: Double] = [
        "retina6_0": 47, "retina6_7": 47, "retina6_12": 59, "retina6_72": 59,
    ]

    /// Returns what is covered of a view that is as high as the screen.
    ///
    /// Editors simulate nothing on smaller views, and the bars of older documents on all views.
    static func insets(of frame: Frame, in document: NibDocument) -> Insets {
        let device = document.device
        if device.isTelevision { return Insets(top: 60, left: 80, bottom: 60, right: 80) }
        guard device.isRounded else {
            let height = device.isTablet ? 768 : heights[device.name] ?? 480
            let hasBar =
                frame.height >= height && !withoutStatusBar.contains(document.version) || !document.usesSafeAreas
            return Insets(top: hasBar ? 20 : 0, left: 0, bottom: 0, right: 0)
        }
        if device.isTablet { return Insets(top: 24, left: 0, bottom: 20, right: 0) }
        if device.isLandscape {
            let side = sides[device.name] ?? 44
            return frame.width < 812 ? .zero : Insets(top: 0, left: side, bottom: 21, right: side)
        }
        return frame.height < 812 ? .zero : Insets(top: 44, left: 0, bottom: 34, right: 0)
    }
}
