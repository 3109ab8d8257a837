// Which scalars are letters.

internal import CICU

/// Letters, by ICU's tables.
public enum Letters {
    /// Whether a scalar is a letter of any script.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool { cicu_is_letter(scalar.value) }

    /// The letter that a scalar is without its marks: `e` of `é`; itself where it has none.
    public static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(cicu_base_letter(scalar.value)) ?? scalar
    }
}
