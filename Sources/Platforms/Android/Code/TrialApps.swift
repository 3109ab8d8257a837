// Applications with which developers try out or show a library: users get another one.

/// What tells the applications of a build apart.
struct TrialApps {
    /// The names of each application: its folder, the last word of its identifier, its label.
    private var names: [String: [String]] = [:]
    /// The length of the path of the folder with all modules, whose name says nothing.
    private let shared: Int

    init(_ scripts: [GradleScript], _ manifests: [AppManifest]) {
        for script in scripts { names[script.folder, default: []].append(script.identifier) }
        for manifest in manifests { names[manifest.module, default: []].append(manifest.label) }
        let folders = names.keys.sorted()
        let common = zip(folders.first ?? "", folders.last ?? "").prefix { $0 == $1 }.map(\.0)
        shared = common.lastIndex(of: "/").map { $0 + 1 } ?? 0
    }

    /// Those among some applications that have no translations while others do, and whose names say what they are for.
    func all(
        among applications: Set<String>, _ translated: Set<String>, modules: (String) -> Set<String>
    ) -> Set<String> {
        let trials = applications.filter { folder in
            !translated.contains(folder)
                && ([String(folder.dropFirst(shared))] + (names[folder] ?? [])).contains { Self.isTrial($0) }
        }
        let others = applications.subtracting(trials)
        return others.contains { !modules($0).isDisjoint(with: translated) } ? trials : []
    }

    private static func isTrial(_ name: String) -> Bool {
        var word = ""
        var words: Set<String> = []
        for letter in name {
            if !letter.isLetter || letter.isUppercase && !(word.last?.isUppercase ?? true) {
                words.insert(word.lowercased())
                word = ""
            }
            if letter.isLetter { word.append(letter) }
        }
        return !trials.isDisjoint(with: words.union([word.lowercased()]))
    }

    private static let trials: Set = [
        "test", "tests", "tester", "sample", "samples", "demo", "demos", "example", "examples", "playground",
        "benchmark", "benchmarks",
    ]
}
