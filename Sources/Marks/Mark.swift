// An invisible mark at one end of a text, which tells the text's key. docs/marks.md specifies the encoding.

/// A mark at the beginning or end of a text: it names an entry of a manifest.
public struct Mark: Hashable, Sendable {
    /// The end of the text where a mark is.
    public enum Kind: Hashable, Sendable {
        /// Before the text; also names the text's language, by its position in the manifest.
        case begin(locale: Int)
        /// After the text.
        case end
    }

    /// The end of the text where the mark is.
    public let kind: Kind
    /// The number of the entry in the manifest, from 1.
    public let index: Int

    /// The largest number of an entry.
    public static let largestIndex = 1 << 24 - 1
    /// The largest position of a language.
    public static let largestLocale = 1 << 10 - 2

    /// Creates a mark; nil if a number is outside its range.
    public init?(_ kind: Kind, _ index: Int) {
        guard (1...Self.largestIndex).contains(index) else { return nil }
        if case .begin(let locale) = kind, !(0...Self.largestLocale).contains(locale) { return nil }
        (self.kind, self.index) = (kind, index)
    }

    /// The characters of the mark: two frames with bits between them.
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    /// The characters of the mark in UTF-8.
    public var utf8: [UInt8] {
        MarkSign.frame.utf8 + bits.flatMap { ($0 ? MarkSign.one : .zero).utf8 } + MarkSign.frame.utf8
    }
}

extension Mark {
    /// The bits between the frames.
    ///
    /// The first and the last are always zero, the non-joiner: a joiner would change the shape of an Arabic letter
    /// next to the mark.
    var bits: [Bool] {
        var payload: [Bool] = []
        switch kind {
        case .begin(let locale):
            payload.append(true)
            let number = locale + 1
            payload += [Bool](repeating: false, count: number.binaryWidth - 1)
            payload.append(number, width: number.binaryWidth)
        case .end:
            payload.append(false)
        }
        payload.append(index, width: index.binaryWidth)
        var bits = [false] + payload
        bits.append(Self.check(of: payload[...]), width: Self.checkWidth)
        return bits + [false]
    }

    /// The mark with these bits; nil if they are not exactly those of a mark.
    init?(bits: [Bool]) {
        guard (Self.shortest...Self.longest).contains(bits.count), !bits[0], !bits[bits.count - 1] else { return nil }
        let payload = bits[1..<bits.count - 1 - Self.checkWidth]
        let check = bits[payload.endIndex..<bits.count - 1].number
        guard Self.check(of: payload) == check else { return nil }
        var rest = payload.dropFirst()
        var kind = Kind.end
        if payload[payload.startIndex] {
            let zeros = rest.prefix { !$0 }.count
            guard rest.count > 2 * zeros + 1 else { return nil }
            kind = .begin(locale: rest.dropFirst(zeros).prefix(zeros + 1).number - 1)
            rest = rest.dropFirst(2 * zeros + 1)
        }
        guard rest.first == true else { return nil }
        self.init(kind, rest.number)
    }

    private static let checkWidth = 4
    /// The bits of an end mark of entry 1: a zero, the kind, the index, the check, a zero.
    private static let shortest = 3 + checkWidth + 1
    /// The bits of a begin mark with the largest numbers.
    static let longest = 3 + checkWidth + 19 + 24

    /// The remainder of bits divided by x⁴ + x + 1, as in CRC-4, from a start of ones.
    private static func check(of bits: ArraySlice<Bool>) -> Int {
        var remainder = 0b1111
        for bit in bits {
            let isSet = (remainder & 0b1000 != 0) != bit
            remainder = remainder << 1 & 0b1111 ^ (isSet ? 0b0011 : 0)
        }
        return remainder
    }
}

extension Int {
    /// The number of binary digits of a positive number.
    fileprivate var binaryWidth: Int { bitWidth - leadingZeroBitCount }
}

extension Array where Element == Bool {
    /// Appends binary digits, the most significant first.
    fileprivate mutating func append(_ number: Int, width: Int) {
        for shift in stride(from: width - 1, through: 0, by: -1) { append(number >> shift & 1 == 1) }
    }
}

extension ArraySlice where Element == Bool {
    /// The number with these binary digits.
    fileprivate var number: Int { reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }
}
