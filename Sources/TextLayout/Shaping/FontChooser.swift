// Chooses the font that draws a character.

import Fonts

/// The fonts in use, by number, and their coverage.
struct FontChooser {
    private var stack: FontStack
    private let language: String
    private let typesetter: Typesetter
    /// The number of the first font of the stack.
    let first: Int
    /// The fonts to try in order, chain after chain, and the range of each script's chain.
    private var links: [Int] = []
    private var chains: [Script: Range<Int>] = [:]
    /// The last font found for a scalar in a script, by the scalar's lowest bits; empty before the first search.
    private var lately: [Recent] = []
    private static let latest = 1 << 10
    /// The fonts found for single scalars that no chain covers; nil if there is none.
    private var strays: [UInt32: Int?] = [:]
    /// Whether the first font covers all printable ASCII.
    let hasPlainASCII: Bool

    init(_ stack: FontStack, language: String, _ typesetter: Typesetter) {
        self.stack = stack
        self.language = language
        self.typesetter = typesetter
        let numbers = stack.configured.map { typesetter.number(of: $0) }
        first = numbers.first ?? 0
        hasPlainASCII = numbers.first.map { typesetter.hasPlainASCII($0) } ?? false
    }

    /// Returns the chooser for a stack of another size with cached results; nil if its fonts are not identical.
    func moved(to other: FontStack) -> FontChooser? {
        let isSame =
            other.configured.count == stack.configured.count
            && zip(other.configured, stack.configured).allSatisfy { $0 === $1 }
        guard isSame, typesetter.fonts.allSatisfy({ !$0.changesWithSize }) else { return nil }
        var moved = self
        moved.stack = other
        return moved
    }

    private mutating func chain(_ script: Script) -> Range<Int> {
        if let known = chains[script] { return known }
        let fallbacks = stack.fallbacks(script: script.name, language: language)
        // Pictures have their own fonts, which come first.
        let all = script == .emoji ? fallbacks + stack.configured : stack.configured + fallbacks
        let start = links.count
        for font in all { links.append(typesetter.number(of: font)) }
        chains[script] = start..<links.count
        return start..<links.count
    }

    private struct Recent {
        let scalar: UInt32
        let script: Script
        let font: Int32?
    }

    /// The font of a scalar that is a character of its own, in a script; nil if no font covers it.
    @inline(__always)
    mutating func font(for scalar: UInt32, script: Script) -> Int? {
        if !lately.isEmpty {
            let recent = lately[Int(scalar) & (Self.latest - 1)]
            if recent.scalar == scalar, recent.script == script { return recent.font.map { Int($0) } }
        }
        return search(scalar, script)
    }

    private mutating func search(_ scalar: UInt32, _ script: Script) -> Int? {
        let link = chain(script).first { covers(links[$0], scalar) }
        let font = link.map { links[$0] } ?? stray(scalar)
        if lately.isEmpty {
            lately = Array(repeating: Recent(scalar: .max, script: .common, font: nil), count: Self.latest)
        }
        lately[Int(scalar) & (Self.latest - 1)] = Recent(scalar: scalar, script: script, font: font.map { Int32($0) })
        return font
    }

    /// The font of a character with these scalars, in a script; nil if no font covers it.
    ///
    /// A font that covers all of them is best; the fallback is one that covers the first.
    mutating func font(for character: [UInt32], script: Script, isEmoji: Bool) -> Int? {
        for link in chain(isEmoji ? .emoji : script) where covers(links[link], all: character) { return links[link] }
        if isEmoji { return font(for: character, script: script, isEmoji: false) }
        return character.first.flatMap { font(for: $0, script: script) }
    }

    /// Whether a font covers a scalar.
    @inline(__always)
    func covers(_ font: Int, _ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar).map { typesetter.fonts[font].covers($0) } ?? false
    }

    /// Whether a font covers all visible scalars of a character.
    func covers(_ font: Int, all scalars: [UInt32]) -> Bool {
        scalars.allSatisfy { covers(font, $0) || $0 >= 0x80 && ScalarItem($0).isIgnorable }
    }

    private mutating func stray(_ value: UInt32) -> Int? {
        if let known = strays[value] { return known }
        let found = Unicode.Scalar(value).flatMap { stack.font(covering: $0) }.map { typesetter.number(of: $0) }
        strays[value] = .some(found)
        return found
    }
}
