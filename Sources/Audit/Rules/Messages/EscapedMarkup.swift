// Tags and entities that one of two texts escapes, in files whose elements Android turns into styles.

import Basics
import Comparison
import MessagePatterns

extension TextSubject {
    /// A problem with the markup of a text as a whole.
    typealias MarkupProblem = (words: String, help: String, harm: MarkupHarm)

    /// The problem with an entity in a text that Android styles itself, which shows it once the file is parsed.
    func shownEntity(_ source: Message) -> MarkupProblem? {
        guard entry.isStyled ?? false, self.source?.isStyled ?? false,
            let entity = MessageMarkup(message).entities.first, MessageMarkup(source).entities.isEmpty
        else { return nil }
        return (
            "'\(entity.shortened)' is shown verbatim: its '&' is escaped twice in the file",
            "write '\(entity.shortened)' in the file", .seen
        )
    }

    /// The problem with tags that are elements, shown as styles, in one text and characters in the other.
    var escapedTag: MarkupProblem? {
        guard let isStyled = entry.isStyled, let wasStyled = source?.isStyled, isStyled != wasStyled,
            let tag = message.firstTag, sourceMessage?.firstTag != nil
        else { return nil }
        let spelling = tag.shortened
        if !isStyled, dropsFirstTag {
            return (
                "'\(spelling)' is escaped as '&lt;' here, but an element in the source, which the app drops",
                "write it alike in both", .seen
            )
        }
        return isStyled
            ? (
                "'\(spelling)' is an element here, but escaped as '&lt;' in the source, so the app does not find it in the text",
                "write '&lt;' instead of '<', as in the source", hasOnlyEmphasis ? .look : .broken
            )
            : (
                "'\(spelling)' is escaped as '&lt;' here, but an element in the source, so it is shown verbatim",
                "write '<' instead of '&lt;', as in the source", .seen
            )
    }

    /// The same if its own tags are shown verbatim.
    var shownTag: MarkupProblem? { entry.isStyled == false && !dropsFirstTag ? escapedTag : nil }

    /// Whether its tags only change how words look.
    private var hasOnlyEmphasis: Bool {
        MessageMarkup(message).pieces.allSatisfy { MarkupHarm.isEmphasis($0.words) || $0.words == "<br>" }
    }

    /// Whether the first tag of its source is an element that the app drops.
    private var dropsFirstTag: Bool {
        guard let source, let tag = sourceMessage?.firstTag else { return false }
        return dialect.drops(String(tag.dropFirst().prefix { $0.isLetter || $0.isNumber }), in: source)
    }
}

extension MarkupHarm {
    /// The maximum severity of a finding; nil for that of the rule.
    var most: Severity? {
        switch self {
        case .look: .note
        case .seen: .warning
        case .broken: nil
        }
    }
}
