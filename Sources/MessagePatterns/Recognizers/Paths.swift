// File paths, which never change: `~/Library/Logs/app.log`, `/usr/local`, `./x`, `Contents/Info.plist`, `C:\Users`.

import Basics

extension Recognizer {
    static let path = Recognizer(triggers: "~/.:", features: .addresses) { scanner in
        guard let start = scanner.pathStart() else { return false }
        let end = scanner.spacedPathEnd(from: start) ?? scanner.pathEnd(from: scanner.at + 1)
        guard end > scanner.at + 2 || start < scanner.at, !scanner.isWordAfterPiece(upTo: end) else { return false }
        scanner.emit(.locked, start..<end)
        return true
    }

    /// A file in a folder, distinguished from `and/or` by its extension.
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
    /// `\\server\share`, and the path after `%APPDATA%`: the backslashes are not escapes.
    static let windowsPath = Recognizer(triggers: "\\", features: .addresses) { scanner in
        let isShare =
            scanner.byte(scanner.at + 1) == UInt8(ascii: "\\") && scanner.byte(scanner.at + 2).isLetter
            && !scanner.isInWord && scanner.previous != UInt8(ascii: "\\")
        let followsVariable =
            scanner.at == scanner.run && scanner.parts.last?.kind == .placeholder
            && scanner.previous == UInt8(ascii: "%") && scanner.byte(scanner.at + 1).isLetter
            && scanner.followsVariable
        guard isShare || followsVariable else { return false }
        let end = scanner.pathEnd(from: scanner.at + 1)
        guard followsVariable || scanner.utf8[scanner.at + 2..<end].contains(UInt8(ascii: "\\")) else { return false }
        scanner.emit(.locked, upTo: end)
        return true
    }

    /// `*.png`: a pattern of file names, as in filters of file dialogs.
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
    /// Returns the start of the path with its first sign here, if any.
    fileprivate func pathStart() -> Int? {
        switch utf8[at] {
        case UInt8(ascii: ":"):
            // A Windows drive.
            let isDrive =
                byte(at + 1) == UInt8(ascii: "\\") && at > run && previous.isLetter && !utf8.isWord(before: at - 1)
            return isDrive ? at - 1 : nil
        case UInt8(ascii: "/"):
            // Not in `an-/ausschalten` and `Datei(en)/Ordner`.
            let isRoot = !continuesWord && previous != UInt8(ascii: "-") && previous != UInt8(ascii: ")")
            return isRoot && (byte(at + 1).isLetter || byte(at + 1) == UInt8(ascii: ".")) ? at : nil
        case UInt8(ascii: "."):
            let isFolder = utf8.has("./", at: at) || utf8.has("../", at: at)
            return isFolder && !continuesWord && previous != UInt8(ascii: ".") ? at : nil
        default:
            return !isInWord && byte(at + 1) == UInt8(ascii: "/") ? at : nil
        }
    }

    /// Whether the placeholder that ends here is a name between percent signs, not `%%` or `%d%`.
    fileprivate var followsVariable: Bool {
        parts.last.map { utf8[$0.range].count > 4 && utf8[$0.range.lowerBound + 1].isUpper } ?? false
    }

    /// Whether a word continues here; the letter that ends `%(folder)s` does not count.
    private var continuesWord: Bool { isInWord && !(at == run && parts.last?.kind == .placeholder) }

    fileprivate func pathEnd(from start: Int) -> Int {
        var last = start
        while last < end, isPathName(at: last), !opensInterpolation(at: last) { last += 1 }
        while last > start, utf8[last - 1] == UInt8(ascii: ".") || utf8[last - 1] == UInt8(ascii: "-") { last -= 1 }
        return last
    }

    /// Returns the end of a Windows path with spaces that is the whole text, or the whole quoted text; nil for other
    /// paths.
    fileprivate func spacedPathEnd(from start: Int) -> Int? {
        guard utf8[at] == UInt8(ascii: ":") else { return nil }
        let quote = closingQuote(before: start)
        guard quote != nil || start == 0 else { return nil }
        var last = at + 2
        while last < end, !utf8[last].endsWindowsPath {
            if let quote, utf8.has(quote, at: last) { return last }
            last += 1
        }
        if let quote, utf8.has(quote, at: last) { return last }
        let isAll = quote == nil && last == utf8.count
        return isAll && (utf8.isWord(before: last) || utf8[last - 1] == UInt8(ascii: "\\")) ? last : nil
    }

    /// Returns the closing quote for the opening quote before an offset.
    private func closingQuote(before start: Int) -> StaticString? {
        if utf8.has("\"", at: start - 1) { return "\"" }
        if utf8.has("'", at: start - 1) { return "'" }
        if utf8.has("“", at: start - 3) { return "”" }
        if utf8.has("‘", at: start - 3) { return "’" }
        if utf8.has("„", at: start - 3) { return "“" }
        return utf8.has("«", at: start - 2) ? "»" : nil
    }

    /// Whether a word follows a slash, as in `%@/month`; in `%@/files/x` and `%@/x.txt` it is a path.
    fileprivate func isWordAfterPiece(upTo end: Int) -> Bool {
        guard utf8[at] == UInt8(ascii: "/"), at == run, at > 0 else { return false }
        return !utf8[at + 1..<end].contains(UInt8(ascii: "/")) && !hasExtension(at..<end)
    }

    /// Returns the start of the name before a slash.
    fileprivate func folderStart() -> Int {
        var start = at
        while start > run, isPathName(at: start - 1) { start -= 1 }
        // Not inside of a character beyond ASCII.
        return end(of: \.isContinuation, from: start)
    }

    /// Swift's `\(name)`.
    private func opensInterpolation(at offset: Int) -> Bool {
        utf8[offset] == UInt8(ascii: "\\") && byte(offset + 1) == UInt8(ascii: "(")
    }

    private func isPathName(at offset: Int) -> Bool {
        utf8[offset].isPathSign || utf8[offset].isContinuation || utf8.isWord(at: offset)
    }

    /// Whether a path ends with a file name with an extension, all in one case, unlike `km/h.Then`.
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
    /// The bytes that are invalid in Windows names, and those that begin placeholders.
    private static let windowsEnds = ByteSet("<>:\"|?*%{$")

    fileprivate var isPathSign: Bool { Self.pathSigns.contains(self) }
    fileprivate var endsWindowsPath: Bool { self < 0x20 || Self.windowsEnds.contains(self) }
    /// Whether it is a continuation byte of a character.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
