// `[[Special:Log|the log]]`, `[[Help:Contents]]`: MediaWiki links, whose page titles are not text.

import Basics

extension Recognizer {
    static let wikiLink = Recognizer(triggers: "[]{", features: .wikiLinks) { scanner in
        let sign = scanner.byte(scanner.at)
        if sign == UInt8(ascii: "{") { return scanner.emitWikiChoice() }
        guard scanner.byte(scanner.at + 1) == sign else { return false }
        guard sign == UInt8(ascii: "[") else {
            scanner.emit(.markup, upTo: scanner.at + 2)
            return true
        }
        guard let end = scanner.wikiPageEnd() else { return false }
        scanner.emitPage(upTo: end)
        return true
    }
}

extension Scanner {
    /// The maximum length of a page title in bytes.
    private static let longestPage = 255
    /// The bytes that a page title cannot contain, other than its delimiters.
    private static let invalidInPage = ByteSet("[\n<>")

    /// Returns the end of the page title of a link that begins here: after its bar, after a link without a bar, or
    /// before a template.
    fileprivate func wikiPageEnd() -> Int? {
        for offset in at + 2..<min(end, at + 2 + Self.longestPage) {
            switch utf8[offset] {
            case UInt8(ascii: "|"): return offset + 1
            case UInt8(ascii: "]"): return byte(offset + 1) == UInt8(ascii: "]") ? offset + 2 : nil
            case UInt8(ascii: "{"): return offset
            case let other where Self.invalidInPage.contains(other): return nil
            default: continue
            }
        }
        return nil
    }

    /// Emits a page title, with the numbers after dollar signs in it as placeholders.
    fileprivate mutating func emitPage(upTo end: Int) {
        while let dollar = utf8.firstOffset(of: UInt8(ascii: "$"), in: at..<end) {
            guard 0x31...0x39 ~= byte(dollar + 1), dollar + 1 < end else { break }
            if dollar > at { emit(.markup, upTo: dollar) }
            emit(.placeholder, upTo: dollar + 2)
        }
        if at < end { emit(.markup, upTo: end) }
    }
}
