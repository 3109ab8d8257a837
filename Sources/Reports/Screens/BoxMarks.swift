// What each kind of control looks like in a wireframe.

import Layouts

extension BoxShape {
    /// The marks of a control from back to front; `isBare` is whether only its contents show, `isTall`
    /// whether it stands upright.
    func marks(isBare: Bool, isTall: Bool) -> [BoxMark] {
        switch self {
        case .plain, .guide, .label, .stack, .grid, .cell: []
        case .button: isBare ? [] : [.fill(.solid, corner: 6)]
        case .helpButton: [.pill(.solid), .line(Self.question, .sign)]
        case .checkbox:
            [.rectangle(Self.mark.0, Self.mark.1, corner: 3, .solid), .upright(Self.middleOfMark, Self.check, .sign)]
        case .radioButton: [.ellipse(Self.mark.0, Self.mark.1, .solid), .ellipse(Self.dot.0, Self.dot.1, .accent)]
        case .popUp: [.fill(.solid, corner: 6), .line(Self.up, .sign), .line(Self.down, .sign)]
        case .comboBox: [.fill(.panel, corner: 3), .line(Self.opened, .sign)]
        case .field: [.fill(.panel, corner: 3)]
        case .searchField: [.pill(.panel), .ellipse(Self.lens.0, Self.lens.1, .sign), .line(Self.handle, .sign)]
        case .textArea: [.fill(.panel)]
        case .segments: [.fill(.solid, corner: 7)]
        case .toggle: [.pill(.accent), .ellipse(Self.switched.0, Self.switched.1, .knob)]
        case .slider:
            [.line(Self.track, .edge), .line(Self.filled, .sign), .ellipse(Self.thumb.0, Self.thumb.1, .knob)]
        case .stepper: [.fill(.solid, corner: 6)] + (isTall ? Self.arrows : Self.signs).map { .line($0, .sign) }
        case .progress:
            [
                .rectangle(Self.bar.0, Self.bar.1, corner: 2, .solid),
                .rectangle(Self.bar.0, Self.done, corner: 2, .accent),
            ]
        case .spinner: [.ellipse(Self.wheel.0, Self.wheel.1, .dashed)]
        case .image: [.fill(.edge), .line(Self.falling, .edge), .line(Self.rising, .edge)]
        case .picker: [.fill(.panel, corner: 6), .rectangle(Self.chosen.0, Self.chosen.1, corner: 0, .soft)]
        case .separator: [.line(Self.middle(isTall ? .vertical : .horizontal), .edge)]
        case .group: [.rectangle(BoxPoint(.start(), .start()), BoxPoint(.end(), .end()), corner: 5, .edge)]
        case .tabs: [.rectangle(BoxPoint(.start(), .start(11)), BoxPoint(.end(), .end()), corner: 5, .edge)]
        case .scroll: isBare ? [] : [.fill(.edge)]
        case .custom: [.fill(.dashed)]
        case .table, .bar: [.fill(.soft)]
        case .tableHeader, .columnHeader: []
        case .row: [.fill(.panel), .line(Self.separator, .edge)]
        case .web: [.fill(.panel), .line(Self.falling, .dashed)]
        }
    }

    // MARK: Points

    private static func middle(_ axis: Axis) -> [BoxPoint] {
        axis == .horizontal
            ? [BoxPoint(.start(), .middle()), BoxPoint(.end(), .middle())]
            : [BoxPoint(.middle(), .start()), BoxPoint(.middle(), .end())]
    }

    /// The box of a checkbox or radio button, before its text.
    private static let mark = (BoxPoint(.start(1), .middle(-7)), BoxPoint(.start(15), .middle(7)))
    private static let dot = (BoxPoint(.start(5), .middle(-3)), BoxPoint(.start(11), .middle(3)))
    private static let check = [
        BoxPoint(.start(-3.5), .start()), BoxPoint(.start(-1), .start(3)), BoxPoint(.start(4), .start(-4)),
    ]
    private static let middleOfMark = BoxPoint(.start(8), .middle())
    private static let question = [
        BoxPoint(.middle(-3), .middle(-2)), BoxPoint(.middle(-1), .middle(-5)), BoxPoint(.middle(2), .middle(-4)),
        BoxPoint(.middle(2.5), .middle(-2)), BoxPoint(.middle(), .middle()), BoxPoint(.middle(), .middle(2.5)),
        BoxPoint(.middle(), .middle(4.5)),
    ]
    private static let up = [
        BoxPoint(.end(-15), .middle(-2)), BoxPoint(.end(-11.5), .middle(-5)), BoxPoint(.end(-8), .middle(-2)),
    ]
    private static let down = [
        BoxPoint(.end(-15), .middle(2)), BoxPoint(.end(-11.5), .middle(5)), BoxPoint(.end(-8), .middle(2)),
    ]
    private static let opened = [
        BoxPoint(.end(-15), .middle(-2)), BoxPoint(.end(-11.5), .middle(2)), BoxPoint(.end(-8), .middle(-2)),
    ]
    private static let lens = (BoxPoint(.start(7), .middle(-5)), BoxPoint(.start(15), .middle(3)))
    private static let handle = [BoxPoint(.start(14), .middle(2)), BoxPoint(.start(17.5), .middle(5.5))]
    private static let switched = (BoxPoint(.part(0.42), .start(2)), BoxPoint(.end(-2), .end(-2)))
    private static let track = [BoxPoint(.start(2), .middle()), BoxPoint(.end(-2), .middle())]
    private static let filled = [BoxPoint(.start(2), .middle()), BoxPoint(.middle(), .middle())]
    private static let thumb = (BoxPoint(.middle(-8), .middle(-8)), BoxPoint(.middle(8), .middle(8)))
    /// Minus and plus.
    private static let signs = [
        [BoxPoint(.part(0.15), .middle()), BoxPoint(.part(0.35), .middle())],
        [BoxPoint(.part(0.65), .middle()), BoxPoint(.part(0.85), .middle())],
        [BoxPoint(.part(0.75), .middle(-5)), BoxPoint(.part(0.75), .middle(5))],
    ]
    private static let arrows = [
        [BoxPoint(.middle(-3), .middle(-3)), BoxPoint(.middle(), .middle(-6)), BoxPoint(.middle(3), .middle(-3))],
        [BoxPoint(.middle(-3), .middle(3)), BoxPoint(.middle(), .middle(6)), BoxPoint(.middle(3), .middle(3))],
    ]
    private static let wheel = (BoxPoint(.middle(-9), .middle(-9)), BoxPoint(.middle(9), .middle(9)))
    private static let bar = (BoxPoint(.start(), .middle(-2.5)), BoxPoint(.end(), .middle(2.5)))
    private static let done = BoxPoint(.part(0.6), .middle(2.5))
    private static let falling = [BoxPoint(.start(), .start()), BoxPoint(.end(), .end())]
    private static let rising = [BoxPoint(.start(), .end()), BoxPoint(.end(), .start())]
    /// The line below a row.
    private static let separator = [BoxPoint(.start(16), .end()), BoxPoint(.end(), .end())]
    private static let chosen = (BoxPoint(.start(), .middle(-16)), BoxPoint(.end(), .middle(16)))
}
