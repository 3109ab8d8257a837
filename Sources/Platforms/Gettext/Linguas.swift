// The file `LINGUAS` beside gettext's catalogs, which lists those that a build compiles.

import Basics

enum Linguas {
    static let file = "LINGUAS"

    /// Returns the languages of the file, and that of the source texts, which has no catalog; nil if it lists none.
    @Sendable static func languages(in file: [UInt8]) -> [String]? {
        let lines = file.split { $0 == 0x0A || $0 == 0x0D }.map { $0.prefix { $0 != UInt8(ascii: "#") } }
        let words = lines.flatMap { $0.split(whereSeparator: \.isSpace) }
        return words.isEmpty ? nil : ["en"] + words.map { String(decoding: $0, as: UTF8.self) }
    }
}
