// The part of a plain document before its first element.

extension PlainXML {
    /// Skips the declaration and the document type, both optional.
    mutating func readHead() -> Bool { skipDeclaration() && skipDocumentType() }

    /// Skips `<?xml version="1.0" encoding="…" standalone="…"?>`, which is optional.
    private mutating func skipDeclaration() -> Bool {
        guard skip("<?xml") else { return true }
        guard skipSpace(), skip("version="), let version = readQuoted(), bytes.has("1.0", at: version.lowerBound),
            version.count == 3
        else { return false }
        if skipSpace(), skip("encoding=") {
            guard let name = readQuoted(), let first = name.first, bytes[first].isLetter,
                name.allSatisfy({ isByte(.isOfName, at: $0) && bytes[$0] != UInt8(ascii: ":") })
            else { return false }
            _ = skipSpace()
        }
        if skip("standalone=") {
            guard skip("\"yes\"") || skip("\"no\"") else { return false }
            _ = skipSpace()
        }
        return skip("?>")
    }

    /// Skips `<!DOCTYPE TS>` without declarations, which is optional.
    private mutating func skipDocumentType() -> Bool {
        _ = skipSpace()
        guard skip("<!DOCTYPE") else { return true }
        guard skipSpace(), readName() != nil else { return false }
        if skipSpace(), !skip(">") {
            if skip("PUBLIC") {
                guard skipSpace(), readQuoted() != nil else { return false }
            } else {
                guard skip("SYSTEM") else { return false }
            }
            guard skipSpace(), readQuoted() != nil else { return false }
            _ = skipSpace()
            return skip(">")
        }
        return bytes[at - 1] == UInt8(ascii: ">") || skip(">")
    }

    /// Reads a quoted value: only letters, digits, and the punctuation of names and addresses.
    private mutating func readQuoted() -> Range<Int>? {
        guard skip("\"") else { return nil }
        let start = at
        while at < bytes.count, isByte(.isOfName, at: at) || "/ +,".utf8.contains(bytes[at]) { at += 1 }
        let end = at
        return skip("\"") ? start..<end : nil
    }
}
