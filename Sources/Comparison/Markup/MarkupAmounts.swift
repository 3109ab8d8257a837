// How often a message with branches shows tags and links: the number of branches depends on the language.

import Basics
import MessagePatterns

/// The minimum and maximum number of times that each piece of markup is shown, whichever branches are selected.
struct MarkupAmounts {
    /// The numbers for one stretch of the message.
    private struct Amounts {
        var least: [MessageMarkup.Piece: Int] = [:]
        var most: [MessageMarkup.Piece: Int] = [:]

        mutating func add(_ other: Amounts) {
            least.merge(other.least) { $0 + $1 }
            most.merge(other.most) { $0 + $1 }
        }
    }

    /// An open plural or select; the first is the message itself.
    private struct Open {
        var here = Amounts()
        /// Whether the branch shows an argument: a branch that spells out its number may lack the tags around it.
        var shows = false
        var closed: [(amounts: Amounts, shows: Bool)] = []

        mutating func closeBranch() {
            closed.append((here, shows))
            (here, shows) = (Amounts(), false)
        }

        var merged: Amounts {
            var merged = Amounts()
            for branch in closed { merged.most.merge(branch.amounts.most) { max($0, $1) } }
            let showing = closed.contains(where: \.shows) ? closed.filter(\.shows) : closed
            for piece in merged.most.keys {
                merged.least[piece] = showing.map { $0.amounts.least[piece] ?? 0 }.min() ?? 0
            }
            return merged
        }
    }

    private var open = [Open()]

    /// Processes the next part of the message.
    package mutating func pass(_ kind: Message.Kind) {
        switch kind {
        case .branchStart: open.append(Open())
        case .branchNext: open[open.count - 1].closeBranch()
        case .branchEnd:
            guard open.count > 1, var last = open.popLast() else { return }
            last.closeBranch()
            let shows = last.closed.contains(where: \.shows)
            open[open.count - 1].here.add(last.merged)
            if shows { open[open.count - 1].shows = true }
        case .placeholder: open[open.count - 1].shows = true
        case .text, .markup, .locked: break
        }
    }

    package mutating func add(_ piece: MessageMarkup.Piece) {
        if case .void(let name) = piece, name.hasPrefix("x id=") { open[open.count - 1].shows = true }
        open[open.count - 1].here.least[piece, default: 0] += 1
        open[open.count - 1].here.most[piece, default: 0] += 1
    }

    /// Returns the maximum number of times that a piece is shown.
    package func most(_ piece: MessageMarkup.Piece) -> Int { open[0].here.most[piece] ?? 0 }

    /// Returns how many fewer times a translation shows a piece.
    package func lost(_ piece: MessageMarkup.Piece, in translation: MarkupAmounts) -> Int {
        let (theirs, own) = (open[0].here, translation.open[0].here)
        return max(
            0, (theirs.most[piece] ?? 0) - (own.most[piece] ?? 0), (theirs.least[piece] ?? 0) - (own.least[piece] ?? 0))
    }

    /// Whether a translation shows another numbered tag in place of one that only some branches show: tools such as Lingui
    /// give each branch its own numbers for the same element.
    package func excuse(_ piece: MessageMarkup.Piece, in translation: MarkupAmounts) -> Bool {
        guard piece.isNumbered, isOfBranches(piece), translation.most(piece) == 0 else { return false }
        return translation.open[0].here.most.keys.contains { other in
            other.isNumbered && other.isLike(piece) && isOfBranches(other)
        }
    }

    /// Whether some branches show a piece, but not all.
    private func isOfBranches(_ piece: MessageMarkup.Piece) -> Bool {
        most(piece) > 0 && (open[0].here.least[piece] ?? 0) == 0
    }
}

extension MessageMarkup.Piece {
    /// Whether its name is a number: `<0>`, `</0>`, `<0/>`.
    fileprivate var isNumbered: Bool {
        switch self {
        case .opening(let name), .closing(let name), .void(let name): name.utf8.allSatisfy(\.isDigit)
        case .link, .address, .strong, .bracketed: false
        }
    }

    /// Whether it is a tag of the same kind.
    fileprivate func isLike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.opening, .opening), (.closing, .closing), (.void, .void): true
        default: false
        }
    }
}
