// The lengths that layouts refer to.

import Code
import Platforms

/// The lengths of an app's resources.
enum ResourceLengths {
    /// The values of `@dimen/name` by name; none of those that have several.
    static func all(in code: CodeProject) -> [String: String] {
        var values: [String: Set<String>] = [:]
        for file in code.files where file.language == .resource {
            guard file.tree.bytes.firstOffset(of: "<dimen") != nil else { continue }
            for element in file.tree.nodes(.call) where element.isNamed("dimen") {
                guard let name = element.argument("name"), let value = element.contents else { continue }
                values[name.text, default: []].insert(value)
            }
        }
        return values.compactMapValues { $0.count == 1 ? $0.first : nil }
    }
}

extension CodeNode {
    /// The text between the tags of an element.
    fileprivate var contents: String? {
        let bytes = tree.bytes[range]
        guard let start = bytes.firstIndex(of: UInt8(ascii: ">")), let end = bytes.lastIndex(of: UInt8(ascii: "<")),
            start < end
        else { return nil }
        let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        return text.filter { !$0.isWhitespace }
    }
}
