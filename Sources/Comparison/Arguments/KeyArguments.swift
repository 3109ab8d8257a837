// The arguments of a key whose text has variables: `%#@files@ in %2$@`, and the texts that `files` selects from.

import Catalogs
import MessagePatterns

/// The types of the arguments in all texts of a key in one language.
package struct KeyArguments {
    /// A variable of a key.
    package struct Variable {
        /// The position of its argument, if the catalog declares it.
        package fileprivate(set) var argument: Int?
        /// The type of its argument, if the catalog declares it, and the spelling of that type.
        package fileprivate(set) var type: ArgumentType?
        package fileprivate(set) var declared: String?
        package fileprivate(set) var branches: [String] = []
    }

    /// More than six categories for every existing device.
    private static let mostBranches = 60

    package private(set) var variables: [String: Variable] = [:]
    /// The texts that are not branches of a variable.
    private var outer: [String] = []

    package init(_ texts: [KeyText], _ format: Format) {
        for text in texts {
            guard let name = PluralStep.all(in: text.variant, of: format).last?.variable else {
                outer.append(text.text)
                continue
            }
            var variable = variables[name] ?? Variable()
            variable.argument = variable.argument ?? text.argument
            if variable.type == nil, let declared = text.valueType, let type = ArgumentType(declared: declared) {
                (variable.type, variable.declared) = (type, "%\(declared)")
            }
            if variable.branches.count < Self.mostBranches { variable.branches.append(text.text) }
            variables[name] = variable
        }
    }

    /// Returns the arguments of a text: a variable counts as its argument, and what its branches show counts as shown.
    package func arguments(of message: Message) -> MessageArguments {
        var result = MessageArguments(message)
        result.formatted = result.formatted.map(resolved)
        var names = result.formatted.compactMap(\.variable)
        var next = (result.formatted.map(\.position).max() ?? 0) + 1
        var at = 0
        while at < names.count {
            for branch in variables[names[at]]?.branches ?? [] {
                let shown = MessageArguments(Message(branch))
                result.add(named: shown.named)
                for argument in shown.formatted {
                    if let inner = argument.variable {
                        guard !names.contains(inner), names.count < MessageArguments.most else { continue }
                        names.append(inner)
                        // One without a number takes the first argument that the text around it leaves.
                        result.formatted.append(resolved(argument.isNumbered ? argument : argument.moved(to: next)))
                        next += 1
                    } else if argument.isNumbered, !result.formatted.contains(where: { $0.isAlike(argument) }) {
                        result.formatted.append(argument)
                    }
                }
            }
            at += 1
        }
        return result
    }

    /// The arguments of all texts combined.
    package var all: MessageArguments {
        var result = MessageArguments(Message())
        for text in outer {
            let arguments = arguments(of: Message(text))
            result.add(named: arguments.named)
            for argument in arguments.formatted where !result.formatted.contains(where: { $0.isAlike(argument) }) {
                result.formatted.append(argument)
            }
        }
        return result
    }

    /// The positions that the texts around variables use.
    var outerPositions: Set<Int> {
        Set(outer.flatMap { MessageArguments(Message($0)).formatted.map { resolved($0).position } })
    }

    /// Returns the argument that a variable takes.
    package func argument(of name: String) -> MessageArguments.Formatted {
        let variable = variables[name]
        let position = variable?.argument ?? all.formatted.first { $0.variable == name }?.position
        return MessageArguments.Formatted(
            position: position ?? 1, isNumbered: true, type: variable?.type ?? .number,
            spelling: variable?.declared ?? "%arg")
    }

    /// Whether any text shows a number at a position: an argument that only the key's name contains is not shown.
    package func showNumber(at position: Int) -> Bool {
        func shows(_ text: String, _ first: Int) -> Bool {
            MessageArguments(Message(text), first: first).formatted.contains {
                $0.variable == nil && $0.position == position && $0.type.isNumber
            }
        }
        return outer.contains { shows($0, 1) }
            || variables.contains { name, variable in
                let first = argument(of: name).position
                return variable.branches.contains { shows($0, first) }
            }
    }

    private func resolved(_ argument: MessageArguments.Formatted) -> MessageArguments.Formatted {
        guard let name = argument.variable, let variable = variables[name] else { return argument }
        return MessageArguments.Formatted(
            position: variable.argument ?? argument.position,
            isNumbered: argument.isNumbered || variable.argument != nil, type: variable.type ?? argument.type,
            spelling: argument.spelling, declared: variable.declared, name: name)
    }
}

extension MessageArguments.Formatted {
    /// The name of its variable; nil if it is not a variable.
    fileprivate var variable: String? {
        if case .variable(let name) = type { name } else { name }
    }

    /// Whether another argument has the same position and a compatible type.
    fileprivate func isAlike(_ other: Self) -> Bool {
        position == other.position && (type.stands(for: other.type) || other.type.stands(for: type))
    }

    fileprivate func moved(to position: Int) -> Self {
        Self(position: position, isNumbered: isNumbered, type: type, spelling: spelling)
    }
}
