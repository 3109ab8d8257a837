// The invisible characters that control text direction.

/// A bidi control character.
public enum BidiControl: UInt8, CaseIterable, Hashable, Sendable {
    case leftToRightMark, rightToLeftMark, arabicLetterMark
    case leftToRightEmbedding, rightToLeftEmbedding, leftToRightOverride, rightToLeftOverride
    case popDirectionalFormatting
    case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate
    case popDirectionalIsolate

    /// The abbreviation in the standard, such as `RLM`.
    public var abbreviation: String {
        switch self {
        case .leftToRightMark: "LRM"
        case .rightToLeftMark: "RLM"
        case .arabicLetterMark: "ALM"
        case .leftToRightEmbedding: "LRE"
        case .rightToLeftEmbedding: "RLE"
        case .leftToRightOverride: "LRO"
        case .rightToLeftOverride: "RLO"
        case .popDirectionalFormatting: "PDF"
        case .leftToRightIsolate: "LRI"
        case .rightToLeftIsolate: "RLI"
        case .firstStrongIsolate: "FSI"
        case .popDirectionalIsolate: "PDI"
        }
    }

    /// The nesting behavior of a control.
    public enum Role: Hashable, Sendable {
        /// Does not nest.
        case mark
        case opensEmbedding, closesEmbedding
        case opensIsolate, closesIsolate
    }

    /// The nesting behavior.
    public var role: Role {
        switch self {
        case .leftToRightMark, .rightToLeftMark, .arabicLetterMark: .mark
        case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride: .opensEmbedding
        case .popDirectionalFormatting: .closesEmbedding
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: .opensIsolate
        case .popDirectionalIsolate: .closesIsolate
        }
    }
}

// MARK: In bytes

extension BidiControl {
    /// A control at a position in a text.
    public struct Occurrence: Hashable, Sendable {
        /// The control.
        public let control: BidiControl
        /// The range in the text's bytes.
        public let range: Range<Int>
    }

    /// Creates the control at an offset of a UTF-8 text; nil if there is none.
    public init?(_ utf8: borrowing [UInt8], at offset: Int) {
        guard offset >= 0, offset < utf8.count else { return nil }
        switch utf8[offset] {
        case 0xD8 where offset + 1 < utf8.count && utf8[offset + 1] == 0x9C: self = .arabicLetterMark
        case 0xE2 where offset + 2 < utf8.count: self.init(utf8[offset + 1], utf8[offset + 2])
        default: return nil
        }
    }

    /// Creates the control whose first byte is E2 from the other two bytes.
    init?(_ second: UInt8, _ third: UInt8) {
        switch (second, third) {
        case (0x80, 0x8E): self = .leftToRightMark
        case (0x80, 0x8F): self = .rightToLeftMark
        case (0x80, 0xAA): self = .leftToRightEmbedding
        case (0x80, 0xAB): self = .rightToLeftEmbedding
        case (0x80, 0xAC): self = .popDirectionalFormatting
        case (0x80, 0xAD): self = .leftToRightOverride
        case (0x80, 0xAE): self = .rightToLeftOverride
        case (0x81, 0xA6): self = .leftToRightIsolate
        case (0x81, 0xA7): self = .rightToLeftIsolate
        case (0x81, 0xA8): self = .firstStrongIsolate
        case (0x81, 0xA9): self = .popDirectionalIsolate
        default: return nil
        }
    }

    /// The number of bytes in UTF-8.
    var length: Int { self == .arabicLetterMark ? 2 : 3 }

    /// The controls in a UTF-8 text, in order.
    public static func occurrences(in utf8: [UInt8]) -> [Occurrence] { occurrences(in: utf8, utf8.indices) }

    static func occurrences(in utf8: [UInt8], _ range: Range<Int>) -> [Occurrence] {
        range.compactMap { offset in
            guard utf8[offset] >= 0xD8, let control = BidiControl(utf8, at: offset) else { return nil }
            return Occurrence(control: control, range: offset..<offset + control.length)
        }
    }
}
