// The room beside the text of a control, inside what constraints align.

import Basics
import Layouts

/// The padding of controls of a style and size in a design, learnt from saved frames and measured texts.
struct ControlPadding {
    private let role: TextRole
    /// The style of its cell; nil for any.
    private let style: String?
    /// `regular`, `small`, `mini` or `large`; nil for any.
    private let size: String?
    /// Nil for any.
    private let design: DesktopDesign?
    private let left: Double
    private let right: Double

    private init(
        _ role: TextRole, style: String? = nil, size: String? = nil, in design: DesktopDesign? = nil, left: Double,
        right: Double
    ) {
        self.role = role
        self.style = style
        self.size = size
        self.design = design
        self.left = left
        self.right = right
    }

    /// Creates the padding of a control that has the same on both sides.
    private init(
        _ role: TextRole, style: String? = nil, size: String? = nil, in design: DesktopDesign? = nil, sides: Double
    ) {
        self.init(role, style: style, size: size, in: design, left: sides, right: sides)
    }

    /// Returns the padding of a control on macOS.
    static func desktop(_ role: TextRole, style: String?, size: String, _ design: DesktopDesign) -> Insets {
        let row = desktop.first { row in
            row.role == role && (row.style == nil || row.style == style ?? borderless)
                && (row.size == nil || row.size == size) && (row.design == nil || row.design == design)
        }
        return Insets(top: 0, left: row?.left ?? 0, bottom: 0, right: row?.right ?? 0)
    }

    /// The style of a control that documents give none.
    private static let borderless = "borderless"

    /// The first row that matches counts.
    ///
    /// Checkboxes and popups have their mark on one side.
    private static let desktop: [ControlPadding] = [
        ControlPadding(.checkbox, size: "small", in: .tahoe, left: 16, right: 1.8),
        ControlPadding(.checkbox, size: "small", left: 18, right: 2.1),
        ControlPadding(.checkbox, in: .tahoe, left: 20, right: 1.7),
        ControlPadding(.checkbox, left: 20, right: 3.6),
        ControlPadding(.radioButton, size: "small", in: .tahoe, left: 16, right: 1.8),
        ControlPadding(.radioButton, size: "small", left: 18, right: 2.1),
        ControlPadding(.radioButton, in: .tahoe, left: 20, right: 2.5),
        ControlPadding(.radioButton, left: 20, right: 3.6),
        ControlPadding(.button, style: "rounded", size: "small", in: .tahoe, sides: 10),
        ControlPadding(.button, style: "rounded", size: "small", sides: 8),
        ControlPadding(.button, style: "rounded", size: "mini", sides: 8),
        ControlPadding(.button, style: "rounded", size: "large", in: .tahoe, sides: 13.6),
        ControlPadding(.button, style: "rounded", in: .tahoe, sides: 12.2),
        ControlPadding(.button, style: "rounded", in: .catalina, sides: 14.1),
        ControlPadding(.button, style: "rounded", sides: 10.1),
        ControlPadding(.button, style: "roundedRect", sides: 7.3),
        ControlPadding(.button, style: "texturedRounded", size: "small", sides: 5.2),
        ControlPadding(.button, style: "texturedRounded", sides: 6.2),
        ControlPadding(.button, style: "inline", sides: 5.3),
        ControlPadding(.button, style: "smallSquare", sides: 3),
        ControlPadding(.button, style: borderless, sides: 2.2),
        ControlPadding(.button, sides: 10),
        ControlPadding(.popUp, size: "small", in: .tahoe, left: 12, right: 27.9),
        ControlPadding(.popUp, in: .tahoe, left: 12, right: 32.7),
        ControlPadding(.popUp, style: "roundedRect", left: 7, right: 14),
        ControlPadding(.popUp, size: "small", left: 8, right: 16.2),
        ControlPadding(.popUp, left: 9, right: 23.4),
        ControlPadding(.segment, sides: 8),
        ControlPadding(.columnHeader, sides: 4),
        ControlPadding(.field, sides: 3),
        ControlPadding(.comboBox, left: 3, right: 22),
    ]
}

extension SceneReader {
    /// Returns the room that even a long title leaves at its sides in a button; nil in other controls.
    ///
    /// Push buttons are made wider than they need to be. The mark of a checkbox and the arrow of a popup differ by the
    /// system.
    func leastPadding(of box: BoxIndex, _ role: TextRole) -> Insets? {
        guard document.platform == .appKit else { return nil }
        var padding = padding(of: box, role)
        switch role {
        case .button: (padding.left, padding.right) = (min(padding.left, 4), min(padding.right, 4))
        case .popUp: padding.right = max(0, padding.right - 5)
        case .checkbox, .radioButton: padding.right = 0
        default: return nil
        }
        return padding
    }

    /// Returns the room beside the text of a box.
    func padding(of box: BoxIndex, _ role: TextRole) -> Insets {
        guard let node = nodes[box] else { return .zero }
        if document.platform == .appKit {
            let style = controlStyle(node, scene.boxes[box].shape)
            return ControlPadding.desktop(role, style: style, size: controlSize(node), design)
        }
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
