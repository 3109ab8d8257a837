// `§a`: Minecraft's colors and styles.

extension Recognizer {
    static let sectionSign = Recognizer(triggers: "§", features: .templates) { scanner in
        guard scanner.utf8.has("§", at: scanner.at), codes.contains(scanner.byte(scanner.at + 2) | 0x20) else {
            return false
        }
        scanner.emit(.locked, upTo: scanner.at + 3)
        return true
    }

    private static let codes = ByteSet("0123456789abcdefklmnorx")
}
