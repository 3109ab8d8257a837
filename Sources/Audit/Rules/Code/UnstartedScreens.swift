// Screens of an app that nothing opens: users see nothing of them.

import Code
import Platforms

extension CodeProject {
    /// The positions of the files of screens that a manifest declares, but that no other file names, and no other app
    /// can open.
    func unstartedScreens() -> Set<Int> {
        let manifests = files.indices.filter { ResourceNames.isManifest(files[$0].path) }
        guard !manifests.isEmpty else { return [] }
        var screens: Set<String> = []
        var others: Set<String> = []
        for manifest in manifests {
            for element in files[manifest].tree.nodes(.call) {
                let names = ResourceNames.screens(declaredBy: element)
                screens.formUnion(names.unopened)
                others.formUnion(names.others)
            }
        }
        screens.subtract(others)
        guard !screens.isEmpty else { return [] }
        // Settings, shortcuts and navigation graphs name classes, too.
        for file in files.indices where files[file].language == .resource && !manifests.contains(file) {
            for value in files[file].tree.nodes(.string) {
                if let name = ResourceNames.className(in: value) { screens.remove(name) }
            }
        }
        var homes: [String: [Int]] = [:]
        for (position, words) in words(among: screens).enumerated() {
            for word in words { homes[word, default: []].append(position) }
        }
        return Set(
            homes.compactMap { name, files in
                guard files.count == 1, let home = files.first else { return nil }
                return self.files[home].stem == name ? home : nil
            })
    }
}
