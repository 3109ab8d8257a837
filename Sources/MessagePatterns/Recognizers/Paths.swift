// `~/Library/Logs/app.log`, `/usr/local`, `./x`, `C:\Users`: file paths stay.

extension Recognizer {
    static let path = Recognizer(triggers: "~/.:", features: .addresses) { scanner in
        guard let range = scanner.path() else { return false }
        scanner.emit(.locked, range)
        return true
    }
}

extension Scanner {
    fileprivate func path() -> Range<Int>? {
        switch utf8[at] {
        case UInt8(ascii: ":"):
            // A drive of Windows.
            guard byte(at + 1) == UInt8(ascii: "\\"), at > run, previous.isLetter, at < 2 || !utf8[at - 2].isWord else {
                return nil
            }
            return at - 1..<pathEnd(from: at + 2)
        case UInt8(ascii: "/"):
            guard !isInWord, previous != UInt8(ascii: "<"),
                byte(at + 1).isLetter || byte(at + 1) == UInt8(ascii: ".")
            else { return nil }
        case UInt8(ascii: "."):
            guard !isInWord, previous != UInt8(ascii: "."), utf8.has("./", at: at) || utf8.has("../", at: at)
            else {
                return nil
            }
        default:
            guard !isInWord, byte(at + 1) == UInt8(ascii: "/") else { return nil }
        }
        let last = pathEnd(from: at + 1)
        return last > at + 2 ? at..<last : nil
    }

    private func pathEnd(from start: Int) -> Int {
        var last = end(
            of: {
                $0.isWord || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ".")
                    || $0 == UInt8(ascii: "_")
                    || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "*")
                    || $0 == UInt8(ascii: "+")
            }, from: start)
        while last > start, utf8[last - 1] == UInt8(ascii: ".") || utf8[last - 1] == UInt8(ascii: "-") { last -= 1 }
        return last
    }
}
