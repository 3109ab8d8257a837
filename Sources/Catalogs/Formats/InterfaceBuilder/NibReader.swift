// Walks the elements of a document of Interface Builder and gathers the texts of its objects.

import Platform

struct NibReader {
    /// Ids and notes that are longer are no person's, and would be repeated for each text.
    static let longest = 400

    private let utf8: [UInt8]
    let entities: [String: String]
    var reading = Reading()
    private var platform = NibPlatform.uiKit
    private var elements = NibElements()
    private var objects: [NibObject] = []
    /// The object of each record, and its property.
    private var owners: [(object: Int, property: NibProperty)] = []
    /// The elements that have begun, the outermost first.
    var open: [Open] = []

    /// An element that has not ended yet.
    struct Open {
        let role: NibRole
        /// The object that it is, or is in.
        let object: Int?
        /// How many of the elements in it that are counted have begun.
        var count = 0
    }

    init(utf8: [UInt8], entities: [String: String]) {
        self.utf8 = utf8
        self.entities = entities
        reading.entities = entities
    }

    mutating func read(_ events: [XMLEvent]) {
        // Most objects are a text, and an element with its font.
        let expected = events.count / 4
        objects.reserveCapacity(expected)
        owners.reserveCapacity(expected)
        reading.records.reserveCapacity(expected)
        for event in events {
            switch event.kind {
            case .comment, .entityReference: break
            case .elementStart:
                let tag = XMLTag(utf8, event.range)
                if open.isEmpty, !begin(tag, at: event.range.lowerBound) { return }
                enter(tag, event.range)
            case .elementEnd:
                guard let last = open.popLast() else { break }
                if case .text(let property, let start, let isEncoded) = last.role {
                    let field = Field(start, event.range.lowerBound, isEncoded ? .xmlBase64 : .xmlText)
                    append(field, property, of: last.object, at: start)
                }
            }
        }
        checkIds()
        writeComments()
    }

    /// Looks at the outermost element; false where it is of no document that is read.
    private mutating func begin(_ tag: XMLTag, at offset: Int) -> Bool {
        let version = tag.text("version", entities) ?? ""
        guard tag.isNamed("document") else {
            let name = String(decoding: utf8[tag.name], as: UTF8.self)
            let isOld = tag.isNamed("archive")
            reading.faults.append(
                ReadingFault(
                    at: offset,
                    isOld
                        ? .unsupportedVersion("\(version) (as of Xcode 4 and older; save the file with a later one)")
                        : .wrongRoot(found: "<\(name)>", expected: "<document>, as Interface Builder writes it")))
            return false
        }
        // A file without a version is as likely to be of this one as of any.
        guard version.isEmpty || version.hasPrefix("3.") else {
            reading.faults.append(ReadingFault(at: offset, .unsupportedVersion(version)))
            return false
        }
        platform = NibPlatform(documentType: tag.text("type", entities) ?? "")
        return true
    }

    // MARK: Elements

    private mutating func enter(_ tag: XMLTag, _ range: Range<Int>) {
        let element = elements.element(utf8, tag.name)
        let outer = open.last
        var object = outer?.object
        let role: NibRole
        let id = tag.attribute("id")
        if element.isText, let text = text(element.name, tag, range, in: outer) {
            role = text
        } else if let part = element.part, let part = self.part(part, tag, in: outer?.role) {
            role = .part(part)
        } else if let id, case let id = tag.text(of: id, entities), id.utf8.count <= Self.longest {
            object = objects.count
            objects.append(NibObject(id: id, element: element.name, offset: range.lowerBound))
            role = .object(element: element.name)
        } else {
            let isObject = element.isObject || id != nil
            role = isObject ? .object(element: element.name) : .other
            if isObject { object = nil }
        }
        readAttributes(tag, role, of: object, at: range.lowerBound)
        // Objects stand in parts, too: what is within them is theirs.
        open.append(Open(role: role, object: object))
    }

    // MARK: Texts

