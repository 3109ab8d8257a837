// The temporary folder in which a browser keeps its data.

import Basics

/// A new folder for the data of one run.
struct BrowserProfile: Sendable {
    let path: String

    init() throws(BrowserStartError) {
        var template = TemporaryPath.template("browser")
        guard mkdtemp(&template) != nil else { throw .system(errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes it with all its content; links are removed, not followed.
    func remove() { Self.remove(path) }

    private static func remove(_ folder: String) {
        for (name, kind) in (try? FolderListing(folder))?.items ?? [] {
            let path = FolderListing.join(folder, name)
            if kind == .folder { remove(path) } else { unlink(path) }
        }
        rmdir(folder)
    }
}
