// The fuzz targets: each component that processes external bytes, with its properties.

import Catalogs
import MessagePatterns
import Platforms
import TestSupport

/// A component that processes external bytes.
public struct FuzzTarget: Sendable, CustomStringConvertible {
    /// Its name on the command line, and that of its folder of fixtures.
    public let name: String
    /// The maximum length of an input in bytes.
    public let most: Int
    /// The initial inputs.
    public let seeds: @Sendable () -> [[UInt8]]
    /// The name of the grammar that generates more of them, if any.
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

    /// Returns the first property that an input violates, if any.
    ///
    /// If there is a choice, such as that of a box, the input determines it unless `choice` is given.
    public func breach(of bytes: [UInt8], choice: Int? = nil) async -> String? {
        do {
            try await properties(bytes, choice ?? bytes.choice)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Returns documents of its grammar, the same for the same seed; none if it has no grammar.
    public func documents(_ count: Int, seed: UInt64) throws -> [[UInt8]] {
        guard let grammar = try Grammar.named(grammar) else { return [] }
        var random = RandomNumbers(seed: seed)
        return (0..<count).map { _ in grammar.document(using: &random) }.filter { $0.count <= most }
    }

    /// All targets: a new format or syntax has one by being in its list.
    public static let all: [FuzzTarget] =
        Format.all.map { CatalogProperties.target($0) } + Syntax.all.map { MessageProperties.target($0) } + others
        + SceneProperties.targets + CodeProperties.targets

    private static let others: [FuzzTarget] = [
        PseudoProperties.target, TranslationProperties.target, RuleProperties.target, LayoutProperties.target,
        ShownProperties.target, ConfigurationProperties.target, BaselineProperties.target, SheetProperties.target,
        MarkupProperties.target, ConstraintProperties.target, KeyProperties.target,
    ]

    /// Returns the target with a name.
    public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// A violated property.
struct Breach: Error, CustomStringConvertible {
    let description: String
}

/// Throws if `condition` is false, with `words` as the description.
func hold(_ condition: Bool, _ words: @autoclosure () -> String) throws(Breach) {
    if !condition { throw Breach(description: words()) }
}

extension [UInt8] {
    /// A number for choices by inputs: FNV-1a, the same in every run.
    var choice: Int {
        let hash = reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash >> 16) & 0xFFFF_FFFF
    }

    /// The bytes with invalid UTF-8 repaired.
    var repaired: [UInt8] { Self(String(decoding: self, as: UTF8.self).utf8) }
}

extension Array {
    /// Returns the element chosen by a number; nil if there are none.
    func chosen(by number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}
