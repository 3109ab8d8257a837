// The texts that an app has, for a file that contains its own sources and may lack some of them.

import Catalogs

/// The texts of the catalog with all of them, and which of them another file has.
struct ReferenceTexts {
    private let names: KeyNames
    private var search: KeyNames.Search
    private var isPresent: [Bool]

    init(_ index: KeyIndex) {
        names = index.names
        search = KeyNames.Search(names)
        isPresent = Array(repeating: false, count: names.count)
    }

    /// Records that a file has an entry; returns whether the app has its text.
    mutating func mark(_ entry: Entry) -> Bool {
        guard let number = search.number(of: entry) else { return false }
        isPresent[number] = true
        return true
    }

    /// The first entries of the texts that the file lacks.
    var absent: [Entry] { names.texts.filter { !isPresent[$0.name] }.map { names.entry(of: $0.name) } }
}
