// A baseline as bytes: the same for the same findings, and a line for each, so that versions can be compared and merged.

import Catalogs

extension Baseline {
    static let version = 1

    /// The file: sorted, a line for each entry, what is empty left out.
    public var bytes: [UInt8] {
        var output = Array("{\n  \"version\": \(Self.version),\n  \"entries\": [".utf8)
        output.reserveCapacity(entries.count * 200 + 64)
        for (index, entry) in entries.enumerated() {
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

    private static func append(_ name: String, _ text: String, isFirst: Bool = false, to output: inout [UInt8]) {
        guard !text.isEmpty else { return }
        output += "\(isFirst ? "" : ", ")\"\(name)\": \"".utf8
        JSONOutput.appendEscaped(Array(text.utf8), to: &output)
        output.append(UInt8(ascii: "\""))
    }
}
