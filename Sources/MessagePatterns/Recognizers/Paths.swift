// `~/Library/Logs/app.log`, `/usr/local`, `./x`, `Contents/Info.plist`, `C:\Users`: file paths stay.

import Basics

extension Recognizer {
    static let path = Recognizer(triggers: "~/.:", features: .addresses) { scanner in
        guard let start = scanner.pathStart() else { return false }
        let end = scanner.spacedPathEnd(from: start) ?? scanner.pathEnd(from: scanner.at + 1)
        guard end > scanner.at + 2 || start < scanner.at, !scanner.isWordAfterPiece(upTo: end) else { return false }
        scanner.emit(.locked, start..<end)
        return true
    }

    /// A file in a folder: what tells it from `and/or` is its extension.
    static let file = Recognizer(triggers: "/", features: .addresses) { scanner in
        guard scanner.at >= scanner.lookups.pathEnd else { return false }
        let end = scanner.pathEnd(from: scanner.at)
        scanner.lookups.pathEnd = end
        let start = scanner.folderStart()
        guard start < scanner.at, scanner.hasExtension(scanner.at..<end) else { return false }
        scanner.emit(.locked, start..<end)
        return true
    }
}

extension Recognizer {
    /// `\\server\share`, and what follows `%APPDATA%`: the backslashes are no escapes.
    static let windowsPath = Recognizer(triggers: "\\", features: .addresses) { scanner in
        let isShare =
            scanner.byte(scanner.at + 1) == UInt8(ascii: "\\") && scanner.byte(scanner.at + 2).isLetter
            && !scanner.isInWord && scanner.previous != UInt8(ascii: "\\")
        let isBehindVariable =
            scanner.at == scanner.run && scanner.parts.last?.kind == .placeholder
            && scanner.previous == UInt8(ascii: "%") && scanner.byte(scanner.at + 1).isLetter
            && scanner.isBehindVariable
        guard isShare || isBehindVariable else { return false }
        let end = scanner.pathEnd(from: scanner.at + 1)
        guard isBehindVariable || scanner.utf8[scanner.at + 2..<end].contains(UInt8(ascii: "\\")) else { return false }
        scanner.emit(.locked, upTo: end)
        return true
    }

