// Numbers for placeholders, so that translators can change their order.

/// Numbers the placeholders of a text.
enum NumberedPlaceholders {
    /// The text with `%1$@` for `%@` if it has several placeholders, none of them numbered.
    static func numbered(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.count(where: { $0 == UInt8(ascii: "%") }) > 1 else { return text }
        var starts: [Int] = []
        var at = 0
        while at < bytes.count {
            guard bytes[at] == UInt8(ascii: "%") else {
                at += 1
                continue
            }
            switch end(of: bytes, at + 1) {
            case .percent: at += 2
            case .none: at += 1
            case .numbered: return text
            case .placeholder(let end):
                starts.append(at + 1)
                at = end
            }
        }
        guard starts.count > 1 else { return text }
        var output: [UInt8] = []
        var from = 0
        for (index, start) in starts.enumerated() {
            output += bytes[from..<start] + Array("\(index + 1)$".utf8)
            from = start
        }
        return String(decoding: output + bytes[from...], as: UTF8.self)
    }

    private enum Found {
        case percent, none, numbered
        case placeholder(end: Int)
    }

    private static func end(of bytes: [UInt8], _ start: Int) -> Found {
        var at = start
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "%"): return at == start ? .percent : .none
            case UInt8(ascii: "$"): return .numbered
            // A width from an argument takes a number of its own.
            case UInt8(ascii: "*"): return .numbered
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
                UInt8(ascii: "#"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"),
                UInt8(ascii: "t"), UInt8(ascii: "j"):
                at += 1
            case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"),
                UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "e"), UInt8(ascii: "E"),
                UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "c"), UInt8(ascii: "C"),
                UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "p"):
                return .placeholder(end: at + 1)
            default: return .none
            }
        }
        return .none
    }
}