    private mutating func readAttributes(
        _ tag: XMLTag, _ role: NibRole, of object: Int?, at offset: Int
    ) {
        switch role {
        case .other, .text: return
        case .object, .part: break
        }
        tag.forEachAttribute { attribute in
            guard !attribute.value.isEmpty, NibRole.mayBeText(attribute.name, in: utf8),
                let property = role.property(String(decoding: utf8[attribute.name], as: UTF8.self))
            else { return }
            let value = Field(attribute.value.lowerBound, attribute.value.upperBound, .xmlAttribute)
            append(value, property, of: object, at: offset)
        }
    }

    private mutating func append(_ value: Field, _ property: NibProperty, of object: Int?, at offset: Int) {
        guard value.start < value.end else { return }
        if value.form == .xmlBase64, Base64.decode(utf8[value.range.indices]) == nil {
            return fault(Int(value.start), found: "other characters", expected: "a text in Base64")
        }
        guard let object else {
            return fault(
                offset, found: "a text of an object without an id", expected: "an id, by which it is translated")
        }
        if property.isNote {
            if objects[object].note.utf8.count < Self.longest { objects[object].note += text(value) }
            return
        }
        objects[object].hasTexts = true
        let id = objects[object].id
        let key = reading.pooled { key in
            key += id.utf8
            key.append(UInt8(ascii: "."))
            key += property.name.utf8
        }
        var record = Record(key: key, value: value)
        record.anchor = value.start
        if let fragment = property.fragment {
            record.details.variant = reading.pooled("[\(fragment)]")
            record.traits.insert(.untranslatable)
        }
        reading.records.append(record)
        owners.append((object, property))
    }

    private mutating func fault(_ offset: Int, found: String, expected: String) {
        reading.faults.append(ReadingFault(at: offset, .unexpected(found: found, expected: expected)))
    }

    private func text(_ field: Field) -> String {
        var bytes: [UInt8] = []
        field.form.decode(utf8, field.range.indices, entities: entities, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Says which objects share an id: the texts of only one of them would be found by it.
    private mutating func checkIds() {
        guard !areIdsDistinct else { return }
        var known: Set<String> = []
        for object in objects where object.hasTexts && !known.insert(object.id).inserted {
            fault(
                object.offset, found: "another object with the id \"\(object.id)\"",
                expected: "an id that no other object has")
        }
    }

    private var areIdsDistinct: Bool {
        let stretches = Workers.stretches(of: objects.count)
        let hashes = Workers.now(stretches.count) { index in
            objects[stretches[index]].filter(\.hasTexts).map(\.id.hashValue)
        }
        return FirstPlaces.areDistinct(hashes)
    }

    // MARK: Comments

    /// Gives each record the comment that Xcode's extraction writes; notes stand behind the texts they are about.
    private mutating func writeComments() {
        for (index, comment) in zip(reading.records.indices, reading.pooled(comments())) {
            reading.records.setComment(comment, at: index)
        }
    }

    private func comments() -> [TextPool] {
        let stretches = Workers.stretches(of: reading.records.count)
        return Workers.now(stretches.count) { comments(of: stretches[$0]) }
    }

    private func comments(of indices: Range<Int>) -> TextPool {
        var pool = TextPool()
        var text: [UInt8] = []
        var last = (element: "", name: "")
        for index in indices {
            let (number, property) = owners[index]
            let object = objects[number]
            if object.element != last.element { last = (object.element, platform.className(object.element)) }
            text.removeAll(keepingCapacity: true)
            if let value = reading.records.field(.value, at: index) {
                value.form.decode(utf8, value.range.indices, entities: entities, to: &text)
            }
            pool.add { comment in
                comment += "Class = \"".utf8
                comment += last.name.utf8
                comment += "\"; ".utf8
                if property.isIndexed {
                    comment += object.id.utf8
                    comment.append(UInt8(ascii: "."))
                }
                comment += property.name.utf8
                comment += " = \"".utf8
                OpenStepText.encode(text, quote: UInt8(ascii: "\""), like: [], 0..<0, to: &comment)
                comment += "\"; ObjectID = \"".utf8
                comment += object.id.utf8
                comment += "\";".utf8
                guard !object.note.isEmpty else { return }
                comment += " Note = \"".utf8
                OpenStepText.encode(
                    Array(object.note.utf8.prefix(Self.longest)), quote: UInt8(ascii: "\""), like: [], 0..<0,
                    to: &comment)
                comment += "\";".utf8
            }
        }
        return pool
    }
}
