// Keys of a translation that stand for others of its source.

/// Which keys of a translation stand for keys of its source that it lacks: `file_0` for `file`.
package protocol KeyStandIns {
    /// Whether the translation has something for a source's key.
    func have(_ source: Entry) -> Bool
    /// Whether an entry of the translation stands for keys of the source.
    func contain(_ own: Entry) -> Bool
}
