// Catalogs of categories that no code names: `Yii::t('app.menu', 'Open')` looks a text up in `menu.php` alone.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The files whose names are the categories that code gives with each text.
struct UnnamedCategories {
    /// With fewer files that look texts up in this way, others may do so in another way.
    private static let fewest = 4

    private let project: Project
    /// The categories by the paths of their files.
    private var categories: [String: FoldedName] = [:]
    private let calls: [[UInt8]]
    private let wanted: WantedNames

    /// What a source file says about categories.
    struct Part: Sendable {
        var callers = 0
        var names = NameParts()

        mutating func formUnion(_ other: Part) {
            callers += other.callers
            names.formUnion(other.names)
        }
    }

    /// Prepares to search for the categories of the files that findings and gaps are about.
    init(_ findings: [Finding], _ gaps: [LanguageGap], _ read: ReadProject) {
        project = read.project
        let paths = Set(
            findings.filter { !$0.isUnseen }.map(\.location.path)
                + gaps.filter { !$0.texts.isEmpty }.map(\.catalog.path))
        for path in paths {
            guard let file = project.position(of: path), let slot = project.files[file].slot,
                project.files[file].format.platform.spelledKeys?.categoryCall != nil,
                slot.after == "/\(CatalogPath(path).name)"
            else { continue }
            categories[path] = FoldedName(CatalogPath(path).stem.utf8)
        }
        calls = Platform.all.compactMap { $0.spelledKeys?.categoryCall.map { Array("\($0)".utf8) } }
        wanted = WantedNames(categories.values)
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { !categories.isEmpty }

    /// Returns what a file says about the categories.
    func part(of file: TextFile) -> Part? {
        guard isNeeded, !file.isCatalog else { return nil }
        let mayCall = calls.contains { file.bytes.firstOffset(of: $0, in: file.bytes.indices) != nil }
        return Part(callers: mayCall ? 1 : 0, names: PartScanner.parts(in: file.bytes, of: wanted))
    }

    /// Returns the paths of the files that no code names.
    func unnamed(_ found: Part) -> Set<String> {
        guard found.callers >= Self.fewest else { return [] }
        return Set(categories.filter { !found.names.have($0.value) }.keys)
    }
}
