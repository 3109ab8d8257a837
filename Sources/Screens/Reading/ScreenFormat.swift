// Formats of recorded screens. A new one needs one file, and one line in a list.

import Basics
import Catalogs

/// A format of files with screens.
package struct ScreenFormat: Sendable {
    /// Its name in messages.
    package let name: String
    /// Whether a text is of this format, as its beginning and its marks show.
    package let matches: @Sendable (SourceText) -> Bool
    /// Reads the screens of a text of this format.
    package let read: @Sendable (SourceText, ScreenFile) -> ScreenReading

    package init(
        _ name: String, matches: @escaping @Sendable (SourceText) -> Bool,
        read: @escaping @Sendable (SourceText, ScreenFile) -> ScreenReading
    ) {
        (self.name, self.matches, self.read) = (name, matches, read)
    }

    /// The formats that belong to no platform, the most special first; the last takes every text.
    package static let common: [ScreenFormat] = [.figma, .swell]
}

/// A file with screens, and what is known about it besides its contents.
package struct ScreenFile: Sendable {
    package let path: String
    /// The dots per inch of the screen, for formats that measure in pixels.
    package var density: Double?

    /// No screen is larger than this many bytes of any format.
    package static let mostBytes = 64 << 20

    package init(_ path: String, density: Double? = nil) { (self.path, self.density) = (path, density) }

    /// The name of a screen that has none of its own: that of the file, without a language at its end.
    package var screen: String {
        guard let tag = CatalogPath(path).languageAtEnd?.tag else { return CatalogPath(path).stem }
        let stem = CatalogPath(path).stem.dropLast(tag.count)
        return String(stem.last.map { "._-".contains($0) } ?? false ? stem.dropLast() : stem)
    }

    /// The language in the name of the file, for formats that do not state it: `login.de.xml`.
    package var locale: String? { CatalogPath(path).languageInName?.tag }
}

extension ScreenFormat {
    /// Swell's own format.
    static let swell = ScreenFormat("Swell", matches: { _ in true }) { text, file in
        do throws(Fault) {
            return ScreenJSON.read(try JSONDocument(text, path: file.path), file: file)
        } catch {
            return ScreenReading(faults: [error])
        }
    }
}
