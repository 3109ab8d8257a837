// The names at the root of a JSON file, as far as its beginning includes them.

import Basics
import Catalogs

struct JSONRoot {
    private let utf8: [UInt8]
    private var at: Int

    init(_ text: SourceText) {
        utf8 = text.utf8
        at = text.start
    }

    /// Returns the languages that objects at the root have as names; nil if the root has anything else.
    mutating func languages() -> [String]? {
        guard next() == UInt8(ascii: "{") else { return nil }
        at += 1
        var names: [String] = []
        while let byte = next() {
            if byte == UInt8(ascii: "}") { return names }
            if byte == UInt8(ascii: ",") {
                at += 1
                continue
            }
            guard byte == UInt8(ascii: "\"") else { return nil }
            let start = at + 1
            skipString()
            let name = String(decoding: utf8[start..<max(start, min(at - 1, utf8.count))], as: UTF8.self)
            guard let colon = next() else { break }
            guard colon == UInt8(ascii: ":") else { return nil }
            at += 1
            guard let value = next() else { break }
            if name == "$schema", value == UInt8(ascii: "\"") {
                skipString()
                continue
            }
            guard LanguageNames.isTag(name), value == UInt8(ascii: "{") else { return nil }
            names.append(name)
            skipObject()
        }
        return names
    }

    /// Returns the next byte that is not white space.
    private mutating func next() -> UInt8? {
        while at < utf8.count, utf8[at].isSpace { at += 1 }
        return at < utf8.count ? utf8[at] : nil
    }

    private mutating func skipString() {
        at += 1
        while at < utf8.count, utf8[at] != UInt8(ascii: "\"") { at += utf8[at] == UInt8(ascii: "\\") ? 2 : 1 }
        at += 1
    }

    private mutating func skipObject() {
        var depth = 0
        while at < utf8.count {
            switch utf8[at] {
            case UInt8(ascii: "\""):
                skipString()
                continue
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
            at += 1
            if depth == 0 { return }
        }
    }
}
