// Text measured in characters as a person counts them.

internal import CICU
import Platform

/// Counts graphemes, by ICU's break iterator.
public enum Graphemes {
    /// How many characters a UTF-8 text has.
    public static func count(_ utf8: [UInt8]) -> Int { countSimple(utf8) ?? countByICU(utf8) }

    /// The count where every scalar is a character: ASCII, Latin letters and common punctuation; nil elsewhere.
    private static func countSimple(_ utf8: [UInt8]) -> Int? {
        if utf8.isASCII { return utf8.has(0x0D) ? nil : utf8.count }
        var count = 0
        var at = 0
        while at < utf8.count {
            let byte = utf8[at]
            switch byte {
            case 0x0D: return nil  // With a line feed after it, it is one character.
            case 0..<0x80: at += 1
            case 0xC2...0xCB where byte != 0xC2 || at + 1 < utf8.count && utf8[at + 1] != 0xAD: at += 2
            case 0xE1 where at + 1 < utf8.count && (0xB8...0xBB).contains(utf8[at + 1]): at += 3
            case 0xE2 where at + 2 < utf8.count && utf8[at + 1] == 0x80 && (0x90...0xA7).contains(utf8[at + 2]): at += 3
            default: return nil
            }
            count += 1
        }
        return count
    }

    private static func countByICU(_ utf8: [UInt8]) -> Int {
        utf8.withUnsafeBytes { bytes in
            Int(
                cicu_grapheme_count(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(truncatingIfNeeded: bytes.count)))
        }
    }
}
