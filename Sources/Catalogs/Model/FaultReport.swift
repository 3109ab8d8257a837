// A reader's faults with their places and their consequence for the app.

/// Converts a reader's faults to those of a file, with places and the consequence for the app.
enum FaultReport {
    static func resolve(
        _ reading: Reading, in text: SourceText, path: String, isLoaded: Bool, takesAnyBytes: Bool = false
    ) -> [Fault] {
        guard !reading.faults.first.isEmpty else { return [] }
        let ordered = reading.faults.first.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
        let decisive =
            isLoaded ? ordered.firstIndex { $0.effect != .none && !(takesAnyBytes && $0.isOfEncoding) } : nil
        var faults = ordered.enumerated().map { index, fault in
            Fault(
                path: path, place: text.place(at: fault.offset), problem: fault.problem,
                consequence: index == decisive ? consequence(of: fault, in: reading, text) : nil, help: fault.help)
        }
        if reading.faults.more > 0 {
            faults.append(
                Fault(
                    path: path, place: text.place(at: reading.faults.moreAt),
                    problem: .more(count: reading.faults.more),
                    isOfTranslation: reading.faults.moreAreOfTranslation))
        }
        return faults
    }

    private static func consequence(
        of fault: ReadingFault, in reading: Reading, _ text: SourceText
    ) -> Fault.Consequence? {
        switch fault.effect {
        case .none: return nil
        // The number of keys is unknown, because reading stopped.
        case .voidsFile: return reading.records.isEmpty ? nil : .noneLoads
        case .endsReading:
            let after = reading.records.firstIndex { Int($0.key.start) > fault.offset } ?? reading.records.count
            let lost = keys(of: reading.records[after...], in: reading, text)
            return .dropsRest(keys: lost.subtracting(keys(of: reading.records[..<after], in: reading, text)).count)
        }
    }

    /// The distinct keys of some records.
    private static func keys(
        of records: some Collection<Record>, in reading: Reading, _ text: SourceText
    ) -> Set<[UInt8]> {
        Set(
            records.map { record in
                var key: [UInt8] = []
                for field in [record.details.prefix, record.key].compactMap(\.self) {
                    // A pooled field is not a range: its end is before its start.
                    if field.form == .pooled {
                        reading.pool.append(Int(field.start), to: &key)
                    } else {
                        field.form.decode(text.utf8, field.range.indices, to: &key)
                    }
                }
                return key
            })
    }
}

extension ReadingFault {
    /// Whether bytes are not valid, which only the texts around them show.
    fileprivate var isOfEncoding: Bool { if case .invalidUTF8 = problem { true } else { false } }
}
