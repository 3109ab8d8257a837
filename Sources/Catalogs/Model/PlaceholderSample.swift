// What a file says will stand in the place of its placeholders.

/// What a catalog says of a placeholder: `example="3"` of Android's `xliff:g`, `"example": "3"` of ARB.
public struct PlaceholderSample: Hashable, Sendable {
    /// The placeholder by its name (`user`), its position (`1`) or its spelling (`%1$s`).
    public let placeholder: String
    /// What may stand in its place.
    public let sample: String

    package init(_ placeholder: String, _ sample: String) {
        self.placeholder = placeholder
        self.sample = sample
    }
}
