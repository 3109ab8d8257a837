// The errors of XML, and their messages.

import Basics

/// Why a document is not well-formed XML.
public enum XMLComplaint: Hashable, Sendable {
    /// An end tag that does not match the innermost open element.
    case wrongEndTag(String, open: String, line: Int)
    /// An end tag after the end of the document.
    case endTagAlone(String)
    /// The file ends within an element.
    case stillOpen(String, line: Int)
    /// There is only white space.
    case noElement
    /// Something is not closed.
    case neverEnds(String, expected: String)
    /// An attribute that its tag already has.
    case repeatedAttribute(String)
    /// Text or elements after the end of the document.
    case afterEnd(found: String)
    /// A `&` that does not begin an entity.
    case bareAmpersand
    /// A `<` that does not begin a tag.
    case bareLessThan
    /// A `<` in an attribute value.
    case lessThanInAttribute
    /// `]]>` in text.
    case sectionEnd
    /// `--` in a comment.
    case hyphensInComment
    /// A character that XML does not allow anywhere.
    case character(UInt32)
    /// A reference to such a character.
    case reference(String)
    /// The XML declaration, but not at the beginning.
    case lateDeclaration
    /// A character that is not allowed at this position in a tag.
    case inTag(found: String, expected: String)
    /// The parser's own message.
    case other(String)

    /// The message, with what was expected.
    package var words: String {
        switch self {
        case .wrongEndTag(let found, let open, let line):
            "'</\(found.shortened)>' found, but '<\(open.shortened)>' of line \(line) is still open; expected "
                + (Self.empty.contains(open) ? "'<\(open)/>' there" : "'</\(open.shortened)>' before it")
        case .endTagAlone(let name): "'</\(name.shortened)>' closes nothing; expected the end of the file"
        case .stillOpen(let name, let line):
            "the file ends while '<\(name.shortened)>' of line \(line) is open; expected '</\(name.shortened)>'"
        case .noElement: "the file has no element"
        case .neverEnds(let what, let expected): "the \(what) that begins here never ends; expected '\(expected)'"
        case .repeatedAttribute(let name): "the attribute '\(name.shortened)' is repeated; expected it once"
        case .afterEnd(let found): "\(found) after the end of the document; expected nothing more"
        case .bareAmpersand: "'&' does not begin an entity; expected '&amp;'"
        case .bareLessThan: "'<' does not begin a tag; expected '&lt;', or a name right after it"
        case .lessThanInAttribute: "'<' in an attribute; expected a quote before it, or '&lt;'"
        case .sectionEnd: "']]>' outside a CDATA section; expected ']]&gt;'"
        case .hyphensInComment: "'--' in a comment; expected it only at the end, as '-->'"
        case .character(let value):
            "the character \(value.codePointName) is not allowed in XML; remove it"
        case .reference(let text): "'\(text.shortened)' is not a character allowed in XML; remove it"
        case .lateDeclaration: "the declaration '<?xml …?>' is not at the start of the file; move it there"
        case .inTag(let found, let expected): "found '\(found)' in a tag, expected \(expected)"
        case .other(let words): words
        }
    }

    /// Elements that HTML, whose tags many texts contain, defines as empty.
    private static let empty: Set<String> = ["br", "hr", "img", "wbr"]
}
