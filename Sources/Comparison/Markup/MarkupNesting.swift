// Whether each tag of a message closes the last open one.

extension MessageMarkup {
    /// Wrongly nested tags, in order.
    package var nestingFaults: [MarkupDifference] {
        var open: [(name: String, words: String)] = []
        for piece in pieces {
            switch piece {
            case .opening(let name): open.append((name, piece.words))
            case .closing(let name):
                guard let last = open.popLast()?.name, last == name || last.hasPrefix(name + " ") else {
                    return [.misplaced(piece.words)]
                }
            case .void(let name):
                guard let tag = AngularTag(name) else { continue }
                if !tag.isClosing {
                    open.append((tag.name, piece.words))
                } else if open.popLast()?.name != tag.name {
                    return [.misplaced(piece.words)]
                }
            case .link, .address, .strong, .bracketed: break
            }
        }
        return open.last.map { [.unclosed($0.words)] } ?? []
    }
}
