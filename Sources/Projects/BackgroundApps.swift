// Apps of macOS without a menu bar, as their property lists or their Xcode projects say.

import Basics

extension Project {
    /// Whether the app that a file most likely belongs to runs without a menu bar and an icon in the Dock.
    public func isInBackgroundApp(_ file: CatalogFile) -> Bool {
        guard let project = regions.file(of: file.path.string), let folder = regions.folder(of: file.path.string),
            let bytes = try? FileReader.read(project)
        else { return false }
        let path = file.path.string
        let nearest = LanguageList.propertyLists(in: bytes).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
            .compactMap { list in (try? FileReader.read(list)).map { (list, $0) } }
            .max { path.sharedFolders(with: $0.0) < path.sharedFolders(with: $1.0) }
        if let (_, list) = nearest, Self.isOfBackgroundApp(list) { return true }
        return bytes.firstOffset(of: "INFOPLIST_KEY_LSUIElement = YES") != nil
            && bytes.firstOffset(of: "INFOPLIST_KEY_LSUIElement = NO") == nil
            && bytes.count(of: "product-type.application\"") == 1
    }

    /// Whether a property list has a true value for the key of such apps.
    private static func isOfBackgroundApp(_ list: [UInt8]) -> Bool {
        let mark: StaticString = "<key>LSUIElement</key>"
        guard let start = list.firstOffset(of: mark) else { return false }
        let value = list[(start + mark.utf8CodeUnitCount)...].drop { $0 <= 0x20 }
        return ["<true", "<string>1<", "<string>YES<"].contains { value.starts(with: $0.utf8) }
    }
}

extension String {
    /// The number of folders at the beginning that two paths share.
    fileprivate func sharedFolders(with other: String) -> Int {
        zip(split(separator: "/").dropLast(), other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
}

extension [UInt8] {
    fileprivate func count(of mark: StaticString) -> Int {
        var (found, at) = (0, 0)
        while let start = firstOffset(of: mark, from: at) { (found, at) = (found + 1, start + 1) }
        return found
    }
}
