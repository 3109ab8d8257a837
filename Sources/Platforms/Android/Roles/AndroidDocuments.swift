// Documents of Android's that are no layouts, but place texts on the screen.

import Catalogs

extension RoleDocuments {
    /// Screens of settings, and the menus that layouts show as bottom navigation.
    static let android = RoleDocuments(
        // Variants for larger screens have more room.
        includes: {
            ["xml", "menu", "layout"].contains(AndroidResource.kind(of: $0)) && AndroidResource.isForAnyScreen($0)
        }
    ) { documents, code in
        let kinds = Dictionary(grouping: documents) { AndroidResource.kind(of: $0.path) }
        let types = PreferenceTypes(code: code)
        let bars = Set((kinds["layout"] ?? []).flatMap(BottomNavigation.menus))
        return (kinds["xml"] ?? []).flatMap { PreferenceReading($0, types)?.places ?? [] }
            + (kinds["menu"] ?? []).filter { bars.contains($0.path.stem) }.flatMap(BottomNavigation.places)
    }
}
