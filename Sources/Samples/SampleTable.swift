// Given samples of placeholders.

/// Samples by placeholder.
///
/// A placeholder is identified by its name (`user`), its position (`1`) or its spelling (`%1$@`). `%@` applies to every
/// text, and `%d` to every whole number, that is not listed.
public struct SampleTable: Hashable, Sendable {
    private var samples: [String: String] = [:]
    /// The samples that override the others, under any name.
    private var given: [String: String] = [:]

    /// Creates an empty table.
    public init() {}

    /// Creates a table of names and samples; if a name occurs twice, the later sample applies.
    public init(_ samples: some Sequence<(name: String, sample: String)>) {
        for (name, sample) in samples { self.samples[name] = sample }
    }

    /// Returns the table with samples added that override the existing ones.
    public func adding(_ given: some Sequence<(name: String, sample: String)>) -> SampleTable {
        var table = self
        for (name, sample) in given { table.given[name] = sample }
        return table
    }

    /// The sample with a name.
    public subscript(name: String) -> String? {
        get { given[name] ?? samples[name] }
        set { samples[name] = newValue }
    }

    /// Whether there are no samples.
    public var isEmpty: Bool { samples.isEmpty && given.isEmpty }

    /// The sample listed for a placeholder, by the most specific of its names.
    func named(_ placeholder: Placeholder, at position: Int) -> String? {
        guard !isEmpty else { return nil }
        let name = placeholder.name.isEmpty ? String(position) : placeholder.name
        return given[placeholder.spelling] ?? given[name] ?? samples[placeholder.spelling] ?? samples[name]
    }

    /// The sample of a placeholder, by the most specific of its names.
    func sample(of placeholder: Placeholder, at position: Int) -> String? {
        if let found = named(placeholder, at: position) { return found }
        switch placeholder.sort {
        case .text: return self["%@"]
        case .count: return self["%d"]
        default: return nil
        }
    }
}
