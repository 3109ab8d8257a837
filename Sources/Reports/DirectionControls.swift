// Characters of a name that would turn round what is read after it, in reports that must keep them.

extension Unicode.Scalar {
    /// Whether it steers the direction of text, unseen.
    var steersDirection: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Its number in four hexadecimal digits, as JSON and XML write it.
    var fourDigits: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
