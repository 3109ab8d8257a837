// Reads the elements of an XLIFF document and collects its units.

import Catalogs

struct XLIFFReader {
    private let utf8: [UInt8]
    private var cursor: XMLCursor
    var reading = Reading()
    /// The language in the name of the file.
    private let language: String?
    private var locales: [String: Field] = [:]
    /// The prefix for keys of the current `file` element.
    private var prefix: Field?
    private var locale: Field?
    /// The order in which the branches of a key are adjacent, wherever they stand.
    private var order = XLIFFOrder()
    /// Whether each open `group` has `translate="no"`.
    private var untranslated: [Bool] = []

    init(_ utf8: [UInt8], _ events: [XMLEvent], named language: String?) {
        self.utf8 = utf8
        self.language = language
        cursor = XMLCursor(utf8, events)
        // The start and end of a unit, a source and a target, usually.
        reading.records.reserveDetails(events.count / 6)
    }

    mutating func read() {
        readElements()
        if let order = order.positions { reading.records.arrange(order) }
    }

    private mutating func readElements() {
        var isFirst = true
        while let event = cursor.next() {
            switch event.kind {
            case .comment, .entityReference: break
            case .elementEnd:
                if endsScope(event) { _ = untranslated.popLast() }
            case .elementStart:
                let tag = XMLTag(utf8, event.range)
                if isFirst, !tag.isNamed("xliff") {
                    let name = String(decoding: utf8[tag.name], as: UTF8.self)
                    reading.faults.append(
                        ReadingFault(at: event.range.lowerBound, .wrongRoot(found: "<\(name)>", expected: "<xliff>")))
                    return
                }
                if isFirst, let version = tag.text("version", reading.entities), !version.hasPrefix("1.") {
                    reading.faults.append(ReadingFault(at: event.range.lowerBound, .unsupportedVersion(version)))
                    return
                }
                isFirst = false
                enter(tag, event.range)
            }
        }
    }

    private mutating func enter(_ tag: XMLTag, _ range: Range<Int>) {
        if tag.isNamed("file") {
            reading.marks.places.append(ByteRange(range.lowerBound, range.upperBound))
            enterFile(tag)
        } else if tag.isNamed("group"), !tag.isEmpty {
            untranslated.append(isUntranslated(tag))
        } else if tag.isNamed("trans-unit") {
            readUnit(tag)
        }
    }

    private func endsScope(_ event: XMLEvent) -> Bool {
        event.length > 0 && XMLTag(utf8, event.range.lowerBound + 1..<event.range.upperBound).isNamed("group")
    }

    private func isUntranslated(_ tag: XMLTag) -> Bool {
        tag.text("translate", reading.entities).map { $0 == "no" } ?? untranslated.last ?? false
    }

    private mutating func enterFile(_ tag: XMLTag) {
        prefix = tag.text("original", reading.entities).map { reading.pooled($0 + "#") }
        order.beginFile()
        let source = tag.text("source-language", reading.entities)
        reading.sourceLocale = reading.sourceLocale ?? source
        guard let name = tag.text("target-language", reading.entities) ?? language ?? source else {
            locale = nil
            return
        }
        locale = locales[name] ?? reading.pooled(name)
        locales[name] = locale
    }

    // MARK: Units

    /// Reads a unit, unless it is cut off at the end of the document.
    private mutating func readUnit(_ unit: XMLTag) {
        let attribute = XLIFFKey.attribute(of: unit, name: "resname", in: utf8)
        let id = unit.attribute(attribute) ?? Field(unit.name.upperBound, unit.name.upperBound, .xmlAttribute)
        var record = Record(key: id, value: nil)
        record.details.prefix = prefix
        record.details.locale = locale
        let name = unit.text(attribute, reading.entities) ?? ""
        let split = XLIFFVariant.split(name)
        if let split {
            record.key = reading.pooled(split.key)
            record.details.variant = split.variant.isEmpty ? nil : reading.pooled(split.variant)
        }
        if isUntranslated(unit) { record.traits.insert(.untranslatable) }
        record.details.limits = limits(unit)
        var notes: [Field] = []
        guard !unit.isEmpty else {
            cursor.skip()
            return
        }
        while let event = cursor.next() {
            if event.kind == .elementEnd {
                guard record.details.source != nil || record.value != nil else { return }
                record.comment = comment(notes)
                reading.records.append(record)
                order.add(split?.key ?? name, isBranch: split != nil)
                return
            }
            guard event.kind == .elementStart else { continue }
            let tag = XMLTag(utf8, event.range)
            guard let content = cursor.content(of: tag, event) else { return }
            // An element in another namespace belongs to a tool.
            guard utf8[tag.prefix].elementsEqual(utf8[unit.prefix]) else { continue }
            if tag.isNamed("source"), record.details.source == nil {
                record.details.source = content
                record.anchor = UInt32(cursor.end)
            } else if tag.isNamed("seg-source") {
                record.anchor = UInt32(cursor.end)
            } else if tag.isNamed("target"), record.value == nil {
                record.value = content
                record.details.state = tag.attribute("state")
            } else if tag.isNamed("note"), content.form != .xmlEmpty {
                notes.append(content)
            }
        }
    }

    private mutating func comment(_ notes: [Field]) -> Field? {
        guard notes.count > 1 else { return notes.first }
        var text: [UInt8] = []
        for note in notes {
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            note.form.decode(utf8, note.range.indices, entities: reading.entities, to: &text)
        }
        return reading.pooled(String(decoding: text, as: UTF8.self))
    }

    /// Reads the size limits of a unit; the default unit is pixels, and 0 means no limit.
    private mutating func limits(_ unit: XMLTag) -> Range<UInt32>? {
        let maximum = width(unit, "maxwidth")
        let minimum = width(unit, "minwidth")
        let unread = unreadWidth(unit, "maxwidth") ?? unreadWidth(unit, "minwidth")
        guard maximum != nil || minimum != nil || unread != nil else { return nil }
        var limit = SizeLimit(
            .width, maximumWidth: maximum, minimumWidth: minimum,
            unit: unit.text("size-unit", reading.entities) ?? "pixel", font: unit.text("font", reading.entities),
            range: (unit.attribute("maxwidth") ?? unit.attribute("minwidth"))?.range ?? ByteRange(0, 0))
        limit.unread = unread
        return reading.limits([limit])
    }

    /// Returns an attribute whose value is not a number; an empty value means nothing.
    private func unreadWidth(_ unit: XMLTag, _ name: StaticString) -> String? {
        guard let text = unit.text(name, reading.entities), !text.isEmpty else { return nil }
        let isWidth = Double(text).map { $0.isFinite && $0 >= 0 } ?? false
        return isWidth ? nil : "\(name)=\(text)"
    }

    private func width(_ unit: XMLTag, _ name: StaticString) -> Double? {
        guard let text = unit.text(name, reading.entities), let width = Double(text), width.isFinite, width > 0 else {
            return nil
        }
        return width
    }
}
