// A recorded screen as the bytes of its file.

import Basics

extension JSON {
    /// The value in lines, with the members of objects in alphabetical order, so that recordings can be compared.
    ///
    /// Lists without objects are on one line.
    package var lines: [UInt8] {
        var text = ""
        write(to: &text, indent: "")
        return Array(text.utf8) + [UInt8(ascii: "\n")]
    }

    private var isFlat: Bool {
        switch self {
        case .object: false
        case .array(let items): items.allSatisfy(\.isFlat)
        case .null, .bool, .number, .string: true
        }
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): text += number.plainText
        case .string(let string): Self.write(string, to: &text)
        case .array(let items) where isFlat:
            text += "["
            for (index, item) in items.enumerated() {
                if index > 0 { text += ", " }
                item.write(to: &text, indent: indent)
            }
            text += "]"
        case .array(let items):
            Self.write(items, "[", "]", to: &text, indent: indent) { item, text, indent in
                item.write(to: &text, indent: indent)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            Self.write(sorted, "{", "}", to: &text, indent: indent) { member, text, indent in
                Self.write(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, indent: String,
        _ writeItem: (Item, inout String, String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            text += "\(index > 0 ? "," : "")\n\(indent)  "
            writeItem(item, &text, indent + "  ")
        }
        text += "\(items.isEmpty ? "" : "\n\(indent)")\(close)"
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case _ where scalar.value < 0x20 || scalar.properties.generalCategory == .format:
                // Invisible characters stay visible in the file.
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
