// Reads the entries of an `.arb` file from its tree: `"key"` has a text, `"@key"` its attributes.

import Catalogs

struct ARBReader {
    let tree: Tree
    let utf8: [UInt8]
    private(set) var reading: Reading
    private let form: Form
    /// The attributes that do not directly follow their key.
    private var loose: [Tree.Member] = []

    init(_ tree: Tree, _ utf8: [UInt8], _ reading: Reading) {
        self.tree = tree
        self.utf8 = utf8
        self.reading = reading
        form = Form.json(of: utf8)
    }

    mutating func read(_ root: Int) {
        reading.records.reserveCapacity((tree.nodes.count - root) / 2)
        var last: Field?
        for member in tree.members(of: root) {
            let key = tree.nodes[member.key]
            guard key.end > key.start, utf8[Int(key.start)] == UInt8(ascii: "@") else {
                last = readText(member)
                continue
            }
            if key.end > key.start + 1, utf8[Int(key.start) + 1] == UInt8(ascii: "@") {
                readAttribute(member)
            } else if let key = last, utf8[key.range.indices] == utf8[subject(of: member).indices] {
                describe(reading.records.count - 1, by: member)
            } else {
                loose.append(member)
            }
        }
        matchLoose()
    }

    /// Reads a key and its text.
    private mutating func readText(_ member: Tree.Member) -> Field? {
        let (key, value) = (tree.nodes[member.key].field, tree.nodes[member.value])
        guard value.kind == .string else {
            let name = tree.text(member.key, utf8)
            fault(tree.offset(member.value), .notAString(key: name, found: tree.words(member.value, in: utf8)))
            return nil
        }
        reading.records.append(Record(key: key, value: Field(start: value.start, end: value.end, form: form)))
        return key
    }

    /// Reads an attribute of the file; `@@locale` is its language.
    private mutating func readAttribute(_ member: Tree.Member) {
        guard tree.isKey(member.key, "@@locale", utf8) else { return }
        guard tree.nodes[member.value].kind == .string else {
            let found = tree.words(member.value, in: utf8)
            return fault(tree.offset(member.value), .notAString(key: "@@locale", found: found))
        }
        reading.locale = tree.text(member.value, utf8)
        if let value = tree.string(member.value) { reading.marks.places.append(value.range) }
    }

    /// Returns the bytes of the key that a member describes.
    private func subject(of member: Tree.Member) -> ByteRange {
        ByteRange(Int(tree.nodes[member.key].start) + 1, Int(tree.nodes[member.key].end))
    }

    // MARK: Attributes

    private mutating func matchLoose() {
        guard !loose.isEmpty else { return }
        var records: [[UInt8]: Int] = [:]
        for (index, record) in reading.records.enumerated() {
            var key: [UInt8] = []
            record.key.form.decode(utf8, record.key.range.indices, to: &key)
            records[key] = index
        }
        for member in loose {
            let name = tree.text(member.key, utf8).dropFirst()
            // Attributes of a missing text are ignored: Flutter looks up those of existing texts.
            if let index = records[Array(name.utf8)] { describe(index, by: member) }
        }
    }

    /// Adds the comment, the limits, and the placeholder examples to a text.
    private mutating func describe(_ index: Int, by member: Tree.Member) {
        guard tree.nodes[member.value].kind == .object else {
            let (found, name) = (tree.words(member.value, in: utf8), tree.text(member.key, utf8))
            return fault(
                tree.offset(member.value), .unexpected(found: found, expected: "an object for \"\(name)\""))
        }
        var record = reading.records[index]
        var limits: [SizeLimit] = []
        for attribute in tree.members(of: member.value) {
            if tree.isKey(attribute.key, "description", utf8) {
                record.comment = tree.string(attribute.value)
            } else if tree.isKey(attribute.key, "placeholders", utf8) {
                record.details.samples = reading.samples(examples(in: attribute.value))
            } else if let limit = ARBLimit(tree, attribute.key, utf8) {
                limits.append(size(limit, attribute))
            }
        }
        record.details.limits = reading.limits(limits)
        reading.records[index] = record
    }

    /// Returns the examples of the placeholders.
    private func examples(in node: Int) -> [PlaceholderSample] {
        guard tree.nodes[node].kind == .object else { return [] }
        return tree.members(of: node).compactMap { placeholder in
            guard tree.nodes[placeholder.value].kind == .object,
                let example = tree.value(of: "example", in: placeholder.value, utf8),
                tree.nodes[example].kind == .string || tree.nodes[example].kind == .other
            else { return nil }
            return PlaceholderSample(tree.text(placeholder.key, utf8), tree.text(example, utf8))
        }
    }

    /// Returns a limit; one that is not a number has neither a minimum nor a maximum.
    private func size(_ limit: ARBLimit, _ attribute: Tree.Member) -> SizeLimit {
        let node = tree.nodes[attribute.value]
        var number: Double?
        if node.kind == .string || node.kind == .other { number = Double(tree.text(attribute.value, utf8)) }
        if let given = number, given <= 0 || !given.isFinite { number = nil }
        return SizeLimit(
            .attribute, maximumWidth: limit.isLeast ? nil : number, minimumWidth: limit.isLeast ? number : nil,
            unit: limit.unit.rawValue, range: ByteRange(Int(tree.nodes[attribute.key].start), Int(node.end)))
    }

    private mutating func fault(_ offset: Int, _ problem: Fault.Problem) {
        reading.faults.append(ReadingFault(at: offset, problem))
    }
}
