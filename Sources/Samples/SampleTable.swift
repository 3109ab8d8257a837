// What stands for placeholders, as somebody said.

/// Samples by placeholder.
///
/// A placeholder is named by its name (`user`), its position (`1`) or its spelling (`%1$@`). `%@` stands for every text
/// and `%d` for every whole number that is not named.
public struct SampleTable: Hashable, Sendable {
    private var samples: [String: String] = [:]

    /// The empty table.
    public init() {}

    /// A table of names and samples; of two with one name the later counts.
    public init(_ samples: some Sequence<(name: String, sample: String)>) {
        for (name, sample) in samples { self.samples[name] = sample }
    }

    /// The sample of a placeholder.
    public subscript(name: String) -> String? {
        get { samples[name] }
        set { samples[name] = newValue }
    }

    /// Whether it says nothing.
    public var isEmpty: Bool { samples.isEmpty }

    /// The sample of a placeholder that is named here, by the most exact of its names.
    func named(_ placeholder: Placeholder, at position: Int) -> String? {
        guard !samples.isEmpty else { return nil }
        return samples[placeholder.spelling]
            ?? samples[placeholder.name.isEmpty ? String(position) : placeholder.name]
    }

    /// The sample of a placeholder, by the most exact of its names.
    func sample(of placeholder: Placeholder, at position: Int) -> String? {
        if let found = named(placeholder, at: position) { return found }
        switch placeholder.sort {
        case .text: return samples["%@"]
        case .count: return samples["%d"]
        default: return nil
        }
    }
}
