// Fluent patterns as messages: selectors are branches, string literals are markup.

enum FluentMessage {
    /// Returns the parts of a pattern other than text; nil if it is not valid Fluent.
    static func pieces(of utf8: [UInt8]) -> [Message.Part]? {
        guard let pieces = try? FluentScanner.pieces(of: utf8) else { return nil }
        return pieces.compactMap { piece in
            Message.Kind(piece.kind).map {
                Message.Part(kind: $0, start: piece.range.lowerBound, end: piece.range.upperBound)
            }
        }
    }
}

extension Message.Kind {
    fileprivate init?(_ kind: FluentPiece.Kind) {
        switch kind {
        case .placeable: self = .placeholder
        case .literal: self = .markup
        case .branchStart: self = .branchStart
        case .branchNext: self = .branchNext
        case .branchEnd: self = .branchEnd
        // The indentation after it belongs to the file.
        case .lineInVariant: self = .markup
        case .line: return nil
        }
    }
}
