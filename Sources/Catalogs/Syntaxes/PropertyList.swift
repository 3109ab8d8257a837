// A property list in any of its three syntaxes.

package enum PropertyList {
    private struct Contents {
        var tree: Tree
        var faults: FaultList
    }

    /// The tree and its root dictionary; faults and entities are added to `reading`.
    ///
    /// Nil if there is no dictionary.
    package static func dictionary(
        _ text: SourceText, or expected: String, _ reading: inout Reading
    ) -> (tree: Tree, root: Int)? {
        let list = read(text)
        reading.faults = list.faults
        reading.entities = list.tree.entities
        return list.tree.dictionary(or: expected, &reading).map { (list.tree, $0) }
    }

    private static func read(_ text: SourceText) -> Contents {
        if text.encoding == .binary {
            let binary = BinaryPropertyList.read(text.stored)
            return Contents(tree: binary.tree, faults: binary.faults)
        }
        if isXML(text) {
            let xml = XMLPropertyListReader.read(text)
            return Contents(tree: xml.tree, faults: xml.faults)
        }
        var reader = OpenStepReader(text)
        reader.readFile()
        return Contents(tree: reader.tree, faults: reader.faults)
    }

    /// Whether it begins like XML.
    ///
    /// `<0fbd>` is data in the old style.
    private static func isXML(_ text: SourceText) -> Bool {
        let start = text.utf8[text.start...].firstIndex { $0 > 0x20 } ?? text.utf8.count
        let beginnings: [StaticString] = ["<?", "<!", "<plist", "<dict", "<array", "<string"]
        return beginnings.contains { text.utf8.has($0, at: start) }
    }
}
