// Compares texts of keys with variables: the text around the variables, and the texts that they select from.

import Catalogs
import MessagePatterns

/// Compares a text with variables, or a branch of a variable, with all texts of its source.
struct VariableComparison {
    private let theirs: KeyArguments
    private let own: KeyArguments

    package init(source: [KeyText], own: [KeyText], _ format: Format) {
        theirs = KeyArguments(source, format)
        self.own = KeyArguments(own, format)
    }

    /// Whether the source has a variable, too.
    package func isKnown(_ variable: String) -> Bool { theirs.variables[variable] != nil }

    /// Returns the position of a variable's argument, which is that in the source if the source has the variable, too.
    package func position(of variable: String) -> Int {
        (isKnown(variable) ? theirs : own).argument(of: variable).position
    }

    /// Returns how a text around variables differs from its source.
    package func differences(_ source: Message, _ translation: Message, _ form: NumberForm) -> [PlaceholderDifference] {
        let (meant, taken) = (theirs.arguments(of: source), own.arguments(of: translation))
        let found = MovedArguments.naming(
            PlaceholderComparison.between(
                meant, taken, form, PlaceholderComparison.lonePercent(source, translation)), meant, taken)
        let shown = Set(MessageArguments(translation).formatted.map(\.spelling))
        let differences = found.filter { difference in
            switch difference {
            // A translation may have its own variables.
            // An error in a branch is reported for the branch.
            case .added(let spelling, _): !spelling.contains("#@") && shown.contains(spelling)
            case .changed(let spelling, _), .resized(let spelling, _):
                shown.contains(spelling) || !spelling.contains("$")
            default: true
            }
        }
        return differences.isEmpty ? Self.exchanged(meant, taken) : differences
    }

    /// Returns variables whose arguments are swapped compared with the source: files are counted as folders.
    private static func exchanged(_ source: MessageArguments, _ translation: MessageArguments)
        -> [PlaceholderDifference]
    {
        let names = Set(translation.formatted.compactMap(\.name))
        guard names.count > 1 else { return [] }
        var places: [String: Int] = [:]
        for argument in source.formatted {
            if let name = argument.name, places[name] == nil { places[name] = argument.position }
        }
        return translation.formatted.compactMap { argument in
            guard let name = argument.name, let place = places[name], place != argument.position,
                let there = source.formatted.first(where: { $0.position == argument.position }),
                let other = there.name, other != name, names.contains(other)
            else { return nil }
            return .changed(argument.spelling, was: there.spelling)
        }
    }

    /// Returns how a branch differs, which may show the variable's own argument and everything that the source shows.
    package func differences(_ branch: Message, of variable: String, _ form: NumberForm) -> [PlaceholderDifference] {
        let number = own.argument(of: variable)
        let first = position(of: variable)
        let all = theirs.all
        let shown = MessageArguments(branch, first: first).certain
        var differences: [PlaceholderDifference] = []
        var isNumberShown = false
        for argument in shown.formatted {
            if case .variable = argument.type { continue }
            let meant =
                all.formatted.filter { $0.position == argument.position } + (argument.position == first ? [number] : [])
            if let first = meant.first {
                guard meant.contains(where: { argument.type.stands(for: $0.type) }) else {
                    differences.append(.changed(argument.spelling, was: first.declared ?? first.spelling))
                    continue
                }
                isNumberShown = isNumberShown || argument.type.stands(for: number.type)
            } else {
                differences.append(.added(argument.spelling, nearest: nil))
            }
        }
        if case .many(let example) = form, !isNumberShown, number.type.isNumber, theirs.showNumber(at: first) {
            differences.append(.lostNumber(number.spelling, example: example))
        }
        let names = Set(all.named.map(\.id))
        return differences
            + shown.named.filter { !names.contains($0.id) }.map { .added($0.spelling, nearest: nil) }
    }
}
