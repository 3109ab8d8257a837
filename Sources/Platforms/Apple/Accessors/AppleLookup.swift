// Code that looks texts up in a bundle, and lets `String(format:)` complete them.

import Catalogs

enum AppleLookup {
    @Sendable static func code(_ options: LookupOptions) -> LookupCode {
        let swift = options.isQualified ? "Swift." : ""
        let string = "\(swift)String"
        guard let function = options.function else {
            // No name that is made of a key ends in an underscore. One literal and no initializer in a member save the
            // compiler a fifth of its time.
            return LookupCode(
                imports: ["Foundation"],
                text: { key, table in "text\(table.words)_(\(key))" },
                format: { key, table, arguments in
                    "format\(table.words)_(\(key), [\(arguments.joined(separator: ", "))])"
                },
                passing: { passing($0, $1, swift, describing: "object_(") }, type: { type($0, swift) }, string: string,
                footer: { footer($0, options.bundle) })
        }
        let call: @Sendable (String, LookupTable, [String]) -> String = { key, table, arguments in
            "\(function)(\(key), \(table.literal), [\(arguments.joined(separator: ", "))])"
        }
        return LookupCode(
            imports: ["Foundation"], text: { call($0, $1, []) }, format: call,
            passing: { passing($0, $1, swift, describing: "\(string)(describing: ") }, type: { type($0, swift) },
            string: string, footer: { _ in [] })
    }

    private static func passing(
        _ kind: TextArgument.Kind, _ name: String, _ swift: String, describing: String
    ) -> String {
        switch kind {
        case .object: "\(describing)\(name))"
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

    private static func footer(_ tables: [LookupTable], _ bundle: LookupOptions.Bundle?) -> [String] {
        tables.flatMap(functions)
            + ["private func object_(_ value: Any) -> String { String(describing: value) }", ""]
            + bundleClass(bundle)
    }

    private static func functions(_ table: LookupTable) -> [String] {
        [
            "private func text\(table.words)_(_ key: String) -> String {",
            "    Bundle_.found.localizedString(forKey: key, value: nil, table: \(table.literal))",
            "}",
            "",
            "private func format\(table.words)_(_ key: String, _ arguments: [any CVarArg]) -> String {",
            "    String(format: text\(table.words)_(key), locale: Locale.current, arguments: arguments)",
            "}",
            "",
        ]
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
