// Reads the elements of an Interface Builder document and collects the texts of its objects.

import Basics
import Catalogs

struct NibReader {
    /// Longer ids and notes are not written by people, and would be repeated for each text.
    static let longest = 400

    private let utf8: [UInt8]
    let entities: [String: String]
    var reading = Reading()
    private var platform = NibPlatform.uiKit
    private var elements = NibElements()
    private var objects: [NibObject] = []
    /// The notes on objects from Xcode's field for localizers.
    private var notes: [Int: String] = [:]
    /// The object of each record, and whether its property is one of several in a row.
    private var owners: [(object: UInt32, isIndexed: Bool)] = []
    /// The attributes of the current tag that may be texts.
    private var texts: [XMLTag.Attribute] = []
    /// Whether the current tag has a header view.
    private var hasHeaderView = false
    /// The elements that are open, the outermost first.
    var open: [Open] = []
    /// Whether an app looks for translations of its texts.
    var isTranslated = true
    /// The elements as a tree; nil unless a layout is read, because catalogs do not need it.
    var tree: NibTree?

    /// An open element.
    struct Open {
        let role: NibRole
        /// The object that it is, or that contains it.
        let object: Int?
        /// Whether it is in a text.
        var isInText = false
        /// Whether it is in a table without a header, which would show the titles of columns.
        var isWithoutHeader = false
        /// The number of counted child elements so far.
        var count = 0
    }

    init(utf8: [UInt8], entities: [String: String]) {
        self.utf8 = utf8
        self.entities = entities
        reading.entities = entities
    }

