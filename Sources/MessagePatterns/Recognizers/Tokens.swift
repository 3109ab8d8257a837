// `__TOKEN__`; a line of underscores is for filling in, and lowercase letters beside `**bold**` are emphasis.

import Basics

extension Recognizer {
    static let token = Recognizer.placeholder(triggers: "_", features: .templates) { scanner in
        guard !scanner.previous.isName, scanner.byte(scanner.at + 1) == UInt8(ascii: "_") else { return nil }
        let end = scanner.end(of: \.isName, from: scanner.at)
        guard end - scanner.at > 4, scanner.utf8[end - 1] == UInt8(ascii: "_"),
            scanner.utf8[end - 2] == UInt8(ascii: "_"),
            scanner.utf8[scanner.at..<end].contains(where: { $0 != UInt8(ascii: "_") })
        else { return nil }
        let isShouted = scanner.utf8[scanner.at..<end].contains { $0.isDigit || $0.isLetter && $0 & 0x20 == 0 }
        guard isShouted || scanner.utf8.firstOffset(of: "**") == nil else { return nil }
        return end
    }
}
