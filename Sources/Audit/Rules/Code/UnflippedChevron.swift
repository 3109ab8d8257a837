// `unflipped-chevron`: arrows that point the wrong way in languages written from right to left.

import Code
import Platforms

extension Rule {
    static let unflippedChevron = Rule(
        "unflipped-chevron", .warning, .wrongText,
        summary: "A chevron points the same way in every language.",
        explanation: """
            In Arabic, Hebrew, Persian and Urdu, 'back' points to the right. The symbols `chevron.left` and \
            `chevron.right` keep their direction, but `chevron.backward` and `chevron.forward` follow the user's \
            language. A picture that is flipped, or chosen by the direction, is right, and so is one that a modifier, a \
            style or a view of the app turns by the direction. As long as no language of the app is \
            one of these, one finding counts all places, and is a note.
            """,
        examples: [
            .finds(
                "'chevron.right' points to the right in languages written from right to left, too", "a picture",
                .swift("let more = Image(systemName: \"chevron.right\")")),
            .finds(
                "'chevron.left' points to the left in languages written from right to left, too", "a picture in UIKit",
                .swift("let back = UIImage(systemName: \"chevron.left\")")),
            .finds(
                "'chevron.right' points to the right in languages written from right to left, too; 1 more place",
                "two pictures in an app without such a language: one note",
                .swift(
                    "let more = Image(systemName: \"chevron.right\")\nlet back = Image(systemName: \"chevron.left\")")),
            .leaves("a chevron that follows the language", .swift("let more = Image(systemName: \"chevron.forward\")")),
            .leaves(
                "a picture that is flipped",
                .swift("let more = Image(systemName: \"chevron.right\").flipsForRightToLeftLayoutDirection(true)")),
            .leaves(
                "a choice by the direction",
                .swift(
                    "let more = Image(systemName: layoutDirection == .rightToLeft ? \"chevron.left\" : \"chevron.right\")"
                )),
            .leaves(
                "an arrow of one side of the screen",
                .swift("let leftArrow = NSImageView(image: NSImage(systemName: \"chevron.left\"))")),
            .leaves(
                "an arrow beside the name of its side",
                .swift("let row = Label(\"swipe_right_title\", systemImage: \"arrow.right\")")),
            .leaves(
                "a chevron that turns as a list opens",
                .swift(
                    "let more = Image(systemName: \"chevron.right\").rotationEffect(.degrees(isOpen ? 90 : 0))")),
            .leaves(
                "a picture that a modifier mirrors by the direction",
                .swift(
                    "let more = Image(systemName: \"chevron.right\").scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)"
                )),
            .leaves(
                "a picture that a modifier of the app turns",
                .swift(
                    """
                    let more = Image(systemName: "chevron.right").modifier(Turned())
                    struct Turned: ViewModifier {
                        @Environment(\\.layoutDirection) var direction
                        func body(content: Content) -> some View {
                            content.rotationEffect(direction == .rightToLeft ? .degrees(180) : .zero)
                        }
                    }
                    """)),
            .leaves(
                "a picture that a function of the app turns",
                .swift(
                    """
                    let more = Image(systemName: "chevron.right").turned()
                    extension View { func turned() -> some View { flipsForRightToLeftLayoutDirection(true) } }
                    """)),
            .leaves(
                "a symbol that a view of the app turns",
                .swift(
                    """
                    let more = Arrow(systemName: "chevron.right")
                    struct Arrow: View {
                        let systemName: String
                        var body: some View { Image(systemName: systemName).flipsForRightToLeftLayoutDirection(true) }
                    }
                    """)),
            .leaves(
                "a picture that is flipped later",
                .swift(
                    """
                    func show() {
                        let more = UIImage(systemName: "chevron.right")
                        button.image = more?.imageFlippedForRightToLeftLayoutDirection()
                    }
                    """)),
            .finds(
                "'chevron.right' points to the right in languages written from right to left, too",
                "a picture with a modifier that has nothing to do with the direction",
                .swift(
                    """
                    let more = Image(systemName: "chevron.right").modifier(Faded())
                    struct Faded: ViewModifier { func body(content: Content) -> some View { content.opacity(0.5) } }
                    """)),
            .leaves("a chevron that points down", .swift("let open = Image(systemName: \"chevron.down\")")),
        ],
        check: .code { subject, findings in
            guard !subject.isOffScreen else { return }
            for string in subject.file.tree.nodes(.string) where string.mentions(".left") || string.mentions(".right") {
                guard let symbol = string.stringValue, let better = DirectionNames.symbols[symbol],
                    let label = string.receivingCall?.argument.label, DirectionNames.symbolLabels.contains(label),
                    !string.followsDirection, !string.isTurned, !string.isOffScreen,
                    !string.isTurned(byDirectionIn: subject.code),
                    !string.isOfSide(symbol.contains("left") ? "left" : "right")
                else { continue }
                findings.add(
                    in: subject.file, at: string.range,
                    "'\(symbol)' points to the \(symbol.contains("left") ? "left" : "right") in languages written from right to left, too",
                    help: "use '\(better)', which follows the language",
                    most: subject.isMirrored ? nil : .note)
            }
        })
}

extension CodeNode {
    /// Whether it is a key with a side of the screen among its words: `swipe_left_title`.
    fileprivate func hasWord(_ side: String) -> Bool {
        guard let text = stringValue, DirectionNames.symbols[text] == nil, !text.contains(" ") else { return false }
        return text.lowercased().split { !$0.isLetter }.contains { $0 == side }
    }

    /// Whether it is in the value of what is named for a side of the screen: `leftArrow.image = …`.
    fileprivate func isOfSide(_ side: String) -> Bool {
        for outer in ancestors {
            switch outer.kind {
            case .variable: return outer.name.hasPrefix(side)
            case .operators:
                guard let (target, _) = outer.assignment else { continue }
                return target.path.contains { $0.hasPrefix(side) }
            case .call where outer.arguments.contains(where: { $0.bare.hasWord(side) }): return true
            case .call, .member, .unaryOperator, .tuple, .effect, .ternary: continue
            default: return false
            }
        }
        return false
    }
}
