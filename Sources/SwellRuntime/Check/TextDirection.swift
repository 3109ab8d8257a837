/// The direction that texts are written in, by their letters and direction controls.
enum TextDirection {
    /// Whether at least half of the texts run in the direction of a language.
    static func suits(_ texts: [TableText], _ language: Language) -> Bool {
        texts.count { isRightToLeft($0) == language.isRightToLeft } * 2 >= texts.count
    }

    private static func isRightToLeft(_ text: TableText) -> Bool {
        text.parts { forms, _ in Array(forms.values) }.contains { part, _ in
            guard case .text(let text) = part else { return false }
            return text.unicodeScalars.contains(where: isRightToLeft)
        }
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200F, 0x202B, 0x202E, 0x2067, 0x061C: true
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
            scalar.properties.isAlphabetic
        default: false
        }
    }
}
