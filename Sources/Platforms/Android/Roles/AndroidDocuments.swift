// Documents of Android's that are no layouts, but place texts on the screen.

import Catalogs

extension RoleDocuments {
    /// Screens of settings, and the menus that layouts show as bottom navigation.
    static let android = RoleDocuments(
        // Variants for larger screens have more room.
        includes: {
            ["xml", "menu", "layout"].contains(AndroidResource.kind(of: $0)) && AndroidResource.isForAnyScreen($0)
        }
    ) { documents, files in
        let outdated = OutdatedResources(documents.map(\.path), files)
        let kinds = Dictionary(grouping: documents.filter { !outdated.contains($0.path) }) {
            AndroidResource.kind(of: $0.path)
        }
        let sources = Dictionary(files.code.map { ($0.stem, $0) }) { first, _ in first }
        let code: (String) -> [UInt8]? = { name in sources[name].flatMap { files.bytes($0) } }
        let types = PreferenceTypes(code: code)
        let bars = Set((kinds["layout"] ?? []).flatMap { BottomNavigation.menus(in: $0, code) })
        return (kinds["xml"] ?? []).flatMap { PreferenceReading($0, types)?.places ?? [] }
            + (kinds["menu"] ?? []).filter { bars.contains($0.path.stem) }.flatMap(BottomNavigation.places)
    }
}
