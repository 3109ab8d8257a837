// The text of a string in source code, whatever its interpolations.

extension CodeNode {
    /// The text of a string, with a sign for each interpolation; nil if it is no string.
    public func stringText(interpolation: String) -> String? {
        guard kind == .string else { return nil }
        return stringParts.reduce(into: "") { text, part in
            switch part {
            case .text(let piece): text += piece
            case .interpolation: text += interpolation
            }
        }
    }
}
