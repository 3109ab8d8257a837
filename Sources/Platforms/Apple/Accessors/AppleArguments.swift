// The arguments of a key's texts: placeholders by position, and the numbers that select the forms of plurals.

import Basics
import Catalogs

/// Collects the arguments of the texts of one key in one language.
struct AppleArguments {
    /// The texts of the key, without the forms of its variables.
    private var texts: [KeyText] = []
    /// The forms of a variable by the path of the text that it belongs to, and its name.
    private var variables: [String: [KeyText]] = [:]
    private var found: [Int: (argument: FoundArgument, hasSpace: Bool)] = [:]
    private var hasEscapes = false
    /// Variables that refer to each other never end.
    private static let deepest = 8

    /// A text, and the branch of the key that it is.
    private struct KeyText {
        let entry: Entry
        let utf8: [UInt8]
        /// The path of the text that its variables belong to.
        let path: String
    }

    static func read(_ entries: [Entry]) -> Result<TextArguments, ArgumentProblem> {
        var arguments = AppleArguments(entries)
        do throws(ArgumentProblem) {
            for text in arguments.texts { try arguments.read(text, from: 1, depth: 0) }
            if let entry = entries.first, !entry.catalog.format.has(.namesPluralsByVariable), entry.isKeyFormatted {
                try arguments.readKey(of: entry)
            }
        } catch {
            return .failure(error)
        }
        return .success(arguments.finished)
    }

    private init(_ entries: [Entry]) {
        for entry in entries {
            let branch = AppleBranch(entry)
            var utf8: [UInt8] = []
            guard entry.append(.value, to: &utf8) else { continue }
            let text = KeyText(entry: entry, utf8: utf8, path: branch.path)
            if let variable = branch.variable {
                variables["\(branch.path)\u{0}\(variable)", default: []].append(text)
            } else {
                texts.append(text)
            }
        }
    }

    /// The arguments without gaps: a formatter takes the next one for a number that no text shows.
    private var finished: TextArguments {
        // In `100% sure`, the space makes the sign and the letter a placeholder by chance.
        let isChance = found.values.allSatisfy(\.hasSpace)
        let all = isChance ? [] : found.sorted { $0.key < $1.key }.map(\.value.argument)
        return TextArguments(all: all, hasEscapes: hasEscapes)
    }

    /// Reads a text whose first argument has the number `first`.
    private mutating func read(_ text: KeyText, from first: Int, depth: Int) throws(ArgumentProblem) {
        guard text.utf8.has(UInt8(ascii: "%")), depth < Self.deepest else { return }
        let (specifiers, hasEscapes) = AppleSpecifier.all(in: text.utf8)
        self.hasEscapes = self.hasEscapes || hasEscapes
        var next = first
        for specifier in specifiers {
            for size in specifier.sizes {
                let size = size ?? take(&next)
                try add(TextArgument(name: nil, kind: .integer, specifier: "%d"), at: size, specifier, text)
            }
            switch specifier.content {
            case .selector: continue
            case .value(let kind):
                let spelled = String(decoding: specifier.specifier, as: UTF8.self)
                let argument = TextArgument(name: specifier.name, kind: kind, specifier: spelled)
                try add(argument, at: specifier.position ?? take(&next), specifier, text)
            case .variable(let name):
                try readVariable(name, specifier, text, &next, depth: depth)
            }
        }
    }

    private mutating func readVariable(
        _ name: String, _ specifier: AppleSpecifier, _ text: KeyText, _ next: inout Int, depth: Int
    ) throws(ArgumentProblem) {
        guard let forms = variables["\(text.path)\u{0}\(name)"] ?? variables["\u{0}\(name)"], let form = forms.first
        else { throw .missingVariable(name, text.entry) }
        let position = form.entry.argument ?? specifier.position ?? take(&next)
        let type = form.entry.valueType ?? "lld"
        guard let kind = TextArgument.Kind(numberType: type) else {
            throw .notANumber(variable: name, type: type, form.entry)
        }
        let isNamed = !form.entry.catalog.format.has(.namesPluralsByVariable)
        let argument = TextArgument(name: isNamed ? name : nil, kind: kind, specifier: "%\(type)")
        try add(argument, at: position, specifier, text)
        for form in forms { try read(form, from: position, depth: depth + 1) }
    }

    /// Reads the placeholders of a key that is a format: they are arguments even if the text shows none of them.
    private mutating func readKey(of entry: Entry) throws(ArgumentProblem) {
        let known = found
        found = [:]
        let key = KeyText(entry: entry, utf8: Array(entry.key.utf8), path: "")
        try read(key, from: 1, depth: Self.deepest - 1)
        for (position, argument) in known { found[position] = argument }
    }

    private func take(_ next: inout Int) -> Int {
        defer { next += 1 }
        return next
    }

    private mutating func add(
        _ argument: TextArgument, at position: Int, _ specifier: AppleSpecifier, _ text: KeyText
    ) throws(ArgumentProblem) {
        let spelling = String(decoding: text.utf8[specifier.range], as: UTF8.self)
        let new = FoundArgument(argument: argument, entry: text.entry, spelling: spelling)
        guard let known = found[position] else {
            found[position] = (new, specifier.hasSpace)
            return
        }
        guard known.argument.argument.kind.agrees(with: argument.kind) else {
            throw .conflict(known.argument, new)
        }
    }
}

extension Entry {
    /// Whether its key may have placeholders.
    fileprivate var isKeyFormatted: Bool {
        var key: [UInt8] = []
        append(.key, to: &key)
        return key.has(UInt8(ascii: "%"))
    }
}
