// The keys of the texts that a view gets: `getString(R.string.save)`, `if (isNew) R.string.add else R.string.save`.

import Basics

/// Reads the argument of `setText(…)`, or the right side of `text = …`.
enum ShownKeys {
    private static let longest = 400

    /// The keys after a position; empty if the text is put together from several, or changed.
    static func all(in code: [UInt8], from start: Int) -> Set<String> {
        var at = start
        func skipSpace() { while at < code.count, code[at].isSpace { at += 1 } }
        skipSpace()
        guard at < code.count, code[at] == UInt8(ascii: "(") || code[at] == UInt8(ascii: "=") else { return [] }
        let isCall = code[at] == UInt8(ascii: "(")
        at += 1
        skipSpace()
        var depth = 0
        var keys: Set<String> = []
        let end = min(code.count, at + longest)
        while at < end {
            let byte = code[at]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"):
                if depth == 0 { return keys }
                depth -= 1
            case UInt8(ascii: ";"): return keys
            case UInt8(ascii: "\n") where depth == 0 && !isCall: return keys
            case UInt8(ascii: "+"), UInt8(ascii: "\""), UInt8(ascii: "$"): return []
            default: break
            }
            guard byte.isNamePart else {
                at += 1
                continue
            }
            let first = at
            while at < end, code[at].isNamePart { at += 1 }
            if changes.contains(where: { code.firstOffset(of: $0, in: first..<at) != nil }) { return [] }
            guard code.has("R.string.", at: first), at - first == 1 else { continue }
            let name = first + 9
            at = name
            while at < code.count, code[at].isNamePart { at += 1 }
            keys.insert(String(decoding: code[name..<at], as: UTF8.self))
        }
        return []
    }

    /// Parts of the names of functions that change a text.
    private static let changes: [StaticString] = [
        "ormat", "Html", "pper", "eplace", "oncat", "ppend", "plus", "join", "ubstring", "apitalize",
    ]
}
