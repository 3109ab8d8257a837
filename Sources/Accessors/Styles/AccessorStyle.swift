// The shapes of generated code, one file each.

import Platforms

/// A shape of generated code.
package struct AccessorStyle: Sendable {
    /// The name on the command line.
    package let id: String
    /// What it makes, in a few words.
    package let summary: String
    /// The name of the outermost type, unless the user gives another; nil if the style has no name.
    package let name: String?
    /// Writes the code.
    let write: @Sendable (AccessorPlan) -> GeneratedCode

    /// All styles, the default first.
    package static let all: [AccessorStyle] = [.nested, .flat, .resource, .keys]

    /// Returns the style with a name.
    package static func named(_ id: String) -> AccessorStyle? { all.first { $0.id == id } }
}

/// What to write.
package struct AccessorPlan: Sendable {
    let tables: [AccessorTable]
    let platform: PlatformAccessors
    /// The name of the outermost type.
    let name: String
    /// `public `, or nothing.
    let access: String
    let lookup: LookupOptions

    /// Plans the code for the tables of a source; nil if it has none.
    package init?(_ source: AccessorSource, name: String, access: String, lookup: LookupOptions) {
        guard let platform = source.platform else { return nil }
        (tables, self.platform, self.name, self.lookup) = (source.tables, platform, name, lookup)
        self.access = access == "internal" ? "" : "\(access) "
    }

    /// Generates the code in a style.
    package func code(_ style: AccessorStyle) -> GeneratedCode { style.write(self) }
}
