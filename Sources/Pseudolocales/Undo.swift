// Restores the text in the code from the text in a screenshot.

/// Restores originals, whatever styles they were generated in.
public enum Undo {
    /// The original of a text, as far as styles can be undone: other scripts cannot.
    public static func text(_ text: String) -> String {
        let (head, tail) = TextTail.split(text)
        return original(of: head) + tail
    }

    private static func original(of text: String) -> String {
        let visible = undo(["unbroken", "mirrored", "mirrored:isolates", "tall"], in: text)
        // Without look-alikes, brackets and a tail are the text's own, except those of `classic`.
        let hasLookAlikes = LookAlikes.undo(visible) != visible
        return undo(
            hasLookAlikes
                ? ["expanded", "bracketed", "expanded", "doubled", "accented"] : ["classic", "doubled", "wide"],
            in: visible)
    }

    /// Undoes styles, the one applied last first.
    private static func undo(_ names: [String], in text: String) -> String {
        let styles = try? StyleList.make(names, Pseudolocale.Recipe(tag: "en-PSEUDO"))
        return (styles ?? []).reduce(text) { $1.undo($0) }
    }
}
