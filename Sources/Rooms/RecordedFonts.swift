// How layouts would ask for what recorded screens show.

import Layouts
import Screens

extension FontRequest {
    /// The font that drew a text on a screen; its size is 0 if that is unknown.
    package init(_ font: RecordedFont?) {
        let face = font?.family.map { Face.named($0) } ?? .system
        self.init(face, size: font?.size ?? 0, weight: Int((font?.weight ?? 400).rounded()))
        isItalic = font?.isItalic ?? false
        spacing = font?.spacing ?? 0
    }
}

extension TextRole {
    /// The role of a text on a screen.
    package init(_ role: RecordedRole?) {
        self =
            switch role {
            case .button, .link: .button
            case .checkbox: .checkbox
            case .radioButton: .radioButton
            case .popUp: .popUp
            case .option, .menuItem: .menuItem
            case .field: .field
            case .textArea: .textArea
            case .tab: .tab
            case .columnHeader: .columnHeader
            case .placeholder: .placeholder
            case .tooltip: .tooltip
            case .accessibility: .accessibility
            case .title: .windowTitle
            case .label, .heading: .label
            case .other, nil: .other
            }
    }
}
