// Shifting the indices of one reading so that they follow those of another.

/// By how much the indices of texts, limits and samples grow.
struct Renumbering {
    package let texts: UInt32
    package let limits: UInt32
    package let samples: UInt32

    func apply(to field: inout Field) {
        if field.form == .pooled { field.start += texts }
    }

    func apply(to field: inout Field?) {
        if field?.form == .pooled { field?.start += texts }
    }

    func apply(to details: inout Record.Details) {
        apply(to: &details.prefix)
        apply(to: &details.variant)
        apply(to: &details.locale)
        apply(to: &details.source)
        apply(to: &details.state)
        apply(to: &details.extraction)
        apply(to: &details.argument)
        apply(to: &details.valueType)
        details.limits = details.limits.map { $0.lowerBound + limits..<$0.upperBound + limits }
        details.samples = details.samples.map { $0.lowerBound + samples..<$0.upperBound + samples }
    }
}
