// Reads the elements of a `.resx` file and collects its strings.

import Catalogs

struct ResxReader {
    private let utf8: [UInt8]
    private var cursor: XMLCursor
    /// Whether strings may be values of XAML properties.
    private let isOfWindowsApp: Bool
    var reading = Reading()

    init(_ utf8: [UInt8], _ events: [XMLEvent], isOfWindowsApp: Bool) {
        self.utf8 = utf8
        self.isOfWindowsApp = isOfWindowsApp
        cursor = XMLCursor(utf8, events)
    }

    mutating func read() {
        guard let root = cursor.nextChild() else { return }
        let tag = cursor.tag(root)
        guard tag.isNamed("root") else {
            let name = String(decoding: utf8[tag.name], as: UTF8.self)
            return fault(root, .wrongRoot(found: "<\(name)>", expected: "<root>"))
        }
        while let event = cursor.nextChild() {
            let tag = cursor.tag(event)
            // Headers, schemas, assemblies and designer metadata are not resources.
            if tag.isNamed("data"), isString(tag) { readString(tag, event) } else { cursor.skip() }
        }
    }

    private mutating func fault(_ event: XMLEvent, _ problem: Fault.Problem) {
        reading.faults.append(ReadingFault(at: event.range.lowerBound, problem, effect: .voidsFile))
    }

    /// Whether a resource is a string: one with a type is a picture, a size, or a file; one that begins with `>>`
    /// belongs to the designer.
    private func isString(_ tag: XMLTag) -> Bool {
        if tag.attribute("mimetype") != nil { return false }
        if let name = tag.text("name"), name.hasPrefix(">>") { return false }
        guard let type = tag.text("type") else { return true }
        return type.prefix { $0 != "," } == "System.String"
    }

    /// Reads a string, unless the document ends in the middle of it.
    private mutating func readString(_ tag: XMLTag, _ event: XMLEvent) {
        guard let name = tag.attribute("name") else {
            fault(event, .unexpected(found: "<data> without a name", expected: "<data name=\"…\">"))
            return cursor.skip()
        }
        var record = Record(key: name, value: nil)
        var end = cursor.end
        while let event = cursor.next() {
            refuseText(from: end, to: event.range.lowerBound)
            defer { end = cursor.end }
            if event.kind == .elementEnd { break }
            if event.kind == .comment, record.value != nil {
                refuse("a comment after <value>", at: event.range.lowerBound)
            }
            guard event.kind == .elementStart else { continue }
            let tag = cursor.tag(event)
            guard let content = cursor.content(of: tag, event) else { return }
            if tag.isNamed("value"), record.value == nil {
                record.value = content
                if content.form == .xmlMixed { refuseElement(in: content) }
            } else if tag.isNamed("comment"), content.form != .xmlEmpty {
                record.comment = content
            }
        }
        let isLocked = record.comment.map { utf8.firstOffset(of: "{Locked}", in: $0.range.indices) != nil } ?? false
        if isForProgram(name) || isLocked { record.traits = .untranslatable }
        if cursor.isAtElementEnd, record.value != nil { reading.records.append(record) }
    }

    /// Reports text beside a string's value, other than processing instructions.
    private mutating func refuseText(from start: Int, to end: Int) {
        guard start < end, let start = (start..<end).first(where: { !utf8[$0].isSpace }), !utf8.has("<?", at: start)
        else { return }
        guard isOfWindowsApp else { return refuse("text outside of <value>", at: start) }
        // Windows apps read only <value>.
        reading.repaired.append(
            ReadingFault(
                at: start, .unexpected(found: "text outside of <value>", expected: "nothing else"), help: "remove it"))
    }

    /// Reports a fault, because .NET readers disagree about the text: the value, or what follows or replaces it.
    private mutating func refuse(_ found: String, at start: Int) {
        reading.faults.append(
            ReadingFault(
                at: start,
                .unexpected(found: found, expected: "<value>…</value> with the whole text, and nothing else")))
    }

    /// Reports an element in a value, of which .NET shows only the text after the last one.
    private mutating func refuseElement(in value: Field) {
        let range = value.range.indices
        let start = range.first { at in
            utf8[at] == UInt8(ascii: "<") && at + 1 < range.upperBound && utf8[at + 1].isLetter
        }
        guard let start else { return }
        let name = String(
            decoding: utf8[start + 1..<range.upperBound].prefix { $0.isLetter || $0.isDigit }, as: UTF8.self)
        reading.faults.append(
            ReadingFault(
                at: start,
                .unexpected(
                    found: "the element <\(name)> in a text, part of which .NET drops", expected: "'&lt;\(name)>'")))
    }

    /// Whether a string of a Windows app is the value of a property that is not text: `Page.FlowDirection`.
    private func isForProgram(_ name: Field) -> Bool {
        guard isOfWindowsApp, let dot = utf8[name.range.indices].lastIndex(of: UInt8(ascii: ".")) else { return false }
        return Self.propertiesOfProgram.contains(String(decoding: utf8[dot + 1..<Int(name.end)], as: UTF8.self))
    }

    private static let propertiesOfProgram: Set<String> = [
        "AccessKey", "Background", "BorderBrush", "CornerRadius", "FlowDirection", "FontFamily", "FontSize",
        "FontStyle", "FontWeight", "Foreground", "Glyph", "Height", "HorizontalAlignment",
        "HorizontalContentAlignment", "Icon", "Margin", "MaxHeight", "MaxWidth", "MinHeight", "MinWidth",
        "NavigateUri", "Orientation", "Padding", "Source", "Stretch", "Symbol", "TextAlignment", "TextWrapping",
        "VerticalAlignment", "VerticalContentAlignment", "Visibility", "Width",
    ]
}
