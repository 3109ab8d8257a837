// Labels that are translated, but that no code shows, such as those of KDE's settings.

import Basics
import Catalogs
import Platforms
import Projects

/// The messages of gettext catalogs that only files have whose texts code may not show.
struct UnshownLabels {
    private let project: Project
    /// The keys of the messages, by the name of the table.
    private var keys: [String: Set<String>] = [:]
    private var kind: HiddenLabels?

    /// Prepares to search for what shows the messages that findings and gaps are about.
    init(_ findings: [Finding], _ gaps: [LanguageGap], _ read: ReadProject) {
        project = read.project
        let paths = Set(findings.lazy.filter { !$0.isUnseen && $0.subject != nil }.map(\.location.path))
            .union(gaps.lazy.filter { !$0.texts.isEmpty }.map(\.catalog.path))
        let asked = paths.compactMap { read.project.position(of: $0) }.sorted()
        for file in asked {
            guard let kind = project.files[file].format.platform.hiddenLabels else { continue }
            let table = project.tableName(of: file)
            // All languages have the same messages.
            guard keys[table] == nil, let catalog = read.tables[file]?.catalog else { continue }
            self.kind = kind
            keys[table] = Set(
                catalog.entries.filter { entry in
                    let files = catalog.format.type.codeFiles(of: entry)
                    return !files.isEmpty && files.allSatisfy(kind.areIn)
                }.map(\.key))
        }
        keys = keys.filter { !$0.value.isEmpty }
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { !keys.isEmpty }

    /// Whether code shows the texts, as the settings in a file say; nil if it is another file.
    func areShown(by file: TextFile) -> Bool? {
        isNeeded ? kind?.areShown(by: file.bytes, of: file.path) : nil
    }

    /// Returns the keys of the messages that nobody sees, given what all files say.
    func unshown(_ found: [Bool]) -> UnspokenKeysOfTables {
        UnspokenKeysOfTables(project: project, keys: found.isEmpty || found.contains(true) ? [:] : keys)
    }
}
