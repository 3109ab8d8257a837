// Binary property lists: read into a tree, and rewritten by splicing objects.
//
// Foundation's writer produces different bytes for the same content, and different bytes on each run.

package enum BinaryPropertyList {
    /// The tree, and for each of its nodes the offset of the reference to its object.
    package struct Contents {
        package var tree = Tree()
        package var slots: [Int] = []
        /// The containers around the current object.
        fileprivate var path: [Int] = []
        package var faults = FaultList()
    }

    package static func read(_ bytes: [UInt8]) -> Contents {
        var contents = Contents()
        do throws(BinaryLayout.Damage) {
            let layout = try BinaryLayout(bytes)
            try add(layout.root, slot: 0, as: .string, layout, to: &contents)
            // Neither could be changed without the other.
            if let byte = layout.firstOverlong {
                contents.faults.append(
                    ReadingFault(at: 0, .brokenBinary("the object at byte \(byte) overlaps another")))
            }
        } catch {
            contents.faults.append(ReadingFault(at: 0, .brokenBinary(error.words), effect: .voidsFile))
        }
        return contents
    }

    private static func add(
        _ index: Int, slot: Int, as stringKind: Tree.Kind, _ layout: BinaryLayout,
        to contents: inout Contents
    ) throws(BinaryLayout.Damage) {
        guard contents.path.count < OpenStepReader.deepest, !contents.path.contains(index) else {
            throw BinaryLayout.Damage(words: "its objects contain one another in a cycle, or are nested too deeply")
        }
        // A container may be referenced several times, but not so often that a small file becomes a huge one.
        guard contents.tree.nodes.count <= 100_000 + 4 * layout.bytes.count else {
            throw BinaryLayout.Damage(words: "its objects refer to one another too often")
        }
        contents.path.append(index)
        defer { contents.path.removeLast() }
        contents.slots.append(slot)
        switch try layout.object(index) {
        case .ascii(let range):
            contents.tree.append(stringKind, .binaryASCII, range.lowerBound, range.upperBound)
        case .utf16(let range):
            contents.tree.append(stringKind, .binaryUTF16, range.lowerBound, range.upperBound)
        case .other(let range):
            contents.tree.append(.other, .plain, range.lowerBound, range.upperBound)
        case .dictionary(let count, let keys, let values):
            let node = contents.tree.append(.object, .plain, layout.offsets[index], layout.offsets[index])
            for step in 0..<count {
                let (key, value) = (keys + step * layout.referenceWidth, values + step * layout.referenceWidth)
                let name = try layout.reference(at: key)
                switch try layout.object(name) {
                case .ascii, .utf16: break
                case .dictionary, .array, .other: throw BinaryLayout.Damage(words: "a key is not a string")
                }
                try add(name, slot: key, as: .key, layout, to: &contents)
                try add(
                    try layout.reference(at: value), slot: value, as: .string, layout, to: &contents)
            }
            contents.tree.close(node, at: layout.offsets[index])
        case .array(let count, let elements):
            let node = contents.tree.append(.array, .plain, layout.offsets[index], layout.offsets[index])
            for step in 0..<count {
                let slot = elements + step * layout.referenceWidth
                try add(
                    try layout.reference(at: slot), slot: slot, as: .string, layout, to: &contents)
            }
            contents.tree.close(node, at: layout.offsets[index])
        }
    }

    // MARK: Writing

    /// The file with strings replaced.
    ///
    /// Objects keep their order and their bytes; if a string is shared, references with a different value get a new
    /// object at the end.
    package static func rewrite(_ bytes: [UInt8], _ changes: [Change]) -> Rewriting {
        guard let layout = try? BinaryLayout(bytes) else {
            return Rewriting(of: bytes, refused: changes.map { .noPlace($0.entry) })
        }
        let slots = read(bytes).slots
        let nodesAt = Dictionary(grouping: slots, by: \.self).mapValues(\.count)
        let changesAt = Dictionary(grouping: changes) { change in
            slots[Int(change.entry.catalog.records.anchor(at: change.entry.index))]
        }
        var owners = [Int](repeating: 0, count: layout.offsets.count)
        for slot in nodesAt.keys where slot > 0 {
            if let object = try? layout.reference(at: slot) { owners[object] += 1 }
        }
        var refused: [RewriteError] = []
        var contents: [Int: [UInt8]] = [:]
        var appended: [[UInt8]] = []
        var redirected: [Int: Int] = [:]
        for (slot, change) in changesAt.sorted(by: { $0.key < $1.key }) {
            let value = change[0].value
            // A dictionary shared by several keys can only change if it changes the same way for all of them.
            guard change.count == nodesAt[slot], change.allSatisfy({ $0.value == value }) else {
                refused += change.map { .sharedPlace($0.entry) }
                continue
            }
            guard let object = try? layout.reference(at: slot) else {
                refused += change.map { .noPlace($0.entry) }
                continue
            }
            if owners[object] == 1 {
                contents[object] = BinaryText.object(value)
            } else {
                redirected[slot] = layout.offsets.count + appended.count
                appended.append(BinaryText.object(value))
            }
        }
        let writer = BinaryPropertyListWriter(layout, contents, appended, redirected)
        return Rewriting(of: writer.write(), refused: refused)
    }
}
