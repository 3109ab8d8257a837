// One face of a font file.

internal import CHarfBuzz
import Basics
import Synchronization

/// One face of a font file.
///
/// A file is mapped, not read, and may contain several faces.
public final class Typeface: Sendable {
    /// A variation axis of a face.
    struct Axis: Sendable {
        let tag: String
        let normal: Double
        let range: ClosedRange<Double>
    }

    /// The file.
    public let path: String
    /// The index of the face in the file.
    public let index: Int
    /// The number of font units per em.
    public let unitsPerEm: Int
    let axes: [Axis]
    nonisolated(unsafe) let handle: OpaquePointer
    private let digest: FileDigest

    /// Opens a face; nil if the file is unreadable, is not a font, or has no such face.
    public convenience init?(path: String, index: Int = 0) {
        self.init(path: path, index: index, digest: FileDigest())
    }

    /// Opens a face of a file that other faces may already be open from.
    init?(path: String, index: Int, digest: FileDigest) {
        guard let index32 = UInt32(exactly: index), let handle = charfbuzz_face_open(path, index32) else { return nil }
        self.path = path
        self.index = index
        self.handle = handle
        self.digest = digest
        unitsPerEm = Int(charfbuzz_face_units(handle))
        axes = Self.axes(handle)
    }

    deinit { charfbuzz_face_close(handle) }

    /// The number of faces in a file; 0 if it is unreadable or not a font.
    static func count(_ path: String) -> Int { Int(charfbuzz_face_count(path)) }

    /// The first table of any face that is beyond the end of the file; nil if all are complete.
    static func missingTable(_ path: String, faces: Int) -> String? {
        (0..<faces).lazy.map { charfbuzz_face_missing_table(path, UInt32($0)) }.first { $0 != 0 }.map(OpenTypeTag.text)
    }

    /// The SHA-256 of the opened file; computed once.
    public var sha256: String {
        digest.value {
            var length: UInt32 = 0
            let bytes = charfbuzz_face_bytes(handle, &length)
            return SHA256.hex(of: UnsafeRawBufferPointer(start: bytes, count: Int(length)))
        }
    }

    /// An entry of the name table, in English; nil if there is none.
    func name(_ number: UInt32) -> String? {
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer -> String in
            guard let start = buffer.baseAddress else { return "" }
            start.initialize(to: 0)
            _ = charfbuzz_face_name(handle, number, start, UInt32(buffer.count))
            return String(cString: start)
        }
        return text.isEmpty ? nil : text
    }

    /// The revision in the `head` table.
    var revision: Double { charfbuzz_face_revision(handle) }

    /// Whether the face has a table.
    func has(_ table: String) -> Bool { charfbuzz_face_has(handle, OpenTypeTag.number(table)) }

    /// More axes than any font has.
    private static let mostAxes = 64

    private static func axes(_ handle: OpaquePointer) -> [Axis] {
        withUnsafeTemporaryAllocation(of: charfbuzz_axis.self, capacity: mostAxes) { buffer in
            let count = charfbuzz_face_axes(handle, buffer.baseAddress, UInt32(buffer.count))
            return buffer[..<Int(count)].compactMap { axis in
                guard axis.minimum <= axis.normal, axis.normal <= axis.maximum else { return nil }
                let range = Double(axis.minimum)...Double(axis.maximum)
                return Axis(tag: OpenTypeTag.text(axis.tag), normal: Double(axis.normal), range: range)
            }
        }
    }
}

/// The digest of a file, computed once for all faces opened from it.
final class FileDigest: Sendable {
    private let text = Mutex<String?>(nil)

    func value(_ compute: () -> String) -> String {
        text.withLock { text in
            if let text { return text }
            let made = compute()
            text = made
            return made
        }
    }
}
