// What a format reads out of a file: records, texts of their own, limits, samples and faults.

/// What a format reads out of a text, before it becomes a `Catalog`.
package struct Reading {
    package var records = Records()
    /// Texts that do not stand in the file as they are.
    package private(set) var pool = TextPool()
    package private(set) var limits: [SizeLimit] = []
    package var faults = FaultList()
    /// What is wrong, and what builds the app repairs without losing any text that it would show.
    package var repaired = FaultList()
    package var sourceLocale: String?
    /// The language that the file says it is in.
    package var locale: String?
    /// What the file says of that language.
    package var marks = LanguageMarks()
    /// What the file says of placeholders.
    package private(set) var samples: [PlaceholderSample] = []
    /// The text of the entities that an XML file declares.
    package var entities: [String: String] = [:]

    package init() {}

    /// Keeps what a message says of its placeholders; nil where it says nothing.
    package mutating func samples(_ new: [PlaceholderSample]) -> Range<UInt32>? {
        guard !new.isEmpty else { return nil }
        let start = UInt32(truncatingIfNeeded: samples.count)
        samples += new
        return start..<UInt32(truncatingIfNeeded: samples.count)
    }

    /// Keeps the limits of a message; nil where it has none.
    package mutating func limits(_ new: [SizeLimit]) -> Range<UInt32>? {
        guard !new.isEmpty else { return nil }
        let start = UInt32(truncatingIfNeeded: limits.count)
        limits += new
        return start..<UInt32(truncatingIfNeeded: limits.count)
    }

    /// Adds what was read of the same file behind what was read so far.
    package mutating func append(_ other: Reading) {
        let renumbering = Renumbering(
            texts: UInt32(truncatingIfNeeded: pool.add([other.pool]).lowerBound),
            limits: UInt32(truncatingIfNeeded: limits.count), samples: UInt32(truncatingIfNeeded: samples.count))
        limits += other.limits
        samples += other.samples
        records.append(other.records, renumbered: renumbering)
        faults.append(other.faults)
        repaired.append(other.repaired)
        marks.append(other.marks)
    }

    /// A field for a text that does not stand in the file as it is.
    package mutating func pooled(_ text: String) -> Field { pooled(text.utf8) }

    /// A field for a text of those bytes.
    package mutating func pooled(_ text: some Sequence<UInt8>) -> Field { Field(pool.add(text), 0, .pooled) }

    /// A field for the text that `write` appends.
    package mutating func pooled(_ write: (inout [UInt8]) -> Void) -> Field { Field(pool.add(write), 0, .pooled) }

    /// What a field says, in the file or kept beside it.
    package func text(_ field: Field, in utf8: [UInt8]) -> String {
        if field.form == .pooled { return pool.text(Int(field.start)) }
        var bytes: [UInt8] = []
        field.form.decode(utf8, field.range.indices, entities: entities, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A field for each text of other pools.
    package mutating func pooled(_ texts: [TextPool]) -> [Field] { pool.add(texts).map { Field($0, 0, .pooled) } }
}
