// The source of each text in a table of all languages: the text of its key in the source language.

import Catalogs

struct SourceTexts {
    private var texts: [[UInt8]: Field] = [:]
    private let utf8: [UInt8]

    init(_ reading: Reading, _ utf8: [UInt8]) {
        self.utf8 = utf8
        guard let source = reading.sourceLocale else { return }
        for record in reading.records where decoded(record.details.locale, reading) == Array(source.utf8) {
            texts[name(of: record, decoded(record.details.variant, reading), reading)] = record.value
        }
    }

    /// Sets the source of each text; a branch that the source lacks uses the branch `other`.
    func add(to reading: inout Reading) {
        guard !texts.isEmpty else { return }
        for index in reading.records.indices {
            let record = reading.records[index]
            let variant = decoded(record.details.variant, reading)
            let other = variant.lastIndex(of: UInt8(ascii: ".")).map { variant[...$0] + Array("other".utf8) }
            reading.records[index].details.source =
                texts[name(of: record, variant, reading)]
                ?? other.flatMap { texts[name(of: record, Array($0), reading)] }
        }
    }

    /// Returns key and branch, separated by a byte that never occurs in UTF-8.
    private func name(of record: Record, _ variant: [UInt8], _ reading: Reading) -> [UInt8] {
        decoded(record.details.prefix, reading) + decoded(record.key, reading) + [0xFF] + variant
    }

    private func decoded(_ field: Field?, _ reading: Reading) -> [UInt8] {
        guard let field else { return [] }
        var bytes: [UInt8] = []
        if field.form == .pooled {
            reading.pool.append(Int(field.start), to: &bytes)
        } else {
            field.form.decode(utf8, field.range.indices, entities: reading.entities, to: &bytes)
        }
        return bytes
    }
}
