// All source code of a project, indexed.

import Basics

/// The source files of a project, with what they declare and the keys that they use.
public struct CodeProject: Sendable {
    /// The files that could be read, in the order of their paths.
    public let files: [CodeFile]
    /// How they look up texts.
    public let conventions: KeyConventions
    /// What they declare.
    public let declarations: DeclarationIndex
    /// The keys that they look up, in the order of files and places.
    public let uses: [KeyUse]
    /// The members of types that do nothing but look up one key.
    public let accessors: [KeyAccessor]

    /// Whether users see what the code of each file shows, unlike that of tests, previews and samples.
    public let isShown: [Bool]

    /// The oldest versions of the systems on which it runs.
    public let targets: SystemVersions

    /// Indexes files, in parallel; `isShown` returns whether users see what a file shows.
    public init(
        _ files: [CodeFile], _ conventions: KeyConventions, targets: SystemVersions = SystemVersions(),
        isShown: @escaping @Sendable (CodeFile) -> Bool = { _ in true }
    ) async {
        self.files = files
        self.conventions = conventions
        self.targets = targets
        let parts = await Workers.run(Array(files.indices), state: {}) { _, file in
            (symbols: FileDeclarations.symbols(of: files[file], at: file), isShown: isShown(files[file]))
        }
        self.isShown = parts.map(\.isShown)
        declarations = DeclarationIndex(files, parts.map(\.symbols))
        uses = await KeyFinder(declarations, conventions).uses()
        accessors = KeyAccessor.all(uses, declarations)
    }
}
