// `#FF00AA`, `rgb(255, 0, 0)`.

import Platform

extension Recognizer {
    static let color = Recognizer(triggers: "#(", features: .addresses) { scanner in
        guard let color = scanner.utf8[scanner.at] == UInt8(ascii: "#") ? scanner.hexColor() : scanner.colorFunction()
        else { return false }
        scanner.emit(.locked, color)
        return true
    }
}

extension Scanner {
    private static let functions: [StaticString] = ["rgba", "rgb", "hsla", "hsl"]
    private static let numberSigns = ByteSet(".,%/-")

    fileprivate func hexColor() -> Range<Int>? {
        guard !isInWord else { return nil }
        let last = end(of: \.isHex, from: at + 1)
        return [3, 4, 6, 8].contains(last - at - 1) && !byte(last).isName ? at..<last : nil
    }

    /// A color of CSS by its parts.
    fileprivate func colorFunction() -> Range<Int>? {
        let name = Self.functions.first { name in
            at - name.utf8CodeUnitCount >= run && utf8.has(name, at: at - name.utf8CodeUnitCount)
        }
        guard let start = name.map({ at - $0.utf8CodeUnitCount }), !utf8.isWord(before: start) else { return nil }
        let close = end(of: { $0.isDigit || $0.isSpace || Self.numberSigns.contains($0) }, from: at + 1)
        return close > at + 1 && byte(close) == UInt8(ascii: ")") ? start..<close + 1 : nil
    }
}
