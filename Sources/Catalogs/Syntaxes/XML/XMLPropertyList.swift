// XML property lists, as a tree.

/// Builds the tree of a property list from the events of its XML.
struct XMLPropertyListReader {
    private let bytes: [UInt8]
    private var tree = Tree()
    private var faults = FaultList()
    private var open: [Int] = []
    /// Where the last element ended, and where `plist` ended.
    private var last = 0
    private var end: Int?
    private var isInPlist = false
    /// Whether the innermost dictionary has a key without a value so far.
    private var hasKey: [Bool] = []

    /// Reads the tree and its faults.
    package static func read(_ text: SourceText) -> (tree: Tree, faults: FaultList) {
        let document = XMLDocument(text)
        var reader = XMLPropertyListReader(bytes: text.utf8)
        reader.tree.entities = document.entities
        reader.read(document.events)
        // Foundation stops at the end of the list; errors after it do no harm.
        let end = reader.end ?? Int.max
        var faults = FaultList()
        faults.append(document.faults.map { $0.offset >= end ? ReadingFault(at: $0.offset, $0.problem) : $0 })
        faults.append(reader.faults)
        if let declarations = document.declarations {
            faults.append(
                ReadingFault(
                    at: declarations,
                    .unexpected(
                        found: "declarations inside <!DOCTYPE>", expected: "none, because Foundation reads no entities"),
                    effect: .voidsFile))
        }
        if reader.tree.root == nil, faults.first.isEmpty {
            faults.append(
                ReadingFault(
                    at: text.utf8.count, .unexpected(found: "the end of the file", expected: "<dict>"),
                    effect: .voidsFile))
        }
        return (reader.tree, faults)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read(_ events: [XMLEvent]) {
        var index = 0
        while index < events.count {
            let event = events[index]
            index += 1
            checkGap(before: event)
            last = event.range.upperBound
            switch event.kind {
            case .comment:
                tree.appendComment(.xmlComment, event.range.lowerBound, event.range.upperBound, in: bytes)
            case .entityReference: break
            case .elementEnd: close(event)
            case .elementStart:
                let tag = XMLTag(bytes, event.range)
                if tag.isNamed("plist") {
                    isInPlist = true
                } else if tag.isNamed("dict") || tag.isNamed("array") {
                    expectValue(event)
                    open.append(tree.append(tag.isNamed("dict") ? .object : .array, .plain, event.range.lowerBound, 0))
                    hasKey.append(false)
                } else {
                    index = readLeaf(tag, event, events, index)
                }
            }
        }
        for container in open.reversed() { tree.close(container, at: bytes.count) }
    }

    /// Text between the elements of a list has no meaning, and Foundation rejects it.
    private mutating func checkGap(before event: XMLEvent) {
        guard isInPlist || !open.isEmpty, end == nil,
            let stray = bytes[last..<max(last, event.range.lowerBound)].firstIndex(where: { $0 > 0x20 }),
            bytes[stray] != UInt8(ascii: "<")
        else { return }
        let found = Found.character(bytes, at: stray)
        faults.append(ReadingFault(at: stray, .unexpected(found: found, expected: "an element"), effect: .voidsFile))
    }

    /// Closes a `dict` or `array`, or the whole list.
    private mutating func close(_ event: XMLEvent) {
        guard let container = open.popLast() else {
            end = event.range.upperBound
            return
        }
        if hasKey.removeLast() { fault(event, found: "</dict>", expected: "a value after the key before it") }
        tree.close(container, at: event.range.upperBound)
        if open.isEmpty, !isInPlist { end = event.range.upperBound }
    }

    /// Reads an element with text, up to its end; returns the index of the event after it.
    private mutating func readLeaf(
        _ tag: XMLTag, _ start: XMLEvent, _ events: [XMLEvent], _ first: Int
    ) -> Int {
        var index = first
        var depth = 1
        while index < events.count {
            switch events[index].kind {
            case .elementStart:
                if depth == 1 {
                    let found = String(decoding: bytes[XMLTag(bytes, events[index].range).name], as: UTF8.self)
                    fault(events[index], found: "<\(found)>", expected: "text only")
                }
                depth += 1
            case .elementEnd: depth -= 1
            case .comment: fault(events[index], found: "a comment", expected: "text only")
            case .entityReference: break
            }
            last = events[index].range.upperBound
            index += 1
            if depth == 0 { break }
        }
        guard depth == 0 else { return index }
        let field: Field
        if tag.isEmpty {
            field = Field(start.range.upperBound - 2, start.range.upperBound - 2, .xmlEmpty)
        } else {
            field = Field(start.range.upperBound, events[index - 1].range.lowerBound, .xmlPropertyList)
        }
        if tag.isNamed("key") {
            if hasKey.last != false {
                fault(start, found: "<key>", expected: hasKey.isEmpty ? "<dict>" : "a value after the key before it")
            }
            append(.key, field)
            if !hasKey.isEmpty { hasKey[hasKey.count - 1] = true }
        } else {
            expectValue(start)
            append(tag.isNamed("string") ? .string : .other, field)
        }
        return index
    }

    private mutating func append(_ kind: Tree.Kind, _ field: Field) {
        tree.append(kind, field.form, Int(field.start), Int(field.end))
    }

    /// Records that a value begins: a list has one value, and a dictionary has one for each key.
    private mutating func expectValue(_ event: XMLEvent) {
        guard let container = open.last else {
            if tree.root != nil { fault(event, found: "a second value", expected: "</plist>") }
            return
        }
        guard tree.nodes[container].kind == .object else { return }
        if hasKey[hasKey.count - 1] {
            hasKey[hasKey.count - 1] = false
        } else {
            let found = String(decoding: bytes[XMLTag(bytes, event.range).name], as: UTF8.self)
            fault(event, found: "<\(found)>", expected: "<key>")
        }
    }

    private mutating func fault(_ event: XMLEvent, found: String, expected: String) {
        faults.append(
            ReadingFault(at: event.range.lowerBound, .unexpected(found: found, expected: expected), effect: .voidsFile))
    }
}
