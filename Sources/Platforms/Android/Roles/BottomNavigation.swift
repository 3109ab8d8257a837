// The items of bottom navigation: a layout names the menu that has them.
//
//     <com.google.android.material.bottomnavigation.BottomNavigationView app:menu="@menu/harbour" … />
//     <item android:id="@+id/berths" android:title="@string/berths" />
//
// Other menus have no room: those in app bars become icons, and the rest grows with its items.

import Catalogs
import Layouts

/// Finds the items of bottom navigation.
enum BottomNavigation {
    private static let view = "BottomNavigationView"
    /// The largest number of classes between one of the app's and the library's.
    private static let deepest = 5

    /// The names of the menus that a layout shows at the bottom of the screen; `code` returns the source file of a class.
    static func menus(in layout: RoleDocument, _ code: (String) -> [UInt8]?) -> [String] {
        guard layout.text.utf8.firstOffset(of: "BottomNavigationView") != nil else { return [] }
        let reader = ResourceReader(layout)
        return reader.tags.compactMap { tag in
            guard isBar(reader.name(of: tag), code), reader.value("labelVisibilityMode", tag) != "unlabeled"
            else { return nil }
            return reader.value("menu", tag).flatMap { $0.hasPrefix("@menu/") ? String($0.dropFirst(6)) : nil }
        }
    }

    /// Whether a class is the library's, or one of the app that inherits from it.
    private static func isBar(_ name: String, _ code: (String) -> [UInt8]?) -> Bool {
        var name = name
        for _ in 0..<deepest {
            let last = name.split(separator: ".").last.map(String.init) ?? ""
            if last == view, !name.contains(".") || ViewKind.packages.contains(where: name.hasPrefix) { return true }
            guard let base = code(last).flatMap({ CodeViewScanner.facts(of: $0).bases[last] }) else { return false }
            name = base
        }
        return false
    }

    /// The places of the items of a menu.
    static func places(in menu: RoleDocument) -> [DocumentPlace] {
        let reader = ResourceReader(menu)
        let items = reader.tags.filter { reader.name(of: $0) == "item" && reader.value("visible", $0) != "false" }
        return items.compactMap { item in
            reader.value("title", item).flatMap(AndroidReference.key).map { key in
                DocumentPlace(
                    key: key, role: .tab, element: "item", path: menu.path, line: reader.line(of: item),
                    room: .android(
                        .share(of: items.count, most: 168), lines: 1, size: 12,
                        "items of bottom navigation share the width of the screen", .bottomNavigation,
                        certainty: .possible, undoing: ["labelMaxLines", "LABEL_VISIBILITY_UNLABELED"]))
            }
        }
    }
}
