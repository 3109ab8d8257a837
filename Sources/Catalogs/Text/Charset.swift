// Encodings older than Unicode, as some catalogs name them: KOI8-R, GBK, Shift_JIS.

internal import CICU

/// An encoding of characters that ICU knows, in which ASCII is what it is in ASCII.
public struct Charset: Hashable, Sendable {
    /// Its name, as the catalog has it.
    public let name: String

    /// The encoding of a name; nil where none is known by it.
    package init?(_ name: String) {
        guard cicu_charset_is_known(name) else { return nil }
        self.name = name
    }

    /// The text of some bytes, and which of them each character takes.
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

    /// Appends UTF-8 in this encoding; false, with nothing appended, where a character has no place in it.
    package func append(utf8: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool {
        guard !utf8.isEmpty else { return true }
        let text = Array(utf8)
        // No encoding takes more than four bytes for what UTF-8 takes one for.
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

    /// The first character of a text that has no place in this encoding.
    package func firstUnwritable(in utf8: [UInt8]) -> Unicode.Scalar? {
        var scratch: [UInt8] = []
        if append(utf8: utf8[...], to: &scratch) { return nil }
        return String(decoding: utf8, as: UTF8.self).unicodeScalars.first { scalar in
            !append(utf8: Array(String(scalar).utf8)[...], to: &scratch)
        }
    }
}
