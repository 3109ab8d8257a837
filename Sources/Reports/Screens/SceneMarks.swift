// What is drawn around scenes, boxes and texts.

import Layouts
import Rooms

extension Scene {
    /// The marks behind the contents of the scene.
    var ground: [BoxMark] {
        switch root {
        case .window: Self.windowMarks
        case .screen where boxes[0].shape == .table: [.fill(.panel, corner: 10), .fill(.soft, corner: 10)]
        case .screen: [.fill(.panel, corner: 10)]
        case .cell: [.fill(.panel)]
        case .view: [.fill(.panel, corner: 3)]
        }
    }

    /// A window with a title bar above its contents.
    private static let windowMarks: [BoxMark] = {
        let bar = ScreenSize.titleBar
        let buttons = (0..<3).map { place -> BoxMark in
            let x = 10 + Double(place) * 18
            return .ellipse(
                BoxPoint(.start(x), .start(8 - bar)), BoxPoint(.start(x + 11), .start(19 - bar)), .solid)
        }
        let surface = BoxMark.rectangle(
            BoxPoint(.start(), .start(-bar)), BoxPoint(.end(), .end()), corner: 8, .panel)
        return [surface] + buttons + [.line([BoxPoint(.start(), .start()), BoxPoint(.end(), .start())], .edge)]
    }()

    /// The marks of a box in a frame, with the first text that it shows.
    func marks(of index: BoxIndex, in frame: Frame, showing text: DrawnText?) -> [BoxMark] {
        boxes[index].shape.marks(isBare: isBare(index, showing: text), isTall: frame.height > frame.width)
    }

    /// Whether a control is nothing but its contents: buttons without room around their text, lists that fill a screen.
    private func isBare(_ index: BoxIndex, showing text: DrawnText?) -> Bool {
        if boxes[index].shape == .scroll { return root == .screen }
        guard let text else { return false }
        return boxes[index].overhang == .zero && texts[text.slot].padding == .zero
    }

    /// Whether a box hides what is outside of it.
    func clips(_ index: BoxIndex) -> Bool { boxes[index].shape == .scroll && root != .screen }

    /// The bottom of the bars at the top of a screen; nil if there are none.
    func barEdge(in frames: [Frame]) -> Double? {
        guard root == .screen else { return nil }
        for (index, box) in boxes.enumerated() where box.parent == 0 {
            if case .guide(.safeArea) = box.placement, frames[index].y > 0 { return frames[index].y }
        }
        return nil
    }
}

extension TextRole {
    /// The marks behind the text of a part of a control.
    var marks: [BoxMark] {
        switch self {
        case .tab: [.rectangle(BoxPoint(.start(-6), .start()), BoxPoint(.end(6), .end()), corner: 0, .solid)]
        case .segment: [.line([BoxPoint(.start(-4), .start(4)), BoxPoint(.start(-4), .end(-4))], .edge)]
        case .columnHeader:
            [.rectangle(BoxPoint(.start(-4), .start(-2)), BoxPoint(.end(4), .end(2)), corner: 0, .solid)]
        case .label, .button, .checkbox, .radioButton, .popUp, .field, .textArea, .groupTitle, .menuItem, .placeholder,
            .tooltip, .barButton, .navigationTitle, .sectionTitle, .windowTitle, .accessibility, .comboBox, .other:
            []
        }
    }
}

extension TextSlot {
    /// The color of the text in its box.
    func style(in box: Box) -> ScreenStyle {
        switch withoutRoom {
        case .placeholder, .dummy, .code: return .dim
        default: break
        }
        switch role {
        case .sectionTitle: return .words
        case .barButton: return .link
        case .button: return box.overhang == .zero && padding == .zero ? .link : .ink
        default: return .ink
        }
    }
}
