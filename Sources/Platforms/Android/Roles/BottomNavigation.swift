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
    /// The names of the menus that a layout shows at the bottom of the screen.
    static func menus(in layout: RoleDocument) -> [String] {
        guard layout.text.utf8.firstOffset(of: "BottomNavigationView") != nil else { return [] }
        let reader = ResourceReader(layout)
        return reader.tags.compactMap { tag in
            guard reader.name(of: tag).hasSuffix("BottomNavigationView"),
                reader.value("labelVisibilityMode", tag) != "unlabeled"
            else { return nil }
            return reader.value("menu", tag).flatMap { $0.hasPrefix("@menu/") ? String($0.dropFirst(6)) : nil }
        }
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
