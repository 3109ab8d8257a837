// Faults of a broken file, and where reading continues.

extension OpenStepReader {
    /// Handles a key without `=` or `;`; returns true if its value follows anyway.
    ///
    /// Most often a quote is missing or there is one too many: guess which, and continue.
    mutating func recoverKey(_ key: Int, member: Int) -> Bool {
        let node = tree.nodes[key]
        let end = endOfToken(key)
        let lineEnd = Self.lineEnd(bytes, from: Int(node.start), to: end)
        if lineEnd < Int(node.end), canReread(from: lineEnd) {
            fault(Int(node.start) - 1, .unterminatedString, .voidsFile)
            giveUp(member: member, readOnFrom: lineEnd)
            return false
        }
        let isNextLine = hasLineBreak(end..<at)
        let found = isNextLine ? "the end of the line" : self.found(at)
        fault(isNextLine ? end : at, .missingEquals(key: name(key), found: found), .voidsFile)
        // A string after a space, on the same line: only the '=' is missing.
        if !isNextLine, bytes[at] == UInt8(ascii: "\""), at > end { return true }
        giveUp(member: member, readOnFrom: isNextLine ? nil : at)
        return false
    }

    /// Handles a value without `;`.
    mutating func recoverValue(_ value: Int, of key: Int, member: Int, end: Int) {
        let node = tree.nodes[value]
        let isQuoted = node.form == .openStepDouble || node.form == .openStepSingle
        let lineEnd = Self.lineEnd(bytes, from: Int(node.start), to: end)
        if isQuoted, lineEnd < Int(node.end), at < bytes.count, canReread(from: lineEnd) {
            fault(Int(node.start) - 1, .unterminatedString, .voidsFile)
            giveUp(member: member, readOnFrom: lineEnd)
        } else if at < bytes.count, !hasLineBreak(end..<at), bytes[at] != UInt8(ascii: "}") {
            let name = name(key)
            fault(
                isQuoted ? end - 1 : end, isQuoted ? .strayQuote(key: name) : .missingSemicolon(key: name), .voidsFile)
            giveUp(member: member, readOnFrom: at)
        } else {
            fault(end, .missingSemicolon(key: name(key)), .voidsFile)
        }
    }

    /// Drops a member that cannot be parsed, with its comment, and continues with the line after `offset`, or from
    /// here.
    mutating func giveUp(member: Int, readOnFrom offset: Int?) {
        tree.cut(to: member)
        if let offset { at = Self.lineEnd(bytes, from: offset, to: bytes.count) }
    }

    mutating func canReread(from offset: Int) -> Bool {
        reread += at - offset
        return reread <= 2 * bytes.count
    }

    // MARK: Faults

    /// Skips what cannot begin a key.
    mutating func skipStrays() {
        isStrayLine = true
        at += 1
        while at < bytes.count, bytes[at] > 0x20, !isStringStart(at) {
            if depth > 0, bytes[at] == UInt8(ascii: "}") { return }
            at += 1
        }
    }

    package mutating func fault(_ offset: Int, _ problem: Fault.Problem, _ effect: ReadingFault.Effect = .none) {
        if !isStrayLine { faults.append(ReadingFault(at: offset, problem, effect: effect)) }
    }

    package func found(_ offset: Int) -> String { Found.character(bytes, at: offset) }

    package func name(_ key: Int) -> String { tree.text(key, bytes) }
}
