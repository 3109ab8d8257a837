// Classifies scalars as letters.

internal import CICU

/// Letters, by ICU's tables.
public enum Letters {
    /// Whether a scalar is a letter of any script.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool { cicu_is_letter(scalar.value) }

    /// The letter of a scalar without its marks: `e` for `é`; the scalar itself if it has none.
    public static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(cicu_base_letter(scalar.value)) ?? scalar
    }
}
