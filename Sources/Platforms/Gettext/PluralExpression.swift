// The C expression with which a PO file selects a plural form: `n%10==1 && n%100!=11 ? 0 : 1`.

import Basics

/// An expression over `n`.
package indirect enum PluralExpression: Sendable {
    case number(UInt64)
    case count
    case not(PluralExpression)
    case binary(Operator, PluralExpression, PluralExpression)
    case choice(PluralExpression, PluralExpression, PluralExpression)

    package enum Operator: Sendable {
        case or, and, equal, unequal, less, lessOrEqual, greater, greaterOrEqual, plus, minus, times, over, modulo

        /// Operators bind more tightly the higher this is.
        var rank: Int {
            switch self {
            case .or: 0
            case .and: 1
            case .equal, .unequal: 2
            case .less, .lessOrEqual, .greater, .greaterOrEqual: 3
            case .plus, .minus: 4
            case .times, .over, .modulo: 5
            }
        }
    }

    /// Returns the value for a number; nil if it divides by zero.
    package func value(_ n: UInt64) -> UInt64? {
        switch self {
        case .number(let number): return number
        case .count: return n
        case .not(let operand): return operand.value(n).map { $0 == 0 ? 1 : 0 }
        case .choice(let condition, let yes, let no):
            return condition.value(n).flatMap { $0 != 0 ? yes.value(n) : no.value(n) }
        case .binary(let sign, let left, let right):
            guard let first = left.value(n) else { return nil }
            if sign == .and, first == 0 { return 0 }
            if sign == .or, first != 0 { return 1 }
            guard let second = right.value(n) else { return nil }
            return Self.combine(sign, first, second)
        }
    }

    private static func combine(_ sign: Operator, _ first: UInt64, _ second: UInt64) -> UInt64? {
        switch sign {
        case .or, .and: second != 0 ? 1 : 0
        case .equal: first == second ? 1 : 0
        case .unequal: first != second ? 1 : 0
        case .less: first < second ? 1 : 0
        case .lessOrEqual: first <= second ? 1 : 0
        case .greater: first > second ? 1 : 0
        case .greaterOrEqual: first >= second ? 1 : 0
        case .plus: first &+ second
        case .minus: first &- second
        case .times: first &* second
        case .over: second == 0 ? nil : first / second
        case .modulo: second == 0 ? nil : first % second
        }
    }
}

extension PluralExpression {
    /// Parses an expression; nil if it is invalid.
    package init?(_ text: [UInt8]) {
        var parser = Parser(text: text)
        guard let expression = parser.expression(), parser.isAtEnd else { return nil }
        self = expression
    }

    private struct Parser {
        let text: [UInt8]
        var at = 0
        var depth = 0

        private static let signs: [(StaticString, Operator)] = [
            ("||", .or), ("&&", .and), ("==", .equal), ("!=", .unequal), ("<=", .lessOrEqual), (">=", .greaterOrEqual),
            ("<", .less), (">", .greater), ("+", .plus), ("-", .minus), ("*", .times), ("/", .over), ("%", .modulo),
        ]

        var isAtEnd: Bool { mutating get { skip(); return at == text.count } }

        private mutating func skip() {
            while at < text.count, text[at].isSpace { at += 1 }
        }

        private mutating func take(_ sign: StaticString) -> Bool {
            skip()
            guard text.has(sign, at: at) else { return false }
            at += sign.utf8CodeUnitCount
            return true
        }

        /// Parses an expression; no language's rule is nested deeper than the limit.
        mutating func expression() -> PluralExpression? {
            depth += 1
            defer { depth -= 1 }
            guard depth < 100, let condition = operation(0) else { return nil }
            guard take("?") else { return condition }
            guard let yes = expression(), take(":"), let no = expression() else { return nil }
            return .choice(condition, yes, no)
        }

        private mutating func operation(_ rank: Int) -> PluralExpression? {
            guard var left = operand() else { return nil }
            while true {
                let start = at
                guard let sign = Self.signs.first(where: { take($0.0) })?.1 else { return left }
                guard sign.rank >= rank else {
                    at = start
                    return left
                }
                guard let right = operation(sign.rank + 1) else { return nil }
                left = .binary(sign, left, right)
            }
        }

        private mutating func operand() -> PluralExpression? {
            depth += 1
            defer { depth -= 1 }
            guard depth < 200 else { return nil }
            if take("!") { return operand().map { .not($0) } }
            if take("(") {
                guard let inner = expression(), take(")") else { return nil }
                return inner
            }
            if take("n") { return .count }
            skip()
            let start = at
            var value: UInt64 = 0
            while at < text.count, text[at].isDigit, at - start < 18 {
                value = value * 10 + UInt64(text[at] - 0x30)
                at += 1
            }
            return at > start ? .number(value) : nil
        }
    }
}
