// The keys of literals with interpolations, as Xcode writes them.

import Code

/// Spells the keys of literals with interpolations.
enum KeySpelling {
    /// The key that a use looks up: `%@` for texts, `%lld` for integers; nil if the type of an interpolation is unknown.
    @Sendable static func key(of use: KeyUse, in code: CodeProject) -> String? {
        if let literal = use.literal { return literal }
        let place = NodePlace(file: use.file, node: use.node)
        guard case .text(let text) = use.key, !text.isDynamic else { return nil }
        let literal = code.declarations.node(place)
        guard literal.kind == .string else { return nil }
        var key = ""
        for part in literal.stringParts {
            switch part {
            // In a literal with interpolations a percent sign is doubled.
            case .text(let text):
                key += text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
            case .interpolation(let interpolation):
                if let name = interpolation.parameterName {
                    key += "${\(name)}"
                    continue
                }
                guard let specifier = specifier(of: interpolation, use.file, code) else { return nil }
                key += specifier
            }
        }
        return key
    }

    private static func specifier(of interpolation: CodeNode, _ file: Int, _ code: CodeProject) -> String? {
        // `\(value, specifier: "%.1f")`
        if let written = interpolation.argument("specifier") { return written.stringValue }
        guard let value = interpolation.firstChild else { return nil }
        // `\(date, format: .dateTime)`, `\(date, style: .time)`
        if value.nextSibling != nil { return "%@" }
        let type = code.typeName(of: value, in: file) ?? membersOfKnownTypes[value.bare.name]
        return type.flatMap { specifiers[$0] }
    }

    /// The formats of types.
    private static let specifiers: [String: String] = [
        "String": "%@", "Substring": "%@", "NSString": "%@", "AttributedString": "%@", "LocalizedStringResource": "%@",
        "Text": "%@", "Image": "%@", "Date": "%@", "Character": "%@",
        "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d",
        "UInt": "%llu", "UInt64": "%llu", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u",
        "Double": "%lf", "Float": "%f", "CGFloat": "%lf",
    ]

    /// Types of members that have the same type wherever the frameworks declare them.
    private static let membersOfKnownTypes: [String: String] = [
        "count": "Int", "localizedDescription": "String", "description": "String", "formatted": "String",
        "uppercased": "String", "lowercased": "String", "capitalized": "String", "joined": "String",
        "localizedCapitalized": "String", "lastPathComponent": "String", "absoluteString": "String",
        "trimmingCharacters": "String", "replacingOccurrences": "String",
    ]
}
