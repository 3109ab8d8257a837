// Reads the texts of a resource file.

import Basics
import Catalogs

struct AndroidReader {
    let utf8: [UInt8]
    let events: [XMLEvent]
    var at = 0
    /// The end of the events in the current stretch.
    var limit: Int
    var reading = Reading()
    /// Whether the whole file is untranslatable.
    private var isUntranslatable: Bool
    /// The tools that read the file: Android's own, or those of Compose Multiplatform.
    private let dialect: ResourceTool
    private var variants: [String: Field] = [:]
    /// The names so far, by hash: of two resources with the same kind, name and product, aapt2 rejects the second.
    private var names = FirstPlaces()
    /// The hashes of the names if the file is read in stretches, because no stretch has all names.
    var hashes: [Int]?
    /// The current resource.
    private(set) var resource = Resource()

    /// The properties shared by all texts of a resource.
    struct Resource {
        var key = Field(0, 0, .xmlAttribute)
        var product = ""
        var isUntranslatable = false
        var comments: [Field] = []
    }

    init(utf8: [UInt8], events: [XMLEvent], isUntranslatable: Bool, _ dialect: ResourceTool) {
        self.utf8 = utf8
        self.events = events
        limit = events.count
        self.isUntranslatable = isUntranslatable
        self.dialect = dialect
    }

    mutating func read() {
        guard let event = nextElement() else { return }
        let root = XMLTag(utf8, event.range)
        guard utf8[root.name].elementsEqual("resources".utf8) else {
            let name = String(decoding: utf8[root.name], as: UTF8.self)
            return fault(event.range.lowerBound, .wrongRoot(found: "<\(name)>", expected: "<resources>"))
        }
        isUntranslatable = isUntranslatable || root.text("translatable").flatMap { Self.boolean($0) } == false
        reading.faults.append(AndroidPrefixes.faults(utf8, events))
        reading.locale = root.text("tools:locale")
        if let locale = root.attribute("tools:locale") { reading.marks.places.append(locale.range) }
        guard !root.isEmpty else { return }
        if !readInStretches() { readResources() }
    }

    /// Reads the resources from the current event on.
    mutating func readResources() {
        // Most texts are two events, a start and an end.
        let expected = (limit - at) / 2
        if hashes == nil { names.reserve(expected) } else { hashes?.reserveCapacity(expected) }
        reading.records.reserveCapacity(expected)
        var removals = AndroidRemovals(after: end)
        forEachChild(
            expecting: Self.expectedInResources, noting: { removals.note(comment: $0, isTrailing: $1) }
        ) { reader, tag, event, comments in
            let isTranslated = reader.readResource(tag, event, comments)
            removals.note(
                element: event.range.lowerBound..<reader.end, comments: comments, isTranslated: isTranslated,
                in: reader.utf8)
        }
        reading.marks.removals = removals.ranges
    }

    /// The end of the last event.
    var end: Int { events[at - 1].range.upperBound }

    private mutating func nextElement() -> XMLEvent? {
        while let event = next() {
            if event.kind == .elementStart { return event }
        }
        return nil
    }

    mutating func next() -> XMLEvent? {
        guard at < limit else { return nil }
        at += 1
        return events[at - 1]
    }

    mutating func fault(
        _ offset: Int, _ problem: Fault.Problem, effect: ReadingFault.Effect = .voidsFile
    ) {
        reading.faults.append(ReadingFault(at: offset, problem, effect: effect))
    }

    /// Records a problem that does no harm to an app built with Gradle.
    mutating func noteRepaired(_ offset: Int, _ problem: Fault.Problem, help: String) {
        reading.repaired.append(ReadingFault(at: offset, problem, help: help))
    }

    // MARK: Resources

    /// Reads a resource; returns whether it is a translatable text.
    private mutating func readResource(_ tag: XMLTag, _ event: XMLEvent, _ comments: Range<Int>?) -> Bool {
        guard let kind = AndroidKind(tag) else {
            skip()
            return false
        }
        let said = tag.text("translatable")
        let isTranslatable = said.map { Self.boolean($0) } != false
        if let said, Self.boolean(said) == nil {
            fault(
                event.range.lowerBound,
                .unexpected(found: "translatable=\"\(said)\"", expected: "\"true\" or \"false\""))
        }
        guard let key = tag.attribute("name"), key.start < key.end else {
            fault(event.range.lowerBound, .unexpected(found: "\(kind.tag) without a name", expected: "name=\"…\""))
            skip()
            return isTranslatable
        }
        let product = tag.text("product").flatMap { $0 == "default" ? nil : $0 } ?? ""
        if let problem = AndroidName.problem(of: key, utf8) { fault(event.range.lowerBound, problem) }
        if isKnown(kind, key, product) {
            fault(event.range.lowerBound, .twice(key: String(decoding: utf8[key.range.indices], as: UTF8.self)))
        }
        resource = Resource(key: key, product: product)
        resource.isUntranslatable = isUntranslatable || !isTranslatable
        resource.comments = self.comments(tag, comments)
        switch kind {
        case .string:
            let value = readText(tag, event, variant: "", resource.comments)
            // A closure, because a reference to the method would copy everything that was read.
            return isTranslatable && !(value.map { isReference($0) } ?? false)
        case .plurals: readPlurals(tag)
        case .array: readArray(tag)
        }
        return isTranslatable
    }

