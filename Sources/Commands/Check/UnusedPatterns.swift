// Patterns of the configuration that match no file.

import Basics
import Catalogs
import Configuration
import Projects

extension CheckPlan {
    /// The notes on patterns of `exclude` and `formats` that match no file below the configuration's folder or the paths.
    var patternsWithoutFiles: [String] {
        let configuration = settings.configuration
        guard let file = configuration.file else { return [] }
        let patterns = configuration.exclude + configuration.formats.map(\.name)
        let folder = CatalogPath(file).folder
        // Searches never enter folders such as Pods, but excluding them is valid.
        let open = patterns.filter { !FolderListing.exists(FolderListing.join(folder, $0.value)) }
        guard !open.isEmpty else { return [] }
        let globs = open.map { KeyGlob($0.value.hasSuffix("/") ? "\($0.value)*" : $0.value) }
        let folders = open.map { KeyGlob("\($0.value)/*") }
        var unused = Set(open.indices)
        Project.visit([folder.isEmpty ? "." : folder] + paths) { path in
            unused = unused.filter { !globs[$0].matchesEnd(of: path) && !folders[$0].matchesEnd(of: path) }
        }
        return unused.sorted().map { index in
            "\(file):\(open[index].place): '\(open[index].value.shortened)' matches no file"
        }
    }
}
