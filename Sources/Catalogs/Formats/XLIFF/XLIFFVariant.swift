// Xcode packs a branch into a unit's id: `key|==|plural.one`.

enum XLIFFVariant {
    private static let separator = "|==|"

    /// The key and the branch, the branch named as in string catalogs; nil where the id has none.
    static func split(_ id: String) -> (key: String, variant: String)? {
        let bytes = Array(id.utf8)
        var at = 0
        var last: Int?
        while let found = bytes.firstOffset(of: "|==|", from: at) {
            last = found
            at = found + separator.utf8.count
        }
        guard let last else { return nil }
        let path = String(decoding: bytes[(last + separator.utf8.count)...], as: UTF8.self)
        return (String(decoding: bytes[..<last], as: UTF8.self), variant(of: path))
    }

    /// `substitutions.files.plural.one` becomes `subst.files/plural.one`: names may hold dots, so it is
    /// read from the end.
    private static func variant(of path: String) -> String {
        var words = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var steps: [String] = []
        while words.count >= 2, ["plural", "device", "width"].contains(words[words.count - 2]) {
            steps.append(words.suffix(2).joined(separator: "."))
            words.removeLast(2)
        }
        if let first = words.first {
            let name = words.dropFirst().joined(separator: ".")
            steps.append(first == "substitutions" ? "subst.\(name)" : words.joined(separator: "."))
        }
        return steps.reversed().joined(separator: "/")
    }
}