    /// Returns the value of an attribute, in aapt2's spellings.
    private static func boolean(_ text: String) -> Bool? {
        switch text {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// Whether a resource occurred before; records it.
    private mutating func isKnown(_ kind: AndroidKind, _ key: Field, _ product: String) -> Bool {
        var hasher = Hasher()
        hasher.combine(kind)
        if !product.isEmpty { hasher.combine(product) }
        utf8.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[key.range.indices])) }
        let hash = hasher.finalize()
        hashes?.append(hash)
        return hashes == nil && names.update(key.range.indices.lowerBound, of: hash) != nil
    }

    private mutating func readPlurals(_ tag: XMLTag) {
        guard !tag.isEmpty else { return skip() }
        var known: Set<String> = []
        forEachChild { reader, item, event, comments in
            guard reader.isItem(item, event) else { return reader.skip() }
            let found = item.text("quantity")
            guard let quantity = found, AndroidKind.quantities.contains(quantity) else {
                let words = found.map { "quantity=\"\($0)\"" } ?? "<item> without a quantity"
                let expected = "quantity=\"" + AndroidKind.quantities.joined(separator: "\", \"") + "\""
                reader.fault(event.range.lowerBound, .unexpected(found: words, expected: expected))
                return reader.skip()
            }
            if !known.insert(quantity).inserted {
                let key = String(decoding: reader.utf8[reader.resource.key.range.indices], as: UTF8.self)
                reader.fault(event.range.lowerBound, .twice(key: "\(key), \(quantity)"))
            }
            let own = reader.resource.comments + reader.comments(item, comments)
            reader.readText(item, event, variant: "plural.\(quantity)", own)
        }
    }

    private mutating func readArray(_ tag: XMLTag) {
        guard !tag.isEmpty else { return skip() }
        var index = 0
        forEachChild { reader, item, event, comments in
            guard reader.isItem(item, event) else { return reader.skip() }
            let own = reader.resource.comments + reader.comments(item, comments)
            reader.readText(item, event, variant: "[\(index)]", own)
            index += 1
        }
    }

    /// Whether an element is an `<item>`; records a fault if it is not allowed there.
    private mutating func isItem(_ tag: XMLTag, _ event: XMLEvent) -> Bool {
        if utf8[tag.name].elementsEqual("item".utf8) { return true }
        if tag.prefix.isEmpty, !tag.isNamed("skip"), !tag.isNamed("eat-comment") {
            let name = String(decoding: utf8[tag.name], as: UTF8.self)
            fault(event.range.lowerBound, .unexpected(found: "<\(name)>", expected: "<item>"))
        }
        return false
    }

    // MARK: Texts

    /// Reads an element and returns its text.
    @discardableResult
    private mutating func readText(
        _ tag: XMLTag, _ event: XMLEvent, variant: String, _ comments: [Field]
    ) -> Field? {
        guard let value = readContent(tag, event) else { return nil }
        var record = Record(key: resource.key, value: value)
        record.anchor = UInt32(truncatingIfNeeded: event.range.lowerBound)
        record.comment = joined(comments)
        record.details.variant = self.variant(variant)
        if resource.isUntranslatable || value.form == .androidText && isReference(value) {
            record.traits.insert(.untranslatable)
        }
        switch dialect {
        case .android: check(value, &record, of: tag, isString: variant.isEmpty)
        case .compose: record.details.syntax = .auto
        case .moko: break
        }
        reading.records.append(record)
        return value
    }

    private func isReference(_ value: Field) -> Bool {
        dialect == .android && AndroidReference.isReference(utf8, value.range.indices)
    }

    /// Advances to the end of an element and returns its content; nil if the document ends first.
    private mutating func readContent(_ tag: XMLTag, _ start: XMLEvent) -> Field? {
        var depth = 1
        var form = dialect.text
        while let event = next() {
            switch event.kind {
            case .elementStart:
                depth += 1
                form = dialect.mixed
            case .elementEnd: depth -= 1
            case .comment, .entityReference: break
            }
            guard depth == 0 else { continue }
            if tag.isEmpty { return Field(start.range.upperBound - 2, start.range.upperBound - 2, .xmlEmpty) }
            let content = start.range.upperBound..<event.range.lowerBound
            let inner = form == .androidText ? AndroidText.trimmed(utf8, content) : content
            return Field(inner.lowerBound, inner.upperBound, form)
        }
        return nil
    }

    /// Returns a variant, qualified with the resource's product.
    private mutating func variant(_ own: String) -> Field? {
        let product = resource.product.isEmpty ? "" : "product.\(resource.product)"
        let variant = own.isEmpty || product.isEmpty ? product + own : "\(product)/\(own)"
        guard !variant.isEmpty else { return nil }
        let field = variants[variant] ?? reading.pooled(variant)
        variants[variant] = field
        return field
    }
}
