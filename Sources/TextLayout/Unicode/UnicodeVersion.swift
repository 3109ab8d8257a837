// The versions of the tables used for measuring.

internal import CICU

/// The library whose tables measuring uses, and their Unicode version.
public enum UnicodeVersion {
    /// The version of ICU, such as "72.1".
    public static var icu: String { text(cicu_version) }

    /// The version of Unicode, such as "15.0".
    public static var unicode: String { text(cicu_unicode_version) }

    private static func text(_ write: (UnsafeMutablePointer<CChar>?) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CICU_VERSION_LENGTH)) { buffer in
            buffer.initialize(repeating: 0)
            write(buffer.baseAddress)
            return buffer.baseAddress.map { String(cString: $0) } ?? ""
        }
    }
}
