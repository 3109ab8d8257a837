// Keys of a translation that replace other keys of its source.

/// Which keys of a translation replace keys of its source that it lacks: `file_0` for `file`.
package protocol KeyReplacements {
    /// Whether the translation has a replacement for a key of the source.
    func have(_ source: Entry) -> Bool
    /// Whether an entry of the translation replaces keys of the source.
    func contain(_ own: Entry) -> Bool
}
