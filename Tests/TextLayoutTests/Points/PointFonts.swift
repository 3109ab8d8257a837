// The fonts for tests of widths, if they are installed.

import Fonts
import Foundation
import TestSupport
import TextLayout

enum PointFonts {
    /// The project's own fonts, and those installed.
    static let library: FontLibrary? = try? FontLibrary(files: [Corpora.own.appending(path: "Fonts").path])

    /// Returns the fonts for a description; nil if they are not installed, or are substituted.
    static func stack(_ description: String) -> FontStack? {
        guard let font = try? FontDescription(description), let stack = try? library?.stack(font) else { return nil }
        return stack.estimate == nil ? stack : nil
    }

    /// Returns the fonts for a description of the project's own fonts, without other fallbacks.
    static func ownStack(_ description: String) -> FontStack? {
        (try? FontDescription(description)).flatMap { try? ownLibrary?.stack($0) }
    }

    private static let ownLibrary = try? FontLibrary(
        files: [Corpora.own.appending(path: "Fonts").path], usesInstalled: false)

    /// Whether all of some families are installed.
    static func has(_ families: String...) -> Bool { families.allSatisfy { stack($0) != nil } }

    /// Returns a new ruler.
    static func ruler(_ description: String, locale: String = "en") throws -> PointRuler {
        guard let stack = stack(description) else { throw Missing(font: description) }
        return Typesetter().ruler(stack, locale: locale)
    }

    private struct Missing: Error {
        let font: String
    }
}

extension PointRuler {
    /// Returns the width of a text.
    mutating func width(of text: String) -> Double { width(of: Array(text.utf8)[...]) }

    /// Returns the runs of a text.
    mutating func runs(of text: String) -> [TextRun] { runs(of: Array(text.utf8)[...]) }
}
