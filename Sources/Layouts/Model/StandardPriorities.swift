// Priorities that boxes have if nothing says otherwise.

extension Priority {
    package static let standardHugging = Priority(250)
    package static let standardResistance = Priority(750)
    /// What is stronger is required.
    static let strongestWish = Priority(999)
    /// Settles what nothing else decides.
    static let tieBreaker = Priority(25)
}

extension Priority {
    static let trackHugging = Priority(240)
    /// Members of a stack fill it across, unless a constraint of the document says otherwise.
    static let filling = Priority(999)
    /// A constraint of the document, or a long text, moves a member of a stack out of line.
    static let alignment = Priority(740)
    /// Distances are as small as possible, even if a stack around them would grow to the room that it has.
    static let collapse = Priority(51)
    /// Rows are no higher than they were saved, unless their contents need it.
    static let rowHeight = Priority(49)
    static let centering = Priority(149)
    /// Members of a stack have equal lengths, or proportional ones, unless a text may not be cut at all.
    static let shares = Priority(998)
    /// Windows grow for what resists more strongly than this.
    static let windowSize = Priority(500)
}
