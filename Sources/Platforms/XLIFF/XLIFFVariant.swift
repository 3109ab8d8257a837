// Splits off the branch that Xcode packs into a unit's id: `key|==|plural.one`, and
// `/key:dict/files:dict/one:dict/:string`.

import Basics

enum XLIFFVariant {
    private static let separator = "|==|"

    /// Returns the key and the branch, named as in string catalogs; nil if the id has no branch.
    static func split(_ id: String) -> (key: String, variant: String)? {
        let bytes = Array(id.utf8)
        var at = 0
        var last: Int?
        while let found = bytes.firstOffset(of: "|==|", from: at) {
            last = found
            at = found + separator.utf8.count
        }
        guard let last else { return splitDictionary(id) }
        let path = String(decoding: bytes[(last + separator.utf8.count)...], as: UTF8.self)
        return (String(decoding: bytes[..<last], as: UTF8.self), variant(of: path))
    }

    /// Turns `substitutions.files.plural.one` into `subst.files/plural.one`, reading from the end because names may
    /// contain dots.
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

    /// Returns a text of a `.stringsdict`, by its place there.
    private static func splitDictionary(_ id: String) -> (key: String, variant: String)? {
        let end = ":dict/:string"
        guard id.utf8.first == UInt8(ascii: "/"), id.hasSuffix(end) else { return nil }
        let steps = components(of: id.dropFirst().dropLast(end.count))
        guard let key = steps.first, let last = steps.last, steps.count > 1 else { return nil }
        if steps.count == 2, last == "NSStringLocalizedFormatKey" { return (key, "") }
        guard steps.count == 3 else { return nil }
        switch steps[1] {
        case "NSStringVariableWidthRuleType": return (key, "width.\(last)")
        case "NSStringDeviceSpecificRuleType": return (key, "device.\(last)")
        default: return (key, "subst.\(steps[1])/plural.\(last)")
        }
    }

    /// Splits a path at `:dict/`.
    private static func components(of path: Substring) -> [String] {
        let bytes = Array(path.utf8)
        let separator = Array(":dict/".utf8)
        var steps: [String] = []
        var start = 0
        while let found = bytes.firstOffset(of: separator, in: start..<bytes.count) {
            steps.append(String(decoding: bytes[start..<found], as: UTF8.self))
            start = found + separator.count
        }
        return steps + [String(decoding: bytes[start...], as: UTF8.self)]
    }
}
