// Writing a baseline: the same bytes for the same findings, and one line for each, so that versions can be compared and
// merged.

import Catalogs

extension Baseline {
    static let version = 1

    /// The contents of the file: sorted, one line per entry, without empty parts.
    ///
    /// Entries that differ only in their language share a line.
    public var bytes: [UInt8] {
        var output = Array("{\n  \"version\": \(Self.version),\n  \"entries\": [".utf8)
        let lines = lines
        output.reserveCapacity(lines.count * 200 + 64)
        for (index, entry) in lines.enumerated() {
            output += (index == 0 ? "\n    {" : ",\n    {").utf8
            let identity = entry.identity
            Self.append("rule", identity.rule, isFirst: true, to: &output)
            Self.append("file", identity.file, to: &output)
            Self.append("locale", identity.locale, to: &output)
            Self.append("key", identity.key, to: &output)
            Self.append("variant", identity.variant, to: &output)
            Self.append("text", identity.text, to: &output)
            if entry.count > 1 { output += ", \"count\": \(entry.count)".utf8 }
            output += "}".utf8
        }
        output += (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
        return output
    }

    /// The entries, with the languages of those that differ in nothing else joined by spaces.
    private var lines: [BaselineEntry] {
        var places: [BaselineEntry: Int] = [:]
        var lines: [(entry: BaselineEntry, locales: [String])] = []
        for entry in entries {
            let alike = BaselineEntry(entry.identity.with(locale: ""), count: entry.count)
            if entry.identity.locale.isEmpty {
                lines.append((entry, []))
            } else if let place = places[alike] {
                lines[place].locales.append(entry.identity.locale)
            } else {
                places[alike] = lines.count
                lines.append((alike, [entry.identity.locale]))
            }
        }
        return lines.map { line in
            line.locales.isEmpty
                ? line.entry
                : BaselineEntry(
                    line.entry.identity.with(locale: line.locales.joined(separator: " ")), count: line.entry.count)
        }
    }

    private static func append(_ name: String, _ text: String, isFirst: Bool = false, to output: inout [UInt8]) {
        guard !text.isEmpty else { return }
        output += "\(isFirst ? "" : ", ")\"\(name)\": \"".utf8
        JSONOutput.appendEscaped(Array(text.utf8), to: &output)
        output.append(UInt8(ascii: "\""))
    }
}
