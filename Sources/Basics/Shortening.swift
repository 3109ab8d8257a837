// Truncates text from files for messages.

extension String {
    /// The text, or its beginning if it is long: names in a hostile file may be megabytes long.
    public var shortened: String {
        utf8.count > 200 ? "\(Substring(unicodeScalars.prefix(57)))…" : self
    }
}
