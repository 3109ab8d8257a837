// What is fuzzed: each thing that takes bytes from outside, with what must hold of it.

import Catalogs
import MessagePatterns
import Platforms
import TestSupport

/// Something that takes bytes from outside.
public struct FuzzTarget: Sendable, CustomStringConvertible {
    /// Its name on the command line, and that of its folder of fixtures.
    public let name: String
    /// The most bytes that an input of it has.
    public let most: Int
    /// Inputs to begin with.
    public let seeds: @Sendable () -> [[UInt8]]
    /// The name of the grammar that makes more of them, where there is one.
    public let grammar: String
    private let properties: @Sendable ([UInt8], _ choice: Int) async throws -> Void

    /// Its name.
    public var description: String { name }

    init(
        _ name: String, grammar: String? = nil, most: Int, seeds: @escaping @Sendable () -> [[UInt8]],
        _ properties: @escaping @Sendable ([UInt8], _ choice: Int) async throws -> Void
    ) {
        self.name = name
        self.grammar = grammar ?? name
        self.most = most
        self.seeds = seeds
        self.properties = properties
    }

    /// What of all that must hold does not, for an input; nil where all does.
    ///
    /// Where there is a choice, such as that of a box, the input makes it, or else who asks.
    public func breach(of bytes: [UInt8], choice: Int? = nil) async -> String? {
        do {
            try await properties(bytes, choice ?? bytes.choice)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Documents of its grammar, the same for the same number; none where it has no grammar.
    public func documents(_ count: Int, seed: UInt64) throws -> [[UInt8]] {
        guard let grammar = try Grammar.named(grammar) else { return [] }
        var random = RandomNumbers(seed: seed)
        return (0..<count).map { _ in grammar.document(using: &random) }.filter { $0.count <= most }
    }

    /// Every target: a new format or syntax has one by being in its list.
    public static let all: [FuzzTarget] =
        Format.all.map { CatalogProperties.target($0) } + Syntax.all.map { MessageProperties.target($0) } + others

    private static let others: [FuzzTarget] = [
        PseudoProperties.target, TranslationProperties.target, RuleProperties.target, LayoutProperties.target,
        ShownProperties.target, ConfigurationProperties.target, BaselineProperties.target, SheetProperties.target,
        MarkupProperties.target,
    ]

    /// The target of a name.
    public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Something that must hold, and does not.
struct Breach: Error, CustomStringConvertible {
    let description: String
}

/// Throws where `condition` is false, with `words` for it.
func hold(_ condition: Bool, _ words: @autoclosure () -> String) throws(Breach) {
    if !condition { throw Breach(description: words()) }
}

extension [UInt8] {
    /// A number that inputs choose by: FNV-1a, the same in every run.
    var choice: Int {
        let hash = reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash >> 16) & 0xFFFF_FFFF
    }

    /// The bytes as text, repaired where they are none.
    var repaired: [UInt8] { Self(String(decoding: self, as: UTF8.self).utf8) }
}

extension Array {
    /// The element that a number chooses; nil where there is none.
    func chosen(by number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}
