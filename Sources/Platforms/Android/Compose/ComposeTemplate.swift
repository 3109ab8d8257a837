// How a component of a library arranges what it is given.

/// The parts of a component, and where they are.
indirect enum ComposeTemplate: Sendable {
    /// What one argument draws, in a style of the type scale; the last closure is `content`. Its texts may have no more
    /// lines than there is room for.
    case slot(String, style: String? = nil, lines: Int? = nil)
    case row([ComposeTemplate])
    /// Each as wide as the whole. What stands over each other on a screen is here, too: only widths count, and pictures
    /// show each by itself.
    case column([ComposeTemplate])
    /// As many in a row as an argument says.
    case grid
    /// A row whose children share its width equally.
    case shared(ComposeTemplate)
    /// With room at both sides, unless an argument says how much.
    case padded(Double, ComposeTemplate)
    /// As wide as what the others in a row leave.
    case filling(ComposeTemplate)
    /// As wide as it can be.
    case wide(ComposeTemplate)
    /// With room before or after it, if there is anything in it.
    case spaced(before: Double = 0, after: Double = 0, ComposeTemplate)
    /// It has a window of its own, as dialogs and menus have.
    case window(ComposeTemplate)
    /// It can be scrolled sideways.
    case sideways(ComposeTemplate)
    /// Something without a text, of a width.
    case drawing(Double)

    /// What only contains its last closure.
    static let content = ComposeTemplate.slot("content")

    /// Whether it leaves room at its sides, which an argument may change.
    var hasPadding: Bool {
        switch self {
        case .padded: true
        case .row(let parts), .column(let parts): parts.contains(where: \.hasPadding)
        case .shared(let part), .filling(let part), .wide(let part), .spaced(_, _, let part), .window(let part),
            .sideways(let part):
            part.hasPadding
        case .slot, .grid, .drawing: false
        }
    }

    /// Whether it sets the style of a text in it.
    var hasStyle: Bool {
        switch self {
        case .slot(_, let style, _): style != nil
        case .row(let parts), .column(let parts): parts.contains(where: \.hasStyle)
        case .shared(let part), .padded(_, let part), .filling(let part), .wide(let part), .spaced(_, _, let part),
            .window(let part), .sideways(let part):
            part.hasStyle
        case .grid, .drawing: false
        }
    }
}
