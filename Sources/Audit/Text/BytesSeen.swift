// What bytes a text has, looked at once for all rules.

/// What bytes a text has: for most texts it tells each rule that there is nothing to look for.
struct BytesSeen {
    /// The highest of them; zero where there are none.
    private let highest: UInt8
    /// Whether any is a control character of ASCII.
    private let hasControls: Bool

    init(_ utf8: [UInt8]) {
        var highest: UInt8 = 0
        var controls: UInt8 = 0
        // Without a branch the compiler makes it look at many bytes at a time.
        for byte in utf8 {
            highest = max(highest, byte)
            controls |= (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        }
        self.highest = highest
        hasControls = controls != 0
    }

    /// Whether all is ASCII.
    var isASCII: Bool { highest < 0x80 }

    /// Whether any may be a control character.
    var mayHoldControls: Bool { hasControls || !isASCII }

    /// Whether a character from U+0300 on may be there, where marks begin.
    var mayHoldMarks: Bool { highest >= 0xCC }

    /// Whether a letter of a script may be there that runs from right to left.
    var mayRunLeft: Bool { highest >= 0xD6 }

    /// Whether a control of direction that nests may be there.
    var mayNestDirections: Bool { highest >= 0xE2 }
}
