// `%@`, `%1$lld`, `%-5.2f`, `%#@files@`, `%%`: the specifiers of Apple's, C's and Java's formatters.

extension Recognizer {
    static let formatSpecifier = Recognizer.placeholder(triggers: "%", features: .formats, mayPrecedeSpace: true) {
        scanner in
        guard !scanner.isLineBreakOfLisp,
            let specifier = FormatSpecifier(scanner.utf8, at: scanner.at, end: scanner.end),
            !specifier.hasSpace || specifier.isLikely(in: &scanner)
        else { return nil }
        return specifier.range.upperBound
    }
}

extension Recognizer {
    /// `%Y`, as in date formats: a single letter; with flags and a width, as in `%-l` and `%3N`, a date letter.
    static let dateLetter = Recognizer(triggers: "%", features: [.formats, .qt]) { scanner in
        let letter = scanner.dateLetter(from: scanner.at + 1)
        guard scanner.byte(letter).isLetter, scanner.endsDate(letter), !scanner.previous.isDigit,
            !scanner.isLineBreakOfLisp
        else { return false }
        scanner.lockDateSign()
        scanner.emit(.placeholder, upTo: letter + 1)
        return true
    }
}

extension Scanner {
    /// Whether a sentence begins after Lisp's `~%`, as in `Error.~%Only the first`.
    var isLineBreakOfLisp: Bool { previous == UInt8(ascii: "~") && byte(at + 1).isUpper }

    private static let dateFlags = ByteSet("-_^#:0123456789")
    private static let dateLetters = ByteSet("aAbBcCdDeFgGhHIjklLmMnNpPrRsStTuUvVwWxXyYzZ")

    /// Letters for hours and minutes that `printf` does not support, and the units that may follow them.
    private static let timeLetters = ByteSet("HIMk")
    private static let timeUnits = ["h", "m", "min", "hr", "hrs"].map { Array($0.utf8) }

    /// Returns the offset of a directive's letter; that of the first flag if no date letter follows the flags.
    fileprivate func dateLetter(from start: Int) -> Int {
        let letter = end(of: Self.dateFlags.contains, from: start)
        return Self.dateLetters.contains(byte(letter)) ? letter : start
    }

    /// Whether a directive may end with a letter: no word continues after it, except for the `T` before the hours, or a
    /// unit, as in `%Hh%Mmin`.
    fileprivate func endsDate(_ letter: Int) -> Bool {
        let next = byte(letter + 1)
        if !next.isName { return true }
        if next == UInt8(ascii: "T") { return byte(letter + 2) == UInt8(ascii: "%") }
        guard Self.timeLetters.contains(byte(letter)) else { return false }
        let unit = utf8[letter + 1..<end(of: \.isName, from: letter + 1)]
        return Self.timeUnits.contains { unit.elementsEqual($0) }
    }

    /// Locks the `T` of `%Y-%m-%dT%H:%M`.
    fileprivate mutating func lockDateSign() {
        guard previous == UInt8(ascii: "T"), run == at - 1, parts.last?.kind == .placeholder else { return }
        emit(.locked, at - 1..<at)
    }
}

/// One format specifier, as read by `printf` and its relatives.
struct FormatSpecifier {
    let range: Range<Int>
    let conversion: UInt8
    /// Whether its flags include a space: `5% discount` may be meant as text.
    let hasSpace: Bool

    private static let conversions = ByteSet("diDuUxXoOfFeEgGcCsSpaAn@bBmr")
    private static let flags = ByteSet("-+ 0#,'")
    private static let lengths = ByteSet("hlqLjzt")
    private static let sizes = ByteSet("diux")
    /// The letters that may follow `t` in Java's date formats.
    private static let dates = ByteSet("HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc")

