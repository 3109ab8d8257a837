// From a text in a screenshot back to the text in the code.

/// Brings originals back, whichever styles they were made in.
public enum Undo {
    /// The original of a text, as far as styles can be undone: other scripts can't.
    public static func text(_ text: String) -> String {
        let recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        let order = ["unbroken", "mirrored", "tall", "classic", "wide", "accented", "expanded", "bracketed"]
        guard let styles = try? StyleList.make(order, recipe) else { return text }
        let undone = styles.reversed().reduce(text) { $1.undo($0) }
        return undone
    }
}
