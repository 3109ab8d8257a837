// Converts the messages of a PO file to entries.

import Basics
import Catalogs

struct POReader {
    private let text: SourceText
    private let utf8: [UInt8]
    private let language: String?
    private var names: PluralNames
    /// The offsets of messages by the hash of context and identifier: strings would cost more than all the rest.
    private var known = FirstPlaces()
    private var range = 0..<0
    private var messages = 0
    private var headers = 0
    /// The number of messages after which the total can be estimated; growing step by step would copy them often.
    private static let enoughToTell = 512
    /// The hashes of the messages of a stretch, which are compared with all others at the end; nil for a whole file.
    private var hashes: [Int]?
    private var repeated: [(at: Int, first: Int, key: String)] = []
    private var key: [UInt8] = []
    private var fuzzy: Field?
    /// Whether msgfmt compiles the file; Lingui and Babel read it by themselves.
    private var isForMsgfmt = true
    /// The header's plural rule, if it cannot be parsed; it is reported with the first plural.
    private var unreadPlurals: (at: Int, words: String)?
    /// The plurals whose number of forms contradicts the header: one fault for all of them.
    private var miscounted: (first: Int, forms: Int, messages: Int)?
    private(set) var reading = Reading()

    private init(_ text: SourceText, language: String?) {
        self.text = text
        utf8 = text.utf8
        self.language = language
        names = PluralNames(nil, language: language)
    }

    /// Reads a file; on all cores, if it is large.
    static func read(_ text: SourceText, language: String?) -> Reading {
        if let reading = readInStretches(text, language: language) { return reading }
        var reader = POReader(text, language: language)
        reader.read(text.start..<max(text.start, text.utf8.count))
        reader.addRepeated(text)
        reader.addMiscounted()
        return reader.reading
    }

    private mutating func read(_ range: Range<Int>) {
        self.range = range
        messages = 0
        var found = POMessages(text, range)
        found.forEach { add($0) }
        reading.faults.append(found.faults)
    }

    /// Returns the reading of a compiled catalog, which has no texts.
    static func compiled() -> Reading {
        var reading = Reading()
        reading.faults.append(
            ReadingFault(
                at: 0,
                .unexpected(
                    found: "a compiled catalog, such as a .mo file",
                    expected: "the .po file it was compiled from; 'msgunfmt' restores it"),
                effect: .voidsFile))
        return reading
    }

    private mutating func add(_ message: POMessage) {
        guard let id = message.id, let first = message.translations.first else { return }
        guard !message.isHeader(in: utf8) else { return readHeader(first.text) }
        note(message, id)
        messages += 1
        if messages == Self.enoughToTell {
            let expected = messages * (range.count / max(1, id.lowerBound - range.lowerBound) + 1)
            reading.records.reserveCapacity(expected)
            if hashes == nil { known.reserve(expected) } else { hashes?.reserveCapacity(expected) }
        }
        var record = Record(key: Field(id.lowerBound, id.upperBound, .po), value: nil)
        record.details.prefix = message.context.map { Field($0.lowerBound, $0.upperBound, .poContext) }
        record.details.source = record.key
        if isForTools { record.traits.insert(.untranslatable) }
        let flags = message.flags(in: utf8)
        record.details.syntax = flags.syntax
        if message.hasCommentForPeople, let comments = message.comments {
            record.comment = Field(comments.lowerBound, comments.upperBound, .poComments)
        }
        if isForMsgfmt { reading.faults.append(POLineBreaks.faults(of: message, id, isFuzzy: flags.isFuzzy, utf8)) }
        guard let plural = message.plural else {
            setValue(first.text, flags.isFuzzy, of: &record)
            return reading.records.append(record)
        }
        // Pseudo texts have the source's two forms.
        if message.translations.count != 2 || names.name(of: 0) != "plural.one" || message.hasUnusedForms(in: utf8) {
            reading.marks.needsOtherMessages = true
        }
        for (form, translation) in message.translations.enumerated() {
            let name = names.name(of: form)
            record.details.variant = variant(name)
            let source = name == "plural.one" ? id : plural
            record.details.source = Field(source.lowerBound, source.upperBound, .po)
            setValue(translation.text, flags.isFuzzy, of: &record)
            reading.records.append(record)
        }
        if !flags.isFuzzy { checkCount(message) }
        guard let (at, words) = unreadPlurals, message.translations.contains(where: { !POText.isEmpty(utf8, $0.text) })
        else { return }
        unreadPlurals = nil
        // gettext reads all texts, and its tools complain only if they are asked to check headers.
        reading.repaired.append(ReadingFault(at: at, .unreadPlurals(words), isOfTranslation: true))
    }

