// What the classes of an app inherit from.

import Basics

extension CodeViewScanner {
    /// Finds the class that a class inherits from.
    mutating func takeClass(_ name: Range<Int>) {
        type = name
        var at = name.upperBound
        var depth = 0
        let limit = min(code.count, at + 2_000)
        while at < limit {
            switch code[at] {
            case UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: "{"), UInt8(ascii: ";"): if depth <= 0 { return }
            case UInt8(ascii: ":") where depth == 0:
                takeBase(of: name, from: at + 1)
                return
            case UInt8(ascii: "e") where depth == 0 && code.hasWord("extends", at: at):
                takeBase(of: name, from: at + 7)
                return
            default: break
            }
            at += 1
        }
    }

    private mutating func takeBase(of name: Range<Int>, from start: Int) {
        var at = start
        while at < code.count, code[at].isSpace { at += 1 }
        let first = at
        while at < code.count, code[at].isNamePart || code[at] == UInt8(ascii: ".") { at += 1 }
        guard at > first else { return }
        // A class of another package may have the name of the framework's.
        facts.bases[string(name)] = importedPath(of: first..<at) ?? string(first..<at)
    }

    /// The full name of a class that the file imports by its own name; nil if it does not.
    private func importedPath(of name: Range<Int>) -> String? {
        guard !code[name].contains(UInt8(ascii: ".")) else { return nil }
        var at = 0
        while let start = code.firstOffset(of: "import ", from: at) {
            at = start + 7
            guard start == 0 || code[start - 1] == 0x0A else { continue }
            let path = at..<(code[at...].firstIndex { !$0.isNamePart && $0 != UInt8(ascii: ".") } ?? code.count)
            if path.count > name.count, code[path].suffix(name.count).elementsEqual(code[name]),
                code[path.upperBound - name.count - 1] == UInt8(ascii: ".")
            {
                return string(path)
            }
        }
        return nil
    }
}
