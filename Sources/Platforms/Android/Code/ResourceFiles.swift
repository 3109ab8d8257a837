// The layouts, menus and settings of an app by the names that code has for them.

import Basics
import Catalogs
import Code

/// A file that arranges what users see: a layout, a menu or a screen of settings.
public struct ResourceFile: Hashable, Sendable {
    /// Its kind and its name, as others refer to it: `layout/menu_main`.
    public let name: String
    /// What follows the kind in its folder: `land-v21`; empty in most.
    public let qualifiers: String

    /// Reads a path; nil if the file is something else.
    public init?(path: String) {
        let path = CatalogPath(path)
        guard path.extension == "xml" else { return nil }
        let parts = CatalogPath(String(path.folder.dropLast())).name.split(separator: "-", maxSplits: 1)
        guard let kind = parts.first, Self.kinds.contains(String(kind)) else { return nil }
        name = "\(kind)/\(path.stem)"
        qualifiers = parts.count > 1 ? String(parts[1]) : ""
    }

    /// Whether it arranges views, whose sides may depend on the direction of writing.
    public var isLayout: Bool { name.hasPrefix("layout/") }

    /// Whether libraries look for it by its name, and show it in place of their own.
    public var isOfLibrary: Bool { AndroidKeptNames.prefixes.contains { stem.hasPrefix($0) } }

    /// The words, or pairs of them, that stand in code which shows it: its name, and those of classes that Android
    /// generates.
    ///
    /// `isAmbiguous` returns whether something else has the same name, too.
    public func wordsInCode(isAmbiguous: (String) -> Bool) -> [String] {
        let stem = String(stem)
        let binding = LayoutViews.bindingClass(of: stem)
        // A name of one word may be that of anything.
        let names =
            stem.contains("_") && !isAmbiguous(stem)
            ? [stem] : ["\(name.prefix { $0 != "/" }).\(stem)", "main.\(stem)"]
        return names + [binding, binding + "Model_"]
    }

    private var stem: Substring { name.split(separator: "/").last ?? "" }

    private static let kinds: Set = ["layout", "menu", "xml"]

    /// The names of the layouts, menus and settings to which a document refers, outside of comments.
    public static func names(in tree: SyntaxTree) -> Set<String> {
        var names: Set<String> = []
        var at = 0
        while let slash = tree.bytes.firstOffset(of: UInt8(ascii: "/"), in: at..<tree.bytes.count) {
            at = slash + 1
            guard let kind = kinds.first(where: { tree.bytes.isWord($0, before: slash) }) else { continue }
            while at < tree.bytes.count, tree.bytes[at].isNamePart { at += 1 }
            guard at > slash + 1, !tree.comments.contains(where: { $0.contains(slash) }) else { continue }
            names.insert("\(kind)/\(String(decoding: tree.bytes[slash + 1..<at], as: UTF8.self))")
        }
        return names
    }
}

extension [UInt8] {
    /// Whether a word ends at a position, as in `@layout/`.
    fileprivate func isWord(_ word: String, before end: Int) -> Bool {
        let start = end - word.utf8.count
        return start >= 0 && self[start..<end].elementsEqual(word.utf8) && !(start > 0 && self[start - 1].isNamePart)
    }
}