    mutating func read(_ events: [XMLEvent]) {
        // Most objects consist of a text and an element with its font.
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
                tree?.enter(event.range)
                if isInText(tag, at: event.range.lowerBound) { continue }
                enter(tag, event.range)
            case .elementEnd:
                guard let last = open.popLast() else { break }
                if case .text(let property, let start, let isEncoded) = last.role {
                    let field = Field(start, event.range.lowerBound, isEncoded ? .xmlBase64 : .xmlText)
                    append(field, property, of: last.object, at: start)
                }
                tree?.leave()
            }
        }
        checkIds()
        writeComments()
    }

    /// Checks the root element; returns false if the document is of another kind.
    private mutating func begin(_ tag: XMLTag, at offset: Int) -> Bool {
        let version = tag.text("version", entities) ?? ""
        guard tag.isNamed("document") else {
            let name = String(decoding: utf8[tag.name], as: UTF8.self)
            let isOld = tag.isNamed("archive")
            if isOld {
                refuse("\(version) (from Xcode 4 or older; save the file with a later version)", at: offset)
            } else {
                let expected = "<document>, as Interface Builder writes it"
                reading.faults.append(
                    ReadingFault(at: offset, .wrongRoot(found: "<\(name)>", expected: expected)))
            }
            return false
        }
        // A file without a version probably has this one.
        guard version.isEmpty || version.hasPrefix("3.") else {
            refuse(version, at: offset)
            return false
        }
        platform = NibPlatform(documentType: tag.text("type", entities) ?? "")
        return true
    }

    /// Records an unsupported version, which harms nobody if the document is not translated.
    private mutating func refuse(_ version: String, at offset: Int) {
        let fault = ReadingFault(at: offset, .unsupportedVersion(version))
        if isTranslated { reading.faults.append(fault) } else { reading.repaired.append(fault) }
    }

    // MARK: Elements

    /// Whether an element is inside a text, where texts are ignored: an object in there would count its text twice.
    private mutating func isInText(_ tag: XMLTag, at offset: Int) -> Bool {
        guard let last = open.last else { return false }
        if case .text = last.role {
            fault(
                offset, found: "<\(String(decoding: utf8[tag.name], as: UTF8.self))> in a text", expected: "only text")
        } else if !last.isInText {
            return false
        }
        open.append(Open(role: .other, object: nil, isInText: true))
        return true
    }

    private mutating func enter(_ tag: XMLTag, _ range: Range<Int>) {
        let number = elements.number(utf8, tag.name)
        let element = elements[number]
        // Most elements need nothing else of their parent.
        var object = open.isEmpty ? nil : open[open.count - 1].object
        let role: NibRole
        let id = readAttributes(tag)
        if element.isText, let text = text(element.name, tag, range, in: open.last) {
            role = text
        } else if let part = element.part, let part = self.part(part, tag, in: open.last?.role) {
            role = .part(part)
        } else if let id, case let id = tag.text(of: id, entities), id.utf8.count <= Self.longest {
            object = objects.count
            objects.append(
                NibObject(
                    id: id, element: UInt32(truncatingIfNeeded: number),
                    offset: UInt32(truncatingIfNeeded: range.lowerBound)))
            role = .object(element.attributes)
        } else {
            let isObject = element.isObject || id != nil
            role = isObject ? .object(element.attributes) : .other
            if isObject { object = nil }
        }
        let isWithoutHeader =
            element.attributes.contains(.isTable) ? !hasHeaderView : open.last?.isWithoutHeader ?? false
        for text in texts {
            guard var property = role.property(String(decoding: utf8[text.name], as: UTF8.self)) else { continue }
            if isWithoutHeader, case .part(.headerCell) = role { property.isUnseen = true }
            append(text.field, property, of: object, at: range.lowerBound)
        }
        // Objects may be inside parts: the texts within belong to them.
        open.append(Open(role: role, object: object, isWithoutHeader: isWithoutHeader))
    }

    /// Collects the attributes of a tag that may be texts; returns its id.
    private mutating func readAttributes(_ tag: XMLTag) -> Field? {
        texts.removeAll(keepingCapacity: true)
        hasHeaderView = false
        var id: Field?
        tag.forEachAttribute { attribute in
            if attribute.name.count == 2, utf8.has("id", at: attribute.name.lowerBound) {
                id = attribute.field
            } else if attribute.name.count == 10, utf8.has("headerView", at: attribute.name.lowerBound) {
                hasHeaderView = true
            } else if !attribute.value.isEmpty, NibRole.mayBeText(attribute.name, in: utf8) {
                texts.append(attribute)
            }
        }
        return id
    }

    // MARK: Texts

    private mutating func append(_ value: Field, _ property: NibProperty, of object: Int?, at offset: Int) {
        guard value.start < value.end else { return }
        if value.form == .xmlBase64 {
            let bytes = Base64.decode(utf8[value.range.indices])
            guard let bytes, UTF8Validation.isValid(bytes) else {
                let found = bytes == nil ? "other characters" : "bytes that are not UTF-8"
                return fault(Int(value.start), found: found, expected: "a text in Base64")
            }
        }
        guard let object else {
            return fault(
                offset, found: "a text of an object without an id", expected: "an id, which translations need")
        }
        if property.isNote {
            if notes[object, default: ""].utf8.count < Self.longest { notes[object, default: ""] += text(value) }
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
        if property.isUnseen { record.traits.insert(.untranslatable) }
        if let fragment = property.fragment {
            record.details.variant = reading.pooled("[\(fragment)]")
            record.traits.insert(.untranslatable)
        }
        reading.records.append(record)
        if tree != nil {
            let text = text(value)
            tree?.add(id, property.name, text)
        }
        owners.append((UInt32(truncatingIfNeeded: object), property.isIndexed))
    }

    private mutating func fault(_ offset: Int, found: String, expected: String) {
        reading.faults.append(ReadingFault(at: offset, .unexpected(found: found, expected: expected)))
    }

    private func text(_ field: Field) -> String {
        var bytes: [UInt8] = []
        field.form.decode(utf8, field.range.indices, entities: entities, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reports objects that share an id: only the texts of one of them would be found.
    private mutating func checkIds() {
        guard !areIdsDistinct else { return }
        var known: Set<String> = []
        for object in objects where object.hasTexts && !known.insert(object.id).inserted {
            fault(
                Int(object.offset), found: "another object with the id \"\(object.id)\"",
                expected: "a unique id")
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

    /// Sets the comment of each record to that of Xcode's extraction; notes come after the texts that they belong to.
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
        // The words in between take about eighty bytes.
        let values = indices.reduce(0) { $0 + (reading.records.field(.value, at: $1)?.range.indices.count ?? 0) }
        pool.reserve(indices.count, bytes: values + 128 * indices.count)
        var text: [UInt8] = []
        let classes = elements.names.map(platform.className)
        for index in indices {
            let number = Int(owners[index].object)
            let object = objects[number]
            pool.add { comment in
                comment += "Class = \"".utf8
                comment += classes[Int(object.element)].utf8
                comment += "\"; ".utf8
                text.removeAll(keepingCapacity: true)
                if let key = reading.records.field(.key, at: index) { reading.pool.append(Int(key.start), to: &text) }
                // A key consists of the object's id, a dot, and the property.
                comment += owners[index].isIndexed ? text[...] : text.dropFirst(object.id.utf8.count + 1)
                comment += " = \"".utf8
                text.removeAll(keepingCapacity: true)
                if let value = reading.records.field(.value, at: index) {
                    value.form.decode(utf8, value.range.indices, entities: entities, to: &text)
                }
                OpenStepText.encode(text, quote: UInt8(ascii: "\""), like: [], 0..<0, to: &comment)
                comment += "\"; ObjectID = \"".utf8
                comment += object.id.utf8
                comment += "\";".utf8
                guard let note = notes[number] else { return }
                comment += " Note = \"".utf8
                let start = Array(String(note.unicodeScalars.prefix(Self.longest)).utf8)
                OpenStepText.encode(start, quote: UInt8(ascii: "\""), like: [], 0..<0, to: &comment)
                comment += "\";".utf8
            }
        }
        return pool
    }
}
