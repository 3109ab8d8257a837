// Many records, stored compactly: most messages have a key, a value, a comment, and nothing else.

import Basics

/// The records of a catalog.
///
/// Rare fields are stored separately, which takes 48 bytes per record instead of 124; a source that equals the key, as
/// in gettext files, is not stored twice.
package struct Records: RandomAccessCollection, MutableCollection, Sendable {
    /// What every record has.
    private struct Core {
        var key: Field
        var value: Field?
        var comment: Field?
        var anchor: UInt32
        /// An index into the details, or `none`.
        var details: UInt32
        var traits: Record.Traits
        var hasKeyAsSource: Bool
    }

    private static let none = UInt32.max

    private var cores: [Core] = []
    private var details: [Record.Details] = []

    package init() {}

    package var startIndex: Int { 0 }
    package var endIndex: Int { cores.count }

    package subscript(position: Int) -> Record {
        get {
            let core = cores[position]
            var record = Record(key: core.key, value: core.value)
            record.comment = core.comment
            record.anchor = core.anchor
            record.traits = core.traits
            if let details = details(at: position) { record.details = details }
            if core.hasKeyAsSource { record.details.source = core.key }
            return record
        }
        set {
            let old = cores[position].details
            cores[position] = store(newValue, in: old)
        }
    }

    /// The anchor of a record, without the rest of it.
    package func anchor(at position: Int) -> UInt32 { cores[position].anchor }

    /// One text of a record, without assembling the whole record.
    package func field(_ part: Entry.Part, at position: Int) -> Field? {
        switch part {
        case .key, .keyText: cores[position].key
        case .value: cores[position].value
        case .comment: cores[position].comment
        case .variant: details(at: position)?.variant
        case .locale: details(at: position)?.locale
        case .source: cores[position].hasKeyAsSource ? cores[position].key : details(at: position)?.source
        case .state: details(at: position)?.state
        case .extraction: details(at: position)?.extraction
        case .argument: details(at: position)?.argument
        case .valueType: details(at: position)?.valueType
        }
    }

    /// Whether any record is a branch of its key.
    package var hasVariants: Bool { details.contains { $0.variant != nil } }

    /// The traits that the catalog declares for a record.
    package func traits(at position: Int) -> Record.Traits { cores[position].traits }

    /// The rare fields of a record, except a source that equals the key; nil if this record has none.
    package func details(at position: Int) -> Record.Details? {
        let index = cores[position].details
        return index == Self.none ? nil : details[Int(index)]
    }

    package mutating func append(_ record: Record) { cores.append(store(record, in: Self.none)) }

    package mutating func append(_ others: Records) {
        cores += others.cores(behind: details.count)
        details += others.details
    }

    /// Concatenates records.
    package static func joined(_ parts: [Records]) -> Records {
        var joined = Records()
        let cores = parts.map { part in
            defer { joined.details += part.details }
            return part.cores(behind: joined.details.count)
        }
        joined.cores = Workers.joined(cores)
        return joined
    }

    /// The cores, renumbered to follow `count` details of other records.
    private func cores(behind count: Int) -> [Core] {
        guard count > 0, !details.isEmpty else { return cores }
        let base = UInt32(truncatingIfNeeded: count)
        return cores.map { core in
            var core = core
            if core.details != Self.none { core.details += base }
            return core
        }
    }

    /// Appends records of a reading to which more was added before, so their references must be renumbered.
    mutating func append(_ others: Records, renumbered by: Renumbering) {
        var others = others
        for index in others.cores.indices {
            by.apply(to: &others.cores[index].key)
            by.apply(to: &others.cores[index].value)
            by.apply(to: &others.cores[index].comment)
        }
        for index in others.details.indices { by.apply(to: &others.details[index]) }
        append(others)
    }

    /// Puts the records in another order: a permutation of their positions.
    package mutating func arrange(_ order: [Int]) { cores = order.map { cores[$0] } }

    package mutating func insert(_ record: Record, at position: Int) {
        cores.insert(store(record, in: Self.none), at: position)
    }

    package mutating func setComment(_ comment: Field, at position: Int) { cores[position].comment = comment }

    package mutating func reserveCapacity(_ count: Int) { cores.reserveCapacity(count) }

    /// Reserves space for records that all have details.
    package mutating func reserveDetails(_ count: Int) {
        cores.reserveCapacity(count)
        details.reserveCapacity(count)
    }

    /// Stores a record's details in their old place, or appends them.
    private mutating func store(_ record: Record, in place: UInt32) -> Core {
        var place = place
        var own = record.details
        let hasKeyAsSource = own.source == record.key
        if hasKeyAsSource { own.source = nil }
        if place != Self.none {
            details[Int(place)] = own
        } else if !own.isEmpty {
            place = UInt32(truncatingIfNeeded: details.count)
            details.append(own)
        }
        return Core(
            key: record.key, value: record.value, comment: record.comment, anchor: record.anchor, details: place,
            traits: record.traits, hasKeyAsSource: hasKeyAsSource)
    }
}
