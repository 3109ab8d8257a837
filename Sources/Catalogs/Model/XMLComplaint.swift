// What may be wrong with XML, in words.

import Basics

/// What makes a document no well-formed XML.
public enum XMLComplaint: Hashable, Sendable {
    /// An end tag of another element than the one that was begun last.
    case wrongEndTag(String, open: String, line: Int)
    /// An end tag after the end of the document.
    case endTagAlone(String)
    /// The file ends within an element.
    case stillOpen(String, line: Int)
    /// There is nothing but space.
    case noElement
    /// Something without its end.
    case neverEnds(String, expected: String)
    /// An attribute that its tag has already.
    case repeatedAttribute(String)
    /// Text or elements after the end of the document.
    case afterEnd(found: String)
    /// A `&` that begins no entity.
    case bareAmpersand
    /// A `<` that begins no tag.
    case bareLessThan
    /// A `<` between quotes.
    case lessThanInAttribute
    /// `]]>` in text.
    case sectionEnd
    /// `--` in a comment.
    case hyphensInComment
    /// A character that may stand nowhere.
    case character(UInt32)
    /// A reference to such a character.
    case reference(String)
    /// The declaration, but not at the beginning.
    case lateDeclaration
    /// A character that may not stand there in a tag.
    case inTag(found: String, expected: String)
    /// What the parser says.
    case other(String)

    /// It in words, with what was expected.
    package var words: String {
        switch self {
        case .wrongEndTag(let found, let open, let line):
            "'</\(found.shortened)>' stands where '<\(open.shortened)>' of line \(line) is open; expected "
                + (Self.empty.contains(open) ? "'<\(open)/>' there" : "'</\(open.shortened)>' before it")
        case .endTagAlone(let name): "'</\(name.shortened)>' closes nothing; expected the end of the file"
        case .stillOpen(let name, let line):
            "the file ends while '<\(name.shortened)>' of line \(line) is open; expected '</\(name.shortened)>'"
        case .noElement: "the file holds no element"
        case .neverEnds(let what, let expected): "the \(what) that begins here never ends; expected '\(expected)'"
        case .repeatedAttribute(let name): "the attribute '\(name.shortened)' is here a second time; expected it once"
        case .afterEnd(let found): "\(found) after the end of the document; expected nothing more"
        case .bareAmpersand: "'&' begins no entity; expected '&amp;'"
        case .bareLessThan: "'<' begins no tag; expected '&lt;', or a name right after it"
        case .lessThanInAttribute: "'<' stands in an attribute; expected a quote before it, or '&lt;'"
        case .sectionEnd: "']]>' stands in no section; expected ']]&gt;'"
        case .hyphensInComment: "'--' stands in a comment; expected it at its end only, as '-->'"
        case .character(let value):
            "the character \(value.codePointName) may stand nowhere in XML; remove it"
        case .reference(let text): "'\(text.shortened)' is no character that XML may hold; remove it"
        case .lateDeclaration: "the declaration '<?xml …?>' stands here; expected it at the very beginning of the file"
        case .inTag(let found, let expected): "found '\(found)' in a tag, expected \(expected)"
        case .other(let words): words
        }
    }

    /// Elements that HTML, whose tags many texts have, knows as empty.
    private static let empty: Set<String> = ["br", "hr", "img", "wbr"]
}
