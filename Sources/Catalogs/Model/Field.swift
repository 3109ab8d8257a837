// A text inside a catalog: where it is, and how it is written there.

import Basics

/// How a text is written in a file; this alone determines how it is read and written.
package enum Form: UInt8, Sendable {
    /// As it is, with nothing escaped.
    case plain
    /// Old-style property lists: in double quotes, in single quotes, unquoted, and `"key";`, which is its own value.
    case openStepDouble, openStepSingle, openStepBare, openStepShorthand
    /// One or more `/* */` and `//` comments.
    case openStepComment
    /// XML: text, text with elements in it, an element written `<a/>`, an attribute, `<!-- -->` comments.
    case xmlText, xmlMixed, xmlEmpty, xmlAttribute, xmlComment
    /// Android: text, and text with elements in it.
    case androidText, androidMixed
    /// Text of an XML element in Base64.
    case xmlBase64
    /// Text of XML property lists, in which Foundation leaves line endings unchanged.
    case xmlPropertyList
    /// Between the quotes of a JSON string; the same in a file that escapes everything that is not ASCII.
    case json, jsonASCII
    /// A Fluent pattern, and comment lines.
    case fluent, fluentComment
    /// YAML: unquoted, and unquoted inside brackets or braces; quoted; block scalars; comment lines.
    case yamlPlain, yamlPlainInFlow, yamlSingle, yamlDouble, yamlBlock, yamlComment
    /// Java `.properties`: a key, or a value after `=` or `:`; a value after white space only; a value after nothing;
    /// `#` and `!` comments.
    case properties, propertiesSpaced, propertiesBare, propertiesComment
    /// Binary property lists: one byte per character, or big-endian UTF-16.
    case binaryASCII, binaryUTF16
    /// gettext: quoted strings on one or more lines, a context before its message, comments of a message.
    case po, poContext, poComments
    /// PHP: inside single and double quotes; texts with their quotes, joined by dots, or in a heredoc; comments.
    case phpSingle, phpDouble, phpJoined, phpComment
    /// Qt: text of XML in which control characters are elements.
    case qtText
    /// Not in the file verbatim: `start` is an index into the catalog's pool.
    case pooled
}

/// A text of a catalog as a range of bytes; `Catalog` decodes it.
package struct Field: Equatable, Sendable {
    package var start: UInt32
    package var end: UInt32
    package var form: Form

    package init(start: UInt32, end: UInt32, form: Form) {
        self.start = start
        self.end = end
        self.form = form
    }

    package init(_ start: Int, _ end: Int, _ form: Form) {
        self.init(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), form: form)
    }

    package var range: ByteRange { ByteRange(Int(start), Int(end)) }
}

extension Form {
    /// Appends the characters that `range` of `utf8` encodes; `entities` are the ones an XML file declares.
    package func decode(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        switch self {
        case .plain, .openStepBare:
            output.append(utf8, range)
        case .binaryASCII:
            BinaryText.decodeASCII(utf8, range, to: &output)
        case .openStepDouble, .openStepSingle:
            OpenStepText.decode(utf8, range, to: &output)
        case .openStepShorthand:
            OpenStepText.decodeShorthand(utf8, range, to: &output)
        case .openStepComment:
            OpenStepText.decodeComments(utf8, range, to: &output)
        case .xmlAttribute:
            XMLText.decodeAttribute(utf8, range, entities: entities, to: &output)
        case .xmlText:
            XMLText.decode(utf8, range, entities: entities, to: &output)
        case .xmlBase64:
            output += Base64.decode(utf8[range]) ?? []
        case .xmlPropertyList:
            XMLText.decodeVerbatim(utf8, range, entities: entities, to: &output)
        case .xmlMixed:
            XMLText.decodeMixed(utf8, range, entities: entities, to: &output)
        case .androidText:
            AndroidContent.decode(utf8, range, entities: entities, to: &output)
        case .androidMixed:
            AndroidContent.decodeMixed(utf8, range, entities: entities, to: &output)
        case .xmlComment:
            XMLText.decodeComments(utf8, range, to: &output)
        case .xmlEmpty, .pooled:
            break
        case .json, .jsonASCII:
            JSONText.decode(utf8, range, to: &output)
        case .yamlPlain, .yamlPlainInFlow:
            YAMLQuoted.decodePlain(utf8, range, to: &output)
        case .yamlSingle:
            YAMLQuoted.decodeSingle(utf8, range, to: &output)
        case .yamlDouble:
            YAMLQuoted.decodeDouble(utf8, range, to: &output)
        case .yamlBlock:
            YAMLBlock.decode(utf8, range, to: &output)
        case .yamlComment:
            YAMLComment.decode(utf8, range, to: &output)
        case .fluent:
            FluentText.decode(utf8, range, to: &output)
        case .fluentComment:
            FluentText.decodeComment(utf8, range, to: &output)
        case .properties, .propertiesSpaced, .propertiesBare:
            PropertiesText.decode(utf8, range, to: &output)
        case .propertiesComment:
            PropertiesText.decodeComments(utf8, range, to: &output)
        case .qtText:
            QtText.decode(utf8, range, entities: entities, to: &output)
        case .po:
            POText.decode(utf8, range, to: &output)
        case .poContext:
            POText.decode(utf8, range, to: &output)
            output.append(POText.contextMark)
        case .poComments:
            POText.decodeComments(utf8, range, to: &output)
        case .phpSingle:
            PHPText.decodeSingle(utf8, range, to: &output)
        case .phpDouble:
            PHPText.decodeDouble(utf8, range, to: &output)
        case .phpJoined:
            PHPText.decodeJoined(utf8, range, to: &output)
        case .phpComment:
            PHPComment.decode(utf8, range, to: &output)
        case .binaryUTF16:
            BinaryText.decodeUTF16(utf8, range, to: &output)
        }
    }
}
