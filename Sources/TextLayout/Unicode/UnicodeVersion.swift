// Which tables all measuring follows.

internal import CICU

/// The library whose tables measure, and the version of Unicode they follow.
public enum UnicodeVersion {
    /// ICU's own version, such as "72.1".
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
