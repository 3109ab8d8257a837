// Writing values in the style of the text they replace: one case for each form that a value can have.

import Basics

extension Field {
    /// The splice that writes `value` into this field, in the style of the old text.
    package func splice(_ value: [UInt8], in utf8: [UInt8], entry: Entry) throws(RewriteError) -> Splice {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(value.count + 16)
        let replaced = try write(value, in: utf8, entry: entry, to: &bytes)
        return Splice(replaced, bytes)
    }

    /// Appends `value` in the style of this field's text; returns the range that it replaces.
    package func write(
        _ value: [UInt8], in utf8: [UInt8], entry: Entry, to bytes: inout [UInt8]
    ) throws(RewriteError) -> ByteRange {
        switch form {
        case .plain:
            bytes += value
        case .openStepDouble, .openStepSingle:
            let quote = form == .openStepDouble ? UInt8(ascii: "\"") : UInt8(ascii: "'")
            OpenStepText.encode(value, quote: quote, like: utf8, range.indices, to: &bytes)
        case .openStepBare:
            OpenStepText.encodeBare(value, to: &bytes)
        case .openStepShorthand:
            let splice = OpenStepText.spliceShorthand(value, at: range)
            bytes += splice.bytes
            return splice.range
        case .xmlText, .xmlPropertyList:
            try XMLText.encode(
                value, like: utf8, range.indices, isPropertyList: form == .xmlPropertyList, entry: entry, to: &bytes)
        case .xmlMixed:
            try XMLText.encodeMixed(value, like: utf8, range.indices, entry: entry, to: &bytes)
        case .androidText, .androidMixed:
            AndroidWriter.write(value, like: utf8, range.indices, form: form, entry: entry, to: &bytes)
        case .xmlEmpty:
            let splice = try XMLText.spliceEmpty(value, at: range, in: utf8, entry: entry)
            bytes += splice.bytes
            return splice.range
        case .json, .jsonASCII:
            JSONText.encode(value, like: utf8, range.indices, isASCII: form == .jsonASCII, to: &bytes)
        case .yamlPlain, .yamlPlainInFlow:
            YAMLWriting.encodePlain(value, inFlow: form == .yamlPlainInFlow, like: utf8, range.indices, to: &bytes)
        case .yamlSingle:
            return YAMLWriting.encodeSingle(value, at: range, to: &bytes)
        case .yamlDouble:
            YAMLQuoted.encodeDouble(value, to: &bytes)
        case .yamlBlock:
            YAMLWriting.encodeBlock(value, like: utf8, range.indices, to: &bytes)
        case .fluent:
            return try FluentText.encode(value, like: utf8, range.indices, entry: entry, to: &bytes)
        case .properties, .propertiesSpaced, .propertiesBare:
            PropertiesText.encode(
                value, like: utf8, range.indices, after: form, encoding: entry.catalog.text.encoding, to: &bytes)
        case .qtText:
            try QtText.encode(value, like: utf8, range.indices, entry: entry, to: &bytes)
        case .po:
            POText.encode(value, like: utf8, range.indices, source: nil, to: &bytes)
        case .phpSingle:
            PHPText.encodeSingle(value, to: &bytes)
        case .phpDouble:
            PHPText.encodeDouble(value, like: utf8, range.indices, to: &bytes)
        case .phpJoined:
            PHPText.encodeJoined(value, like: utf8, range.indices, to: &bytes)
        case .xmlBase64:
            Base64.encode(value, to: &bytes)
        case .xmlAttribute:
            try XMLText.encodeAttribute(value, like: utf8, range.indices, entry: entry, to: &bytes)
        case .yamlComment, .fluentComment, .poContext, .poComments, .phpComment, .xmlComment, .openStepComment,
            .propertiesComment, .binaryASCII, .binaryUTF16, .pooled:
            throw .noPlace(entry)
        }
        return range
    }
}
