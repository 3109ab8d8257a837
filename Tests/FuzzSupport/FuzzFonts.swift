// The fonts that fuzzed texts are measured in: the project's own, so that it is the same everywhere.

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

    /// A fresh ruler for a locale; nil where the fonts are not there.
    static func ruler(_ locale: String) -> PointRuler? { stack.map { Typesetter().ruler($0, locale: locale) } }
}
