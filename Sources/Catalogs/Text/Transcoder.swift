// Converting other encodings to UTF-8 while recording which byte came from where.

/// Decodes stored bytes into UTF-8; anything that cannot be decoded becomes U+FFFD and a fault.
enum Transcoder {
    struct Decoded {
        package var utf8: [UInt8] = []
        package var offsets: OffsetMap
        package var faults: [ReadingFault] = []
    }

    package static func decode(_ bytes: [UInt8], as encoding: TextEncoding) -> Decoded {
        if case .charset(let charset) = encoding { return charset.decode(bytes) }
        var decoded = Decoded(offsets: OffsetMap(encoding: encoding))
        decoded.utf8.reserveCapacity(bytes.count)
        var flaws: [(flaw: StoredScalar.Flaw, first: Int, count: Int)] = []
        var at = 0
        var nextMark = 0
        while at < bytes.count {
            if at >= nextMark {
                decoded.offsets.mark(utf8: decoded.utf8.count, stored: at)
                nextMark = at + OffsetMap.stride
            }
            let scalar = StoredScalar(bytes, at: at, encoding: encoding)
            if scalar.flaw != .none {
                if let known = flaws.firstIndex(where: { $0.flaw == scalar.flaw }) {
                    flaws[known].count += 1
                } else {
                    flaws.append((scalar.flaw, decoded.utf8.count, 1))
                }
            }
            appendScalar(scalar.value, to: &decoded.utf8)
            at += scalar.length
        }
        decoded.faults = flaws.compactMap { flaw, first, count in
            flaw.problem(count: count).map { problem in
                ReadingFault(at: first, problem, effect: flaw == .invalidUTF8 ? .voidsFile : .none)
            }
        }
        return decoded
    }
}

/// One character as stored: its scalar value, and how many bytes it takes.
struct StoredScalar {
    enum Flaw {
        case none, invalidUTF8, loneSurrogate, cutShort

        package func problem(count: Int) -> Fault.Problem? {
            switch self {
            case .none: nil
            case .invalidUTF8: .invalidUTF8(count: count)
            case .loneSurrogate: .loneSurrogates(count: count)
            case .cutShort: .truncatedUTF16
            }
        }
    }

    package let value: UInt32
    package let length: Int
    let flaw: Flaw

    private init(_ value: UInt32, length: Int, flaw: Flaw = .none) {
        self.value = value
        self.length = length
        self.flaw = flaw
    }

    package init(_ bytes: [UInt8], at index: Int, encoding: TextEncoding) {
        switch encoding {
        case .utf8: self = Self.utf8(bytes, index)
        case .utf16LittleEndian, .utf16BigEndian: self = Self.utf16(bytes, index, encoding)
        // Older encodings are decoded as a whole.
        case .latin1, .ascii, .binary, .charset: self.init(UInt32(bytes[index]), length: 1)
        }
    }

    private static func utf8(_ bytes: [UInt8], _ index: Int) -> StoredScalar {
        let length = UTF8Validation.sequenceLength(bytes, index)
        guard length > 1 else {
            return length == 1
                ? StoredScalar(UInt32(bytes[index]), length: 1)
                : StoredScalar(0xFFFD, length: 1, flaw: .invalidUTF8)
        }
        var value = UInt32(bytes[index]) & (0x7F >> UInt32(length))
        for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return StoredScalar(value, length: length)
    }

    private static func utf16(_ bytes: [UInt8], _ index: Int, _ encoding: TextEncoding) -> StoredScalar {
        guard let first = unit(bytes, index, encoding) else {
            return StoredScalar(0xFFFD, length: 1, flaw: .cutShort)
        }
        guard first & 0xF800 == 0xD800 else { return StoredScalar(UInt32(first), length: 2) }
        guard let second = unit(bytes, index + 2, encoding),
            let scalar = surrogatePair(UInt32(first), UInt32(second))
        else { return StoredScalar(0xFFFD, length: 2, flaw: .loneSurrogate) }
        return StoredScalar(scalar, length: 4)
    }

    private static func unit(_ bytes: [UInt8], _ index: Int, _ encoding: TextEncoding) -> UInt16? {
        guard index + 1 < bytes.count else { return nil }
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return encoding == .utf16LittleEndian ? first | second << 8 : first << 8 | second
    }

    var utf8Length: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4 }
}
