// What is said of a broken file, and where reading goes on.

extension OpenStepReader {
    /// No `;` after a value.
    ///
    /// Most often a quote is missing or one too many: guess which, and read on.
    mutating func mend(member: Int, key: Int, value: Int, end: Int) {
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

    /// Leaves out a member that can't be made sense of, and goes on with the next line.
    mutating func giveUp(member: Int, readOnFrom offset: Int) {
        tree.cut(to: member > 0 && tree.nodes[member - 1].kind == .comment ? member - 1 : member)
        at = Self.lineEnd(bytes, from: offset, to: bytes.count)
    }

    mutating func canReread(from offset: Int) -> Bool {
        reread += at - offset
        return reread <= 2 * bytes.count
    }

    // MARK: Faults

    /// Goes past what can't begin a key, up to a quote, a comment or the next line.
    mutating func skipStrays() {
        at += 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != 0x0A, bytes[at] != 0x0D {
            if bytes[at] == UInt8(ascii: "/"), bytes.has("//", at: at) || bytes.has("/*", at: at) { return }
            at += 1
        }
    }

    mutating func fault(_ offset: Int, _ problem: Fault.Problem, _ effect: ReadingFault.Effect = .none) {
        faults.append(ReadingFault(at: offset, problem, effect: effect))
    }

    func found(_ offset: Int) -> String { Found.character(bytes, at: offset) }

    func name(_ key: Int) -> String {
        var name: [UInt8] = []
        tree.nodes[key].form.decode(bytes, tree.nodes[key].field.range.indices, to: &name)
        return String(decoding: name, as: UTF8.self)
    }
}
