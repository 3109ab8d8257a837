// A source file that uses Compose, and what its imports say.

import Code

/// A Kotlin file with composables, or with what they share.
struct ComposeFile: Sendable {
    let source: CodeFile
    /// The full name of each imported declaration, by its last name.
    private let imports: [String: String]
    /// Whether its components are those of Material 3, and not of Material 2.
    let usesMaterial3: Bool
    /// Whether it draws on the screens of phones: not in widgets, on watches or on televisions.
    let isForPhones: Bool

    /// Reads the imports of a file; nil if it does not use Compose.
    init?(_ source: CodeFile) {
        guard source.language == .kotlin, source.tree.bytes.firstOffset(of: "androidx.compose.") != nil else {
            return nil
        }
        self.source = source
        let names = source.tree.nodes(.import).map(\.name)
        imports = Dictionary(
            names.compactMap { name in name.split(separator: ".").last.map { (String($0), name) } },
            uniquingKeysWith: { first, _ in first })
        usesMaterial3 = !names.contains { $0.hasPrefix("androidx.compose.material.") && !$0.contains(".icons") }
        isForPhones = !names.contains { name in Self.otherScreens.contains(where: name.hasPrefix) }
    }

    private static let otherScreens = ["androidx.glance.", "androidx.wear.", "androidx.tv."]

    /// Whether a name is that of a library's declaration.
    func importsFromLibrary(_ name: String) -> Bool {
        imports[name].map { $0.hasPrefix("androidx.") || $0.hasPrefix("org.jetbrains.compose.") } ?? false
    }
}
