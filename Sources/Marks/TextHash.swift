// The hash of a text in a manifest: it shows whether a catalog has changed since.

import Basics

extension MarkManifest {
    /// The number of hexadecimal digits of a hash.
    private static let digits = 12

    /// The hash of a text without marks, in UTF-8.
    public static func hash(of text: [UInt8]) -> String {
        text.withUnsafeBytes { String(SHA256.hex(of: $0).prefix(digits)) }
    }
}
