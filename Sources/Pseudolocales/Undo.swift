// From a text in a screenshot back to the text in the code.

/// Brings originals back, whichever styles they were made in.
public enum Undo {
    /// The original of a text, as far as styles can be undone: other scripts can't.
    public static func text(_ text: String) -> String {
        let (head, tail) = TextTail.split(text)
        return original(of: head) + tail
    }

    private static func original(of text: String) -> String {
        let visible = undo(["unbroken", "mirrored", "mirrored:isolates", "tall"], in: text)
        // Brackets and the end of a text without look-alikes are its own, but for those of `classic`.
        let hasLookAlikes = LookAlikes.undo(visible) != visible
        return undo(
            hasLookAlikes
                ? ["expanded", "bracketed", "expanded", "doubled", "accented"] : ["classic", "doubled", "wide"],
            in: visible)
    }

    /// Undoes styles, the one that was applied last first.
    private static func undo(_ names: [String], in text: String) -> String {
        let styles = try? StyleList.make(names, Pseudolocale.Recipe(tag: "en-PSEUDO"))
        return (styles ?? []).reduce(text) { $1.undo($0) }
    }
}
