// The word that a plural counts: in `%1: %2 file`, whose plural is `%1: %2 files`, the number is `%2`.

import Basics
import MessagePatterns

extension NumberName {
    /// The number before the only word in which a singular and its plural differ; the same name if there is none.
    func named(byWordOf singular: Message, _ plural: Message) -> NumberName {
        guard case .likely = self, singular.parts.count == plural.parts.count else { return self }
        let ids = singular.parts.indices.dropFirst().compactMap { index -> String? in
            let (own, other) = (singular.word(at: index), plural.word(at: index))
            guard let own, let other, own != other else { return nil }
            return singular.number(at: index - 1)
        }
        guard let id = ids.first, ids.count == 1, plural.parts.contains(where: { plural.text(of: $0) == id }) else {
            return self
        }
        return .argument(id: id)
    }
}

extension Message {
    fileprivate func text(of part: Part) -> String { String(decoding: utf8[part.range], as: UTF8.self) }

    /// The first word of a part; nil if it does not begin with one.
    fileprivate func word(at index: Int) -> String? {
        guard parts[index].kind == .text else { return nil }
        let word = utf8[parts[index].range].drop { $0 == 0x20 }.prefix { $0.isLetter || $0 >= 0x80 }
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }

    /// A part that is a numbered argument of Qt or KDE: `%2`.
    fileprivate func number(at index: Int) -> String? {
        guard parts[index].kind == .placeholder else { return nil }
        let text = text(of: parts[index])
        return text.hasPrefix("%") && Int(text.dropFirst()) != nil ? text : nil
    }
}
