// Encodings older than Unicode that some catalogs name: KOI8-R, GBK, Shift_JIS.

internal import CICU

/// A character encoding that ICU supports and that is compatible with ASCII.
public struct Charset: Hashable, Sendable {
    /// Its name, as the catalog has it.
    public let name: String

    /// Creates the encoding with a name; nil if it is unknown.
    package init?(_ name: String) {
        guard cicu_charset_is_known(name) else { return nil }
        self.name = name
    }

    /// The text of some bytes, and which bytes each character takes.
    func decode(_ bytes: [UInt8]) -> Transcoder.Decoded {
        var decoded = Transcoder.Decoded(offsets: OffsetMap(encoding: .charset(self)))
        let room = max(1, bytes.count * 2)
        var lengths: [UInt8] = []
        let scalars = [UInt32](unsafeUninitializedCapacity: room) { scalars, count in
            lengths = [UInt8](unsafeUninitializedCapacity: room) { lengths, lengthCount in
                count = max(
                    0,
                    Int(
                        cicu_charset_decode(
                            name, bytes, Int32(truncatingIfNeeded: bytes.count), scalars.baseAddress,
                            lengths.baseAddress)))
                lengthCount = count
            }
        }
        decoded.utf8.reserveCapacity(bytes.count + bytes.count / 2)
        var stored = 0
        var flaws = 0
        var firstFlaw = 0
        for (scalar, length) in zip(scalars, lengths) {
            let start = decoded.utf8.count
            if scalar == CICU_NO_CHARACTER {
                if flaws == 0 { firstFlaw = start }
                flaws += Int(length)
            }
            appendScalar(scalar, to: &decoded.utf8)
            decoded.offsets.mark(
                utf8: start, length: decoded.utf8.count - start, stored: stored, storedLength: Int(length))
            stored += Int(length)
        }
        if flaws > 0 { decoded.faults = [ReadingFault(at: firstFlaw, .undecodable(charset: name, count: flaws))] }
        return decoded
    }

    /// Appends UTF-8 in this encoding; returns false and appends nothing if a character cannot be encoded.
    package func append(utf8: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool {
        guard !utf8.isEmpty else { return true }
        let text = Array(utf8)
        // No encoding needs more than four bytes for one byte of UTF-8.
        let capacity = text.count * 4
        var written: Int32 = -1
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            written = cicu_charset_encode(
                name, text, Int32(truncatingIfNeeded: text.count), buffer.baseAddress,
                Int32(truncatingIfNeeded: capacity))
            count = max(0, Int(written))
        }
        output += bytes
        return written >= 0
    }

    /// The first character of a text that this encoding cannot represent.
    package func firstUnwritable(in utf8: [UInt8]) -> Unicode.Scalar? {
        var scratch: [UInt8] = []
        if append(utf8: utf8[...], to: &scratch) { return nil }
        return String(decoding: utf8, as: UTF8.self).unicodeScalars.first { scalar in
            !append(utf8: Array(String(scalar).utf8)[...], to: &scratch)
        }
    }
}
