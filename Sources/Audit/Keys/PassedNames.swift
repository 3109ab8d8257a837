// Which names code passes to a text: `t("share.downloads", { downloads })`. A translation may show all of them, even
// those that the source leaves out.

import Basics

/// Finds the names that code passes to the keys of findings that assume something about them.
struct PassedNames {
    private let scanner: CallScanner?
    /// Whether a finding is about a number in place of a name.
    private let asksForNumbers: Bool

    /// Prepares to search for the keys of findings.
    init(_ findings: [Finding]) {
        let keys = Set(findings.lazy.filter { $0.assumption != nil }.compactMap(\.subject?.key))
        scanner = keys.isEmpty ? nil : CallScanner(keys)
        asksForNumbers = findings.contains { $0.assumption?.unnumbered != nil }
    }

    /// The arguments of a call.
    struct Arguments: Sendable {
        /// Their names; an empty one stands for any argument.
        var names: Set<String> = []
        /// The names in the order in which the call passes them.
        var order: [String] = []
    }

    /// The calls in some files.
    struct Calls: Sendable {
        /// The arguments of each call with a key, by that key.
        var arguments: [String: [Arguments]] = [:]
        /// The function that also gives the values of names numbers; nil if there is none.
        var numbering: NumberedValues?

        mutating func merge(_ other: Calls) {
            arguments.merge(other.arguments) { $0 + $1 }
            numbering = numbering ?? other.numbering
        }
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { scanner != nil }

    /// Returns the calls in a file.
    func calls(in file: TextFile) -> Calls? {
        guard !file.isCatalog, let scanner else { return nil }
        return Calls(
            arguments: scanner.calls(in: file.bytes),
            numbering: asksForNumbers ? NumberedValues(in: file.bytes) : nil)
    }

    /// Returns findings without what they say about names that code passes to their keys.
    static func removing(from findings: [Finding], _ calls: Calls) -> [Finding] {
        guard !calls.arguments.isEmpty else { return findings }
        return findings.compactMap { finding in
            guard let assumption = finding.assumption, let key = finding.subject?.key,
                let own = calls.arguments[key], disprove(assumption, own, calls.numbering)
            else { return finding }
            return assumption.otherwise.map { finding.reworded($0, most: .warning) }
        }
    }

    /// Whether a call passes all names; if others are lost, whether no call only passes those.
    ///
    /// A number in place of a name must have its value in all calls.
    private static func disprove(
        _ assumption: Finding.Assumption, _ calls: [Arguments], _ numbering: NumberedValues?
    ) -> Bool {
        if let numbered = assumption.unnumbered {
            return numbering.map { numbering in
                calls.allSatisfy { numbered.areFilled(by: numbering.names(after: $0.order)) }
            } ?? false
        }
        func passes(_ call: Arguments) -> Bool { assumption.unpassed.allSatisfy(call.names.contains) }
        return assumption.otherwise == nil ? calls.contains(where: passes) : calls.allSatisfy(passes)
    }
}

/// Finds calls in code of any language whose first argument is one of some keys.
struct CallScanner {
    /// A call has no more bytes after its key.
    private static let most = 600

    private let keys: Set<String>
    private let longest: Int

    init(_ keys: Set<String>) {
        self.keys = keys
        longest = (keys.map(\.utf8.count).max() ?? 0) + Self.longestNamespace
    }

    /// What may precede a key in its literal: `dashboard:`.
    private static let longestNamespace = 40

    /// Returns the arguments of such calls, by key.
    func calls(in code: [UInt8]) -> [String: [PassedNames.Arguments]] {
        var found: [String: [PassedNames.Arguments]] = [:]
        for at in 0..<max(0, code.count - 1) where isQuote(code[at]) && opensCall(code, before: at) {
            let rest = code[(at + 1)...].prefix(longest + 1)
            guard let end = rest.firstIndex(of: code[at]) else { continue }
            for key in keys(in: rest[..<end]) { found[key, default: []].append(arguments(in: code, from: end + 1)) }
        }
        return found
    }

    private func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
    }

    /// Whether a parenthesis or the equals sign of an attribute precedes a literal.
    private func opensCall(_ code: [UInt8], before quote: Int) -> Bool {
        let last = code[..<quote].last { $0 > 0x20 }
        return last == UInt8(ascii: "(") || last == UInt8(ascii: "=")
    }

    /// Returns the keys that a literal may name, possibly after the name of its file.
    private func keys(in literal: ArraySlice<UInt8>) -> [String] {
        guard !literal.isEmpty, !literal.contains(0x0A) else { return [] }
        let text = String(decoding: literal, as: UTF8.self)
        let found = keys(named: text)
        guard found.isEmpty, let sign = text.firstIndex(where: { $0 == ":" || $0 == "." || $0 == "/" }) else {
            return found
        }
        return keys(named: String(text[text.index(after: sign)...]))
    }

    /// Returns a key, or those that JavaScript or PHP may put together: `errors.${code}`, `errors.{$code}`.
    private func keys(named name: String) -> [String] {
        if keys.contains(name) { return [name] }
        guard let start = name.firstRange(of: "${") ?? name.firstRange(of: "{$"), let end = name.lastIndex(of: "}"),
            start.lowerBound > name.startIndex
        else { return [] }
        let (beginning, rest) = (name[..<start.lowerBound], name[name.index(after: end)...])
        return keys.filter { $0.hasPrefix(beginning) && $0.hasSuffix(rest) }
    }

    /// Returns the arguments up to the end of a call or an element.
    private func arguments(in code: [UInt8], from start: Int) -> PassedNames.Arguments {
        let end = min(code.count, start + Self.most)
        var found = PassedNames.Arguments()
        if code[start..<end].first(where: { $0 > 0x20 }) == UInt8(ascii: ",") { found.names.insert("") }
        var (depth, at) = (0, start)
        while at < end {
            let byte = code[at]
            if byte.isLetter || byte == UInt8(ascii: "_") {
                let word = code[at..<end].prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
                if isArgument(word, in: code[start..<end]) {
                    let name = String(decoding: word, as: UTF8.self)
                    found.names.insert(name)
                    if depth == 1, !found.order.contains(name) { found.order.append(name) }
                }
                at += word.count
                continue
            }
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth -= 1 }
            let isTagEnd = byte == UInt8(ascii: ">") && !"=-".utf8.contains(code[at - 1])
            if depth < 0 || depth == 0 && (byte == UInt8(ascii: ";") || isTagEnd) { break }
            at += 1
        }
        return found
    }

    /// Whether a word names an argument: `name: x`, `'name' => x`, `:name => x`, `name=x`, `"%name%": x`, `{ name }`.
    private func isArgument(_ word: ArraySlice<UInt8>, in call: ArraySlice<UInt8>) -> Bool {
        func isOfName(_ byte: UInt8) -> Bool { byte <= 0x20 || "\"'%".utf8.contains(byte) }
        let rest = call[word.endIndex...].drop(while: isOfName).prefix(2)
        let before = call[..<word.startIndex].last { !isOfName($0) } ?? 0
        switch rest.first {
        // `a ? b : c` and `A::B` name nothing.
        case UInt8(ascii: ":"): return rest.dropFirst().first != UInt8(ascii: ":") && before != UInt8(ascii: "?")
        case UInt8(ascii: "="): return rest.dropFirst().first != UInt8(ascii: "=")
        case UInt8(ascii: ","), UInt8(ascii: "}"): return before == UInt8(ascii: "{") || before == UInt8(ascii: ",")
        default: return false
        }
    }
}
