// `flipped-decoration`: checkmarks and stars that are turned around.

import Code
import Platforms

extension Rule {
    static let flippedDecoration = Rule(
        "flipped-decoration", .note, .wrongText,
        summary: "A symbol without a direction is flipped from right to left.",
        explanation: """
            Checkmarks, stars and hearts look the same in every language; a flipped checkmark looks wrong in Arabic, \
            too. Flip only pictures that point along the line, such as arrows.
            """,
        examples: [
            .finds(
                "'checkmark' has no direction, but is flipped in languages written from right to left", "a checkmark",
                .swift("let done = Image(systemName: \"checkmark\").flipsForRightToLeftLayoutDirection(true)")),
            .leaves("a checkmark as it is", .swift("let done = Image(systemName: \"checkmark\")")),
            .leaves(
                "an arrow",
                .swift("let next = Image(systemName: \"arrow.right\").flipsForRightToLeftLayoutDirection(true)")),
            .leaves(
                "a flip that is off",
                .swift("let done = Image(systemName: \"checkmark\").flipsForRightToLeftLayoutDirection(false)")),
        ],
        check: .code { subject, findings in
            // Searching bytes is faster than comparing the names of all members.
            guard !subject.isOffScreen, DirectionNames.flipWords.contains(where: subject.file.tree.root.mentions) else {
                return
            }
            for flip in subject.file.tree.nodes(.member) where DirectionNames.flips.contains(flip.name) {
                guard let symbol = flip.firstChild?.bare.symbol, DirectionNames.hasNoDirection(symbol),
                    flip.parent?.arguments.contains(where: { $0.isNamed("false") }) != true, !flip.isOffScreen
                else { continue }
                findings.add(
                    in: subject.file, at: flip.range,
                    "'\(symbol)' has no direction, but is flipped in languages written from right to left",
                    help: "do not flip it")
            }
        })
}

extension CodeNode {
    /// The symbol that a call makes a picture of, whatever other modifiers it has.
    fileprivate var symbol: String? {
        var node: CodeNode? = self
        while let current = node {
            for argument in current.arguments where DirectionNames.symbolLabels.contains(argument.label) {
                return argument.stringValue
            }
            node = current.firstChild
        }
        return nil
    }
}
