// How far the frames of controls extend beyond what constraints align: shadows and the room around them.

import Basics
import Layouts

/// The overhang of controls of a style and size, in documents saved by a range of editor versions.
struct ControlOverhang {
    private let shape: BoxShape
    /// The style of its cell; nil for any.
    private let style: String?
    /// `regular`, `small`, `mini` or `large`; nil for any.
    private let size: String?
    private let versions: Range<Double>
    private let insets: Insets

    private init(
        _ shape: BoxShape, style: String? = nil, size: String? = nil, from first: Double = 0,
        before last: Double = .infinity, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
    ) {
        self.shape = shape
        self.style = style
        self.size = size
        versions = first..<last
        insets = Insets(top: top, left: left, bottom: bottom, right: right)
    }

    /// Returns the overhang of a control.
    static func insets(_ shape: BoxShape, style: String?, size: String, in document: NibDocument) -> Insets {
        let table = document.platform == .appKit ? desktop : touch
        let row = table.first { row in
            row.shape == shape && (row.style == nil || row.style == style) && (row.size == nil || row.size == size)
                && row.versions.contains(document.version)
        }
        return row?.insets ?? .zero
    }

    /// Since Xcode 26 frames of buttons are what one sees.
    private static let flat = 24400.0
    private static let bigSur = 18000.0

    private static let desktop: [ControlOverhang] = [
        ControlOverhang(.label, 0, 2, 0, 2),
        ControlOverhang(.checkbox, before: flat, 1, 2, 1, 0),
        ControlOverhang(.radioButton, before: flat, 1, 2, 1, 0),
        ControlOverhang(.button, style: "rounded", size: "small", before: bigSur, 4, 5, 5, 5),
        ControlOverhang(.button, style: "rounded", size: "small", before: flat, 4, 6, 5, 6),
        ControlOverhang(.button, style: "rounded", size: "mini", before: flat, 0, 1, 1, 1),
        ControlOverhang(.button, style: "rounded", before: bigSur, 4, 6, 7, 6),
        ControlOverhang(.button, style: "rounded", from: bigSur, before: flat, 5, 7, 7, 7),
        ControlOverhang(.button, style: "texturedRounded", before: flat, 0, 2, 0, 2),
        ControlOverhang(.helpButton, before: flat, 2, 3, 3, 2),
        ControlOverhang(.popUp, style: "rounded", size: "small", before: bigSur, 1, 3, 4, 3),
        ControlOverhang(.popUp, style: "rounded", size: "small", before: flat, 1, 4, 4, 4),
        ControlOverhang(.popUp, style: "rounded", size: "mini", before: flat, 0, 1, 0, 2),
        ControlOverhang(.popUp, style: "rounded", before: bigSur, 2, 2, 4, 3),
        ControlOverhang(.popUp, style: "rounded", before: flat, 2, 3, 4, 4),
        ControlOverhang(.popUp, style: "texturedRounded", before: flat, 0, 3, 0, 3),
        ControlOverhang(.comboBox, before: flat, 0, 0, 4, 3),
        ControlOverhang(.segments, style: "rounded", size: "mini", before: flat, 0, 1, 2, 1),
        ControlOverhang(.segments, style: "rounded", before: flat, 0, 2, 2, 2),
        ControlOverhang(.segments, style: "rounded momentary", before: flat, 1, 3, 2, 3),
        ControlOverhang(.segments, style: "roundRect momentary", before: flat, 0, 1, 0, 1),
        ControlOverhang(.slider, before: flat, 2, 2, 2, 2),
        ControlOverhang(.toggle, before: flat, 2, 2, 2, 2),
        ControlOverhang(.group, before: flat, 0, 3, 4, 3),
        ControlOverhang(.progress, before: flat, 0, 2, 0, 2),
    ]

    private static let touch: [ControlOverhang] = [
        ControlOverhang(.toggle, 0, 0, 0, 2),
        ControlOverhang(.slider, 0, 2, 1, 2),
        ControlOverhang(.segments, 0, 0, 1, 0),
    ]
}
