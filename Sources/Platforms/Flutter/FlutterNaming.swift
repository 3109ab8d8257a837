// How Dart names the keys of application resource bundles: by the getters that tools generate.

import Basics

extension KeyNaming {
    static let flutter = KeyNaming(extensions: ["dart"], isGenerated: isGeneratedDart)

    /// Whether gen-l10n or intl_utils wrote a file.
    @Sendable private static func isGeneratedDart(_ code: [UInt8]) -> Bool {
        code.firstOffset(of: "Intl.message(") != nil || code.firstOffset(of: "MessageLookupByLibrary") != nil
            || code.firstOffset(of: "LocalizationsDelegate<") != nil && code.firstOffset(of: "String get ") != nil
            || code.firstOffset(of: "as intl;") != nil && code.firstOffset(of: "String get ") != nil
    }
}
