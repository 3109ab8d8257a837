// Patterns of the configuration that are like the path of no file.

import Basics
import Catalogs
import Configuration
import Projects
import Synchronization

/// Those of some patterns that were like no path so far.
private final class Unused: Sendable {
    let indices: Mutex<Set<Int>>

    init(_ indices: Set<Int>) { self.indices = Mutex(indices) }
}

extension CheckPlan {
    /// What is said of patterns of `exclude` and `formats` that are like no file, below the configuration's folder or the
    /// paths given.
    var patternsWithoutFiles: [String] {
        let configuration = settings.configuration
        guard let file = configuration.file else { return [] }
        let patterns = configuration.exclude + configuration.formats.map(\.name)
        let folder = CatalogPath(file).folder
        // A folder that no search ever enters, such as Pods, is excluded none the less.
        let open = patterns.filter { !FolderListing.exists(FolderListing.join(folder, $0.value)) }
        guard !open.isEmpty else { return [] }
        let globs = open.map { KeyGlob($0.value.hasSuffix("/") ? "\($0.value)*" : $0.value) }
        let folders = open.map { KeyGlob("\($0.value)/*") }
        let unused = Unused(Set(open.indices))
        _ = Project([folder.isEmpty ? "." : folder] + paths) { path in
            unused.indices.withLock { unused in
                for index in unused where globs[index].matchesEnd(of: path) || folders[index].matchesEnd(of: path) {
                    unused.remove(index)
                }
            }
            return .leftOut
        }
        return unused.indices.withLock { $0 }.sorted().map { index in
            "\(file):\(open[index].place): '\(open[index].value.shortened)' matches no file here"
        }
    }
}
