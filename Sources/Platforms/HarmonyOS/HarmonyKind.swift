// The kinds of resources in an `element` file, three of which are texts.

import Basics
import Catalogs

/// A kind of resource that is a text.
enum HarmonyKind: CaseIterable {
    case string, plural, array

    static let quantities = ["zero", "one", "two", "few", "many", "other"]

    /// Its name at the root of a file.
    var name: StaticString {
        switch self {
        case .string: "string"
        case .plural: "plural"
        case .array: "strarray"
        }
    }

    /// The kinds that are not texts.
    static let others: [StaticString] = [
        "boolean", "color", "float", "id", "intarray", "integer", "pattern", "symbol", "theme",
    ]

    /// Creates the kind that a key at the root names; nil if it is not a kind of text.
    init?(_ key: Int, _ tree: Tree, _ utf8: [UInt8]) {
        guard let kind = Self.allCases.first(where: { tree.isKey(key, $0.name, utf8) }) else { return nil }
        self = kind
    }
}

/// The kind of resources in a file, based on its beginning.
struct HarmonyGlance {
    /// Whether the resources are texts.
    private(set) var areTexts = false
    /// Whether the resources are something else.
    private(set) var areOthers = false

    /// Examines the first name at the root and, if it is included, the first resource: `{"string": [{"name": `.
    init(_ head: [UInt8]) {
        var text = Cursor(head)
        guard text.skip("{"), let kind = text.skipKey(), text.skip("[") else { return }
        if text.skip("{"), let member = text.skipKey() {
            guard ["attr", "name", "value"].contains(member) else { return }
        } else if !text.isAtEnd, !text.skip("]") {
            return
        }
        areTexts = HarmonyKind.allCases.contains { "\($0.name)" == kind }
        areOthers = HarmonyKind.others.contains { "\($0)" == kind }
    }

    private struct Cursor {
        private let utf8: [UInt8]
        private var at: Int

        init(_ head: [UInt8]) {
            let text = SourceText(head)
            (utf8, at) = (text.utf8, text.start)
        }

        var isAtEnd: Bool {
            mutating get {
                while at < utf8.count, utf8[at].isSpace { at += 1 }
                return at >= utf8.count
            }
        }

        /// Skips a character and the space before it; returns false if another one is there.
        mutating func skip(_ sign: Unicode.Scalar) -> Bool {
            guard !isAtEnd, utf8[at] == UInt8(ascii: sign) else { return false }
            at += 1
            return true
        }

        /// Skips a key and its colon.
        mutating func skipKey() -> String? {
            guard skip("\"") else { return nil }
            let key = utf8[at...].prefix { $0.isLetter }
            at = key.endIndex
            return skip("\"") && skip(":") ? String(decoding: key, as: UTF8.self) : nil
        }
    }
}
