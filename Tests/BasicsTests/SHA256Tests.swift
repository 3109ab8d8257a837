// SHA-256, compared with NIST's examples and with another program.

import Basics
import Foundation
import TestSupport
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "NIST's examples have NIST's digests",
        arguments: [
            ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
        ])
    func examples(text: String, times: Int, digest: String) {
        let bytes = Array(String(repeating: text, count: times).utf8)
        #expect(bytes.withUnsafeBytes { SHA256.hex(of: $0) } == digest)
    }

    @Test(
        "Bytes of every length around block boundaries have the same digest as in sha256sum",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/sha256sum"), "there is no sha256sum here"))
    func lengths() throws {
        let folder = try TemporaryFolder()
        var numbers = RandomNumbers(seed: 1)
        let texts = (0...200).map { length in (0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) } }
        let paths = try texts.enumerated().map { try folder.write($1, to: "\($0)") }
        let outcome = try Programs.run(URL(filePath: "/usr/bin/sha256sum"), paths)
        let digests = outcome.text.split(separator: "\n").map { String($0.prefix(64)) }
        #expect(digests.count == texts.count)
        for (text, digest) in zip(texts, digests) {
            #expect(text.withUnsafeBytes { SHA256.hex(of: $0) } == digest)
        }
    }
}
