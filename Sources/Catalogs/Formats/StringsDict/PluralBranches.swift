// Plural branches that a language needs and the source has not: copies of `other`.

struct PluralBranches {
    private let catalog: Catalog
    private var utf8: [UInt8] { catalog.text.utf8 }

    init(_ catalog: Catalog) { self.catalog = catalog }

    /// The splices that give each plural the categories it lacks; a binary list gains none, and falls back to `other`.
    func additions(of categories: [String]) -> [Splice] {
        var known: [String: Set<String>] = [:]
        for entry in catalog.entries {
            guard let (rule, category) = Self.split(entry.variant) else { continue }
            known[place(entry, rule), default: []].insert(category)
        }
        return catalog.entries.flatMap { entry -> [Splice] in
            guard let (rule, category) = Self.split(entry.variant), category == "other",
                let branch = branch(of: entry)
            else { return [] }
            let present = known[place(entry, rule), default: []]
            return categories.filter { !present.contains($0) }.map { branch.copy(named: $0, in: utf8) }
        }
    }

    /// Which rule of which key it is.
    private func place(_ entry: Entry, _ rule: Substring) -> String {
        "\(catalog.records[entry.index].key.start)/\(rule)"
    }

    /// A plural rule's path and the category at its end; nil for formats, widths and devices.
    private static func split(_ variant: String) -> (rule: Substring, category: String)? {
        guard let dot = variant.lastIndex(of: ".") else { return nil }
        let category = String(variant[variant.index(after: dot)...])
        let rule = variant[..<dot]
        let name = rule.split(separator: "/").last ?? rule
        guard ["zero", "one", "two", "few", "many", "other"].contains(category), name != "width", name != "device"
        else {
            return nil
        }
        return (rule, category)
    }

    // MARK: Places

    /// A branch as it is written: its name, its value, and the space before it.
    private struct Branch {
        let space: Range<Int>
        let name: Range<Int>
        let end: Int

        /// The splice that puts a copy of the branch before it.
        func copy(named category: String, in utf8: [UInt8]) -> Splice {
            let start = space.upperBound
            let bytes =
                utf8[start..<name.lowerBound] + Array(category.utf8) + utf8[name.upperBound..<end] + utf8[space]
            return Splice(ByteRange(start, start), Array(bytes))
        }
    }

    private func branch(of entry: Entry) -> Branch? {
        guard let value = catalog.records[entry.index].value else { return nil }
        switch value.form {
        case .xmlPropertyList: return element(around: value.range.indices)
        case .openStepDouble, .openStepSingle: return pair(around: Int(value.start) - 1..<Int(value.end) + 1)
        case .openStepBare: return pair(around: value.range.indices)
        default: return nil
        }
    }

    /// The branch that is written `<key>other</key> <string>…</string>`.
    private func element(around value: Range<Int>) -> Branch? {
        guard let tag = utf8[..<value.lowerBound].lastIndex(of: UInt8(ascii: "<")),
            let end = utf8[value.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let keyEnd = skipSpaceBack(from: tag)
        guard utf8.has("</key>", at: keyEnd - 6),
            let name = utf8[..<(keyEnd - 6)].lastIndex(of: UInt8(ascii: ">")),
            let key = utf8[..<name].lastIndex(of: UInt8(ascii: "<"))
        else { return nil }
        return Branch(space: spaceBefore(key), name: name + 1..<keyEnd - 6, end: end + 1)
    }

    /// The branch that is written `other = "…"` with a semicolon after it.
    private func pair(around value: Range<Int>) -> Branch? {
        let equals = skipSpaceBack(from: value.lowerBound)
        guard equals > 0, utf8[equals - 1] == UInt8(ascii: "=") else { return nil }
        let keyEnd = skipSpaceBack(from: equals - 1)
        let quoted = keyEnd > 0 && (utf8[keyEnd - 1] == UInt8(ascii: "\"") || utf8[keyEnd - 1] == UInt8(ascii: "'"))
        let nameEnd = quoted ? keyEnd - 1 : keyEnd
        var start = nameEnd
        while start > 0, OpenStepReader.isBare(utf8[start - 1]) { start -= 1 }
        let key = quoted ? start - 1 : start
        guard start < nameEnd, let end = semicolon(after: value.upperBound)
        else { return nil }
        return Branch(space: spaceBefore(key), name: start..<nameEnd, end: end + 1)
    }

    /// The offset of the semicolon that follows, past white space and a comment.
    private func semicolon(after offset: Int) -> Int? {
        var offset = offset
        while offset < utf8.count, utf8[offset] != UInt8(ascii: ";") {
            if utf8.has("/*", at: offset) {
                guard let end = utf8.firstOffset(of: "*/", from: offset + 2) else { return nil }
                offset = end + 2
            } else if utf8[offset] <= 0x20 {
                offset += 1
            } else {
                return nil
            }
        }
        return offset < utf8.count ? offset : nil
    }

    private func spaceBefore(_ offset: Int) -> Range<Int> {
        var start = offset
        while start > 0, utf8[start - 1] <= 0x20 { start -= 1 }
        return start..<offset
    }

    /// Goes back over white space and comments.
    private func skipSpaceBack(from offset: Int) -> Int {
        var offset = offset
        while offset > 0 {
            if utf8[offset - 1] <= 0x20 {
                offset -= 1
            } else if utf8.has("-->", at: offset - 3), let start = commentStart("<!--", before: offset - 3) {
                offset = start
            } else if utf8.has("*/", at: offset - 2), let start = commentStart("/*", before: offset - 2) {
                offset = start
            } else {
                break
            }
        }
        return offset
    }

    private func commentStart(_ mark: StaticString, before end: Int) -> Int? {
        (0..<end).last { utf8.has(mark, at: $0) }
    }
}

extension Catalog {
    /// The file in which each plural has these categories too, with the text of `other`; formats in which plurals are no
    /// branches stay as they are.
    public func addingPluralCategories(_ categories: [String]) -> [UInt8] {
        format.type.addPluralCategories(categories, to: self)
    }
}
