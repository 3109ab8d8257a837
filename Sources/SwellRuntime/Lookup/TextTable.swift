import Foundation

/// The text of a key.
enum TableText: Equatable {
    case plain(String)
    /// A format string with variables, and the forms of each variable by plural category.
    case variables(format: String, [String: [String: String]])
}

extension TableText {
    /// The parts of the text and of the chosen forms of its variables, each with the index of its argument.
    func parts(choosing forms: ([String: String], Int) -> [String]) -> [(part: FormatPart, index: Int)] {
        switch self {
        case .plain(let text): Self.parts(of: text, from: 0, [:], depth: 0, forms)
        case .variables(let format, let variables): Self.parts(of: format, from: 0, variables, depth: 0, forms)
        }
    }

    private static func parts(
        of format: String, from start: Int, _ variables: [String: [String: String]], depth: Int,
        _ choose: ([String: String], Int) -> [String]
    ) -> [(part: FormatPart, index: Int)] {
        var next = start
        var parts: [(part: FormatPart, index: Int)] = []
        for part in FormatPart.parts(of: format) {
            let index = part.position.map { $0 - 1 } ?? next
            parts.append((part, index))
            if case .text = part { continue }
            if part.position == nil { next += 1 }
            // A variable may contain others, but a cycle must end.
            guard case .variable(let name, _) = part, let forms = variables[name], depth < 4 else { continue }
            for form in choose(forms, index) {
                parts += Self.parts(of: form, from: index, variables, depth: depth + 1, choose)
            }
        }
        return parts
    }
}

/// The texts of a table in one language: a `.strings` file and a `.stringsdict` file, as string catalogs become them.
enum TextTable {
    /// Reads the files of a table that exist.
    static func texts(_ name: String, in folder: URL) throws -> [String: TableText] {
        // A .stringsdict entry hides the .strings entry of its key.
        try entries(folder.appending(path: name + ".strings"))
            .merging(entries(folder.appending(path: name + ".stringsdict"))) { $1 }.compactMapValues(\.text)
    }

    /// The names of the tables in a folder.
    static func names(in folder: URL) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let tables = files.filter { ["strings", "stringsdict"].contains($0.pathExtension) }
        return Set(tables.map { $0.deletingPathExtension().lastPathComponent }).sorted()
    }

    private static func entries(_ file: URL) throws -> [String: TableEntry] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
        return try PropertyListDecoder().decode([String: TableEntry].self, from: Data(contentsOf: file))
    }
}

/// A value of a property list that a table can contain.
private indirect enum TableEntry: Decodable {
    case string(String)
    case dictionary([String: TableEntry])
    case unknown

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let dictionary = try? container.decode([String: TableEntry].self) {
            self = .dictionary(dictionary)
        } else {
            self = .unknown
        }
    }

    var text: TableText? {
        switch self {
        case .string(let string): return .plain(string)
        case .unknown: return nil
        case .dictionary(let entry):
            if case .string(let format)? = entry["NSStringLocalizedFormatKey"] {
                return .variables(format: format, entry.compactMapValues(\.forms))
            }
            if case .dictionary(let widths)? = entry["NSStringVariableWidthRuleType"] {
                return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.text
            }
            guard case .dictionary(let devices)? = entry["NSStringDeviceSpecificRuleType"] else { return nil }
            return (devices[Self.device] ?? devices["other"])?.text
        }
    }

    private var forms: [String: String]? {
        guard case .dictionary(let entry) = self else { return nil }
        return entry.compactMapValues { form in
            guard case .string(let text) = form else { return nil }
            return text
        }
    }

    #if os(macOS)
        private static let device = "mac"
    #else
        private static let device = "iphone"
    #endif
}