    /// Reads the specifier that begins with the `%` at an offset; nil if there is none.
    ///
    /// After a name, the `)` that ends it replaces the `%`.
    init?(_ utf8: borrowing [UInt8], at start: Int, end: Int, isBehindName: Bool = false) {
        func byte(_ offset: Int) -> UInt8 { offset < end ? utf8[offset] : 0 }
        func skip(_ offset: Int, _ belongs: (UInt8) -> Bool) -> Int {
            var offset = offset
            while offset < end, belongs(utf8[offset]) { offset += 1 }
            return offset
        }
        var at = start + 1
        if byte(at) == UInt8(ascii: "%") {
            self.init(range: start..<at + 1, conversion: UInt8(ascii: "%"), hasSpace: false)
            return
        }
        let number = skip(at, \.isDigit)
        let hasNumber = number > at && byte(number) == UInt8(ascii: "$")
        if hasNumber {
            if isBehindName { return nil }
            at = number + 1
            if let named = Self.named(utf8, at: at, end: end) {
                self.init(range: start..<named.range.upperBound, conversion: named.conversion, hasSpace: false)
                return
            }
        }
        let firstFlag = at
        var javaFlags = JavaFlags()
        if !Self.opensVariable(at, byte) {
            while Self.flags.contains(byte(at)) || javaFlags.take(utf8, at: &at, end) { at += 1 }
        }
        if Self.asksForDigits(at, byte) { at += 1 }
        let hasSpace = utf8[firstFlag..<at].contains(UInt8(ascii: " "))
        // In `%0 cores`, the number is a name, not a flag.
        if hasSpace, byte(firstFlag) == UInt8(ascii: "0") { return nil }
        // In PHP, the padding character follows an apostrophe.
        if at > firstFlag, utf8[at - 1] == UInt8(ascii: "'"),
            byte(at) == UInt8(ascii: "*") || byte(at) == UInt8(ascii: "x"),
            byte(at + 1).isDigit
        {
            at += 1
        }
        at = Self.skipCount(at, byte, skip)
        if byte(at) == UInt8(ascii: ".") { at = Self.skipCount(at + 1, byte, skip) }
        if Self.opensVariable(at, byte) {
            let close = skip(at + 2) { $0 != UInt8(ascii: "@") && !$0.isSpace }
            // Without the second `@`, it may still be meant as one.
            let end = byte(close) == UInt8(ascii: "@") && close > at + 2 ? close + 1 : close
            self.init(range: start..<end, conversion: UInt8(ascii: "@"), hasSpace: hasSpace)
            return
        }
        let middle = firstFlag..<at
        if byte(at) | 0x20 == UInt8(ascii: "t"), Self.dates.contains(byte(at + 1)), hasNumber || !byte(at + 2).isName {
            at += 1
        } else {
            at = skip(at, Self.lengths.contains)
            // GNU's old spelling of `%zd`.
            if byte(at) == UInt8(ascii: "Z"), Self.sizes.contains(byte(at + 1)), !byte(at + 2).isName { at += 1 }
            guard Self.conversions.contains(byte(at)) else { return nil }
        }
        guard javaFlags.belong(to: middle, upTo: at + 1, hasNumber: hasNumber, in: utf8, end) else { return nil }
        self.init(range: start..<at + 1, conversion: byte(at), hasSpace: hasSpace)
    }

    private init(range: Range<Int>, conversion: UInt8, hasSpace: Bool) {
        self.range = range
        self.conversion = conversion
        self.hasSpace = hasSpace
    }

    /// Returns the specifier after an argument's name, as Xcode writes it: `%1$(count)lld`.
    private static func named(_ utf8: borrowing [UInt8], at open: Int, end: Int) -> FormatSpecifier? {
        guard open < end, utf8[open] == UInt8(ascii: "(") else { return nil }
        var close = open + 1
        while close < end, utf8[close].isName { close += 1 }
        guard close > open + 1, close < end, utf8[close] == UInt8(ascii: ")"),
            let specifier = FormatSpecifier(utf8, at: close, end: end, isBehindName: true), !specifier.hasSpace,
            specifier.conversion != UInt8(ascii: "%")
        else { return nil }
        return specifier
    }

    /// Whether `I` asks the GNU C library for the digits of the language, as in `%Id`.
    private static func asksForDigits(_ offset: Int, _ byte: (Int) -> UInt8) -> Bool {
        byte(offset) == UInt8(ascii: "I") && byte(offset + 1) == UInt8(ascii: "d") && !byte(offset + 2).isName
    }

    /// Whether an Apple variable follows, as in `%1$#@files@`.
    private static func opensVariable(_ offset: Int, _ byte: (Int) -> UInt8) -> Bool {
        byte(offset) == UInt8(ascii: "#") && byte(offset + 1) == UInt8(ascii: "@")
    }

    /// Skips digits, or `*` and the number of its argument.
    private static func skipCount(
        _ start: Int, _ byte: (Int) -> UInt8, _ skip: (Int, (UInt8) -> Bool) -> Int
    ) -> Int {
        guard byte(start) == UInt8(ascii: "*") else { return skip(start, \.isDigit) }
        let end = skip(start + 1, \.isDigit)
        return end > start + 1 && byte(end) == UInt8(ascii: "$") ? end + 1 : start + 1
    }
}
