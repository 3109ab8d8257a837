// The samples that a file declares for its placeholders.

/// A catalog's sample for a placeholder: `example="3"` of Android's `xliff:g`, `"example": "3"` of ARB.
public struct PlaceholderSample: Hashable, Sendable {
    /// The placeholder by its name (`user`), its position (`1`) or its spelling (`%1$s`).
    public let placeholder: String
    /// A text that may replace it.
    public let sample: String

    package init(_ placeholder: String, _ sample: String) {
        self.placeholder = placeholder
        self.sample = sample
    }
}
