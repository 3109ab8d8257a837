// Temporary files of runs that were interrupted while writing.

import Basics
import Catalogs
import Platforms
import Projects

enum Leftovers {
    /// Removes them, and the folders of pseudo-locales that are empty then; keeps the files of a run in progress.
    static func remove(_ project: Project) {
        for path in project.leftovers where FileWriter.removeLeftover(path) {
            let path = CatalogPath(path)
            if path.specialSlot != nil { FileWriter.removeIfEmpty(path.folder) }
        }
    }
}
