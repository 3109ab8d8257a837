// Why a font can't be had, and how that is worded.

import Basics

/// Why a font can't be had.
public enum FontError: Error, Hashable, Sendable {
    /// No font has the family; `needed` is what would do.
    case missingFamily(String, nearest: String?, needed: String)
    /// The family is there, and the words after it are those of a style.
    case styleInFamily(String, family: String, style: String, size: String)
    /// The family is there, and two sizes stand after it.
    case twoSizes(family: String, String, String)
    /// A file or folder that can't be read.
    case unreadable(String, FileError)
    /// A file that is no font.
    case noFont(String)
    /// A font file of which the end is missing.
    case cutShort(String, table: String)
    /// A file with fewer faces.
    case noFace(String, index: Int, count: Int)
    /// A folder without a font.
    case noFontsIn(String)
    /// An axis that the face does not have.
    case noAxis(String, family: String, axes: [String])

    /// The family that is missing, where one is.
    public var family: String? {
        switch self {
        case .missingFamily(let family, _, _), .styleInFamily(let family, _, _, _): family
        case .twoSizes, .unreadable, .noFont, .cutShort, .noFace, .noFontsIn, .noAxis: nil
        }
    }

    /// The error on one line, with the way out.
    public var message: String {
        switch self {
        case .missingFamily(let family, let nearest?, _):
            "there is no font family '\(family.shortened)' here\(Spelling.suggestion(nearest))"
        case .missingFamily(let family, nil, let needed):
            "there is no font family '\(family.shortened)' here; \(Self.install(needed)), or give a font's file instead: "
                + "'fonts/Name.ttf 17'"
        case .styleInFamily(_, let family, let style, let size):
            "the family is '\(family)', and '\(style)' stands after its size: '\(family) \(size) \(style)'"
        case .twoSizes(let family, let one, let other):
            "the family is '\(family)', and two sizes stand after it, \(one) and \(other); expected one: '\(family) \(other)'"
        case .unreadable(let path, let error):
            "\(path.shortened): \(error.words)"
        case .noFont(let path):
            "\(path.shortened): not a font that can be read; expected an OpenType or TrueType file (.ttf .otf .ttc .otc)"
        case .cutShort(let path, let table):
            "\(path.shortened): the font is cut short: its table '\(table)' lies beyond the end of the file; get the whole file"
        case .noFace(let path, let index, let count):
            "\(path.shortened): there is no face #\(index); expected one from #0 to #\(count - 1)"
        case .noFontsIn(let path):
            "\(path.shortened): there are no fonts in this folder; expected \(Self.extensions) files"
        case .noAxis(let tag, let family, let axes):
            "\(family) does not vary by '\(tag)'; "
                + (axes.isEmpty ? "expected a variable font" : "it does by \(axes.joined(separator: ", "))")
        }
    }

    private static var extensions: String { FontFiles.extensions.map { ".\($0)" }.joined(separator: " ") }

    private static func install(_ family: String) -> String {
        guard let package = FontPackage(family: family) else { return "install it" }
        let name = "'apt install \(package.debian)' or 'brew install --cask \(package.homebrew)'"
        return "install \(family) with \(name)"
    }
}
