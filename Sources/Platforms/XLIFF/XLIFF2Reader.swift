// Reads the elements of an XLIFF 2 document and collects the segments of its units.

import Catalogs

struct XLIFF2Reader {
    private let utf8: [UInt8]
    private var cursor: XMLCursor
    private let path: CatalogPath
    var reading = Reading()
    /// The prefix of XLIFF's own elements.
    private var prefix = 0..<0
    private var sizes: XLIFF2Sizes
    /// The current file and the groups in it.
    private var scopes: [XLIFF2Scope] = []

    init(_ utf8: [UInt8], _ events: [XMLEvent], at path: CatalogPath) {
        self.utf8 = utf8
        self.path = path
        cursor = XMLCursor(utf8, events)
        sizes = XLIFF2Sizes(utf8)
        // The start and end of a unit, a segment, a source and a target, usually with a note.
        reading.records.reserveDetails(events.count / 10)
    }

    mutating func read() {
        guard let root = cursor.nextChild() else { return }
        guard enterRoot(cursor.tag(root), root) else { return }
        while let event = cursor.next() {
            switch event.kind {
            case .comment, .entityReference: break
            case .elementEnd: _ = scopes.popLast()
            case .elementStart: enter(cursor.tag(event))
            }
        }
    }

    private mutating func enterRoot(_ tag: XMLTag, _ event: XMLEvent) -> Bool {
        guard tag.isNamed("xliff") else {
            let name = String(decoding: utf8[tag.name], as: UTF8.self)
            reading.faults.append(
                ReadingFault(at: event.range.lowerBound, .wrongRoot(found: "<\(name)>", expected: "<xliff>")))
            return false
        }
        if let version = text("version", of: tag), !XLIFFVersion.isSecond(version) {
            reading.faults.append(ReadingFault(at: event.range.lowerBound, .unsupportedVersion(version)))
            return false
        }
        prefix = tag.prefix
        sizes.learnPrefix(tag)
        reading.sourceLocale = text("srcLang", of: tag)
        reading.locale = text("trgLang", of: tag) ?? path.languageOfName ?? reading.sourceLocale
        return true
    }

    private func text(_ name: StaticString, of tag: XMLTag) -> String? { tag.text(name, reading.entities) }

    /// Whether a tag belongs to XLIFF itself, not to a tool or module.
    private func isOwn(_ tag: XMLTag) -> Bool { utf8[tag.prefix].elementsEqual(utf8[prefix]) }

    private mutating func enter(_ tag: XMLTag) {
        if isOwn(tag), tag.isNamed("file") || tag.isNamed("group") {
            scopes.append(scope(of: tag))
        } else if isOwn(tag), tag.isNamed("unit") {
            readUnit(tag)
        } else if isOwn(tag), tag.isNamed("notes"), !scopes.isEmpty {
            let around = scopes[scopes.count - 1].notes
            scopes[scopes.count - 1].notes = comment(readNotes(), around)
        } else {
            // Skeletons, metadata, glossaries, matches: their contents are not texts of this file.
            if sizes.isProfiles(tag) { sizes.readProfiles(tag) }
            cursor.skip()
        }
    }

    /// Returns the settings of an element for its contents, combined with those of the elements around it.
    private mutating func scope(of tag: XMLTag) -> XLIFF2Scope {
        var scope = scopes.last ?? XLIFF2Scope()
        sizes.learnPrefix(tag)
        if tag.isNamed("file") {
            let original = text("original", of: tag) ?? text("id", of: tag)
            let domain = original.flatMap { SymfonyDomain.of($0, in: path) }
            scope.prefix = (domain.map(String.init) ?? original).map { reading.pooled($0 + "#") }
            scope.isOfSymfony = domain != nil
            sizes.enterFile()
        }
        if let translate = text("translate", of: tag) { scope.isUntranslated = translate == "no" }
        scope.sizes = sizes.restrictions(of: tag, within: scope.sizes)
        return scope
    }

    // MARK: Notes

