// Bytes that prove by themselves how they will be read, so that a large file need not be read again.

import Basics

extension Form {
    /// Whether bytes written in place of a text of this form decode to the new text and nothing else: they contain
    /// nothing that ends it or begins anything else, and their value is right.
    ///
    /// False if only reading the whole file can tell.
    package func proves(
        _ bytes: [UInt8], from start: Int, as value: [UInt8], like utf8: [UInt8], _ old: Range<Int>,
        _ scratch: inout [UInt8]
    ) -> Bool {
        if isPlain, let first = bytes[start...].first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            return Self.isQuoted(bytes, from: start, first, as: value, &scratch)
        }
        if let quote {
            guard keepsToQuotes(bytes, start..<bytes.count, quote) else { return false }
            if bytes.firstOffset(of: UInt8(ascii: "\\"), in: start..<bytes.count) == nil {
                return bytes.has(value, in: start..<bytes.count)
            }
        } else {
            if self == .po, POText.simpleEnd(bytes, start, before: bytes.count) == bytes.count - 1 {
                return bytes[start] == UInt8(ascii: "\"") && bytes.has(value, in: start + 1..<bytes.count - 1)
            }
            guard keepsToItsPlace(bytes, from: start, like: utf8, old) else { return false }
        }
        scratch.removeAll(keepingCapacity: true)
        decode(bytes, start..<bytes.count, to: &scratch)
        return scratch == value
    }

    /// Whether it is an unquoted YAML scalar, which a new text may require to be quoted.
    private var isPlain: Bool { self == .yamlPlain || self == .yamlPlainInFlow }

    /// Whether bytes are a quoted YAML value on one line.
    private static func isQuoted(
        _ bytes: [UInt8], from start: Int, _ quote: UInt8, as value: [UInt8], _ scratch: inout [UInt8]
    ) -> Bool {
        let inner = start + 1..<max(start + 1, bytes.count - 1)
        let form = quote == UInt8(ascii: "'") ? Form.yamlSingle : .yamlDouble
        guard bytes.count > start + 1, bytes.last == quote,
            form == .yamlSingle ? YAMLQuoted.isSingle(bytes[inner]) : form.keepsToQuotes(bytes, inner, quote)
        else { return false }
        scratch.removeAll(keepingCapacity: true)
        form.decode(bytes, inner, to: &scratch)
        return scratch == value
    }

    /// The quote around texts of this form, in which backslashes escape; nil for other forms.
    private var quote: UInt8? {
        switch self {
        case .openStepDouble, .json, .jsonASCII, .yamlDouble: UInt8(ascii: "\"")
        case .openStepSingle: UInt8(ascii: "'")
        default: nil
        }
    }

    private func keepsToQuotes(_ bytes: [UInt8], _ range: Range<Int>, _ quote: UInt8) -> Bool {
        let mayHaveControls = self == .openStepDouble || self == .openStepSingle
        var at = range.lowerBound
        while at < range.upperBound {
            if bytes[at] == quote || !mayHaveControls && bytes[at] < 0x20 { return false }
            at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        return at == range.upperBound
    }

    private func keepsToItsPlace(
        _ bytes: [UInt8], from start: Int, like utf8: [UInt8], _ old: Range<Int>
    ) -> Bool {
        switch self {
        case .xmlText, .xmlPropertyList, .androidText, .qtText:
            XMLProof.isText(bytes, start..<bytes.count)
                || XMLProof.hasSameTags(bytes, start..<bytes.count, utf8, old)
        case .xmlMixed, .androidMixed: XMLProof.hasSameTags(bytes, start..<bytes.count, utf8, old)
        case .xmlAttribute: XMLProof.isAttribute(bytes, start..<bytes.count)
        // Braces were checked when it was written.
        case .fluent: bytes.firstOffset(of: UInt8(ascii: "\n"), in: start..<bytes.count) == nil
        case .properties, .propertiesSpaced: PropertiesText.isValue(bytes, from: start, after: self)
        case .po: POText.isStrings(bytes, start..<bytes.count)
        case .phpSingle: PHPText.isInner(bytes, from: start, of: .single)
        case .phpDouble: PHPText.isInner(bytes, from: start, of: .double)
        case .phpJoined: PHPText.isText(bytes, from: start)
        case .yamlSingle: YAMLQuoted.isSingle(bytes[start...])
        case .yamlPlain: YAMLPlain.isUnmistakable(bytes[start...])
        default: false
        }
    }
}
