// Plural branches that omit the number, though they apply to several numbers: Russian's `one {Один файл}`.

import MessagePatterns
import Samples

enum BranchNumbers {
    /// Returns the numbers that branches of a translation omit, if the source and its own last branch show them.
    package static func lost(in message: Message, _ locale: String?, source: Message) -> [PlaceholderDifference] {
        guard message.parts.contains(where: { $0.kind == .branchStart }) else { return [] }
        let uses = BranchUses(source)
        guard !uses.counted.isEmpty else { return [] }
        let branches = Branches(message)
        let always = BranchUses(message).always
        let spellings = Dictionary(uses.spellings.map { ($0.id, $0.spelling) }) { first, _ in first }
        return branches.starts.compactMap { start in
            guard let branch = branches.byStart[start], branch.kind == .plural, branch.offset == "0",
                uses.counted.contains("{\(branch.name)}"), !always.contains("{\(branch.name)}"),
                let spelling = spellings["{\(branch.name)}"]
            else { return nil }
            return lost(in: branch, of: message, locale).map {
                .lostInForm(spelling, form: $0.selector, example: $0.example)
            }
        }
    }

    /// Returns the first branch that shows no number and applies to a number that words cannot replace.
    private static func lost(
        in branch: Branch, of message: Message, _ locale: String?
    ) -> (selector: String, example: Int)? {
        let options = branch.options
        guard let rest = branch.fallback ?? options.firstIndex(where: { $0.selector == "other" }),
            shows(rest, of: branch, in: message)
        else { return nil }
        let selectors = Set(options.map(\.selector))
        for (index, option) in options.enumerated() where PluralCategories.all.contains(option.selector) {
            guard !shows(index, of: branch, in: message),
                case .many(let example) = NumberForm(category: option.selector, locale: locale),
                !selectors.contains("=\(example)")
            else { continue }
            return (option.selector, example)
        }
        return nil
    }

    /// Whether branches for single numbers spell out what a placeholder shows in all others: `one {1 file}` beside
    /// `other {{formattedNumber} files}`, where the number itself is shown nowhere.
    package static func spellOut(_ spelling: String, in message: Message, _ locale: String?) -> Bool {
        let id = ArgumentName.id(spelling)
        let branches = Branches(message)
        let showing = branches.starts.compactMap { branches.byStart[$0] }.filter { branch in
            branch.options.indices.contains { shows($0, of: branch, in: message, id) }
        }
        return !showing.isEmpty
            && showing.allSatisfy { branch in
                branch.kind == .plural
                    && branch.options.indices.allSatisfy { option in
                        shows(option, of: branch, in: message, id)
                            || isForFew(branch.options[option].selector, locale)
                                && !shows(option, of: branch, in: message)
                    }
            }
    }

    /// Whether all branches of the only plural have the same text without a value: its translator chose to show none.
    package static func areOmitted(in message: Message) -> Bool {
        let branches = Branches(message)
        guard branches.starts.count == 1, let start = branches.starts.first, let branch = branches.byStart[start],
            branch.kind == .plural, branch.options.count > 1
        else { return false }
        let texts = branch.options.indices.map { option -> [UInt8]? in
            let end = option + 1 < branch.options.count ? branch.options[option + 1].start - 1 : branch.end
            let parts = message.parts[branch.options[option].start..<max(branch.options[option].start, end)]
            return parts.contains { $0.kind == .placeholder } ? nil : parts.flatMap { message.utf8[$0.range] }
        }
        return texts.allSatisfy { $0 != nil && $0 == texts[0] }
    }

    /// Whether a branch is for one number, or for a few that words can express.
    private static func isForFew(_ selector: String, _ locale: String?) -> Bool {
        Branch.exact(selector) != nil
            || PluralCategories.all.contains(selector) && NumberForm(category: selector, locale: locale) == .word
    }

    /// Whether a branch shows its number, or the argument with the given identity.
    private static func shows(_ option: Int, of branch: Branch, in message: Message, _ id: String? = nil) -> Bool {
        let start = branch.options[option].start
        let end = option + 1 < branch.options.count ? branch.options[option + 1].start : branch.end
        return message.parts[start..<end].contains { part in
            guard part.kind == .placeholder else { return false }
            let spelling = String(decoding: message.utf8[part.range], as: UTF8.self)
            if let id { return ArgumentName.id(spelling) == id }
            return spelling == "#" || ArgumentName.id(spelling) == "{\(branch.name)}"
        }
    }
}
