// What the branches of plurals inside messages contain.

import Basics
import Comparison
import MessagePatterns
import Samples

extension Branch {
    /// The selectors of the branches with the same text as `other`, but for white space or the number in digits, or as
    /// the branch for their number: `zero` beside `=0`.
    func repeatingOther(in message: Message) -> Set<String> {
        guard let other = options.firstIndex(where: { $0.selector == "other" }) else { return [] }
        let words = PluralGroup.words(text(of: other, in: message))
        let last = other + 1 < options.count ? options[other + 1].start - 1 : end
        let start = options[other].start
        return Set(
            options.indices.filter { index in
                let text = text(of: index, in: message)
                return PluralGroup.words(text) == words || repeatsItsNumber(index, in: message)
                    || message.reads(text, with: options[index].selector, in: start..<max(start, last))
            }.map { options[$0].selector })
    }

    /// The selectors of the branches whose text is for their number alone.
    func special(in message: Message) -> Set<String> {
        Set(options.indices.filter { message.isForOneNumber(parts(of: $0, in: message)) }.map { options[$0].selector })
    }

    private static let numbers: [String: Double] = ["zero": 0, "one": 1, "two": 2]

    /// Whether a branch such as `zero` has the same text as the one for its number, `=0`.
    private func repeatsItsNumber(_ index: Int, in message: Message) -> Bool {
        guard let number = Self.numbers[options[index].selector],
            let exact = options.firstIndex(where: { Branch.exact($0.selector) == number })
        else { return false }
        return PluralGroup.words(text(of: exact, in: message)) == PluralGroup.words(text(of: index, in: message))
    }

    private func parts(of option: Int, in message: Message) -> ArraySlice<Message.Part> {
        let end = option + 1 < options.count ? options[option + 1].start - 1 : end
        return message.parts[options[option].start..<max(options[option].start, end)]
    }

    private func text(of option: Int, in message: Message) -> ArraySlice<UInt8> {
        let parts = message.parts
        let end = option + 1 < options.count ? options[option + 1].start - 1 : end
        let place = { (index: Int) in index < parts.count ? parts[index].range.lowerBound : message.utf8.count }
        return message.utf8[place(options[option].start)..<max(place(options[option].start), place(end))]
    }
}
