// Finds texts in source code of any language, without reading its syntax.

/// The texts that source code is searched for.
public struct WantedTexts: Sendable {
    /// The texts, each once.
    public let texts: [LooseText]
    /// The positions of long texts by their first letters.
    private var long: [UInt64: [Int]] = [:]
    /// The positions of short texts by all their letters.
    private var short: [UInt64: Int] = [:]
    /// One bit for each possible part of a beginning, so that most places are passed over without a search.
    private var marks = [Bool](repeating: false, count: 1 << Self.bits)

    private static let bits: UInt64 = 16

    /// Creates a list.
    public init(_ texts: Set<LooseText>) {
        self.texts = Array(texts)
        for (position, text) in self.texts.enumerated() {
            switch text {
            case .long(let letters):
                let beginning = Self.packed(letters.prefix(LooseText.fewest))
                long[beginning, default: []].append(position)
                marks[Self.mark(beginning)] = true
            case .short(let letters): short[Self.packed(letters[...])] = position
            }
        }
    }

    private static func packed(_ letters: ArraySlice<UInt8>) -> UInt64 { letters.reduce(0) { $0 << 8 | UInt64($1) } }

    private static func mark(_ beginning: UInt64) -> Int { Int((beginning &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits)) }

    fileprivate func position(ofShort letters: UInt64) -> Int? { short[letters] }

    /// The positions of the long texts that begin with some letters.
    fileprivate func positions(beginning letters: UInt64) -> [Int] {
        marks[Self.mark(letters)] ? long[letters] ?? [] : []
    }
}

/// Finds texts in source code and in any other file; it rather finds too many.
public enum TextScanner {
    /// Returns the positions of the wanted texts that stand in a file.
    public static func positions(in bytes: [UInt8], of wanted: WantedTexts) -> Set<Int> {
        var found: Set<Int> = []
        let letters = letters(of: bytes) { piece in
            if let position = wanted.position(ofShort: piece) { found.insert(position) }
        }
        var window: UInt64 = 0
        for (last, letter) in letters.enumerated() {
            window = window << 8 | UInt64(letter)
            let start = last + 1 - LooseText.fewest
            guard start >= 0 else { continue }
            for position in wanted.positions(beginning: window) where !found.contains(position) {
                if case .long(let text) = wanted.texts[position], letters[start...].starts(with: text) {
                    found.insert(position)
                }
            }
        }
        return found
    }

    /// Returns the letters and digits of a file; calls `short` for each short piece between separators, packed.
    private static func letters(of bytes: [UInt8], short: (UInt64) -> Void) -> [UInt8] {
        var pieces = Pieces(bytes.count)
        LooseSigns.read(bytes) { letter in
            pieces.add(letter)
        } end: {
            if let piece = pieces.finish() { short(piece) }
        }
        if let piece = pieces.finish() { short(piece) }
        return pieces.letters
    }
}

/// The letters and digits of a file, and the last piece of them.
private struct Pieces {
    private(set) var letters: [UInt8] = []
    private var piece: UInt64 = 0
    private var start = 0

    init(_ capacity: Int) { letters.reserveCapacity(capacity) }

    mutating func add(_ letter: UInt8) {
        letters.append(letter)
        piece = piece << 8 | UInt64(letter)
    }

    /// Ends the piece; returns its letters, packed, if it is short.
    mutating func finish() -> UInt64? {
        let length = letters.count - start
        let letters = piece
        (piece, start) = (0, self.letters.count)
        return 1..<LooseText.fewest ~= length ? letters : nil
    }
}
