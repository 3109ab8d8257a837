// `.strings`: a flat table of keys and texts, in any syntax of property lists.

import Catalogs

enum StringsFormat: PropertyListFormat {
    static let id = "strings"
    static let summary = "Apple string tables: old-style text in UTF-8 or UTF-16, XML and binary property lists"
    static let extensions = ["strings"]
    static let writing = "values in place"
    static let traits: FormatTraits = [.gainsKeys, .takesDirectionFromFirstLetter]

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        guard let (tree, root) = PropertyList.dictionary(text, or: "a dictionary of strings", &reading) else {
            return reading
        }
        reading.records.reserveCapacity((tree.nodes.count - root) / 2)
        for member in tree.members(of: root) {
            let value = tree.nodes[member.value]
            guard value.kind == .string else {
                let key = tree.text(member.key, text.utf8)
                reading.faults.append(
                    ReadingFault(at: Int(value.start), .notAString(key: key, found: value.kind.words)))
                continue
            }
            var record = Record(key: tree.nodes[member.key].field, value: value.field)
            record.comment = tree.comment(of: member, text.utf8, &reading)
            record.anchor = UInt32(member.value)
            reading.records.append(record)
        }
        IgnoredTexts.lock(in: &reading, text.utf8)
        return reading
    }
}
