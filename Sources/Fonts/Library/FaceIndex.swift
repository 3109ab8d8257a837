// Faces by the names of their families.

/// Faces by the names of their families, ignoring case and spaces.
struct FaceIndex: Sendable {
    private var faces: [String: Set<FaceAddress>] = [:]
    private var names: Set<String> = []

    mutating func add(_ address: FaceAddress, families: [String]) {
        for family in families {
            faces[Self.folded(family), default: []].insert(address)
            names.insert(family)
        }
    }

    /// The faces of a family, in a defined order.
    func faces(of family: String) -> [FaceAddress] { faces[Self.folded(family)]?.sorted() ?? [] }

    /// The names of all families, sorted.
    var families: [String] { names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// A name as compared: versions of one family differ in their spaces.
    static func folded(_ family: String) -> String { family.lowercased().filter { $0 != " " && $0 != "-" } }
}
