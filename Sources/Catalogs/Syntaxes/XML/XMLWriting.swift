// Values as XML character data, in the manner of what they replace.

extension XMLText {
    /// How a value was escaped, so that the next one looks the same.
    private struct Manners {
        let isCDATA: Bool
        let escapesGreater: Bool
        let escapesQuote: Bool
        let escapesApostrophe: Bool
        let escapesBreaks: Bool
        let escapesBeyondLatin1: Bool

        init(_ utf8: [UInt8], _ range: Range<Int>, _ encoding: TextEncoding) {
            let old = Array(utf8[range])
            isCDATA = old.has("<![CDATA[", at: 0) && XMLPiece(old, at: 0, end: old.count).end == old.count
            escapesGreater = old.firstOffset(of: "&gt;") != nil || !old.contains(UInt8(ascii: ">"))
            escapesQuote = old.firstOffset(of: "&quot;") != nil
            escapesApostrophe = old.firstOffset(of: "&apos;") != nil
            escapesBreaks = old.firstOffset(of: "&#10;") != nil && !old.contains(UInt8(ascii: "\n"))
            escapesBeyondLatin1 = encoding == .latin1
        }
    }

    /// Appends `value` as the whole content of an element.
    static func encode(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, entry: Entry, to output: inout [UInt8]
    ) throws(RewriteError) {
        try check(value, entry)
        let manners = Manners(utf8, old, entry.catalog.text.encoding)
        if manners.isCDATA, !manners.escapesBeyondLatin1, !value.contains(0x0D) {
            output.append(contentsOf: "<![CDATA[".utf8)
            var at = 0
            // "]]>" can't stand in CDATA: end the section inside it and begin another.
            while let end = value.firstOffset(of: "]]>", from: at) {
                output.append(contentsOf: value[at..<end + 2])
                output.append(contentsOf: "]]><![CDATA[".utf8)
                at = end + 2
            }
            output.append(contentsOf: value[at...])
            output.append(contentsOf: "]]>".utf8)
        } else {
            escape(value[...], manners, to: &output)
        }
    }

    /// Appends `value`, in which the tags that the old content had stay tags and all else is text.
    static func encodeMixed(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, entry: Entry, to output: inout [UInt8]
    ) throws(RewriteError) {
        try check(value, entry)
        let manners = Manners(utf8, old, entry.catalog.text.encoding)
        var tags = OldTags(utf8, old)
        var at = 0
        var run = 0
        while at < value.count {
            guard value[at] == UInt8(ascii: "<"), let length = tags.take(value, at: at) else {
                at += 1
                continue
            }
            escape(value[run..<at], manners, to: &output)
            output.append(contentsOf: value[at..<at + length])
            at += length
            run = at
        }
        escape(value[run...], manners, to: &output)
    }

    /// `<target/>` becomes `<target>value</target>`; `slash` is where its `/` stands.
    static func spliceEmpty(
        _ value: [UInt8], at slash: ByteRange, in utf8: [UInt8], entry: Entry
    ) throws(RewriteError) -> Splice {
        var start = Int(slash.start)
        while start > 0, utf8[start] != UInt8(ascii: "<") { start -= 1 }
        let tag = XMLTag(utf8, start..<Int(slash.start) + 2)
        var end = Int(slash.start)
        while end > 0, utf8[end - 1] <= 0x20 { end -= 1 }
        var bytes = Array(">".utf8)
        try encode(value, like: utf8, 0..<0, entry: entry, to: &bytes)
        bytes += Array("</".utf8) + utf8[tag.name] + [UInt8(ascii: ">")]
        return Splice(ByteRange(end, Int(slash.start) + 2), bytes)
    }

