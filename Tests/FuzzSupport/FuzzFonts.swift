// The fonts for measuring fuzzed texts: the project's own, so that the results are the same everywhere.

import Fonts
import Foundation
import TestSupport
import TextLayout

enum FuzzFonts {
    private static let stack: FontStack? = {
        let files = [Corpora.own.appending(path: "Fonts").path]
        guard let library = try? FontLibrary(files: files, fallbacks: [], usesInstalled: false) else { return nil }
        return (try? FontDescription("Boxes 17")).flatMap { try? library.stack($0) }
    }()

    /// Returns a new ruler for a locale; nil if the fonts are missing.
    static func ruler(_ locale: String) -> PointRuler? { stack.map { Typesetter().ruler($0, locale: locale) } }
}
