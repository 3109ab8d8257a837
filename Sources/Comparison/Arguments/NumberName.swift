// Which named placeholder is the number of a plural: `{{count}}`, `%(n)d`, Qt's `%n`.

import Basics
import Samples

/// How the number of a plural is named.
public enum NumberName: Sendable {
    /// `count`, as the library that selects the form requires.
    case count
    /// Qt's `%n`.
    case sign
    /// Any name: the number is guessed from all placeholders.
    case likely
    /// The argument with an ID.
    case argument(id: String)

    /// Returns differences from a source with these arguments, without the lost number if words can express it, or else
    /// with the reason why they cannot.
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

    /// Returns the argument of a source text that is the number; nil if that is not certain.
    private func argument(among named: [MessageArguments.Named]) -> MessageArguments.Named? {
        switch self {
        case .count: named.first { Self.name(of: $0) == "count" }
        case .sign: named.first { $0.id == "%n" }
        case .argument(let id): named.first { $0.id == id }
        case .likely:
            Self.first(ofNumbered: named) ?? Self.only(named) { Self.usual.contains(Self.name(of: $0)) }
                ?? (named.count == 1 ? named.first { Self.places.contains($0.id) } : nil)
                ?? Self.only(named) {
                    $0.kind == .number || $0.kind == nil && Placeholder(spelling: $0.spelling).isCount
                }
        }
    }

    /// Returns the argument that a singular spells out, if its plural has one more; the same name if that is known
    /// without the singular, and stands in it.
    func named(bySingular singular: MessageArguments, plural: MessageArguments) -> NumberName {
        guard case .likely = self else { return self }
        let known = Set(singular.named.map(\.id))
        let others = Set(plural.named.map(\.id).filter { !known.contains($0) })
        let isNumbered = Self.first(ofNumbered: plural.named) != nil
        if !isNumbered, let likely = argument(among: plural.named), known.contains(likely.id) { return self }
        guard let id = others.first, others.count == 1 else { return self }
        return .argument(id: id)
    }

    /// Returns `%1` of several numbered arguments: KDE's plurals begin with their number.
    private static func first(ofNumbered named: [MessageArguments.Named]) -> MessageArguments.Named? {
        guard named.count > 1, named.allSatisfy({ $0.id.first == "%" && Int($0.id.dropFirst()) != nil }) else {
            return nil
        }
        return named.first { $0.id == "%1" }
    }

    /// Names that are almost always a plural's number.
    private static let usual: Set = ["n", "count", "counter", "num", "number"]

    /// Unnamed positions: a plural's only one is its number.
    private static let places: Set = ["%1", "{}", "{0}", "{1}"]

    private static func name(of argument: MessageArguments.Named) -> String {
        Placeholder(spelling: argument.spelling).name
    }

    /// Returns the wanted argument if it is the only one: `{page}` beside `{items}` may be either.
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
