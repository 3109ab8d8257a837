// What a run that was ended while it wrote has left behind.

import Basics
import Catalogs
import Platforms
import Projects

enum Leftovers {
    /// Takes it away, with the folders of pseudo-locales in which it was alone; what another run is still at stays.
    static func remove(_ project: Project) {
        for path in project.leftovers where FileWriter.removeLeftover(path) {
            let path = CatalogPath(path)
            if path.specialSlot != nil { FileWriter.removeIfEmpty(path.folder) }
        }
    }
}
