// Rows of tables in the styles of iOS at the accessibility sizes, where their texts stand below each other.

import Layouts
import TextLayout

extension Scene {
    /// Lets the texts of rows in a style of iOS take the lines that they need, one text below the other.
    mutating func stackStyledRows() {
        for (content, labels) in styledLabels.sorted(by: { $0.key < $1.key }) { stack(labels, in: content) }
    }

    /// The slots that the style of a row places, by the box around them, if the row may grow with them.
    private var styledLabels: [BoxIndex: [Int]] {
        var labels: [BoxIndex: [Int]] = [:]
        for (number, slot) in texts.enumerated() where slot.role == .label && slot.withoutRoom == .listStyle {
            guard let box = slot.box, let content = boxes[box].parent, boxes[box].savedFrame != nil,
                chain(from: box).first(where: { boxes[$0].shape == .row }).map({ boxes[$0].isSelfSizing }) ?? false
            else { continue }
            labels[content, default: []].append(number)
        }
        return labels
    }

    private mutating func stack(_ labels: [Int], in content: BoxIndex) {
        let frames = labels.compactMap { texts[$0].box.flatMap { boxes[$0].savedFrame } }
        guard let start = frames.map(\.x).min(), let end = frames.map({ $0.end(.horizontal) }).max(),
            let room = boxes[content].savedFrame?.width
        else { return }
        var above = Anchor(content, .top)
        for number in labels {
            guard let box = texts[number].box else { continue }
            texts[number].lines = nil
            texts[number].alignment = .natural
            boxes[box].placement = .constraints
            boxes[box].savedFrame = nil
            boxes[box].content = PerAxis(.none, .text)
            let gap = above.box == content ? Self.rowPadding : Self.betweenTexts
            constrain(Anchor(box, .top), .equal, above, gap)
            constrain(Anchor(box, .leading), .equal, Anchor(content, .leading), start)
            constrain(Anchor(box, .trailing), .equal, Anchor(content, .trailing), end - room)
            above = Anchor(box, .bottom)
        }
        constrain(above, .lessOrEqual, Anchor(content, .bottom), -Self.rowPadding)
    }

    private mutating func constrain(_ first: Anchor, _ relation: Relation, _ second: Anchor, _ constant: Double) {
        constraints.append(
            BoxConstraint(
                first, relation, second, constant: constant, space: second.box, line: boxes[first.box].line))
    }

    /// What a row leaves free above and below its texts.
    private static let rowPadding = 11.0
    private static let betweenTexts = 4.0
}

extension ChosenSize {
    /// Whether it is one of the larger sizes of iOS that people choose in the accessibility settings.
    var isForAccessibility: Bool {
        switch self {
        case .apple(.ax1), .apple(.ax2), .apple(.ax3), .apple(.ax4), .apple(.ax5): true
        case .apple, .android: false
        }
    }
}
