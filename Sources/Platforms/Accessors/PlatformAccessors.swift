// How typed code for a platform's apps looks up texts.

import Catalogs

/// What generated code for a platform's apps needs to know.
public struct PlatformAccessors: Sendable {
    /// The formats whose texts code looks up by their keys.
    package let formats: Set<Format>
    /// The table that code names if it names none.
    package let standardTable: String
    /// Returns the table of the texts in a file.
    package let table: @Sendable (CatalogPath) -> String
    /// Whether the system reads a table, not the code of the app.
    package let isOnlyForSystem: @Sendable (_ table: String, CatalogPath) -> Bool
    /// Returns the arguments that the texts of one key in one language take.
    package let arguments: @Sendable ([Entry]) -> Result<TextArguments, ArgumentProblem>
    /// Returns the text of one key in one language as a person would describe it: plurals in their most general form.
    package let description: @Sendable ([Entry]) -> String
    /// Returns the code around accessors that return a `String`.
    package let lookup: @Sendable (LookupOptions) -> LookupCode
    /// How the accessors look that the platform's own tools make.
    package let symbols: SymbolCode
}

/// Where generated code looks for texts.
public struct LookupOptions: Sendable {
    /// The bundles that code can name.
    public enum Bundle: String, CaseIterable, Sendable {
        /// The resources of a package's module.
        case module
        /// The app.
        case main
        /// Whatever contains the code.
        case `class`
    }

    /// The bundle; nil for the module in a package, and whatever contains the code elsewhere.
    public let bundle: Bundle?
    /// The app's own function; nil to look in the bundle.
    public let function: String?
    /// Whether the standard library's types need its name before them, because an enum has the name of one.
    package var isQualified = false

    /// The names of types in generated code.
    package static let typeNames: Set<String> = [
        "String", "Int", "Double", "CChar", "UInt16", "UnsafePointer", "UnsafeRawPointer",
    ]

    /// The names that members must not hide.
    package var ownNames: Set<String> {
        Set([function?.split(separator: ".").first.map { String($0) }].compactMap(\.self))
    }

    /// Creates options.
    public init(bundle: Bundle? = nil, function: String? = nil) { (self.bundle, self.function) = (bundle, function) }
}

/// The code around accessors that return a `String`.
package struct LookupCode: Sendable {
    /// The modules to import.
    package let imports: [String]
    /// Returns the expression for a text that takes no arguments and contains no escapes.
    package let text: @Sendable (_ key: String, LookupTable) -> String
    /// Returns the expression for a text that a formatter completes.
    package let format: @Sendable (_ key: String, LookupTable, _ arguments: [String]) -> String
    /// Returns the expression that passes an argument on, given the name of its parameter.
    package let passing: @Sendable (TextArgument.Kind, String) -> String
    /// Returns the type of a parameter.
    package let type: @Sendable (TextArgument.Kind) -> String
    /// The type of a text.
    package let string: String
    /// Returns the declarations at the end of the file.
    package let footer: @Sendable ([LookupTable]) -> [String]
}

/// A table that generated code looks texts up in.
package struct LookupTable: Sendable {
    /// Its name as a literal.
    package let literal: String
    /// What its functions have in their names; empty for the only table.
    package let words: String

    package init(literal: String, words: String) { (self.literal, self.words) = (literal, words) }
}

/// How the accessors look that the platform's own tools make.
package struct SymbolCode: Sendable {
    /// Whether the tools make one for a key.
    package let isMade: @Sendable (Entry) -> Bool
    /// Returns the name for a key, a table or an argument.
    package let name: @Sendable (_ words: String, _ isType: Bool) -> String
    /// Returns the type of a parameter; nil if the accessor cannot take such an argument.
    package let type: @Sendable (TextArgument) -> String?
    /// The type of the accessors, which they are members of.
    package let member: String
    /// Returns the lines before the first member, up to the one that opens the extension.
    package let header: @Sendable (LookupOptions) -> [String]
    /// Returns the expression for a text, given the names of its parameters.
    package let text: @Sendable (_ key: String, _ table: String, [(name: String, argument: TextArgument)]) -> String
}
