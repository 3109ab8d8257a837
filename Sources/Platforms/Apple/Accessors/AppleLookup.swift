// Code that looks texts up in a bundle, and lets `String(format:)` complete them.

import Catalogs

enum AppleLookup {
    @Sendable static func code(_ options: LookupOptions) -> LookupCode {
        let swift = options.isQualified ? "Swift." : ""
        // No name that is made of a key ends in an underscore.
        return LookupCode(
            imports: ["Foundation"],
            text: { key, table in
                if let function = options.function { return "\(function)(\(key), \(table), [])" }
                return "text_(\(key), \(table))"
            },
            format: { key, table, arguments in
                let name = options.function ?? "format_"
                return "\(name)(\(key), \(table), [\(arguments.joined(separator: ", "))])"
            },
            passing: { passing($0, $1, swift) }, type: { type($0, swift) }, string: "\(swift)String",
            footer: options.function == nil ? functions(options.bundle) : [])
    }

    private static func passing(_ kind: TextArgument.Kind, _ name: String, _ swift: String) -> String {
        switch kind {
        case .object: "\(swift)String(describing: \(name))"
        case .pointer: "\(swift)Int(bitPattern: \(name))"
        case .integer, .number, .character, .wideCharacter, .characters, .wideCharacters: name
        }
    }

    private static func type(_ kind: TextArgument.Kind, _ swift: String) -> String {
        switch kind {
        case .object: "Any"
        case .integer: "\(swift)Int"
        case .number: "\(swift)Double"
        case .character: "\(swift)CChar"
        case .wideCharacter: "\(swift)UInt16"
        case .characters: "\(swift)UnsafePointer<\(swift)CChar>"
        case .wideCharacters: "\(swift)UnsafePointer<\(swift)UInt16>"
        case .pointer: "\(swift)UnsafeRawPointer"
        }
    }

    private static func functions(_ bundle: LookupOptions.Bundle?) -> [String] {
        [
            "private func text_(_ key: String, _ table: String) -> String {",
            "    Bundle_.found.localizedString(forKey: key, value: nil, table: table)",
            "}",
            "",
            "private func format_(_ key: String, _ table: String, _ arguments: [any CVarArg]) -> String {",
            "    let format = Bundle_.found.localizedString(forKey: key, value: nil, table: table)",
            "    return String(format: format, locale: Locale.current, arguments: arguments)",
            "}",
            "",
        ] + bundleClass(bundle)
    }

    private static func bundleClass(_ bundle: LookupOptions.Bundle?) -> [String] {
        let found =
            switch bundle {
            case .module: ["    static let found = Bundle.module"]
            case .main: ["    static let found = Bundle.main"]
            case .class: ["    static let found = Bundle(for: Bundle_.self)"]
            case nil:
                [
                    "    #if SWIFT_PACKAGE",
                    "        static let found = Bundle.module",
                    "    #else",
                    "        static let found = Bundle(for: Bundle_.self)",
                    "    #endif",
                ]
            }
        return ["private final class Bundle_ {"] + found + ["}"]
    }
}
