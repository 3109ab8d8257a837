// SHA-256 (FIPS 180-4), which distinguishes versions of a file.

/// Computes SHA-256.
public enum SHA256 {
    /// The digest of bytes, as 64 hexadecimal digits.
    public static func hex(of bytes: UnsafeRawBufferPointer) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    /// The digest of bytes, which has 32 bytes.
    public static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var state = Self.start
        let whole = bytes.count / 64 * 64
        compress(&state, UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
        var tail = [UInt8](bytes[whole...])
        tail.append(0x80)
        while tail.count % 64 != 56 { tail.append(0) }
        let bits = UInt64(bytes.count) * 8
        for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        tail.withUnsafeBytes { compress(&state, $0) }
        return (0..<8).flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: state[word] >> UInt32($0)) }
        }
    }

    /// Adds whole blocks of 64 bytes to the state.
    private static func compress(_ state: inout SIMD8<UInt32>, _ blocks: UnsafeRawBufferPointer) {
        rounds.withUnsafeBufferPointer { rounds in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
                for start in stride(from: 0, to: blocks.count, by: 64) {
                    for i in 0..<16 {
                        let word = blocks.loadUnaligned(fromByteOffset: start + i * 4, as: UInt32.self)
                        words.initializeElement(at: i, to: UInt32(bigEndian: word))
                    }
                    for i in 16..<64 {
                        let before = words[i - 15]
                        let last = words[i - 2]
                        let small = turned(before, 7) ^ turned(before, 18) ^ before >> 3
                        let large = turned(last, 17) ^ turned(last, 19) ^ last >> 10
                        words.initializeElement(at: i, to: words[i - 16] &+ small &+ words[i - 7] &+ large)
                    }
                    mix(&state, words, rounds)
                }
            }
        }
    }

    private static func mix(
        _ state: inout SIMD8<UInt32>, _ words: UnsafeMutableBufferPointer<UInt32>, _ rounds: UnsafeBufferPointer<UInt32>
    ) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for i in 0..<64 {
            let choice = g ^ e & (f ^ g)
            let one = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ rounds[i] &+ words[i]
            let majority = a & b | c & (a | b)
            let two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
        }
        state &+= SIMD8(a, b, c, d, e, f, g, h)
    }

    @inline(__always)
    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

    private static let start = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

    private static let rounds: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
