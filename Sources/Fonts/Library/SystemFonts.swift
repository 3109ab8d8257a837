// The installed fonts, listed by fontconfig.
//
// Swell starts fontconfig only when it needs installed fonts. fontconfig lists the files; Swell chooses among them, so
// that the choice depends on the fonts alone.

internal import CFontconfig

/// The fonts that fontconfig knows.
///
/// It is not thread-safe.
final class SystemFonts: Sendable {
    /// A face and the first name of its family.
    struct Face: Hashable, Sendable {
        let family: String
        let address: FaceAddress
    }

    let index: FaceIndex
    nonisolated(unsafe) private let handle: OpaquePointer?

    init() {
        handle = cfontconfig_open()
        var index = FaceIndex()
        Self.visit(handle, scalar: 0) { index.add($0, families: $1) }
        self.index = index
    }

    deinit { if let handle { cfontconfig_close(handle) } }

    /// The faces that declare a glyph for a scalar, by family and address, without those designed to have one for every
    /// scalar.
    func faces(covering scalar: Unicode.Scalar) -> [Face] {
        var found: Set<Face> = []
        Self.visit(handle, scalar: scalar.value) { address, families in
            guard let family = families.first, !family.hasPrefix("."), !family.hasPrefix("Last") else { return }
            found.insert(Face(family: family, address: address))
        }
        return found.sorted {
            $0.family == $1.family
                ? $0.address < $1.address : $0.family.utf8.lexicographicallyPrecedes($1.family.utf8)
        }
    }

    private static func visit(_ handle: OpaquePointer?, scalar: UInt32, _ take: (FaceAddress, [String]) -> Void) {
        guard let handle, let list = cfontconfig_faces(handle, scalar) else { return }
        defer { cfontconfig_list_close(list) }
        for face in 0..<cfontconfig_count(list) {
            guard let path = cfontconfig_path(list, face).flatMap({ String(validatingCString: $0) }) else { continue }
            var families: [String] = []
            while let family = cfontconfig_family(list, face, Int32(families.count)) {
                families.append(String(cString: family))
            }
            take(FaceAddress(path: path, index: Int(cfontconfig_index(list, face))), families)
        }
    }
}
