// Character data of XML: reading and writing references, CDATA, comments and line endings.

import Basics

package enum XMLText {
    /// A numeric character reference.
    package static func reference(_ scalar: UInt32) -> String { "&#x\(String(scalar, radix: 16, uppercase: true));" }

    // MARK: Reading

    /// Appends the text in `range` of a well-formed document, without comments and instructions.
    package static func decode(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        decode(utf8, range, Manner(), entities, &output)
    }

    /// The same, with the tags of elements kept verbatim.
    static func decodeMixed(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        decode(utf8, range, Manner(keepsTags: true), entities, &output)
    }

    /// The same, with line endings kept verbatim.
    static func decodeVerbatim(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        decode(utf8, range, Manner(keepsReturns: true), entities, &output)
    }

    private struct Manner {
        var keepsTags = false
        var keepsReturns = false
    }

    /// The same for an attribute's value, in which a line break or a tab becomes a space.
    static func decodeAttribute(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        if isClear(utf8, range) { return output.append(utf8, range) }
        guard utf8[range].contains(where: { $0 < 0x20 }) else {
            return decode(utf8, range, Manner(), entities, &output)
        }
        // Only literal ones: a reference to a line break remains a line break.
        let spaced = utf8[range].map { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        decode(spaced, spaced.indices, Manner(), entities, &output)
    }

    private static func decode(
        _ utf8: [UInt8], _ range: Range<Int>, _ manner: Manner, _ entities: [String: String], _ output: inout [UInt8]
    ) {
        if isClear(utf8, range) { return output.append(utf8, range) }
        var at = range.lowerBound
        var run = at
        while at < range.upperBound {
            let byte = utf8[at]
            guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == 0x0D && !manner.keepsReturns else {
                at += 1
                continue
            }
            output.append(utf8, run..<at)
            switch byte {
            case 0x0D:
                output.append(0x0A)
                at += utf8.has("\r\n", at: at) && at + 1 < range.upperBound ? 2 : 1
            case UInt8(ascii: "&"):
                let end =
                    utf8[at..<range.upperBound].firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? range.upperBound
                if !decodeReference(utf8, at..<end, to: &output) {
                    let name = String(decoding: utf8[at + 1..<max(at + 1, end - 1)], as: UTF8.self)
                    output.append(contentsOf: entities[name].map { Array($0.utf8) } ?? Array(utf8[at..<end]))
                }
                at = end
            default:
                let piece = XMLPiece(utf8, at: at, end: range.upperBound)
                switch piece.kind {
                case .cdata:
                    let content = at + 9..<max(at + 9, piece.end - 3)
                    if manner.keepsReturns {
                        output.append(utf8, content)
                    } else {
                        appendLines(utf8, content, to: &output)
                    }
                case .tag where manner.keepsTags: output.append(utf8, at..<piece.end)
                case .tag, .comment, .instruction: break
                }
                at = piece.end
            }
            run = at
        }
        output.append(utf8, run..<max(run, range.upperBound))
    }

    /// Whether each byte is literal, as in most texts; checks many bytes at a time.
    static func isClear(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        utf8.isClear(of: UInt8(ascii: "&"), UInt8(ascii: "<"), in: range)
    }

    /// Appends text in which only line endings are special.
    private static func appendLines(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        for index in range {
            if utf8[index] == 0x0D {
                if !utf8.has("\r\n", at: index) { output.append(0x0A) }
            } else {
                output.append(utf8[index])
            }
        }
    }

    /// Appends the character of a reference from `&` to `;`; returns false if XML does not define it.
    static func decodeReference(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) -> Bool {
        let name = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
        guard let first = name.first else { return false }
        if utf8[first] == UInt8(ascii: "#") {
            let isHex = name.count > 1 && utf8[first + 1] == UInt8(ascii: "x")
            var value: UInt32 = 0
            for byte in utf8[(first + (isHex ? 2 : 1))..<name.upperBound] {
                guard let digit = byte.hexValue, value < 0x110000 else { return false }
                value = value &* (isHex ? 16 : 10) &+ digit
            }
            appendScalar(value, to: &output)
            return true
        }
        for (entity, byte) in predefined where name.count == entity.utf8CodeUnitCount && utf8.has(entity, at: first) {
            output.append(byte)
            return true
        }
        return false
    }

    private static let predefined: [(StaticString, UInt8)] = [
        ("amp", UInt8(ascii: "&")), ("lt", UInt8(ascii: "<")), ("gt", UInt8(ascii: ">")),
        ("quot", UInt8(ascii: "\"")), ("apos", UInt8(ascii: "'")),
    ]

    /// Appends the text of one or more comments, a line for each, without the white space around it.
    static func decodeComments(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let first = output.count
        var at = range.lowerBound
        while let start = utf8[at..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) {
            let piece = XMLPiece(utf8, at: start, end: range.upperBound)
            at = piece.end
            guard piece.kind == .comment else { continue }
            if output.count > first { output.append(UInt8(ascii: "\n")) }
            output.append(utf8, utf8.trimmed(start + 4..<max(start + 4, piece.end - 3)))
        }
    }
}

/// A piece of an element's content that begins with `<`.
package struct XMLPiece {
    package enum Kind { case cdata, comment, instruction, tag }

    package let kind: Kind
    package let end: Int

    package init(_ utf8: borrowing [UInt8], at start: Int, end limit: Int) {
        let closing: StaticString
        if utf8.has("<![CDATA[", at: start) {
            (kind, closing) = (.cdata, "]]>")
        } else if utf8.has("<!--", at: start) {
            (kind, closing) = (.comment, "-->")
        } else if utf8.has("<?", at: start) {
            (kind, closing) = (.instruction, "?>")
        } else {
            kind = .tag
            end = Self.tagEnd(utf8, start, limit)
            return
        }
        var at = start + 2
        while at < limit, !utf8.has(closing, at: at) { at += 1 }
        end = min(limit, at + closing.utf8CodeUnitCount)
    }

    /// The offset after the `>` that ends a tag, ignoring any in quoted attributes.
    private static func tagEnd(_ utf8: [UInt8], _ start: Int, _ limit: Int) -> Int {
        var quote: UInt8 = 0
        for at in start..<limit {
            if quote != 0 {
                if utf8[at] == quote { quote = 0 }
            } else if utf8[at] == UInt8(ascii: "\"") || utf8[at] == UInt8(ascii: "'") {
                quote = utf8[at]
            } else if utf8[at] == UInt8(ascii: ">") {
                return at + 1
            }
        }
        return limit
    }
}
