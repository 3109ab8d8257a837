// Changelogs pile up, a file for each release and language, but a store shows only those of the latest release.

import Catalogs

extension [CatalogFile] {
    /// The files without those whose texts only an earlier release shows.
    var ofLatestReleases: [CatalogFile] {
        var latest: [String: Int] = [:]
        let releases = map { $0.format.type.release(of: $0.path) }
        for (file, release) in zip(self, releases) {
            if let release {
                latest[file.series, default: release] = Swift.max(latest[file.series] ?? release, release)
            }
        }
        guard !latest.isEmpty else { return self }
        return zip(self, releases).filter { $1 == nil || $1 == latest[$0.series] }.map(\.0)
    }
}

extension CatalogFile {
    /// What the files for all releases in all languages have in common.
    fileprivate var series: String { CatalogPath(table ?? path.string).folder }
}
