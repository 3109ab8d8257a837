// What is wrong with a screen in one language, and not in the source language.

/// A problem of a text that the same text does not have in the source language.
package struct NewProblem: Hashable, Sendable {
    /// The position of the text on the screen.
    package let text: Int
    package let key: RecordedKey
    package let problem: RecordedProblem
}

/// Compares the texts of a screen in two languages by their keys.
///
/// Paths alone do not identify texts: translations change the order of sorted lists.
package struct ScreenComparison {
    private let source: RecordedScreen
    /// The positions of the source texts of each key.
    private var texts: [TextName: [Int]] = [:]

    fileprivate struct TextName: Hashable {
        let key: String
        let catalog: String?
    }

    package init(with source: RecordedScreen) {
        self.source = source
        for (index, text) in source.texts.enumerated() {
            for key in text.keys ?? [] { texts[TextName(key), default: []].append(index) }
        }
    }

    /// The problems that are new on a screen, in the order of its texts.
    ///
    /// A text is compared with the source text of its key in the same place; if there is none, with all of its key. A
    /// text whose key the source screen does not show proves nothing.
    package func newProblems(of screen: RecordedScreen) -> [NewProblem] {
        screen.texts.enumerated().flatMap { index, text -> [NewProblem] in
            guard let keys = text.keys, let key = keys.first, let same = texts[TextName(key)] else { return [] }
            let inPlace = same.filter { source.texts[$0].path == text.path }
            let originals = (inPlace.isEmpty ? same : inPlace).map { source.texts[$0] }
            let known = Set(originals.flatMap { $0.problems.map(\.kind) })
            var problems = text.problems
            if !problems.contains(where: { $0.kind == .wrapped }), originals.allSatisfy({ $0.lines.count == 1 }),
                text.lines.count > 1
            {
                problems.append(
                    RecordedProblem(.wrapped, why: "it has \(text.lines.count) lines instead of one"))
            }
            return problems.filter { !known.contains($0.kind) }.map { NewProblem(text: index, key: key, problem: $0) }
        }
    }
}

extension ScreenComparison.TextName {
    fileprivate init(_ key: RecordedKey) { self.init(key: key.key, catalog: key.catalog) }
}

extension RecordedProblem {
    /// Whether people lose something or see it broken, given the role of the text.
    package func isHard(for role: RecordedRole?) -> Bool {
        switch kind {
        case .cut, .outside, .brokenWord: true
        case .wrapped: role?.isOneLine ?? false
        case .overlap, .notMirrored, .scrolls: false
        }
    }

    /// What is wrong, as the end of a sentence about the text.
    package var words: String {
        switch kind {
        case .cut: "is cut"
        case .outside: "is outside of its box"
        case .brokenWord: "breaks inside a word"
        case .wrapped: "wraps"
        case .overlap: "lies on another text"
        case .notMirrored: "is not mirrored"
        case .scrolls: "makes the screen scroll sideways"
        }
    }
}

extension RecordedRole {
    /// Whether a text with this role is meant to be on one line.
    fileprivate var isOneLine: Bool {
        switch self {
        case .button, .tab, .columnHeader, .menuItem, .field, .popUp: true
        case .label, .heading, .link, .checkbox, .radioButton, .option, .textArea, .placeholder, .tooltip,
            .accessibility, .title, .other:
            false
        }
    }
}
