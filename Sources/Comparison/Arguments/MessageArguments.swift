// The arguments that a message shows besides its words, by position and by name.

import Basics
import MessagePatterns
import Samples

/// The arguments that a message uses, in order of occurrence.
package struct MessageArguments: PercentArguments {
    /// A positional argument.
    package struct Formatted {
        /// Counted from 1.
        package let position: Int
        /// Whether the position is explicit, as in `%1$@`.
        package let isNumbered: Bool
        package let type: ArgumentType
        package let spelling: String
        /// `% d` may be a percent sign followed by a word.
        package var isDoubtful = false
        /// The type that the catalog declares for a variable, as a specifier: `%lld`.
        package var declared: String?
        /// The name of a variable of known type.
        package var name: String?
    }

    /// A named argument.
    package struct Named {
        /// The ID of the argument: `{count}` for `{count, number}`.
        package let id: String
        package let spelling: String
        /// The kind of its value, if the spelling contains it, as `%(size)d` does.
        package var kind: Kind?
        /// The IDs of the arguments that it passes on to another text: `{{n}}` in `$t(files, {"count": {{n}}})`.
        package var passed: [String] = []

        package enum Kind: Hashable {
            case number, text
            /// `%(size)`: a formatter reads the next character as its type; `%(size)S`: no such type exists.
            case none
        }
    }

    package var formatted: [Formatted] = []
    package private(set) var named: [Named] = []
    /// The IDs of names inside MediaWiki grammar and i18next's nested texts, which a translation may omit with them.
    private(set) var grammatical: Set<String> = []
    /// The evidence in its letters that the message is a date format.
    private var dates = DateSigns()
    /// Whether there is a `%%`, which only format strings contain.
    private var hasDoubledPercent = false

    /// Whether this is a date format, such as `%d.%m.%Y`: each language has its own order.
    package var isDateFormat: Bool { dates.areDate }

    private let fields: FieldNumbering
    /// The number of the next unnamed field.
    private var nextField = 0

    /// Collects the arguments of a message, without percentages in a translation that no formatter reads.
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

    /// Adds arguments in attributes of a tag and in the target of a link: `<a href="%@">`, `[terms]({url})`.
    private mutating func addAll(inTag tag: ArraySlice<UInt8>, next: inout Int) {
        if let name = InlineElements.value(tag) {
            return named.append(Named(id: name, spelling: ArgumentName.spelling(ofInline: name)))
        }
        // Braces after a backslash contain the name of a character: `\\N{name}`.
        guard Self.mayHoldArguments(tag), tag.first != UInt8(ascii: "\\"), !InlineElements.isTag(tag) else { return }
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

    /// Adds arguments inside untranslatable text: `` `{name}` ``, `<code>%@</code>`, `https://example.com/%@`.
    private mutating func addAll(in locked: ArraySlice<UInt8>, next: inout Int) {
        guard Self.mayHoldArguments(locked) else { return }
        switch locked.first {
        // Braces in a style sheet are those of its rules.
        case UInt8(ascii: "<") where locked.starts(with: "<style".utf8): break
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

    /// In an address `%20` is a space and `%e4` a letter, but `%@`, `%s`, `%1$d` and `{id}` are arguments.
    private mutating func addAll(inAddress address: ArraySlice<UInt8>, _ next: inout Int) {
        let bytes = Array(address)
        for found in LockedText.placeholders(in: bytes.indices, of: bytes) {
            guard bytes[found.lowerBound] == UInt8(ascii: "{") else { continue }
            // `${name}` is a template of its own.
            let isTemplate = bytes[..<found.lowerBound].last == UInt8(ascii: "$")
            let start = isTemplate ? found.lowerBound - 1 : found.lowerBound
            add(String(decoding: bytes[start..<found.upperBound], as: UTF8.self), next: &next)
        }
        for start in address.indices where address[start] == UInt8(ascii: "%") {
            let rest = address[start...]
            if let named = rest.percentName {
                add(String(decoding: named, as: UTF8.self), next: &next)
                continue
            }
            let isByte = rest.count > 2 && rest.dropFirst().prefix(2).allSatisfy { $0.hexValue != nil }
            guard !isByte, let specifier = PrintfSpecifier(rest) else { continue }
            add(String(decoding: rest.prefix(specifier.length), as: UTF8.self), next: &next)
        }
    }

    private mutating func add(_ spelling: String, next: inout Int) {
        let placeholder = Placeholder(spelling: spelling)
        dates.look(at: spelling)
        if spelling.isPercentSign {
            hasDoubledPercent = true
            return
        }
        // `%b` shows one of two words, and takes an argument for it.
        if case .literal = placeholder.sort, placeholder.specifier == nil { return }
        switch Self.type(of: placeholder) {
        case .some(let type):
            for position in placeholder.specifier?.stars ?? [] { add(.width, spelling, at: position, next: &next) }
            // `%<s` shows the previous argument again.
            let again = placeholder.specifier?.isRelative ?? false ? formatted.last?.position : nil
            let position = placeholder.specifier?.position ?? again ?? Self.variablePosition(spelling)
            add(type, spelling, at: position, isDoubtful: placeholder.specifier?.showsSpace ?? false, next: &next)
        case nil:
            if ArgumentName.isGrammar(spelling) {
                addAll(inGrammar: spelling)
            } else if let id = fieldID(spelling) ?? ArgumentName.id(spelling) {
                let passed = spelling.hasPrefix("$t(") ? ArgumentName.passed(by: spelling) : []
                grammatical.formUnion(passed)
                named.append(Named(id: id, spelling: spelling, kind: Self.kind(of: placeholder), passed: passed))
                if spelling.hasPrefix("$"), spelling.hasSuffix(")") { addAll(inCall: spelling, next: &next) }
            }
        }
    }

    /// Adds the variables in parentheses after another one: `$percent($current / $total)`.
    private mutating func addAll(inCall spelling: String, next: inout Int) {
        let inner = spelling.drop { $0 != "(" }.dropFirst().dropLast()
        guard inner.utf8.count < Self.longestCall, inner.contains("$"), !spelling.hasPrefix("$t(") else { return }
        let message = Message(String(inner), .template)
        for part in message.parts
        where part.kind == .placeholder && message.utf8[part.range].first == UInt8(ascii: "$") {
            add(String(decoding: message.utf8[part.range], as: UTF8.self), next: &next)
        }
    }

    /// Calls in calls are read again and again.
    private static let longestCall = 500

    private mutating func addAll(inGrammar spelling: String) {
        let message = Message(String(spelling.dropFirst(2).dropLast(2)), .wikiMessage)
        for part in message.parts where part.kind == .placeholder {
            let id = ArgumentName.id(String(decoding: message.utf8[part.range], as: UTF8.self))
            if let id { grammatical.insert(id) }
        }
    }

    /// Returns the ID of `{}`, and of Python's `{:d}` and `{name!r}`; nil if they are text, or this is something else.
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

    /// No real format has more; comparing takes quadratic time.
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
        // `%(size)d` has a name, and `%NAME%` is a name.
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

    /// The types that Python defines, and Apple's `%@` for objects.
    private static let known = Array("diouxXeEfFgGcrsa@".utf8)

    /// The number in `%1$#@files@`.
    private static func variablePosition(_ spelling: String) -> Int? {
        guard let dollar = spelling.utf8.firstIndex(of: UInt8(ascii: "$")) else { return nil }
        return Int(spelling[..<dollar].dropFirst())
    }

    /// The arguments without those that may be a percent sign and a word.
    package var certain: MessageArguments {
        var copy = self
        copy.formatted.removeAll(where: \.isDoubtful)
        return copy
    }

    mutating func removePercentArguments() {
        formatted.removeAll { $0.spelling.utf8.first == UInt8(ascii: "%") }
        named.removeAll { $0.spelling.utf8.first == UInt8(ascii: "%") }
    }

    /// Whether a formatter reads the text: it has arguments, or doubled percent signs, which would otherwise show
    /// twice.
    package var isFormat: Bool {
        hasDoubledPercent || formatted.contains { !$0.isDoubtful } || named.contains { $0.spelling.hasPrefix("%(") }
    }

    /// An unnumbered and a numbered argument in the same text.
    package var mixedNumbers: (unnumbered: String, numbered: String)? {
        guard let unnumbered = formatted.first(where: { !$0.isNumbered && !$0.isDoubtful }),
            let numbered = formatted.first(where: \.isNumbered)
        else { return nil }
        return (unnumbered.spelling, numbered.spelling)
    }

    var hasPercentArguments: Bool { isFormat || named.contains { $0.spelling.utf8.first == UInt8(ascii: "%") } }

    /// The positional arguments, spelled with numbers; nil if some have numbers already, or a width takes an argument.
    package var numbered: [String]? {
        let own = certain.formatted
        guard !own.contains(where: { $0.isNumbered || $0.spelling.utf8.contains(UInt8(ascii: "*")) }) else {
            return nil
        }
        return own.enumerated().map { "%\($0.offset + 1)$\($0.element.spelling.dropFirst())" }
    }

    /// Whether any argument has an explicit position.
    package var isNumbered: Bool { formatted.contains(where: \.isNumbered) }
}

extension String {
    /// Whether a formatter shows it as a percent sign: `%%`, and `% %`, whose flag changes nothing.
    fileprivate var isPercentSign: Bool {
        utf8.count > 1 && hasPrefix("%") && hasSuffix("%") && utf8.dropFirst().dropLast().allSatisfy { $0 == 0x20 }
    }
}
