// Packages of the same people in other repositories.

import Basics
import Catalogs

extension Project {
    private static let longestCommonWord = 4

    /// The remote packages of its Xcode projects that are named after one of its apps, such as `HarbourKit` of `Harbour`.
    public var ownRemotePackages: [String] {
        // `AppAuth` is not of everybody's `App`.
        let apps = appNames.filter { !$0.contains(" ") && $0.count > Self.longestCommonWord }
        let mark: StaticString = "XCRemoteSwiftPackageReference \""
        var names: Set<String> = []
        for project in regions.files where !apps.isEmpty {
            guard let bytes = try? FileReader.read(project) else { continue }
            var at = 0
            while let found = bytes.firstOffset(of: mark, from: at) {
                at = found + mark.utf8CodeUnitCount
                let name = String(decoding: bytes[at...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
                if apps.contains(where: { name.hasPrefix($0) && name != $0 }) { names.insert(name) }
            }
        }
        return names.sorted()
    }
}

extension Project {
    /// Whether a project names libraries of CocoaPods or Carthage whose sources are not here.
    public var lacksLibraries: Bool {
        let folders = regions.files.map { CatalogPath(CatalogPath($0).folder).outerFolder }
        return (roots + folders).contains { folder in
            let names = (try? FolderListing(folder.isEmpty ? "." : folder))?.items.map(\.name) ?? []
            return names.contains("Podfile") && !names.contains("Pods")
                || names.contains("Cartfile") && !names.contains("Carthage")
        }
    }
}
