// The picture of a recorded screen.

import Basics

/// A picture as PNG.
package struct ScreenPicture: Sendable {
    package let png: [UInt8]
    /// Its size in pixels.
    package let width: Int
    package let height: Int

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Creates a picture from a file; nil if the file is no PNG.
    package init?(_ png: [UInt8]) {
        // The signature, and the header: its length, its name, and the width and the height in four bytes each.
        guard png.count > 24, png.starts(with: Self.signature) else { return nil }
        let number = { (start: Int) in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        (self.png, width, height) = (png, number(16), number(20))
        guard 1...20_000 ~= width, 1...200_000 ~= height else { return nil }
    }
}
