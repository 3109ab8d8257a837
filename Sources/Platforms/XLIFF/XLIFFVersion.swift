// The version of an XLIFF file, according to its first tag.

import Catalogs

enum XLIFFVersion {
    private static let secondNamespace: StaticString = "urn:oasis:names:tc:xliff:document:2."

    /// Whether a file that begins like this has version 2, which shares only its name with version 1.
    static func isSecond(_ head: [UInt8]) -> Bool {
        let text = SourceText(head)
        guard let tag = root(text.utf8), tag.isNamed("xliff") else { return false }
        if let version = tag.text("version") { return isSecond(version) }
        return tag.attributes.contains { text.utf8.has(secondNamespace, at: $0.value.lowerBound) }
    }

    /// Whether a version is 2.0, 2.1 or another 2.x.
    static func isSecond(_ version: String) -> Bool { version.hasPrefix("2.") }

    /// Returns the first tag, skipping declarations, comments and instructions.
    static func root(_ utf8: [UInt8]) -> XMLTag? {
        var at = 0
        while let start = utf8.firstOffset(of: UInt8(ascii: "<"), in: at..<utf8.count) {
            let piece = XMLPiece(utf8, at: start, end: utf8.count)
            if piece.kind == .tag, !utf8.has("<!", at: start) { return XMLTag(utf8, start..<piece.end) }
            at = piece.end
        }
        return nil
    }
}
