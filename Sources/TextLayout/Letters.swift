// Which scalars are letters.

internal import CICU

/// Letters, by ICU's tables.
public enum Letters {
    /// Whether a scalar is a letter of any script.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool { cicu_is_letter(scalar.value) }
}
