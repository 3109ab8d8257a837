// A text inside a catalog: where it stands, and how it is written there.

/// How a text is written where it stands; reading and writing it follow from this alone.
enum Form: UInt8, Sendable {
    /// As it is, with nothing escaped.
    case plain
    /// Old-style property lists: in double quotes, in single quotes, bare, and `"key";` standing for its own value.
    case openStepDouble, openStepSingle, openStepBare, openStepShorthand
    /// One or more `/* */` and `//` comments.
    case openStepComment
    /// XML: text, text with elements in it, an element written `<a/>`, an attribute, `<!-- -->` comments.
    case xmlText, xmlMixed, xmlEmpty, xmlAttribute, xmlComment
    /// Text of an XML element in Base64.
    case xmlBase64
    /// Text of XML property lists, in which Foundation leaves line ends as they are.
    case xmlPropertyList
    /// Between the quotes of a JSON string.
    case json
    /// Binary property lists: one byte a character, or big-endian UTF-16.
    case binaryASCII, binaryUTF16
    /// Not in the file as such: `start` is an index into the catalog's pool.
    case pooled
}

/// A text of a catalog by its place; `Catalog` turns it into characters.
struct Field: Equatable, Sendable {
    var start: UInt32
    var end: UInt32
    var form: Form

    init(start: UInt32, end: UInt32, form: Form) {
        self.start = start
        self.end = end
        self.form = form
    }

    init(_ start: Int, _ end: Int, _ form: Form) {
        self.init(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), form: form)
    }

    var range: ByteRange { ByteRange(Int(start), Int(end)) }
}

extension Form {
    /// Appends the characters that `range` of `utf8` stands for; `entities` are those an XML file declares.
    func decode(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        switch self {
        case .plain, .openStepBare:
            output.append(contentsOf: utf8[range])
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
        case .xmlComment:
            XMLText.decodeComments(utf8, range, to: &output)
        case .xmlEmpty, .pooled:
            break
        case .json:
            JSONText.decode(utf8, range, to: &output)
        case .binaryUTF16:
            BinaryText.decodeUTF16(utf8, range, to: &output)
        }
    }
}
