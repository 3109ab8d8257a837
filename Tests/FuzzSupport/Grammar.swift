// Generates documents at random from a grammar: nearly valid, and full of rare constructs.

import Basics
import Foundation
import TestSupport

/// The rules that generate documents of a kind.
///
/// A rule is its name on a line, followed by its choices, one on each line and indented by two spaces. In a choice,
/// `‹name›` is another rule, `‹name?›` occurs sometimes, `‹name*›` up to three times; `‹U+20›` is a character, `‹›`
/// nothing, `‹line›` a line break with the indentation that `‹in›` has added and `‹out›` has not yet removed, and
/// `‹number›` a number that has not occurred before. The first rule generates a document; at a large depth the last
/// choice of each rule is used, which must terminate. Before a choice, `3×` makes it as likely as three others. A line
/// `use json` imports the rules of another grammar, except those defined above it.
struct Grammar: Sendable {
    private enum Piece {
        case text(String)
        case rule(Int, Times)
        case line, inward, outward, number
    }

    private enum Times { case once, maybe, some }

    private let rules: [[Choice]]

    /// Loads the grammar with a name, from the file of that name in `Corpus/Grammars`, if there is one.
    static func named(_ name: String) throws -> Grammar? {
        let path = path(name)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let written = try writtenRules(path)
        let names = written.map(\.name)
        let rules = try written.map { try $0.choices.map { try Choice($0, names) } }
        try hold(!rules.isEmpty && rules.allSatisfy { !$0.isEmpty }, "a rule of \(path) has no choices")
        return Grammar(rules: rules)
    }

    private static func path(_ name: String) -> String {
        Corpora.own.appending(path: "Grammars/\(name).grammar").path
    }

    private typealias WrittenRule = (name: Substring, choices: [Substring])

    /// Returns the rules of a file, without duplicates, with those of the files that it uses.
    private static func writtenRules(_ path: String) throws -> [WrittenRule] {
        var rules: [WrittenRule] = []
        for line in String(decoding: try FileReader.read(path), as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("# ") { continue }
            if line.hasPrefix("use ") {
                let used = try writtenRules(Self.path(String(line.dropFirst(4))))
                rules += used.filter { new in !rules.contains { $0.name == new.name } }
            } else if line.hasPrefix("  "), !rules.isEmpty {
                rules[rules.count - 1].choices.append(line.dropFirst(2))
            } else {
                try hold(!rules.contains { $0.name == line }, "duplicate rule '\(line)' in \(path)")
                rules.append((line, []))
            }
        }
        return rules
    }

    private struct Choice {
        let weight: Int
        let pieces: [Piece]

        init(_ line: Substring, _ names: [Substring]) throws(Breach) {
            guard let cross = line.firstIndex(of: "×"), let weight = Int(line[..<cross]) else {
                self.weight = 1
                pieces = try Grammar.pieces(line, names)
                return
            }
            self.weight = weight
            pieces = try Grammar.pieces(line[line.index(after: cross)...], names)
        }
    }

    private static func pieces(_ choice: Substring, _ names: [Substring]) throws(Breach) -> [Piece] {
        var pieces: [Piece] = []
        var rest = choice
        while let start = rest.firstIndex(of: "‹"), let end = rest[start...].firstIndex(of: "›") {
            if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
            var word = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            switch word {
            case "": continue
            case "line": pieces.append(.line)
            case "in": pieces.append(.inward)
            case "out": pieces.append(.outward)
            case "number": pieces.append(.number)
            default:
                if word.hasPrefix("U+"), let scalar = UInt32(word.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
                {
                    pieces.append(.text(String(Character(scalar))))
                    continue
                }
                let times: Times = word.hasSuffix("?") ? .maybe : word.hasSuffix("*") ? .some : .once
                if times != .once { word = word.dropLast() }
                guard let rule = names.firstIndex(of: word) else {
                    throw Breach(description: "there is no rule '\(word)' in the grammar")
                }
                pieces.append(.rule(rule, times))
            }
        }
        return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
    }

    /// Returns a document, the same for the same numbers.
    func document(using random: inout some RandomNumberGenerator) -> [UInt8] {
        var document = Document(
            lineBreak: ["\n", "\n", "\n", "\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n")
        append(0, depth: 0, to: &document, using: &random)
        return Array(document.text.utf8)
    }

    private struct Document {
        let lineBreak: String
        var text = ""
        var indents: [Int] = []
        var number = 0
    }

    private static let deepest = 24
    private static let longest = 2500

    private static func chosen(_ choices: [Choice], using random: inout some RandomNumberGenerator) -> Int {
        var left = Int.random(in: 0..<choices.reduce(0) { $0 + $1.weight }, using: &random)
        for (index, choice) in choices.enumerated() {
            left -= choice.weight
            if left < 0 { return index }
        }
        return choices.count - 1
    }

    private func append(
        _ rule: Int, depth: Int, to document: inout Document, using random: inout some RandomNumberGenerator
    ) {
        let choices = rules[rule]
        let isDeep = depth >= Self.deepest || document.text.utf8.count > Self.longest
        for piece in choices[isDeep ? choices.count - 1 : Self.chosen(choices, using: &random)].pieces {
            switch piece {
            case .text(let text): document.text += text
            case .line: document.text += document.lineBreak + String(repeating: " ", count: document.indents.last ?? 0)
            case .inward:
                let step = [1, 2, 2, 2, 4].randomElement(using: &random) ?? 2
                document.indents.append((document.indents.last ?? 0) + step)
            case .outward: _ = document.indents.popLast()
            case .number:
                document.number += 1
                document.text += "\(document.number)"
            case .rule(let rule, let times):
                let count =
                    switch times {
                    case .once: 1
                    case .maybe: Int.random(in: 0..<4, using: &random) == 0 ? 1 : 0
                    case .some: Int.random(in: 0...3, using: &random)
                    }
                for _ in 0..<count { append(rule, depth: depth + 1, to: &document, using: &random) }
            }
        }
    }
}
