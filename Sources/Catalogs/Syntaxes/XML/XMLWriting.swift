// Writing values as XML character data, in the style of what they replace.

import Basics

extension XMLText {
    /// How the old value was escaped, so that the new one looks the same.
    private struct Manners {
        let isCDATA: Bool
        let escapesGreater: Bool
        let escapesQuote: Bool
        let escapesApostrophe: Bool
        let escapesBreaks: Bool
        /// Whether a literal carriage return is kept: only property lists do, elsewhere it is read as a line break.
        let keepsReturns: Bool
        /// The greatest scalar that the file's encoding can represent; greater ones are written as references.
        let greatest: UInt32

        init(
            _ utf8: borrowing [UInt8], _ range: Range<Int>, _ encoding: TextEncoding, isPropertyList: Bool = false
        ) {
            let old = Array(utf8[range])
            isCDATA = old.has("<![CDATA[", at: 0) && XMLPiece(old, at: 0, end: old.count).end == old.count
            escapesGreater = old.firstOffset(of: "&gt;") != nil || !old.contains(UInt8(ascii: ">"))
            escapesQuote = old.firstOffset(of: "&quot;") != nil
            escapesApostrophe = old.firstOffset(of: "&apos;") != nil
            escapesBreaks = old.firstOffset(of: "&#10;") != nil && !old.contains(UInt8(ascii: "\n"))
            keepsReturns = isPropertyList && old.contains(0x0D)
            greatest = Self.greatest(in: encoding)
        }

        /// The style of an attribute in single or double quotes.
        init(ofAttribute isSingle: Bool, _ utf8: [UInt8], _ range: Range<Int>, _ encoding: TextEncoding) {
            isCDATA = false
            escapesGreater = !utf8[range].contains(UInt8(ascii: ">"))
            escapesQuote = !isSingle
            escapesApostrophe = isSingle
            escapesBreaks = true
            keepsReturns = false
            greatest = Self.greatest(in: encoding)
        }

        private static func greatest(in encoding: TextEncoding) -> UInt32 {
            encoding == .ascii ? 0x7F : encoding == .latin1 ? 0xFF : 0x10FFFF
        }
    }

    /// Appends `value` as the whole content of an element.
    package static func encode(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, isPropertyList: Bool = false, entry: Entry,
        to output: inout [UInt8]
    ) throws(RewriteError) {
        try check(value, entry)
        let manners = Manners(utf8, old, entry.catalog.text.encoding, isPropertyList: isPropertyList)
        if manners.isCDATA, manners.greatest == 0x10FFFF, manners.keepsReturns || !value.contains(0x0D) {
            output.append(contentsOf: "<![CDATA[".utf8)
            var at = 0
            // "]]>" cannot occur in CDATA: end the section inside it and begin another.
            while let end = value.firstOffset(of: "]]>", from: at) {
                output.append(value, at..<end + 2)
                output.append(contentsOf: "]]><![CDATA[".utf8)
                at = end + 2
            }
            output.append(value, at..<value.count)
            output.append(contentsOf: "]]>".utf8)
        } else {
            escape(value[...], manners, to: &output)
        }
    }

    /// Appends `value`, in which the tags of the old content or its source stay tags and everything else is text.
    package static func encodeMixed(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, _ source: Range<Int> = 0..<0, entry: Entry,
        to output: inout [UInt8]
    ) throws(RewriteError) {
        try check(value, entry)
        let manners = Manners(utf8, old, entry.catalog.text.encoding)
        var tags = KnownTags(utf8, old)
        tags.add(KnownTags(utf8, source))
        var run = 0
        for tag in balanced(tags.find(in: value), in: value) {
            escape(value[run..<tag.lowerBound], manners, to: &output)
            output.append(value, tag)
            run = tag.upperBound
        }
        escape(value[run...], manners, to: &output)
    }

    /// Appends `value` as an attribute value, in which a literal line break would become a space.
    static func encodeAttribute(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, entry: Entry, to output: inout [UInt8]
    ) throws(RewriteError) {
        try check(value, entry)
        let isSingle = old.lowerBound > 0 && utf8[old.lowerBound - 1] == UInt8(ascii: "'")
        let manners = Manners(ofAttribute: isSingle, utf8, old, entry.catalog.text.encoding)
        var escaped: [UInt8] = []
        escape(value[...], manners, to: &escaped)
        var run = 0
        while let tab = escaped.firstOffset(of: 0x09, in: run..<escaped.count) {
            output += escaped[run..<tab]
            output += "&#9;".utf8
            run = tab + 1
        }
        output += escaped[run...]
    }

    /// The tags that open and close one another in order; any others would break the document.
    package static func balanced(_ tags: [Range<Int>], in value: [UInt8]) -> [Range<Int>] {
        var open: [(name: ArraySlice<UInt8>, index: Int)] = []
        var isKept = [Bool](repeating: false, count: tags.count)
        for (index, range) in tags.enumerated() {
            let isEnd = value[range.lowerBound + 1] == UInt8(ascii: "/")
            let tag = XMLTag(value, range.lowerBound + (isEnd ? 1 : 0)..<range.upperBound)
            if !isEnd, tag.isEmpty {
                isKept[index] = true
            } else if !isEnd {
                open.append((value[tag.name], index))
            } else if let last = open.last, last.name.elementsEqual(value[tag.name]) {
                isKept[last.index] = true
                isKept[index] = true
                open.removeLast()
            }
        }
        return zip(tags, isKept).filter(\.1).map(\.0)
    }

    /// Turns `<target/>` into `<target>value</target>`; `slash` is the range of its `/`.
    static func spliceEmpty(
        _ value: [UInt8], at slash: ByteRange, in utf8: [UInt8], entry: Entry
    ) throws(RewriteError) -> Splice {
        var content: [UInt8] = []
        try encode(value, like: utf8, 0..<0, entry: entry, to: &content)
        return openEmpty(at: slash, in: utf8, around: content)
    }

    /// Opens an element written `<a/>` around its content.
    package static func openEmpty(at slash: ByteRange, in utf8: [UInt8], around content: [UInt8]) -> Splice {
        var start = Int(slash.start)
        while start > 0, utf8[start] != UInt8(ascii: "<") { start -= 1 }
        let name = XMLTag(utf8, start..<Int(slash.start) + 2).name
        var end = Int(slash.start)
        while end > 0, utf8[end - 1] <= 0x20 { end -= 1 }
        return Splice(
            ByteRange(end, Int(slash.start) + 2),
            [UInt8(ascii: ">")] + content + Array("</".utf8) + utf8[name] + [UInt8(ascii: ">")])
    }

    /// XML 1.0 cannot represent most control characters, not even as references.
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
        if manners.greatest < 0x10FFFF {
            for scalar in String(decoding: value, as: UTF8.self).unicodeScalars {
                if scalar.value > manners.greatest {
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
            case 0x0D where !manners.keepsReturns: output.append(contentsOf: "&#13;".utf8)
            default: output.append(byte)
            }
        }
    }
}
