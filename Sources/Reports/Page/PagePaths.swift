// The files that the texts of a page stand in, each named once.

import Audit

/// The files that the texts of a page stand in, in the order in which they are met.
struct PagePaths {
    private(set) var paths: [String] = []
    private var numbers: [String: Int] = [:]

    /// Writes where a text stands: the number of its file, and its line.
    mutating func write(_ location: Finding.Location?, to json: inout PageJSON) {
        guard let location else { return }
        json.field("file", number(location.repositoryPath))
        json.field("line", location.place?.line)
    }

    private mutating func number(_ path: String) -> Int {
        if let known = numbers[path] { return known }
        numbers[path] = paths.count
        paths.append(path)
        return paths.count - 1
    }
}
