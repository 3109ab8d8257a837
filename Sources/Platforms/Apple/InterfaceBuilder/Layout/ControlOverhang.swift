// How far the frames of controls extend beyond what constraints align: shadows and the room around them.

import Basics
import Layouts

/// The overhang of controls of a style and size in a design.
struct ControlOverhang {
    private let shape: BoxShape
    /// The style of its cell; nil for any.
    private let style: String?
    /// `regular`, `small`, `mini` or `large`; nil for any.
    private let size: String?
    /// Nil for any.
    private let design: DesktopDesign?
    private let insets: Insets

    private init(
        _ shape: BoxShape, style: String? = nil, size: String? = nil, in design: DesktopDesign? = nil, top: Double = 0,
        left: Double = 0, bottom: Double = 0, right: Double = 0
    ) {
        self.shape = shape
        self.style = style
        self.size = size
        self.design = design
        insets = Insets(top: top, left: left, bottom: bottom, right: right)
    }

    /// Returns the overhang of a control on macOS.
    static func desktop(_ shape: BoxShape, style: String?, size: String, _ design: DesktopDesign) -> Insets {
        if design == .tahoe, shape != .label, shape != .separator, shape != .group { return .zero }
        return desktop.first { row in
            row.shape == shape && (row.style == nil || row.style == style) && (row.size == nil || row.size == size)
                && (row.design == nil || row.design == design)
        }?.insets ?? .zero
    }

    /// Returns the overhang of a control on iOS and tvOS.
    static func touch(_ shape: BoxShape) -> Insets { touch.first { $0.shape == shape }?.insets ?? .zero }

    /// The first row that matches counts.
    private static let desktop: [ControlOverhang] = [
        ControlOverhang(.label, left: 2, right: 2),
        ControlOverhang(.checkbox, size: "small", top: 1, left: 1, bottom: 1),
        ControlOverhang(.checkbox, size: "large", top: 1, left: 3, bottom: 1),
        ControlOverhang(.checkbox, in: .catalina, top: 1, left: 2, bottom: 1, right: 2),
        ControlOverhang(.checkbox, top: 1, left: 2, bottom: 1),
        ControlOverhang(.radioButton, size: "small", top: 1, left: 1, bottom: 1),
        ControlOverhang(.radioButton, size: "large", top: 1, left: 3, bottom: 1),
        ControlOverhang(.radioButton, in: .catalina, top: 1, left: 2, bottom: 1, right: 2),
        ControlOverhang(.radioButton, top: 1, left: 2, bottom: 1),
        ControlOverhang(.button, style: "rounded", size: "small", in: .catalina, top: 4, left: 5, bottom: 5, right: 5),
        ControlOverhang(.button, style: "rounded", size: "small", top: 4, left: 6, bottom: 5, right: 6),
        ControlOverhang(.button, style: "rounded", size: "mini", left: 1, bottom: 1, right: 1),
        ControlOverhang(.button, style: "rounded", size: "large", in: .bigSur, top: 5, left: 6, bottom: 7, right: 6),
        ControlOverhang(.button, style: "circular", top: 5, left: 6, bottom: 7, right: 6),
        ControlOverhang(.button, style: "rounded", in: .catalina, top: 4, left: 6, bottom: 7, right: 6),
        ControlOverhang(.button, style: "rounded", top: 5, left: 7, bottom: 7, right: 7),
        ControlOverhang(.button, style: "texturedRounded", top: 1, left: 2, bottom: 2, right: 2),
        ControlOverhang(.button, style: "regularSquare", size: "large", top: 3, left: 3, bottom: 3, right: 3),
        ControlOverhang(.helpButton, size: "small", top: 1, left: 1, bottom: 2, right: 1),
        ControlOverhang(.helpButton, top: 1, left: 3, bottom: 4, right: 2),
        ControlOverhang(.popUp, style: "rounded", size: "small", in: .catalina, top: 1, left: 3, bottom: 4, right: 3),
        ControlOverhang(.popUp, style: "rounded", size: "small", top: 1, left: 4, bottom: 4, right: 4),
        ControlOverhang(.popUp, style: "rounded", size: "mini", left: 1, right: 2),
        ControlOverhang(.popUp, style: "rounded", size: "large", in: .bigSur, top: 1, left: 5, bottom: 5, right: 5),
        ControlOverhang(.popUp, style: "rounded", in: .catalina, top: 1, left: 2, bottom: 4, right: 3),
        ControlOverhang(.popUp, style: "rounded", top: 1, left: 3, bottom: 4, right: 4),
        ControlOverhang(.popUp, style: "texturedRounded", left: 3, right: 3),
        ControlOverhang(.comboBox, bottom: 4, right: 3),
        ControlOverhang(.segments, style: "rounded", size: "mini", left: 1, bottom: 2, right: 1),
        ControlOverhang(.segments, style: "rounded", size: "small", top: 1, left: 2, bottom: 2, right: 2),
        ControlOverhang(.segments, style: "rounded", top: 1, left: 2, bottom: 1, right: 2),
        ControlOverhang(.segments, style: "rounded momentary", top: 1, left: 3, bottom: 1, right: 3),
        ControlOverhang(.segments, style: "roundRect momentary", top: 1, left: 1, bottom: 1, right: 1),
        ControlOverhang(.segments, style: "separated momentary", left: 3, right: 3),
        ControlOverhang(.picker, right: 3),
        ControlOverhang(.slider, size: "small", top: 2, left: 2, bottom: 2, right: 2),
        ControlOverhang(.slider, top: 2, left: 2, bottom: 6, right: 2),
        ControlOverhang(.toggle, size: "mini"),
        ControlOverhang(.toggle, top: 1, left: 2, bottom: 2, right: 2),
        ControlOverhang(.group, style: "noTitle", top: 2, left: 3, bottom: 4, right: 3),
        ControlOverhang(.group, left: 3, bottom: 4, right: 3),
        ControlOverhang(.separator, style: "horizontal", top: 2, bottom: 2),
        ControlOverhang(.separator, style: "vertical", left: 2, right: 2),
        ControlOverhang(.tabs, style: "noTabsNoBorder"),
        ControlOverhang(.tabs, style: "noTabsLineBorder"),
        ControlOverhang(.tabs, style: "noTabsBezelBorder"),
        ControlOverhang(.tabs, top: 6, left: 7, bottom: 10, right: 7),
        ControlOverhang(.progress, left: 2, right: 2),
    ]

    private static let touch: [ControlOverhang] = [
        ControlOverhang(.toggle, right: 2),
        ControlOverhang(.slider, left: 2, bottom: 1, right: 2),
        ControlOverhang(.segments, bottom: 1),
    ]
}
