// Apps that select plural forms in every language by one rule, because they lack the rules of languages.

import Basics
import Catalogs

/// A rule that selects a plural form by the number alone, and how to recognize apps that use it in every language.
struct OwnPluralRule: Sendable {
    /// The forms, besides `other`, that it selects.
    let forms: Set<String>
    /// The names of the files that list an app's libraries.
    let manifests: Set<String>
    /// The library with the rule; nil if the platform itself has it.
    var library: StaticString?
    /// The libraries with the rules of languages, the names of source files that define some, and the code that selects
    /// them.
    var otherLibraries: [StaticString] = []
    var otherFiles: Set<String> = []
    var otherCode: [StaticString] = []

    /// Whether an app with these source files uses the rule in every language.
    func isUsed(by paths: [CatalogPath], isCode: (CatalogPath) -> Bool, _ read: (CatalogPath) -> [UInt8]?) -> Bool {
        let lists = paths.filter { manifests.contains($0.name) }.map(read)
        guard !lists.isEmpty, !paths.contains(where: { otherFiles.contains($0.name) }) else { return false }
        let areWithout = lists.allSatisfy { text in
            text.map { text in otherLibraries.allSatisfy { text.firstOffset(of: $0) == nil } } ?? false
        }
        let has = library.map { name in lists.contains { $0?.firstOffset(of: name) != nil } } ?? true
        guard areWithout, has else { return false }
        return otherCode.isEmpty
            || !paths.contains { path in
                isCode(path)
                    && read(path).map { text in otherCode.contains { text.firstOffset(of: $0) != nil } } ?? false
            }
    }
}
