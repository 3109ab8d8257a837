// The layout of numbers and texts by a specifier: width, precision, zeros, signs.

import Basics

extension PrintfSpecifier {
    /// Truncates a text to the precision and pads it to the width.
    func laidOut(text: String) -> String {
        padded(precision.map { String(String.UnicodeScalarView(text.unicodeScalars.prefix($0))) } ?? text)
    }

    /// Formats a whole number for the locale.
    ///
    /// If zeros pad it to a number of digits, it has exactly that many: `%02d` is for a clock, not for a million.
    func count(_ request: Sampler.Request, default number: String, _ forms: LocalForms) -> String {
        let digits = precision ?? (fillsWithZeros ? max(width - (showsPlus || showsSpace ? 1 : 0), 0) : 0)
        guard digits > 0 else { return padded(signed(forms.number(number, skeleton: sign) ?? number)) }
        let value = request.number ?? String(number.prefix(digits))
        // No ICU rule is longer.
        let zeros = String(repeating: "0", count: min(digits, 100))
        return padded(signed(forms.number(value, skeleton: "integer-width/*\(zeros) group-off \(sign)") ?? value))
    }

    /// Formats another number: `%f` for the locale, the others like C.
    func number(_ known: String?, default number: String, _ forms: LocalForms) -> String {
        switch conversion {
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            let decimals = min(precision ?? 6, 100)
            var digits = ""
            var value = known ?? number + DefaultNumbers.fraction
            let count = width - (decimals > 0 ? decimals + 1 : 0) - (showsPlus || showsSpace ? 1 : 0)
            if fillsWithZeros, count > 0 {
                digits = "integer-width/*\(String(repeating: "0", count: min(count, 100))) group-off"
                if known == nil { value = String(number.prefix(count)) + DefaultNumbers.fraction }
            }
            let point = decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
            return padded(signed(forms.number(value, skeleton: "\(point) \(digits) \(sign)") ?? value))
        case UInt8(ascii: "p"): return padded("0x7ffee4a01c38")
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"): return printed("l", Int(number) ?? 0)
        case UInt8(ascii: "O"): return printed("l", Int(number) ?? 0, as: UInt8(ascii: "o"))
        default: return printed("", Double(known ?? number + DefaultNumbers.fraction) ?? 0)
        }
    }

    private var fillsWithZeros: Bool { padsWithZeros && !alignsLeft && precision == nil || padsWithZeros && isFloat }
    private var isFloat: Bool { conversion | 0x20 == UInt8(ascii: "f") && !alignsLeft }
    private var sign: String { showsPlus ? "sign-always" : "" }

    private func signed(_ text: String) -> String {
        showsSpace && !showsPlus && !text.hasPrefix("-") ? " " + text : text
    }

    private func padded(_ text: String) -> String {
        let missing = width - (width > 0 ? text.unicodeScalars.count : 0)
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return alignsLeft ? text + spaces : spaces + text
    }

    /// Formats a number like C.
    private func printed(_ length: String, _ value: some CVarArg, as letter: UInt8? = nil) -> String {
        let flags =
            (alignsLeft ? "-" : "") + (padsWithZeros ? "0" : "") + (showsPlus ? "+" : "") + (showsSpace ? " " : "")
            + (isAlternate ? "#" : "")
        let letter = String(Unicode.Scalar(letter ?? conversion))
        let size = "\(width > 0 ? String(width) : "")\(precision.map { ".\($0)" } ?? "")"
        let format = "%\(flags)\(size)\(length)\(letter)"
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2 * Self.most) { buffer in
            let count = withVaList([value]) { vsnprintf(buffer.baseAddress, buffer.count, format, $0) }
            let bytes = UnsafeRawBufferPointer(buffer).prefix(max(0, min(Int(count), buffer.count - 1)))
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
