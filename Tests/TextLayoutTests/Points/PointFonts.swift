// The fonts that tests of widths ask for, as far as they are installed.

import Fonts
import Foundation
import TestSupport
import TextLayout

enum PointFonts {
    /// The project's own fonts, and those installed.
    static let library: FontLibrary? = try? FontLibrary(files: [Corpora.own.appending(path: "Fonts").path])

    /// The fonts for a description; nil where they are not there, or others stand in for them.
    static func stack(_ description: String) -> FontStack? {
        guard let font = try? FontDescription(description), let stack = try? library?.stack(font) else { return nil }
        return stack.estimate == nil ? stack : nil
    }

    /// The fonts for a description of the project's own fonts, with no others to fall back to.
    static func ownStack(_ description: String) -> FontStack? {
        (try? FontDescription(description)).flatMap { try? ownLibrary?.stack($0) }
    }

    private static let ownLibrary = try? FontLibrary(
        files: [Corpora.own.appending(path: "Fonts").path], usesInstalled: false)

    /// Whether all of some families are installed.
    static func has(_ families: String...) -> Bool { families.allSatisfy { stack($0) != nil } }

    /// A ruler that has measured nothing yet.
    static func ruler(_ description: String, locale: String = "en") throws -> PointRuler {
        guard let stack = stack(description) else { throw Missing(font: description) }
        return Typesetter().ruler(stack, locale: locale)
    }

    private struct Missing: Error {
        let font: String
    }
}

extension PointRuler {
    /// The width of a text.
    mutating func width(of text: String) -> Double { width(of: Array(text.utf8)[...]) }

    /// The runs of a text.
    mutating func runs(of text: String) -> [TextRun] { runs(of: Array(text.utf8)[...]) }
}
