// Text measured in the cells of a terminal.

internal import CICU

/// Counts terminal columns, by ICU's tables: wide characters and emoji are two, marks and controls none.
public enum Columns {
    /// How many columns `text` takes on one line.
    public static func count(_ text: some StringProtocol) -> Int {
        var total = 0
        var last = 0
        var isJoined = false
        for scalar in text.unicodeScalars {
            if (0x20..<0x7F).contains(scalar.value) {
                (last, isJoined) = (1, false)
                total += 1
                continue
            }
            switch scalar.value {
            case 0x200D:
                isJoined = last == 2
            case 0xFE0F:
                // Asks for the emoji's picture, which is wide, where the character alone is narrow.
                total += last == 1 ? 1 : 0
                last = 2
            case 0x1F3FB...0x1F3FF where last == 2:
                break
            default:
                let width = isJoined ? 0 : Int(cicu_scalar_width(scalar.value).rawValue)
                total += width
                if width > 0 { last = width }
                isJoined = false
            }
        }
        return total
    }

    /// The longest beginning of `text` that takes at most `limit` columns, never cut inside a character.
    public static func prefix(_ text: String, upTo limit: Int) -> Substring {
        var end = text.startIndex
        var total = 0
        for index in text.indices {
            total += count(String(text[index]))
            guard total <= limit else { break }
            end = text.index(after: index)
        }
        return text[..<end]
    }
}
