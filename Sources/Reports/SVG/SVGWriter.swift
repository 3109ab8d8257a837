// SVG, written element by element.

/// Writes SVG: numbers with a few decimals, and escaped text.
struct SVGWriter {
    private(set) var bytes: [UInt8] = []

    /// Adds literal markup.
    mutating func add(_ text: StaticString) { bytes.append(literal: text) }

    /// Adds an attribute that is a number.
    mutating func attribute(_ name: StaticString, _ value: Double, decimals: Int = 2) {
        start(name)
        number(value, decimals: decimals)
        bytes.append(literal: "\"")
    }

    /// Adds an attribute that is a text.
    mutating func attribute(_ name: StaticString, _ value: String) {
        start(name)
        text(value)
        bytes.append(literal: "\"")
    }

    private mutating func start(_ name: StaticString) {
        bytes.append(literal: " ")
        bytes.append(literal: name)
        bytes.append(literal: "=\"")
    }

    /// Adds a number with at most `decimals` decimals, and without redundant zeros.
    mutating func number(_ value: Double, decimals: Int = 2) {
        let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
        let scaled = (min(max(value.isFinite ? value : 0, -1e9), 1e9) * factor).rounded()
        let digits = Int(scaled.magnitude)
        if scaled < 0 { bytes.append(literal: "-") }
        let whole = digits / Int(factor)
        var rest = digits % Int(factor)
        if whole > 0 || rest == 0 { bytes += "\(whole)".utf8 }
        guard rest > 0 else { return }
        bytes.append(literal: ".")
        var place = Int(factor) / 10
        while rest > 0 {
            bytes += "\(rest / place)".utf8
            rest %= place
            place /= 10
        }
    }

    /// Adds text, escaped for between tags or quotes; U+FFFD replaces what XML cannot represent.
    mutating func text(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes.append(literal: "&amp;")
            case "<": bytes.append(literal: "&lt;")
            case ">": bytes.append(literal: "&gt;")
            case "\"": bytes.append(literal: "&quot;")
            case "\u{FFFE}", "\u{FFFF}", "\0"..<" ": bytes.append(literal: "\u{FFFD}")
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }

    /// Adds path data.
    mutating func path(_ data: [UInt8]) { bytes += data }

    /// Adds SVG written before.
    mutating func add(_ other: SVGWriter) { bytes += other.bytes }
}
