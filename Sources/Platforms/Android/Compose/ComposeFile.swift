// A source file that uses Compose, and what its imports say.

import Basics
import Code

/// A Kotlin file with composables, or with what they share.
struct ComposeFile: Sendable {
    let source: CodeFile
    /// The name of its package; empty if it says none.
    let packageName: String
    /// The full name of each imported declaration, by its last name.
    private let imports: [String: String]
    /// The packages of which everything is imported.
    private let packages: Set<String>
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
        packageName = Self.packageName(in: source.tree.bytes)
        let statements = Array(source.tree.nodes(.import))
        let names = statements.map(\.name)
        imports = Dictionary(
            statements.compactMap { statement in
                let last = statement.name.split(separator: ".").last.map(String.init) ?? ""
                return (statement.label.isEmpty ? last : statement.label, statement.name)
            },
            uniquingKeysWith: { first, _ in first })
        packages = Set(names.filter { $0.hasSuffix(".*") }.map { String($0.dropLast(2)) })
        usesMaterial3 = !names.contains { $0.hasPrefix("androidx.compose.material.") && !$0.contains(".icons") }
        isForPhones = !names.contains { name in Self.otherScreens.contains(where: name.hasPrefix) }
    }

    private static func packageName(in bytes: [UInt8]) -> String {
        var at = 0
        while let found = bytes.firstOffset(of: "package ", in: at..<bytes.count) {
            at = found + "package ".utf8.count
            guard found == 0 || bytes[found - 1] == 0x0A else { continue }
            return String(decoding: bytes[at...].prefix { !$0.isSpace && $0 != UInt8(ascii: ";") }, as: UTF8.self)
        }
        return ""
    }

    private static let otherScreens = ["androidx.glance.", "androidx.wear.", "androidx.tv."]

    /// Whether a name may be that of a declaration of Compose: it is imported from there, or from nowhere by its name.
    func mayBeOfCompose(_ name: String) -> Bool {
        imports[name].map { $0.hasPrefix("androidx.") || $0.hasPrefix("org.jetbrains.compose.") } ?? true
    }

    /// Whether a name may be that of a declaration in a package of the app.
    func mayBe(_ name: String, in package: String) -> Bool {
        if let full = imports[name] { return full == (package.isEmpty ? name : "\(package).\(name)") }
        return package == packageName || packages.contains(package)
    }
}
