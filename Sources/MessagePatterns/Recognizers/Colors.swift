// `#FF00AA`.

extension Recognizer {
    static let color = Recognizer(triggers: "#", features: .addresses) { scanner in
        guard !scanner.isInWord else { return false }
        let end = scanner.end(of: \.isHex, from: scanner.at + 1)
        guard [3, 4, 6, 8].contains(end - scanner.at - 1), !scanner.byte(end).isName else { return false }
        scanner.emit(.locked, upTo: end)
        return true
    }
}
