// Characters by their numbers.

/// Names characters by their numbers.
public enum CodePoint {
    /// A character's number as Unicode writes it: `U+0E02`.
    public static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
