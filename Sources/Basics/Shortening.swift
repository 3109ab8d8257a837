// Truncates text from files for messages.

extension String {
    /// The text, or its beginning if it is long: names in a hostile file may be megabytes long.
    public var shortened: String {
        shortened(over: 200)
    }

    /// The text, or its beginning if it has more bytes than a limit.
    public func shortened(over limit: Int) -> String {
        utf8.count > limit ? "\(Substring(unicodeScalars.prefix(57)))…" : self
    }

    /// The text with escapes in place of line breaks and tabs: a message is one line.
    public var onOneLine: String {
        guard utf8.contains(where: { $0 < 0x20 }) else { return self }
        var line = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            case "\t": line += "\\t"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
