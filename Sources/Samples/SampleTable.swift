// What stands for placeholders, as somebody said.

/// Samples by placeholder.
///
/// A placeholder is named by its name (`user`), its position (`1`) or its spelling (`%1$@`). `%@` stands for every text
/// and `%d` for every whole number that is not named.
public struct SampleTable: Hashable, Sendable {
    private var samples: [String: String] = [:]
    /// Those that win over the others, by whichever name.
    private var given: [String: String] = [:]

    /// The empty table.
    public init() {}

    /// A table of names and samples; of two with one name the later counts.
    public init(_ samples: some Sequence<(name: String, sample: String)>) {
        for (name, sample) in samples { self.samples[name] = sample }
    }

    /// The same, and samples that win over all of these.
    public func adding(_ given: some Sequence<(name: String, sample: String)>) -> SampleTable {
        var table = self
        for (name, sample) in given { table.given[name] = sample }
        return table
    }

    /// The sample of a placeholder.
    public subscript(name: String) -> String? {
        get { given[name] ?? samples[name] }
        set { samples[name] = newValue }
    }

    /// Whether it says nothing.
    public var isEmpty: Bool { samples.isEmpty && given.isEmpty }

    /// The sample of a placeholder that is named here, by the most exact of its names.
    func named(_ placeholder: Placeholder, at position: Int) -> String? {
        guard !isEmpty else { return nil }
        let name = placeholder.name.isEmpty ? String(position) : placeholder.name
        return given[placeholder.spelling] ?? given[name] ?? samples[placeholder.spelling] ?? samples[name]
    }

    /// The sample of a placeholder, by the most exact of its names.
    func sample(of placeholder: Placeholder, at position: Int) -> String? {
        if let found = named(placeholder, at: position) { return found }
        switch placeholder.sort {
        case .text: return self["%@"]
        case .count: return self["%d"]
        default: return nil
        }
    }
}