    /// Reads the notes of the element that has just begun.
    private mutating func readNotes() -> [Field] {
        var notes: [Field] = []
        while let event = cursor.nextChild() {
            let tag = cursor.tag(event)
            guard let content = cursor.content(of: tag, event) else { break }
            if isOwn(tag), tag.isNamed("note"), content.form != .xmlEmpty { notes.append(content) }
        }
        return notes
    }

    /// Returns notes, followed by those of the elements around.
    private mutating func comment(_ notes: [Field], _ around: Field?) -> Field? {
        guard let first = notes.first else { return around }
        guard notes.count > 1 || around != nil else { return first }
        var text: [UInt8] = []
        for note in notes + (around.map { [$0] } ?? []) {
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            if note.form == .pooled {
                reading.pool.append(Int(note.start), to: &text)
            } else {
                note.form.decode(utf8, note.range.indices, entities: reading.entities, to: &text)
            }
        }
        return reading.pooled(String(decoding: text, as: UTF8.self))
    }

    // MARK: Units

    /// Reads a unit, without a segment that is cut off at the end of the document.
    private mutating func readUnit(_ unit: XMLTag) {
        let scope = scope(of: unit)
        let key = scope.isOfSymfony ? unit.attribute("name") : nil
        let attribute = XLIFFKey.attribute(of: unit, name: "name", in: utf8)
        let id = key ?? unit.attribute(attribute) ?? Field(unit.name.upperBound, unit.name.upperBound, .xmlAttribute)
        var notes = scope.notes
        var limits = reading.limits(scope.sizes.limits)
        var first: Field?
        var count = 0
        while let event = cursor.nextChild() {
            let tag = cursor.tag(event)
            if isOwn(tag), tag.isNamed("segment") {
                guard var record = readSegment(tag, id, scope) else { return }
                if count == 0 {
                    first = tag.attribute("id")
                } else {
                    if count == 1 { limits = splitFirst(first, scope) }
                    record.details.variant = tag.attribute("id") ?? reading.pooled("[\(count)]")
                }
                record.comment = notes
                record.details.limits = limits
                count += 1
                reading.records.append(record)
            } else if isOwn(tag), tag.isNamed("notes") {
                notes = comment(readNotes(), scope.notes)
            } else {
                cursor.skip()
            }
        }
    }

    /// Gives a unit's first segment its own name because there is a second; a minimum size does not apply to each
    /// segment.
    private mutating func splitFirst(_ id: Field?, _ scope: XLIFF2Scope) -> Range<UInt32>? {
        let last = reading.records.count - 1
        let limits = reading.limits(scope.sizes.ofParts.limits)
        var record = reading.records[last]
        record.details.variant = id ?? reading.pooled("[0]")
        record.details.limits = limits
        reading.records[last] = record
        return limits
    }

    private mutating func readSegment(_ segment: XMLTag, _ id: Field, _ scope: XLIFF2Scope) -> Record? {
        var record = Record(key: id, value: nil)
        record.details.prefix = scope.prefix
        record.details.state = state(of: segment)
        if scope.isUntranslated { record.traits.insert(.untranslatable) }
        while let event = cursor.nextChild() {
            let tag = cursor.tag(event)
            guard let content = cursor.content(of: tag, event) else { return nil }
            guard isOwn(tag) else { continue }
            if tag.isNamed("source"), record.details.source == nil {
                record.details.source = content
                record.anchor = UInt32(cursor.end)
            } else if tag.isNamed("target"), record.value == nil {
                record.value = content
            }
        }
        return cursor.isAtElementEnd && record.details.source != nil ? record : nil
    }

    /// Returns `state`, followed by a tool's own word for it.
    private mutating func state(of segment: XMLTag) -> Field? {
        guard let own = text("subState", of: segment) else { return segment.attribute("state") }
        return reading.pooled("\(text("state", of: segment) ?? "initial") (\(own))")
    }
}

/// The settings of a file, a group or a unit for its contents.
struct XLIFF2Scope {
    /// The file's name, with which keys begin.
    var prefix: Field?
    var isUntranslated = false
    var isOfSymfony = false
    var notes: Field?
    var sizes = XLIFF2Sizes.Restrictions()
}
