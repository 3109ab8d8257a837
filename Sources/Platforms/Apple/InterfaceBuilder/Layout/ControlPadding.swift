// The room beside the text of a control, inside what constraints align.

import Basics
import Layouts

/// The padding of controls of a size in a design, learnt from saved frames and measured texts.
struct ControlPadding {
    private let role: TextRole
    /// `regular`, `small`, `mini` or `large`; nil for any.
    private let size: String?
    /// Nil for any.
    private let design: DesktopDesign?
    private let left: Double
    private let right: Double

    private init(
        _ role: TextRole, size: String? = nil, in design: DesktopDesign? = nil, left: Double, right: Double
    ) {
        self.role = role
        self.size = size
        self.design = design
        self.left = left
        self.right = right
    }

    /// Returns the padding of a control on macOS.
    static func desktop(_ role: TextRole, size: String, _ design: DesktopDesign) -> Insets {
        let row = desktop.first { row in
            row.role == role && (row.size == nil || row.size == size) && (row.design == nil || row.design == design)
        }
        return Insets(top: 0, left: row?.left ?? 0, bottom: 0, right: row?.right ?? 0)
    }

    /// The first row that matches counts.
    ///
    /// Checkboxes and popups have their mark on one side.
    private static let desktop: [ControlPadding] = [
        ControlPadding(.checkbox, size: "small", left: 18, right: 2),
        ControlPadding(.checkbox, in: .tahoe, left: 20, right: 1.7),
        ControlPadding(.checkbox, left: 20, right: 2),
        ControlPadding(.radioButton, size: "small", left: 18, right: 2),
        ControlPadding(.radioButton, in: .tahoe, left: 20, right: 1.7),
        ControlPadding(.radioButton, left: 20, right: 2),
        ControlPadding(.button, size: "small", left: 8.25, right: 8.25),
        ControlPadding(.button, in: .tahoe, left: 12, right: 12),
        ControlPadding(.button, left: 10, right: 10),
        ControlPadding(.popUp, left: 9, right: 24),
        ControlPadding(.segment, left: 8, right: 8),
        ControlPadding(.columnHeader, left: 4, right: 4),
        ControlPadding(.field, left: 3, right: 3),
        ControlPadding(.comboBox, left: 3, right: 22),
    ]
}

extension SceneReader {
    /// Returns the room beside the text of a box.
    func padding(of box: BoxIndex, _ role: TextRole) -> Insets {
        guard let node = nodes[box] else { return .zero }
        if document.platform == .appKit { return ControlPadding.desktop(role, size: controlSize(node), design) }
        guard role == .button else { return .zero }
        if let insets = tree.child(node, "inset", key: "contentEdgeInsets") {
            return Insets(
                top: tree.number("minY", insets) ?? 0, left: tree.number("minX", insets) ?? 0,
                bottom: tree.number("maxY", insets) ?? 0, right: tree.number("maxX", insets) ?? 0)
        }
        // Buttons with a configuration have a background.
        return tree.child(node, "buttonConfiguration") == nil ? .zero : Insets(top: 7, left: 12, bottom: 7, right: 12)
    }
}
