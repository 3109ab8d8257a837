// Which placeholder with a name is the number of a plural: `{{count}}`, `%(n)d`, Qt's `%n`.

import Basics
import Samples

/// How the number of a plural is named.
public enum NumberName: Sendable {
    /// As the library says that chooses the form.
    case count
    /// Qt's `%n`.
    case sign
    /// As anybody likes: told by what is known of all placeholders.
    case likely

    /// Differences from a source with such arguments, without its number where words may stand for that; where they
    /// can't, it is said why.
    func excusing(
        _ differences: [PlaceholderDifference], _ form: NumberForm, in source: MessageArguments
    ) -> [PlaceholderDifference] {
        guard form != .none, !differences.isEmpty, let number = argument(among: source.named),
            let index = differences.firstIndex(of: .lost(number.spelling))
        else { return differences }
        var rest = differences
        switch form {
        case .none: break
        case .word: rest.remove(at: index)
        case .many(let example): rest[index] = .lostNumber(number.spelling, example: example)
        }
        return rest
    }

    /// The one of the arguments of a source text that is the number; nil where none is for certain.
    private func argument(among named: [MessageArguments.Named]) -> MessageArguments.Named? {
        switch self {
        case .count: named.first { Self.name(of: $0) == "count" }
        case .sign: named.first { $0.id == "%n" }
        case .likely:
            Self.only(named) { Self.usual.contains(Self.name(of: $0)) }
                ?? (named.count == 1 ? named.first { Self.places.contains($0.id) } : nil)
                ?? Self.only(named) {
                    $0.kind == .number || $0.kind == nil && Placeholder(spelling: $0.spelling).isCount
                }
        }
    }

    /// Names that hardly anything has but a plural's number.
    private static let usual: Set = ["n", "count", "counter", "num", "number"]

    /// Places without a name: the only one of a plural shows its number.
    private static let places: Set = ["%1", "{}", "{0}", "{1}"]

    private static func name(of argument: MessageArguments.Named) -> String {
        Placeholder(spelling: argument.spelling).name
    }

    /// The argument of a kind, where no other is of it: `{page}` beside `{items}` may be either.
    private static func only(
        _ named: [MessageArguments.Named], where isWanted: (MessageArguments.Named) -> Bool
    ) -> MessageArguments.Named? {
        var found: MessageArguments.Named?
        for argument in named where isWanted(argument) {
            if let other = found, other.id != argument.id { return nil }
            found = found ?? argument
        }
        return found
    }
}
