// Text from files, cut to what a message has room for.

extension String {
    /// The text, or its beginning where it is long: names from a hostile file may be megabytes long.
    public var shortened: String {
        utf8.count > 200 ? "\(Substring(unicodeScalars.prefix(57)))…" : self
    }
}
