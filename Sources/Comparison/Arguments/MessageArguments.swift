// What a message shows besides its words: arguments by position and by name.

import Basics
import MessagePatterns
import Samples

/// The arguments that a message asks for, in the order in which they stand.
package struct MessageArguments: PercentArguments {
    /// An argument that is found by its position.
    package struct Formatted {
        /// From 1 on.
        package let position: Int
        /// Whether the position is written, as in `%1$@`.
        package let isNumbered: Bool
        package let type: ArgumentType
        package let spelling: String
        /// `% d` may be a percent sign and a word.
        package var isDoubtful = false
        /// The type that the catalog says a variable has, as a specifier: `%lld`.
        package var declared: String?
        /// The name of a variable whose type is known.
        package var name: String?
    }

    /// An argument that is found by its name.
    package struct Named {
        /// What it is known by: `{count}` for `{count, number}`.
        package let id: String
        package let spelling: String
        /// What stands for it, where it is written as in `%(size)d`.
        package var kind: Kind?

        package enum Kind: Hashable {
            case number, text
            /// `%(size)`: a formatter takes what follows for its type; `%(size)S`: there is no such type.
            case none
        }
    }

    package var formatted: [Formatted] = []
    package private(set) var named: [Named] = []
    /// What the names in MediaWiki's grammar are known by, which a translation may leave out with it.
    private(set) var grammatical: Set<String> = []
    /// What its letters say of dates.
    private var dates = DateSigns()
    /// Whether there is a `%%`, which nobody writes but in a format.
    private var hasDoubledPercent = false

    /// Whether it is a format of dates, such as `%d.%m.%Y`: each language has its own order.
    package var isDateFormat: Bool { dates.areDate }

    private let fields: FieldNumbering
    /// The number of the next field without a name.
    private var nextField = 0

    /// Those of a message; in a translation of what no formatter reads, percentages are none.
    ///
    /// In a branch of a variable the first argument without a number is the variable's own.
    package init(
        _ message: borrowing Message, first: Int = 1, fields: FieldNumbering = .none, ignoresPercentages: Bool = false
    ) {
        self.fields = fields
        var next = first
        for part in message.parts {
            switch part.kind {
            case .placeholder where ignoresPercentages && message.isPercentage(part):
                if let spelling = message.argument(inPercentage: part) { add(spelling, next: &next) }
            case .placeholder: add(String(decoding: message.utf8[part.range], as: UTF8.self), next: &next)
            case .locked: addAll(in: message.utf8[part.range], next: &next)
            case .markup: addAll(inTag: message.utf8[part.range], next: &next)
            case .text, .branchStart, .branchNext, .branchEnd: break
            }
        }
        dates.look(atWordsOf: message)
    }

    /// Arguments of a tag's attributes, and of what stands behind a link's label: `<a href="%@">`, `[terms]({url})`.
    private mutating func addAll(inTag tag: ArraySlice<UInt8>, next: inout Int) {
        guard Self.mayHoldArguments(tag), !InlineElements.isTag(tag) else { return }
        let message = Message(String(decoding: tag.dropFirst(), as: UTF8.self))
        for part in message.parts {
            switch part.kind {
            case .placeholder: add(String(decoding: message.utf8[part.range], as: UTF8.self), next: &next)
            case .locked: addAll(in: message.utf8[part.range], next: &next)
            case .text, .markup, .branchStart, .branchNext, .branchEnd: break
            }
        }
    }

    private static func mayHoldArguments(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }
    }

    /// What stays as it is may hold arguments: `` `{name}` ``, `<code>%@</code>`, `https://example.com/%@`.
    private mutating func addAll(in locked: ArraySlice<UInt8>, next: inout Int) {
        guard Self.mayHoldArguments(locked) else { return }
        switch locked.first {
        case UInt8(ascii: "<"): addAll(in: locked.drop { $0 != UInt8(ascii: ">") }, upTo: UInt8(ascii: "<"), &next)
        case UInt8(ascii: "`"): addAll(in: locked, upTo: UInt8(ascii: "`"), &next)
        default: addAll(inAddress: locked, &next)
        }
    }

    private mutating func addAll(in locked: ArraySlice<UInt8>, upTo end: UInt8, _ next: inout Int) {
        let content = locked.prefix(upTo: locked.lastIndex(of: end) ?? locked.endIndex)
        let message = Message(String(decoding: content.drop { $0 == locked.first }, as: UTF8.self))
        for part in message.parts where part.kind == .placeholder {
            add(String(decoding: message.utf8[part.range], as: UTF8.self), next: &next)
        }
    }

    /// In an address `%20` is a space and `%e4` a letter, and `%@`, `%s`, `%1$d` or `{id}` is an argument.
    private mutating func addAll(inAddress address: ArraySlice<UInt8>, _ next: inout Int) {
        let bytes = Array(address)
        for found in LockedText.placeholders(in: bytes.indices, of: bytes) {
            guard bytes[found.lowerBound] == UInt8(ascii: "{") else { continue }
            add(String(decoding: bytes[found], as: UTF8.self), next: &next)
        }
        for start in address.indices where address[start] == UInt8(ascii: "%") {
            let rest = address[start...]
            let isByte = rest.count > 2 && rest.dropFirst().prefix(2).allSatisfy { $0.hexValue != nil }
            guard !isByte, let specifier = PrintfSpecifier(rest) else { continue }
            add(String(decoding: rest.prefix(specifier.length), as: UTF8.self), next: &next)
        }
    }

    private mutating func add(_ spelling: String, next: inout Int) {
        let placeholder = Placeholder(spelling: spelling)
        dates.look(at: spelling)
        if spelling == "%%" { hasDoubledPercent = true }
        // `%b` shows one of two words, and takes an argument for that.
        if case .literal = placeholder.sort, placeholder.specifier == nil { return }
        switch Self.type(of: placeholder) {
        case .some(let type):
            for position in placeholder.specifier?.stars ?? [] { add(.width, spelling, at: position, next: &next) }
            // `%<s` shows the argument before it once more.
            let again = placeholder.specifier?.isRelative ?? false ? formatted.last?.position : nil
            let position = placeholder.specifier?.position ?? again ?? Self.variablePosition(spelling)
            add(type, spelling, at: position, isDoubtful: placeholder.specifier?.showsSpace ?? false, next: &next)
        case nil:
            if ArgumentName.isGrammar(spelling) {
                addAll(inGrammar: spelling)
            } else if let id = fieldID(spelling) ?? ArgumentName.id(spelling) {
                named.append(Named(id: id, spelling: spelling, kind: Self.kind(of: placeholder)))
            }
        }
    }

    private mutating func addAll(inGrammar spelling: String) {
        let message = Message(String(spelling.dropFirst(2).dropLast(2)), .wikiMessage)
        for part in message.parts where part.kind == .placeholder {
            let id = ArgumentName.id(String(decoding: message.utf8[part.range], as: UTF8.self))
            if let id { grammatical.insert(id) }
        }
    }

    /// What `{}`, and Python's `{:d}` and `{name!r}`, are known by; nil where they are text, or this is something else.
    private mutating func fieldID(_ spelling: String) -> String? {
        switch fields {
        case .none: return nil
        case .empty: return spelling == "{}" ? nextID() : nil
        case .python: return pythonID(spelling.utf8)
        }
    }

    private mutating func pythonID(_ utf8: String.UTF8View) -> String? {
        guard utf8.first == UInt8(ascii: "{") else { return nil }
        let name = utf8.dropFirst().prefix {
            $0 != UInt8(ascii: "!") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "}")
        }
        guard name.isEmpty else { return name.contains { !$0.isFieldName } ? nil : "{\(Substring(name))}" }
        return nextID()
    }

    private mutating func nextID() -> String {
        nextField += 1
        return "{\(nextField - 1)}"
    }

    /// No real format has more; comparing takes the square of their number.
    package static let most = 100

    /// Adds names that other texts of the same key show.
    package mutating func add(named others: [Named]) {
        guard !others.isEmpty else { return }
        var known = Set(named.map(\.id))
        for other in others where known.insert(other.id).inserted { named.append(other) }
    }

    private mutating func add(
        _ type: ArgumentType, _ spelling: String, at position: Int?, isDoubtful: Bool = false, next: inout Int
    ) {
        guard formatted.count < Self.most else { return }
        formatted.append(
            Formatted(
                position: position ?? next, isNumbered: position != nil, type: type, spelling: spelling,
                isDoubtful: isDoubtful))
        if position == nil { next += 1 }
    }

    private static func type(of placeholder: Placeholder) -> ArgumentType? {
        switch placeholder.sort {
        case .substitution: return .variable(placeholder.name)
        case .variantNumber: return .number
        default: break
        }
        // `%(size)d` has a name, and `%NAME%` is one.
        guard let specifier = placeholder.specifier, specifier.length == placeholder.spelling.utf8.count else {
            return nil
        }
        return ArgumentType(specifier)
    }

    private static func kind(of placeholder: Placeholder) -> Named.Kind? {
        guard placeholder.spelling.hasPrefix("%(") else { return nil }
        guard let specifier = placeholder.specifier, known.contains(specifier.conversion) else {
            return Named.Kind.none
        }
        return ArgumentType(specifier)?.isNumber ?? false ? .number : .text
    }

    /// The types that Python knows, and Apple's of an object.
    private static let known = Array("diouxXeEfFgGcrsa@".utf8)

    /// The number in `%1$#@files@`.
    private static func variablePosition(_ spelling: String) -> Int? {
        guard let dollar = spelling.utf8.firstIndex(of: UInt8(ascii: "$")) else { return nil }
        return Int(spelling[..<dollar].dropFirst())
    }

    /// The same without what may be a percent sign and a word.
    package var certain: MessageArguments {
        var copy = self
        copy.formatted.removeAll(where: \.isDoubtful)
        return copy
    }

    mutating func removePercentArguments() {
        formatted.removeAll { $0.spelling.utf8.first == UInt8(ascii: "%") }
        named.removeAll { $0.spelling.utf8.first == UInt8(ascii: "%") }
    }

    /// Whether a formatter reads the text: it has arguments, or percent signs that would else be seen twice.
    package var isFormat: Bool {
        hasDoubledPercent || formatted.contains { !$0.isDoubtful } || named.contains { $0.spelling.hasPrefix("%(") }
    }

    /// An argument without a number and one that has a number, in one text.
    package var mixedNumbers: (unnumbered: String, numbered: String)? {
        guard let unnumbered = formatted.first(where: { !$0.isNumbered && !$0.isDoubtful }),
            let numbered = formatted.first(where: \.isNumbered)
        else { return nil }
        return (unnumbered.spelling, numbered.spelling)
    }

    var hasPercentArguments: Bool { isFormat || named.contains { $0.spelling.utf8.first == UInt8(ascii: "%") } }

    /// What is found by position, as it is written with numbers; nil where these are there, or a width takes one, too.
    package var numbered: [String]? {
        let own = certain.formatted
        guard !own.contains(where: { $0.isNumbered || $0.spelling.utf8.contains(UInt8(ascii: "*")) }) else {
            return nil
        }
        return own.enumerated().map { "%\($0.offset + 1)$\($0.element.spelling.dropFirst())" }
    }

    /// Whether a position is written anywhere.
    package var isNumbered: Bool { formatted.contains(where: \.isNumbered) }
}
