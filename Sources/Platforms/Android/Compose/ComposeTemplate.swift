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
    /// No wider than a width.
    case limited(Double, ComposeTemplate)
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
}
