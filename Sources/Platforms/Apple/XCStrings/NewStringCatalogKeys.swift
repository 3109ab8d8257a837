// New keys in a string catalog, written as Xcode writes them.

import Catalogs

extension XCStringsFormat {
    /// A catalog without keys.
    private static let empty = """
        {
          "sourceLanguage" : "en",
          "strings" : {

          },
          "version" : "1.0"
        }
        """

    static func add(_ keys: [NewKey], to catalog: Catalog) throws(RewriteError) -> Rewriting {
        if catalog.text.utf8.isEmpty {
            let new = Catalog(path: catalog.path, bytes: Array(empty.utf8), format: catalog.format)
            return Rewriting(of: try add(keys, to: new).bytes)
        }
        guard let editor = XCStringsEditor(catalog.text),
            let splices = editor.additions(of: keys, in: catalog.sourceLocale ?? "en")
        else { throw .noNewKeys(path: catalog.path, format: id) }
        return Rewriting(catalog.text, [SpliceList(inOrder: splices)], refused: [])
    }
}

extension XCStringsEditor {
    /// The depth of the keys.
    private static let keyDepth = 2

    /// The splices that add keys; nil if the file has no place for them.
    func additions(of keys: [NewKey], in language: String) -> [Splice]? {
        guard let list = keyList else { return nil }
        let members = Array(tree.members(of: list))
        let order = KeyOrder(members.map { tree.text($0.key, utf8) })
        let places = order.places(of: keys)
        if members.isEmpty {
            var bytes: [UInt8] = []
            let values = places.map { (key: $0.key.key, value: Self.json($0.key, language)) }
            style.append(.object(values), Self.keyDepth - 1, to: &bytes)
            let token = editor.token(list)
            return [Splice(ByteRange(token.lowerBound, token.upperBound), bytes)]
        }
        return places.compactMap { place in
            let value = Self.json(place.key, language)
            guard place.before < members.count else {
                return editor.addition(of: place.key.key, value, to: list, depth: Self.keyDepth)
            }
            return editor.insertion(of: place.key.key, value, before: members[place.before], depth: Self.keyDepth)
        }
    }

    /// What Xcode writes for a key that it found in code.
    private static func json(_ new: NewKey, _ language: String) -> JSONValue {
        let text = NumberedPlaceholders.numbered(new.value ?? new.key)
        var members: [(key: String, value: JSONValue)] = []
        if let comment = new.comment, !comment.isEmpty { members.append(("comment", .string(comment))) }
        if new.value != nil { members.append(("extractionState", .string("extracted_with_value"))) }
        if new.value != nil || text != new.key {
            let unit = JSONValue.object([("state", .string("new")), ("value", .string(text))])
            members.append(("localizations", .object([(language, .object([("stringUnit", unit)]))])))
        }
        return .object(members)
    }
}
