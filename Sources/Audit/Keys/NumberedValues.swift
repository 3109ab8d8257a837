// Functions of apps that give the values of names numbers, too, so that a text may have `{0}` in place of `{name}`:
//
//     Object.values(tokens).forEach((value, index) => { tokens[index] = value; });

import Basics

/// A function of JavaScript that looks up texts, and fills their numbers with the values of names.
struct NumberedValues: Sendable {
    /// The loop is no longer than this.
    private static let longest = 200

    /// The names that the function adds to those of each call.
    private let own: [String]

    /// Finds the function in code; nil if there is none.
    init?(in code: [UInt8]) {
        let start: StaticString = "Object.values("
        guard code.firstOffset(of: ".replace(") != nil, let loop = code.firstOffset(of: start) else { return nil }
        let rest = code[(loop + start.utf8CodeUnitCount)...].prefix(Self.longest)
        let values = Array(rest.prefix(while: \.isOfName))
        guard !values.isEmpty, Self.numbers(values, in: rest) else { return nil }
        own = Self.members(of: values, assignedIn: code[..<loop])
    }

    /// The names whose values have the numbers from 0, after those that a call passes.
    func names(after passed: [String]) -> [String] { passed + own.filter { !passed.contains($0) } }

    /// Whether code assigns to a variable index of an object: `tokens[index] = value`.
    private static func numbers(_ object: [UInt8], in code: ArraySlice<UInt8>) -> Bool {
        let opening = object + [UInt8(ascii: "[")]
        var rest = Array(code)
        while let at = rest.firstOffset(of: opening, in: rest.indices) {
            let inner = rest[(at + opening.count)...]
            let index = inner.prefix(while: \.isOfName)
            let end = inner.dropFirst(index.count)
            if index.first?.isLetter ?? false, end.first == UInt8(ascii: "]"),
                end.dropFirst().first(where: { $0 > 0x20 }) == UInt8(ascii: "=")
            {
                return true
            }
            rest.removeFirst(at + opening.count)
        }
        return false
    }

    /// The members of an object to which code assigns: `appName` of `tokens.appName = 'Swell'`.
    private static func members(of object: [UInt8], assignedIn code: ArraySlice<UInt8>) -> [String] {
        let opening = object + [UInt8(ascii: ".")]
        let code = Array(code)
        var (from, names): (Int, [String]) = (0, [])
        while let at = code.firstOffset(of: opening, in: from..<code.count) {
            from = at + opening.count
            let name = code[from...].prefix(while: \.isOfName)
            let sign = code[name.endIndex...].drop { $0 == 0x20 }.prefix(2)
            if sign.first == UInt8(ascii: "="), sign.dropFirst().first != UInt8(ascii: "=") {
                names.append(String(decoding: name, as: UTF8.self))
            }
        }
        return names.unique
    }
}

extension UInt8 {
    /// Whether a byte is one of a name in JavaScript.
    fileprivate var isOfName: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") }
}
