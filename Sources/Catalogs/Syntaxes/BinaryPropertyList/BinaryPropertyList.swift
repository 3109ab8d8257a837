// Binary property lists: read into a tree, and rewritten by splicing objects.
//
// Foundation's writer gives other bytes for the same content, and other bytes each time it runs.

enum BinaryPropertyList {
    /// The tree, and for each of its nodes the byte at which the reference to its object stands.
    struct Contents {
        var tree = Tree()
        var slots: [Int] = []
        var faults = FaultList()
    }

    static func read(_ bytes: [UInt8]) -> Contents {
        var contents = Contents()
        do throws(BinaryLayout.Damage) {
            let layout = try BinaryLayout(bytes)
            try add(layout.root, slot: 0, as: .string, layout, depth: 0, to: &contents)
        } catch {
            contents.faults.append(ReadingFault(at: 0, .brokenBinary(error.words), effect: .voidsFile))
        }
        return contents
    }

    private static func add(
        _ index: Int, slot: Int, as stringKind: Tree.Kind, _ layout: BinaryLayout, depth: Int,
        to contents: inout Contents
    ) throws(BinaryLayout.Damage) {
        // Each reference takes at least a byte: more nodes than bytes come only from objects that hold themselves.
        guard depth <= OpenStepReader.deepest, contents.tree.nodes.count <= layout.bytes.count else {
            throw BinaryLayout.Damage(words: "its objects hold one another in a circle, or too deep")
        }
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
                try add(try layout.reference(at: key), slot: key, as: .key, layout, depth: depth + 1, to: &contents)
                try add(
                    try layout.reference(at: value), slot: value, as: .string, layout, depth: depth + 1, to: &contents)
            }
            contents.tree.close(node, at: layout.offsets[index])
        case .array(let count, let elements):
            let node = contents.tree.append(.array, .plain, layout.offsets[index], layout.offsets[index])
            for step in 0..<count {
                let slot = elements + step * layout.referenceWidth
                try add(
                    try layout.reference(at: slot), slot: slot, as: .string, layout, depth: depth + 1, to: &contents)
            }
            contents.tree.close(node, at: layout.offsets[index])
        }
    }

    // MARK: Writing

    /// A new value for the string at a node of the tree.
    struct Replacement {
        let node: UInt32
        let value: [UInt8]
    }

    /// The file with strings replaced.
    ///
    /// Objects keep their order and their bytes; a string that others share
    /// gets a new object at the end for those that differ.
    static func rewrite(_ bytes: [UInt8], _ replacements: [Replacement]) -> [UInt8] {
        guard !replacements.isEmpty, let layout = try? BinaryLayout(bytes) else { return bytes }
        let slots = read(bytes).slots
        var owners = [Int](repeating: 0, count: layout.offsets.count)
        for slot in Set(slots) where slot > 0 {
            if let object = try? layout.reference(at: slot) { owners[object] += 1 }
        }
        var contents: [Int: [UInt8]] = [:]
        var appended: [[UInt8]] = []
        var redirected: [Int: Int] = [:]
        for replacement in replacements {
            let slot = slots[Int(replacement.node)]
            guard let object = try? layout.reference(at: slot) else { continue }
            if owners[object] == 1 {
                contents[object] = BinaryText.object(replacement.value)
            } else {
                redirected[slot] = layout.offsets.count + appended.count
                appended.append(BinaryText.object(replacement.value))
            }
        }
        return BinaryPropertyListWriter(layout, contents, appended, redirected).write()
    }
}
