// XML, written element by element.

/// Writes XML 1.0 in UTF-8, an element a line.
struct XMLReport {
    private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    private var open: [StaticString] = []

    /// An element with others in it.
    mutating func element(
        _ name: StaticString, _ attributes: [(StaticString, String)], _ content: (inout XMLReport) -> Void
    ) {
        start(name, attributes)
        bytes.append(literal: ">\n")
        open.append(name)
        content(&self)
        open.removeLast()
        indent()
        end(name)
    }

    /// An element with text in it, or nothing.
    mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)], text: String = "") {
        start(name, attributes)
        guard !text.isEmpty else { return bytes.append(literal: "/>\n") }
        bytes.append(literal: ">")
        append(text)
        end(name)
    }

    private mutating func start(_ name: StaticString, _ attributes: [(StaticString, String)]) {
        indent()
        bytes.append(literal: "<")
        bytes.append(literal: name)
        for (name, value) in attributes {
            bytes.append(literal: " ")
            bytes.append(literal: name)
            bytes.append(literal: "=\"")
            append(value)
            bytes.append(literal: "\"")
        }
    }

    private mutating func end(_ name: StaticString) {
        bytes.append(literal: "</")
        bytes.append(literal: name)
        bytes.append(literal: ">\n")
    }

    private mutating func indent() {
        for _ in open { bytes.append(literal: "  ") }
    }

    /// Text for between tags or quotes; what XML 1.0 has no way to say is U+FFFD.
    private mutating func append(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes.append(literal: "&amp;")
            case "<": bytes.append(literal: "&lt;")
            case ">": bytes.append(literal: "&gt;")
            case "\"": bytes.append(literal: "&quot;")
            case "\n": bytes.append(literal: "&#10;")
            case "\r": bytes.append(literal: "&#13;")
            case "\t": bytes.append(literal: "&#9;")
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": bytes.append(literal: "\u{FFFD}")
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }
}