    private mutating func setValue(_ text: Range<Int>, _ isFuzzy: Bool, of record: inout Record) {
        let isEmpty = POText.isEmpty(utf8, text)
        record.anchor = UInt32(truncatingIfNeeded: text.lowerBound)
        record.value = isEmpty ? nil : Field(text.lowerBound, text.upperBound, .po)
        record.details.state = isFuzzy && !isEmpty ? fuzzyState() : nil
    }

    private var variants: [String: Field] = [:]

    private mutating func variant(_ name: String) -> Field {
        if let known = variants[name] { return known }
        let field = reading.pooled(name)
        variants[name] = field
        return field
    }

    private mutating func fuzzyState() -> Field {
        let field = fuzzy ?? reading.pooled("fuzzy")
        fuzzy = field
        return field
    }

    // MARK: In stretches

    /// The minimum size for using all cores: a smaller file is read before another core would start.
    private static let large = 1 << 19

    /// Reads the messages of a large file in stretches, on all cores.
    ///
    /// Returns nil if messages cannot be read independently: if one has a fault, or if reading one requires others.
    private static func readInStretches(_ text: SourceText, language: String?) -> Reading? {
        guard text.utf8.count >= large, Workers.count > 1,
            let first = POMessages.cut(text.utf8, from: text.start)
        else { return nil }
        var reader = POReader(text, language: language)
        reader.hashes = []
        reader.read(text.start..<first)
        guard reader.isWhole, reader.unreadPlurals == nil else { return nil }
        // Texts that are not in the file have the same index in each stretch.
        _ = reader.fuzzyState()
        for form in 0..<(reader.names.count ?? 2) { _ = reader.variant(reader.names.name(of: form)) }
        let fresh = reader.fresh
        let ranges = POMessages.stretches(text.utf8, first..<text.utf8.count, Workers.count * 4)
        let stretches = Workers.now(ranges.count) { index in
            var stretch = fresh
            stretch.read(ranges[index])
            return stretch
        }
        guard stretches.allSatisfy({ $0.isOrdinary(beside: reader) }),
            FirstPlaces.areDistinct(([reader] + stretches).compactMap(\.hashes))
        else { return nil }
        reader.reading.records = .joined(([reader] + stretches).map(\.reading.records))
        if stretches.contains(where: \.reading.marks.needsOtherMessages) {
            reader.reading.marks.needsOtherMessages = true
        }
        return reader.reading
    }

    /// Whether nothing that was read affects other messages.
    private var isWhole: Bool { reading.faults.first.isEmpty && repeated.isEmpty && miscounted == nil }

    /// A copy without messages.
    private var fresh: POReader {
        var fresh = self
        fresh.hashes = []
        fresh.headers = 0
        fresh.reading.records = Records()
        return fresh
    }

    /// Whether a stretch was read as it would have been in sequence.
    private func isOrdinary(beside first: POReader) -> Bool {
        isWhole && headers == 0 && variants.count == first.variants.count
    }

    // MARK: Header

