// Tags and entities that one of two texts escapes, in files whose elements Android turns into styles.

import Basics
import Catalogs
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
        guard !isStyled else {
            let isSection = source?.isSection ?? false
            return (
                "'\(spelling)' is an element here, but \(isSection ? "in CDATA" : "escaped as '&lt;'") in the source, so the "
                    + "app does not find it in the text",
                isSection ? "put the text in CDATA, as in the source" : "write '&lt;' instead of '<', as in the source",
                hasOnlyEmphasis ? .look : .broken
            )
        }
        let place = entry.isSection ? "in CDATA" : "escaped as '&lt;'"
        if dropsFirstTag {
            return (
                "'\(spelling)' is \(place) here, but an element in the source, which the app drops",
                "write it alike in both", .seen
            )
        }
        return (
            "'\(spelling)' is \(place) here, but an element in the source, so it is shown verbatim",
            entry.isSection
                ? "write the text without CDATA, as in the source" : "write '<' instead of '&lt;', as in the source",
            .seen
        )
    }

    /// The same if its own tags are shown verbatim.
    var shownTag: MarkupProblem? { entry.isStyled == false && !dropsFirstTag ? escapedTag : nil }

    /// The same if its own tags are elements, which the app drops before it looks for them.
    var lostTag: MarkupProblem? { entry.isStyled == true ? escapedTag : nil }

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

extension Entry {
    /// Whether its text is in a CDATA section.
    fileprivate var isSection: Bool {
        guard let range = range(of: .value) else { return false }
        let start = max(0, Int(range.start) - Self.opening.count)
        return catalog.text.utf8.firstOffset(of: Self.opening, in: start..<Int(range.end)) != nil
    }

    private static let opening = Array("<![CDATA[".utf8)

    /// What to write in a file that escapes an entity again, as XML: the character itself may not stand there.
    func helpForEntity(_ differences: [MarkupDifference]) -> String? {
        guard case .entity(let spelling) = differences.first, let range = range(of: .value) else { return nil }
        let written = "&amp;\(spelling.dropFirst())"
        return catalog.text.utf8.firstOffset(of: Array(written.utf8), in: range.indices) == nil
            ? nil : "write '\(spelling.shortened)' in the file, not '\(written.shortened)'"
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
