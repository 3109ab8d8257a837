// What stands before the first element of a plain document.

extension PlainXML {
    /// Goes over the declaration and the document type, neither of which need be there.
    mutating func readHead() -> Bool { skipDeclaration() && skipDocumentType() }

    /// `<?xml version="1.0" encoding="…" standalone="…"?>`, which need not be there.
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

    /// `<!DOCTYPE TS>`, without declarations, which need not be there.
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

    /// What stands between quotes of the head: letters, digits and signs of names and addresses alone.
    private mutating func readQuoted() -> Range<Int>? {
        guard skip("\"") else { return nil }
        let start = at
        while at < bytes.count, isByte(.isOfName, at: at) || "/ +,".utf8.contains(bytes[at]) { at += 1 }
        let end = at
        return skip("\"") ? start..<end : nil
    }
}
