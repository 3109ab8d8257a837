// Branches of a plural that leave out its number, though they are shown for several: Russian's `one {Один файл}`.

import MessagePatterns
import Samples

enum BranchNumbers {
    /// The numbers that branches of a translation leave out, where the source and its own last branch show them.
    static func lost(in message: Message, _ locale: String?, source: Message) -> [PlaceholderDifference] {
        guard message.parts.contains(where: { $0.kind == .branchStart }) else { return [] }
        let uses = BranchUses(source)
        guard !uses.counted.isEmpty else { return [] }
        let branches = Branches(message)
        let always = BranchUses(message).always
        return branches.starts.compactMap { start in
            guard let branch = branches.byStart[start], branch.kind == .plural, branch.offset == "0",
                uses.counted.contains("{\(branch.name)}"), !always.contains("{\(branch.name)}"),
                let spelling = uses.spellings.first(where: { $0.id == "{\(branch.name)}" })?.spelling
            else { return nil }
            return lost(in: branch, of: message, locale).map {
                .lostInForm(spelling, form: $0.selector, example: $0.example)
            }
        }
    }

    /// The first branch that says no number and is shown for one that words do not stand for.
    private static func lost(
        in branch: Branch, of message: Message, _ locale: String?
    ) -> (selector: String, example: Int)? {
        let options = branch.options
        guard let rest = branch.fallback ?? options.firstIndex(where: { $0.selector == "other" }),
            shows(rest, of: branch, in: message)
        else { return nil }
        for (index, option) in options.enumerated() where PluralCategories.all.contains(option.selector) {
            guard case .many(let example) = NumberForm(category: option.selector, locale: locale),
                !options.contains(where: { $0.selector == "=\(example)" }), !shows(index, of: branch, in: message)
            else { continue }
            return (option.selector, example)
        }
        return nil
    }

    private static func shows(_ option: Int, of branch: Branch, in message: Message) -> Bool {
        let start = branch.options[option].start
        let end = option + 1 < branch.options.count ? branch.options[option + 1].start : branch.end
        return message.parts[start..<end].contains { part in
            guard part.kind == .placeholder else { return false }
            let spelling = String(decoding: message.utf8[part.range], as: UTF8.self)
            return spelling == "#" || ArgumentName.id(spelling) == "{\(branch.name)}"
        }
    }
}
