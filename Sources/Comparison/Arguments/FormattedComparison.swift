// Compares positional arguments: `%@`, `%1$lld`, `%#@files@`.

import Basics

/// What a formatter does with the arguments of the source if it uses the specifiers of the translation.
struct FormattedComparison {
    typealias Argument = MessageArguments.Formatted

    package let source: [Argument]
    package let translation: [Argument]
    package let form: NumberForm
    package private(set) var differences: [PlaceholderDifference] = []

    package init(_ source: MessageArguments, _ translation: MessageArguments, _ form: NumberForm) {
        self.source = source.formatted
        self.translation = translation.formatted
        self.form = form
        if compareDollars() { return }
        if source.isNumbered || translation.isNumbered { compareByPosition() } else { compareInOrder() }
    }

    // MARK: By position

    /// A number without its dollar sign is a width, and leads to another argument: `%2@` for `%2$@`.
    private mutating func compareDollars() -> Bool {
        guard source.contains(where: \.isNumbered) else { return false }
        for argument in translation where !argument.isNumbered {
            guard let last = argument.spelling.utf8.last, last == UInt8(ascii: "@") || last.isLetter,
                let number = Int(argument.spelling.dropFirst().dropLast()), number != argument.position,
                source.contains(where: { $0.position == number && $0.isNumbered }),
                !source.contains(where: { $0.spelling == argument.spelling })
            else { continue }
            let expected = "%\(number)$\(argument.spelling.suffix(1))"
            differences.append(.undollared(argument.spelling, expected: expected))
        }
        return !differences.isEmpty
    }

    private mutating func compareByPosition() {
        for argument in translation {
            let meant = source.filter { $0.position == argument.position }
            guard let first = meant.first else {
                if !mayAddNumber(argument) { report(.added(argument.spelling, nearest: nil), of: argument) }
                continue
            }
            let same = meant.first { argument.type == $0.type }
            let fitting = same ?? meant.first { argument.type.stands(for: $0.type) }
            append(argument, for: fitting ?? first)
        }
        var lost: [Argument] = []
        for argument in source where !translation.contains(where: { $0.position == argument.position }) {
            if !lost.contains(where: { $0.position == argument.position }) { lost.append(argument) }
        }
        appendLost(lost)
    }

    /// A plural's branches may show its number even if the source does not.
    private func mayAddNumber(_ argument: Argument) -> Bool {
        form != .none && argument.type.isNumber && !source.contains { $0.type.isNumber }
    }

    private mutating func append(_ argument: Argument, for original: Argument) {
        guard argument.type.stands(for: original.type), !argument.hasCommaForPoint(of: original) else {
            return appendChanged(argument, original)
        }
        if case .integer(let isWide) = argument.type, case .integer(let wasWide) = original.type, isWide != wasWide {
            differences.append(.resized(argument.spelling, was: original.spelling))
        }
    }

    private mutating func appendChanged(_ argument: Argument, _ original: Argument) {
        let was = original.declared ?? original.spelling
        differences.append(
            argument.declared.map { .retyped(argument.spelling, as: $0, was: was) }
                ?? .changed(argument.spelling, was: original.spelling))
    }

    private mutating func appendLost(_ lost: [Argument]) {
        var isNumberExcused = false
        for argument in lost {
            switch form {
            // The only argument of a plural is its number, even as text: `%s`, if the app formats numbers itself.
            case .word where (argument.type.isNumber || source.count == 1) && !isNumberExcused: isNumberExcused = true
            case .many(let example) where argument.type.isNumber:
                differences.append(.lostNumber(argument.spelling, example: example))
            case .none, .word, .many: report(.lost(argument.spelling), of: argument)
            }
        }
    }

    /// Adds a difference, once for a star and the number after it, which are one placeholder.
    private mutating func report(_ difference: PlaceholderDifference, of argument: Argument) {
        let isReported = argument.spelling.utf8.contains(UInt8(ascii: "*")) && differences.last == difference
        if !isReported { differences.append(difference) }
    }

    // MARK: In order

    private mutating func compareInOrder() {
        let pairs = zip(source, translation)
        if pairs.allSatisfy({ $1.type.stands(for: $0.type) }), translation.count <= source.count {
            for (original, argument) in pairs { append(argument, for: original) }
            return appendLost(Array(source[translation.count...]))
        }
        var lost = source
        var added: [Argument] = []
        for argument in translation {
            if let index = lost.firstIndex(where: { argument.type.stands(for: $0.type) }) {
                lost.remove(at: index)
            } else {
                added.append(argument)
            }
        }
        if lost.isEmpty, added.isEmpty {
            differences.append(.reordered(translation.map(\.spelling)))
            return
        }
        for (argument, original) in zip(added, lost) { appendChanged(argument, original) }
        for argument in added.dropFirst(lost.count) where !mayAddNumber(argument) {
            report(.added(argument.spelling, nearest: nil), of: argument)
        }
        let missing = Array(lost.dropFirst(added.count))
        guard let first = missing.first, added.isEmpty, let next = translation.first(where: isMisplaced) else {
            return appendLost(missing)
        }
        differences.append(.shifted(lost: first.spelling, next: next.spelling))
    }

    /// Whether an argument of the translation takes an argument of another type.
    private func isMisplaced(_ argument: Argument) -> Bool {
        guard let meant = source.first(where: { $0.position == argument.position }) else { return true }
        return !argument.type.stands(for: meant.type)
    }
}

extension MessageArguments.Formatted {
    /// Whether this is `%,2f` for `%.2f`: a comma that is read as a flag, or not at all.
    fileprivate func hasCommaForPoint(of original: Self) -> Bool {
        spelling.utf8.contains(UInt8(ascii: ",")) && spelling != original.spelling
            && spelling.utf8.elementsEqual(original.spelling.utf8) {
                $0 == $1 || $0 == UInt8(ascii: ",") && $1 == UInt8(ascii: ".")
            }
    }
}
