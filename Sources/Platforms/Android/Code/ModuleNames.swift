// The folders of modules by the names that build scripts have for them.

/// The names of the modules of some builds.
struct ModuleNames {
    /// The folders with settings of a build.
    private let roots: Set<String>
    /// The folders of modules that are not where their names say, by the folder of the settings.
    private var moved: [String: [String: String]] = [:]
    private let folders: Set<String>
    /// The folders of modules by their letters and digits in lower case, below each root.
    private var spelled: [String: [String: String]] = [:]

    init(_ scripts: [GradleScript], _ folders: Set<String>) {
        let settings = scripts.filter(\.isOfSettings)
        roots = Set(settings.map(\.folder))
        self.folders = folders
        for script in settings { moved[script.folder, default: [:]].merge(script.folders) { $1 } }
        for folder in folders.sorted() {
            guard let root = root(of: folder) else { continue }
            spelled[root, default: [:]][Self.letters(folder.dropFirst(root.count))] = folder
        }
    }

    /// The folders of the modules that a script names, apart from its own.
    func dependencies(of script: GradleScript) -> [String] {
        guard let root = root(of: script.folder) else { return [] }
        let named = script.modules.compactMap { folder($0, root) }
        let accessed = script.accessors.compactMap { spelled[root]?[Self.letters($0[...])] }
        return (named + accessed).filter { $0 != script.folder }
    }

    private func folder(_ name: String, _ root: String) -> String? {
        let path = moved[root]?[name] ?? String(name.dropFirst()).replacing(":", with: "/")
        let folder = Self.joined(root, path)
        return folders.contains(folder) ? folder : nil
    }

    /// The innermost folder with settings around a module.
    private func root(of folder: String) -> String? {
        var own = folder[...]
        while true {
            if roots.contains(String(own)) { return String(own) }
            guard let slash = own.dropLast().lastIndex(of: "/") else { return roots.contains("") ? "" : nil }
            own = own[...slash]
        }
    }

    /// A folder and a path from there: `build/` and `../core` make `core/`.
    private static func joined(_ folder: String, _ path: String) -> String {
        var parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        for part in path.split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if !parts.isEmpty { parts.removeLast() }
        }
        return parts.map { "\($0)/" }.joined()
    }

    private static func letters(_ name: Substring) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