    /// XML 1.0 can't hold most control characters, not even as references.
    private static func check(_ value: [UInt8], _ entry: Entry) throws(RewriteError) {
        for (index, byte) in value.enumerated() {
            if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
                throw .unwritableCharacter(entry, Unicode.Scalar(byte))
            }
            if byte == 0xEF, value.has("\u{FFFE}", at: index) || value.has("\u{FFFF}", at: index) {
                throw .unwritableCharacter(entry, value.has("\u{FFFE}", at: index) ? "\u{FFFE}" : "\u{FFFF}")
            }
        }
    }

    private static func escape(_ value: ArraySlice<UInt8>, _ manners: Manners, to output: inout [UInt8]) {
        if manners.escapesBeyondLatin1 {
            for scalar in String(decoding: value, as: UTF8.self).unicodeScalars {
                if scalar.value > 0xFF {
                    output.append(contentsOf: "&#x\(String(scalar.value, radix: 16, uppercase: true));".utf8)
                } else {
                    escapeASCII(Array(String(scalar).utf8)[...], manners, to: &output)
                }
            }
        } else {
            escapeASCII(value, manners, to: &output)
        }
    }

    private static func escapeASCII(_ value: ArraySlice<UInt8>, _ manners: Manners, to output: inout [UInt8]) {
        for byte in value {
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">") where manners.escapesGreater || output.suffix(2) == Array("]]".utf8)[...]:
                output.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\"") where manners.escapesQuote: output.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'") where manners.escapesApostrophe: output.append(contentsOf: "&apos;".utf8)
            case 0x0A where manners.escapesBreaks: output.append(contentsOf: "&#10;".utf8)
            case 0x0D: output.append(contentsOf: "&#13;".utf8)
            default: output.append(byte)
            }
        }
    }

    /// The tags of the old content, against the same words standing there as escaped text.
    private struct OldTags {
        /// For each tag's text, whether its first, second … occurrence in the decoded value was a real tag.
        private var isReal: [[UInt8]: [Bool]] = [:]
        private var taken: [[UInt8]: Int] = [:]
        /// No tag is longer, so none is looked for further: a value full of `<` costs no more than its length.
        private var longest = 0

        init(_ utf8: [UInt8], _ range: Range<Int>) {
            var at = range.lowerBound
            var tags: Set<[UInt8]> = []
            while let start = utf8[at..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) {
                let piece = XMLPiece(utf8, at: start, end: range.upperBound)
                if piece.kind == .tag { tags.insert(Array(utf8[start..<piece.end])) }
                at = piece.end
            }
            longest = tags.reduce(0) { max($0, $1.count) }
            at = range.lowerBound
            var text: [UInt8] = []
            while at < range.upperBound {
                let next = utf8[at..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) ?? range.upperBound
                XMLText.decode(utf8, at..<next, to: &text)
                at = next
                guard at < range.upperBound else { break }
                let piece = XMLPiece(utf8, at: at, end: range.upperBound)
                if piece.kind == .tag {
                    count(text, tags)
                    text.removeAll()
                    isReal[Array(utf8[at..<piece.end]), default: []].append(true)
                } else {
                    XMLText.decode(utf8, at..<piece.end, to: &text)
                }
                at = piece.end
            }
            count(text, tags)
        }

        /// Notes where escaped text spells one of the tags.
        private mutating func count(_ text: [UInt8], _ tags: Set<[UInt8]>) {
            for at in text.indices where text[at] == UInt8(ascii: "<") {
                let piece = XMLPiece(text, at: at, end: min(text.count, at + longest))
                let word = Array(text[at..<piece.end])
                if tags.contains(word) { isReal[word, default: []].append(false) }
            }
        }

        /// The length of the tag at `offset` of a new value, where it is one of the old ones.
        mutating func take(_ value: [UInt8], at offset: Int) -> Int? {
            let piece = XMLPiece(value, at: offset, end: min(value.count, offset + longest))
            let word = Array(value[offset..<piece.end])
            guard let occurrences = isReal[word] else { return nil }
            let number = taken[word, default: 0]
            taken[word] = number + 1
            return number < occurrences.count && occurrences[number] ? word.count : nil
        }
    }
}