    private mutating func readHeader(_ value: Range<Int>) {
        headers += 1
        var text: [UInt8] = []
        POText.decode(utf8, value, to: &text)
        if reading.marks.places.isEmpty {
            reading.marks.places.append(ByteRange(value.lowerBound, value.upperBound))
        }
        let header = POHeader(text)
        reading.locale = header.language
        let forms = header["Plural-Forms"]
        names = PluralNames(forms.flatMap { POPluralForms($0) }, language: language ?? header.language)
        isForMsgfmt =
            !(header["X-Generator"]?.hasPrefix("@lingui") ?? false)
            && !(header["Generated-By"]?.hasPrefix("Babel") ?? false)
        if let words = forms, POPluralForms(words) == nil { unreadPlurals = (value.lowerBound, words) }
        if header.charset == nil, language != nil, let other = utf8.firstIndex(where: { $0 >= 0x80 }) {
            reading.faults.append(
                ReadingFault(
                    at: other,
                    .unexpected(
                        found: "non-ASCII characters, but no charset in the header",
                        expected: "'Content-Type: text/plain; charset=UTF-8' in it")))
        }
        if let charset = header.charset, !POHeader.isUnicode(charset), Charset(charset) == nil {
            reading.faults.append(ReadingFault(at: value.lowerBound, .unknownCharset(charset)))
        }
    }

    // MARK: Faults

    /// Checks a translation's number of forms against the header; in templates, messages always have two forms.
    private mutating func checkCount(_ message: POMessage) {
        guard let count = names.count, message.translations.count != count,
            let first = message.translations.first, !POText.isEmpty(utf8, first.text)
        else { return }
        let others = miscounted ?? (first.keyword, message.translations.count, 0)
        miscounted = (others.first, others.forms, others.messages + 1)
    }

    private mutating func addMiscounted() {
        guard let (first, forms, messages) = miscounted, let count = names.count else { return }
        let more = messages > 1 ? " here and in \((messages - 1).counted("more message"))" : ""
        reading.faults.append(
            ReadingFault(
                at: first,
                .unexpected(
                    found: "\(forms.counted("plural form"))\(more)",
                    expected: "\(count), according to 'Plural-Forms' in the header"),
                help: forms < count
                    ? "add the missing forms" : "remove the surplus forms, or correct the header",
                isOfTranslation: true))
    }

    /// Whether the last message that was recorded is no text, but asks for names of translators or a picture of a manual.
    private var isForTools: Bool {
        let text = key.lastIndex(of: 0xFF).map { key[($0 + 1)...] } ?? key[...]
        switch text.first {
        case UInt8(ascii: "t"):
            return text.count == 18 && ["-", "_"].contains { text.elementsEqual("translator\($0)credits".utf8) }
        case UInt8(ascii: "e"): return text.starts(with: "external ref=".utf8)
        case UInt8(ascii: "@"): return text.starts(with: "@@image: ".utf8)
        default: return false
        }
    }

    /// Records a message, and whether its key is repeated, which gettext's tools reject.
    private mutating func note(_ message: POMessage, _ id: Range<Int>) {
        key.removeAll(keepingCapacity: true)
        if let context = message.context {
            Form.poContext.decode(utf8, context, to: &key)
            // This byte occurs in no text. It distinguishes an empty context from none.
            key.append(0xFF)
        }
        POText.decode(utf8, id, to: &key)
        let start = message.start ?? id.lowerBound
        var hasher = Hasher()
        key.withUnsafeBytes { hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        guard hashes == nil else {
            hashes?.append(hash)
            return
        }
        guard let first = known.update(start, of: hash) else { return }
        repeated.append((start, first, String(decoding: key.filter { $0 != 0xFF }, as: UTF8.self)))
    }

    private mutating func addRepeated(_ text: SourceText) {
        guard !repeated.isEmpty else { return }
        let isFatal = isForMsgfmt && !POReferences.areOfScripts(text.utf8)
        for (at, first, key) in repeated {
            let problem = Fault.Problem.duplicateMessage(key: key, line: text.place(at: first)?.line ?? 1)
            if isFatal {
                reading.faults.append(ReadingFault(at: at, problem, effect: .voidsFile))
            } else {
                reading.repaired.append(ReadingFault(at: at, problem))
            }
        }
    }
}
