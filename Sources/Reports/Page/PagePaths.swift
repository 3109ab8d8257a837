// The files that contain the texts of a page, each named once.

import Audit

/// The files that contain the texts of a page, in the order of first occurrence.
struct PagePaths {
    /// The folder that paths outside of the repository are relative to.
    let folder: PageFolder
    private(set) var paths: [String] = []
    private var numbers: [String: Int] = [:]
    private var last: [String?: Int] = [:]

    init(_ folder: PageFolder) { self.folder = folder }

    /// Writes the location of a text in a language, or of a key and its source if `locale` is nil: the number of its file,
    /// and its line.
    ///
    /// A line without a file means the same file as the previous text in the same language.
    mutating func write(_ location: Finding.Location?, in locale: String?, to json: inout PageJSON) {
        guard let location else { return }
        let file = number(location.repositoryPath)
        let line = location.place?.line
        if line == nil || last[locale] != file { json.field("file", file) }
        last[locale] = file
        json.field("line", line)
    }

    private mutating func number(_ path: String) -> Int {
        if let known = numbers[path] { return known }
        numbers[path] = paths.count
        paths.append(folder.relative(path))
        return paths.count - 1
    }
}
