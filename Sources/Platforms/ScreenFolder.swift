// Recorded screens on disk: a file, or a folder with the manifest of their marks.

import Basics
import Catalogs
import Marks
import Screens

/// A file with recorded screens, or a folder of such files.
package struct ScreenFolder {
    private let path: String
    private static let extensions = ["json", "xml", "txt"]

    package init(_ path: String) { self.path = path }

    /// A screen, and the file that contains it.
    package typealias Found = (path: String, screen: RecordedScreen)

    /// Reads all screens in the order of the files, folders after the files beside them; finds keys by marks.
    package func screens(density: Double? = nil) -> (screens: [Found], faults: [Fault]) {
        var screens: [Found] = []
        var faults: [Fault] = []
        guard FolderListing.isFolder(path) else {
            let folder = CatalogPath(path).folder
            let manifest =
                FolderListing.exists("\(folder)\(MarkManifest.fileName)") ? Self.manifest(folder, &faults) : nil
            Self.read(path, manifest, density, &screens, &faults)
            return (screens, faults)
        }
        var folders = [path]
        while let next = folders.popLast() {
            let folder = next.hasSuffix("/") ? next : "\(next)/"
            let items: [(name: String, kind: FolderListing.Kind)]
            do throws(FileError) {
                items = try FolderListing(next).items
            } catch {
                faults.append(Fault(path: next, problem: .unreadable(error)))
                continue
            }
            let hasManifest = items.contains { $0.name == MarkManifest.fileName }
            let manifest = hasManifest ? Self.manifest(folder, &faults) : nil
            for item in items where item.kind == .file && item.name != MarkManifest.fileName {
                guard Self.extensions.contains(CatalogPath(item.name).extension) else { continue }
                Self.read(folder + item.name, manifest, density, &screens, &faults)
            }
            folders += items.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.reversed().map {
                folder + $0.name
            }
        }
        return (screens, faults)
    }

    private static func read(
        _ path: String, _ manifest: MarkManifest?, _ density: Double?, _ screens: inout [Found],
        _ faults: inout [Fault]
    ) {
        let reading = ScreenFormat.read(ScreenFile(path, density: density))
        faults += reading.faults
        for var screen in reading.screens {
            screen.readMarks()
            if let manifest { screen.findKeys(in: manifest) }
            screens.append((path, screen))
        }
    }

    private static func manifest(_ folder: String, _ faults: inout [Fault]) -> MarkManifest? {
        let path = folder + MarkManifest.fileName
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path)
        } catch {
            faults.append(Fault(path: path, problem: .unreadable(error)))
            return nil
        }
        if let manifest = MarkManifest(reading: bytes) { return manifest }
        faults.append(
            Fault(
                path: path,
                problem: .unexpected(found: "another format", expected: "what 'swell generate --marked' writes")))
        return nil
    }
}
