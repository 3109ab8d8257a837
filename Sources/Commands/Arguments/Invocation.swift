// The parser of the command line: a pure function of its arguments.

import Basics

/// The parsed arguments of a subcommand.
public struct Invocation: Sendable {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Whether a flag is present.
    func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

    /// All values of a flag.
    func values(of flag: Flag) -> [String] { values[flag.name] ?? [] }

    /// The last value of a flag.
    func value(of flag: Flag) -> String? { values[flag.name]?.last }

    /// Removes and returns the first operand, if it is an action.
    mutating func takeOperand() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

    /// Parses the arguments after a subcommand's name.
    init(_ words: some Sequence<String>, flags: [Flag], command: String?) throws(UsageError) {
        var rest = Array(words)[...]
        var isLiteral = false
        while let word = rest.popFirst() {
            if isLiteral || word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else if word == "--" {
                isLiteral = true
            } else {
                try take(word, &rest, flags, command)
            }
        }
    }

    private mutating func take(
        _ word: String, _ rest: inout ArraySlice<String>, _ flags: [Flag], _ command: String?
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let found = flags.first { "--\($0.name)" == name || $0.short.map { "-\($0)" } == name }
        guard let flag = found else {
            throw .unknownFlag(
                name, nearest: Spelling.nearest(name, among: flags.map { "--\($0.name)" }), command: command)
        }
        guard let placeholder = flag.value else {
            if parts.count > 1 { throw .unexpectedValue(flag: flag.name, command: command) }
            values[flag.name] = []
            return
        }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
            throw .missingValue(flag: flag.name, placeholder: placeholder, command: command)
        }
        let choice = flag.mayNameFile ? String(value.prefix { $0 != "=" }) : value
        if !flag.choices.isEmpty, !flag.choices.contains(choice) {
            throw .wrongValue(
                choice, flag: flag.name, choices: flag.choices,
                nearest: Spelling.nearest(choice, among: flag.choices), command: command)
        }
        if flag.isRepeatable { values[flag.name, default: []].append(value) } else { values[flag.name] = [value] }
    }
}
