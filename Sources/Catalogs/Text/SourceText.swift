// A file's bytes, and the UTF-8 text they encode.

import Basics

/// The bytes of a file as stored, and as the UTF-8 that readers scan.
///
/// If the file is valid UTF-8, both are one array. Offsets in entries are into `utf8`; `stored(_:)` converts them to
/// offsets of the file.
public struct SourceText: Sendable {
    /// The file, byte for byte.
    public let stored: [UInt8]
    /// The text as UTF-8; anything that could not be decoded is U+FFFD.
    public let utf8: [UInt8]
    /// How the file stores its characters.
    public let encoding: TextEncoding
    /// Where the text begins: after the byte order mark, if there is one.
    package let start: Int
    /// What could not be decoded.
    package let faults: [ReadingFault]
    private let offsets: OffsetMap?
    private let places = SharedPlaces()

    /// Decodes `bytes` by their byte order mark, their first bytes or their XML declaration.
    public init(_ bytes: [UInt8]) { self.init(bytes, TextEncoding(detecting: bytes)) }

    /// Decodes `bytes` from an encoding.
    package init(_ bytes: [UInt8], _ encoding: TextEncoding) {
        self.encoding = encoding
        // Decoding may triple the size, and offsets are limited to 2 GB.
        let isPlain =
            encoding == .binary || encoding == .utf8 && UTF8Validation.isValid(bytes)
            || encoding == .ascii && bytes.allSatisfy { $0 < 0x80 }
        guard bytes.count < (isPlain ? Int(Int32.max) : Int(Int32.max) / 3) else {
            (stored, utf8, offsets, start) = ([], [], nil, 0)
            faults = [ReadingFault(at: 0, .unreadable(.tooLarge), effect: .voidsFile)]
            return
        }
        if encoding != .binary, Self.isUTF32(bytes) {
            (stored, utf8, offsets, start) = (bytes, [], nil, 0)
            faults = [ReadingFault(at: 0, .unsupportedEncoding("UTF-32"), effect: .voidsFile)]
            return
        }
        stored = bytes
        if isPlain {
            (utf8, offsets, faults) = (bytes, nil, [])
        } else {
            let decoded = Transcoder.decode(bytes, as: encoding)
            (utf8, offsets, faults) = (decoded.utf8, decoded.offsets, decoded.faults)
        }
        start = encoding != .binary && utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Whether a file begins with UTF-32's byte order mark, in either order.
    private static func isUTF32(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
    }

    /// The bytes of the file that a range of `utf8` was read from.
    public func stored(_ range: ByteRange) -> Range<Int> {
        guard let offsets else { return range.indices }
        return offsets.stored(Int(range.start), in: stored)..<offsets.stored(Int(range.end), in: stored)
    }

    /// A finder of lines and columns, for callers that need many of them.
    public func placeFinder() -> PlaceFinder { places.finder(self) }

    /// The first of the file's bytes that cannot be decoded; nil if all can.
    public func fault(in path: String) -> Fault? {
        faults.first.map { Fault(path: path, place: place(at: $0.offset), problem: $0.problem) }
    }

    /// The line and column of the byte of `utf8` at an offset; nil in a binary file.
    public func place(at offset: Int) -> Place? { placeFinder().place(at: offset) }
}
