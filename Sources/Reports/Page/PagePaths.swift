// The files that the texts of a page stand in, each named once.

import Audit

/// The files that the texts of a page stand in, in the order in which they are met.
struct PagePaths {
    private(set) var paths: [String] = []
    private var numbers: [String: Int] = [:]
    private var last: [String?: Int] = [:]

    /// Writes where a text in a language, or in none a key and its source, stands: the number of its file, and its line.
    ///
    /// Where there is a line but no file, that is the file of the text before it in the same language.
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
        paths.append(path)
        return paths.count - 1
    }
}
