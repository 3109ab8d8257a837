// Why a font is not available, and the messages for it.

import Basics

/// Why a font is not available.
public enum FontError: Error, Hashable, Sendable {
    /// No font has the family; `needed` is a family to install.
    case missingFamily(String, nearest: String?, needed: String)
    /// The family exists, but the words of a style follow its name.
    case styleInFamily(String, family: String, style: String, size: String)
    /// The family exists, but two sizes follow it.
    case twoSizes(family: String, String, String)
    /// A file or folder is unreadable.
    case unreadable(String, FileError)
    /// A file is not a font.
    case noFont(String)
    /// A font file is truncated.
    case cutShort(String, table: String)
    /// A file has fewer faces.
    case noFace(String, index: Int, count: Int)
    /// A folder contains no font.
    case noFontsIn(String)
    /// The face does not have an axis.
    case noAxis(String, family: String, axes: [String])

    /// The missing family, if one is missing.
    public var family: String? {
        switch self {
        case .missingFamily(let family, _, _), .styleInFamily(let family, _, _, _): family
        case .twoSizes, .unreadable, .noFont, .cutShort, .noFace, .noFontsIn, .noAxis: nil
        }
    }

    /// The error on one line, with a solution.
    public var message: String {
        switch self {
        case .missingFamily(let family, let nearest?, _):
            "font family '\(family.shortened)' not found\(Spelling.suggestion(nearest))"
        case .missingFamily(let family, nil, let needed):
            "font family '\(family.shortened)' not found; \(Self.install(needed)), or specify a font file: "
                + "'fonts/Name.ttf 17'"
        case .styleInFamily(_, let family, let style, let size):
            "the family is '\(family)'; put '\(style)' after the size: '\(family) \(size) \(style)'"
        case .twoSizes(let family, let one, let other):
            "two sizes follow the family '\(family)', \(one) and \(other); expected one: '\(family) \(other)'"
        case .unreadable(let path, let error):
            "\(path.shortened): \(error.words)"
        case .noFont(let path):
            "\(path.shortened): not a readable font; expected an OpenType or TrueType file (.ttf .otf .ttc .otc)"
        case .cutShort(let path, let table):
            "\(path.shortened): the font is truncated: its table '\(table)' is beyond the end of the file; "
                + "get the complete file"
        case .noFace(let path, let index, let count):
            "\(path.shortened): there is no face #\(index); expected one from #0 to #\(count - 1)"
        case .noFontsIn(let path):
            "\(path.shortened): there are no fonts in this folder; expected \(Self.extensions) files"
        case .noAxis(let tag, let family, let axes):
            "\(family) has no variation axis '\(tag)'; "
                + (axes.isEmpty ? "expected a variable font" : "expected one of \(axes.joined(separator: ", "))")
        }
    }

    private static var extensions: String { FontFiles.extensions.map { ".\($0)" }.joined(separator: " ") }

    private static func install(_ family: String) -> String {
        guard let package = FontPackage(family: family) else { return "install it" }
        let name = "'apt install \(package.debian)' or 'brew install --cask \(package.homebrew)'"
        return "install \(family) with \(name)"
    }
}