    /// `*.png`: a pattern of names of files, as in filters of dialogs.
    static let filePattern = Recognizer(triggers: "*", features: .addresses) { scanner in
        guard scanner.byte(scanner.at + 1) == UInt8(ascii: "."), scanner.previous != UInt8(ascii: "*"),
            !scanner.isInWord
        else { return false }
        let end = scanner.end(of: { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") }, from: scanner.at + 2)
        guard end > scanner.at + 2, scanner.utf8[end - 1] != UInt8(ascii: "."),
            scanner.byte(end) != UInt8(ascii: "*")
        else { return false }
        scanner.emit(.locked, upTo: end)
        return true
    }
}

extension Scanner {
    /// Where the path begins whose first sign is here; nil where this is none.
    fileprivate func pathStart() -> Int? {
        switch utf8[at] {
        case UInt8(ascii: ":"):
            // A drive of Windows.
            let isDrive =
                byte(at + 1) == UInt8(ascii: "\\") && at > run && previous.isLetter && !utf8.isWord(before: at - 1)
            return isDrive ? at - 1 : nil
        case UInt8(ascii: "/"):
            // Not in `an-/ausschalten` and `Datei(en)/Ordner`.
            let isRoot = !goesOnInWord && previous != UInt8(ascii: "-") && previous != UInt8(ascii: ")")
            return isRoot && (byte(at + 1).isLetter || byte(at + 1) == UInt8(ascii: ".")) ? at : nil
        case UInt8(ascii: "."):
            let isFolder = utf8.has("./", at: at) || utf8.has("../", at: at)
            return isFolder && !goesOnInWord && previous != UInt8(ascii: ".") ? at : nil
        default:
            return !isInWord && byte(at + 1) == UInt8(ascii: "/") ? at : nil
        }
    }

    /// Whether what ends here is a name between percent signs, and no `%%` or `%d%`.
    fileprivate var isBehindVariable: Bool {
        parts.last.map { utf8[$0.range].count > 4 && utf8[$0.range.lowerBound + 1].isUpper } ?? false
    }

    /// Whether a word of the text goes on here; the letter that ends `%(folder)s` is none.
    private var goesOnInWord: Bool { isInWord && !(at == run && parts.last?.kind == .placeholder) }

    fileprivate func pathEnd(from start: Int) -> Int {
        var last = start
        while last < end, isPathName(at: last), !opensInterpolation(at: last) { last += 1 }
        while last > start, utf8[last - 1] == UInt8(ascii: ".") || utf8[last - 1] == UInt8(ascii: "-") { last -= 1 }
        return last
    }

    /// The end of a path of Windows with spaces in its names, which is all of a text, or all that stands in quotes; nil
    /// for other paths.
    fileprivate func spacedPathEnd(from start: Int) -> Int? {
        guard utf8[at] == UInt8(ascii: ":") else { return nil }
        let quote = closingQuote(before: start)
        guard quote != nil || start == 0 else { return nil }
        var last = at + 2
        while last < end, !utf8[last].endsPathOfWindows {
            if let quote, utf8.has(quote, at: last) { return last }
            last += 1
        }
        if let quote, utf8.has(quote, at: last) { return last }
        let isAll = quote == nil && last == utf8.count
        return isAll && (utf8.isWord(before: last) || utf8[last - 1] == UInt8(ascii: "\\")) ? last : nil
    }

    /// The quote that closes the one before an offset.
    private func closingQuote(before start: Int) -> StaticString? {
        if utf8.has("\"", at: start - 1) { return "\"" }
        if utf8.has("'", at: start - 1) { return "'" }
        if utf8.has("“", at: start - 3) { return "”" }
        if utf8.has("‘", at: start - 3) { return "’" }
        if utf8.has("„", at: start - 3) { return "“" }
        return utf8.has("«", at: start - 2) ? "»" : nil
    }

    /// Whether what follows a slash is a word, as in `%@/month`; in `%@/files/x` and `%@/x.txt` it is a path.
    fileprivate func isWordAfterPiece(upTo end: Int) -> Bool {
        guard utf8[at] == UInt8(ascii: "/"), at == run, at > 0 else { return false }
        return !utf8[at + 1..<end].contains(UInt8(ascii: "/")) && !hasExtension(at..<end)
    }

    /// Where the name before a slash begins.
    fileprivate func folderStart() -> Int {
        var start = at
        while start > run, isPathName(at: start - 1) { start -= 1 }
        // Not in the middle of a sign beyond ASCII.
        return end(of: \.isContinuation, from: start)
    }

    /// Swift's `\(name)`.
    private func opensInterpolation(at offset: Int) -> Bool {
        utf8[offset] == UInt8(ascii: "\\") && byte(offset + 1) == UInt8(ascii: "(")
    }

    private func isPathName(at offset: Int) -> Bool {
        utf8[offset].isPathSign || utf8[offset].isContinuation || utf8.isWord(at: offset)
    }

    /// Whether a path ends in a file's name with an extension, all in one case: not as in `km/h.Then`.
    fileprivate func hasExtension(_ path: Range<Int>) -> Bool {
        guard let dot = utf8[path].lastIndex(of: UInt8(ascii: ".")), utf8[dot - 1].isName, byte(dot + 1).isLetter else {
            return false
        }
        let name = utf8[dot + 1..<path.upperBound]
        return name.count <= 5 && name.allSatisfy { $0.isName && $0.isUpper == utf8[dot + 1].isUpper || $0.isDigit }
    }
}

extension UInt8 {
    private static let pathSigns = ByteSet("/\\._-~*+")
    /// What no name has on Windows, and what placeholders may begin with.
    private static let windowsEnds = ByteSet("<>:\"|?*%{$")

    fileprivate var isPathSign: Bool { Self.pathSigns.contains(self) }
    fileprivate var endsPathOfWindows: Bool { self < 0x20 || Self.windowsEnds.contains(self) }
    /// Not the first byte of a character.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
