// Which font draws a character.

import Fonts

/// The fonts in use, by number, and which of them has what.
struct FontChooser {
    private var stack: FontStack
    private let language: String
    private let typesetter: Typesetter
    /// The number of the first font of the stack.
    let first: Int
    /// The fonts to ask in turn, chain after chain, and where in there a script's chain is.
    private var links: [Int] = []
    private var chains: [Script: Range<Int>] = [:]
    /// The last font found for a scalar in a script, by the scalar's lowest bits; none before the first is looked for.
    private var lately: [Recent] = []
    private static let latest = 1 << 10
    /// Fonts found for single scalars that no chain has; nil where there is none.
    private var strays: [UInt32: Int?] = [:]
    /// Whether the first font has all of ASCII that shows.
    let hasPlainASCII: Bool

    init(_ stack: FontStack, language: String, _ typesetter: Typesetter) {
        self.stack = stack
        self.language = language
        self.typesetter = typesetter
        let numbers = stack.configured.map { typesetter.number(of: $0) }
        first = numbers.first ?? 0
        hasPlainASCII = numbers.first.map { typesetter.hasPlainASCII($0) } ?? false
    }

    /// The same for a stack of another size, with what is known of characters; nil where its fonts are not the very same.
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
        // Pictures have fonts of their own, which come first.
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

    /// The font of a scalar that stands alone, in a script; nil where none has it.
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

    /// The font of a character in a script, given by its scalars; nil where none has it.
    ///
    /// One that has all of it is best; else one that has the scalar it begins with.
    mutating func font(for character: [UInt32], script: Script, isEmoji: Bool) -> Int? {
        for link in chain(isEmoji ? .emoji : script) where covers(links[link], all: character) { return links[link] }
        if isEmoji { return font(for: character, script: script, isEmoji: false) }
        return character.first.flatMap { font(for: $0, script: script) }
    }

    /// Whether a font has a scalar.
    @inline(__always)
    func covers(_ font: Int, _ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar).map { typesetter.fonts[font].covers($0) } ?? false
    }

    /// Whether a font has all of some scalars that show.
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
