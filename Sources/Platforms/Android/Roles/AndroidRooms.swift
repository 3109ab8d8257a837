// How much room the controls of Android and of Material give to their texts.

import Code
import Layouts

extension RoleRoom {
    /// A text in the system's font.
    static func android(
        _ width: Width, lines: Int?, size: Double, _ reason: String, _ published: Publication,
        certainty: RoleCertainty = .likely, undoing: [String] = [], undoingFacts: [String] = [],
        needing: [String] = []
    ) -> RoleRoom {
        var room = RoleRoom(width, lines: lines, FontRequest(.named("Roboto"), size: size), reason, published)
        (room.certainty, room.undoing, room.undoingFacts, room.needing) = (certainty, undoing, undoingFacts, needing)
        return room
    }
}

/// How many lines the toasts of an app show.
private enum Toasts {
    /// Toasts have any number of lines if an app does not target Android 12 or newer.
    static let wrap = "toasts wrap"
    private static let firstLimited = 31

    /// Those of some facts that are true of the app.
    static func facts(_ asked: Set<String>, _ files: LayoutFiles) -> Set<String> {
        guard asked.contains(wrap), let target = BuildVersions.target(files), target < firstLimited else { return [] }
        return [wrap]
    }
}

extension PlatformRooms {
    /// The rooms of texts on Android, in its own units.
    static let android: PlatformRooms = {
        var rooms = PlatformRooms()
        rooms.devices = Device.androidPhones
        rooms.documents = .android
        rooms.adapting = adapting
        rooms.facts = { asked, files in
            [DialogButtons.facts, AppBars.facts, Toasts.facts, PreferenceKind.facts].reduce(into: []) { found, facts in
                found.formUnion(facts(asked, files))
            }
        }
        // Where hyphenation is off, as it is by default, Android does not break lines at soft hyphens.
        rooms.helpForWideWords =
            "use a shorter word, or widen the box; a soft hyphen helps only with "
            + "android:hyphenationFrequency=\"normal\", or with Hyphens.Auto in Compose"
        rooms.rooms = [
            // Margins and paddings of 16 dp; the icon beside the text can be missing.
            .toast: .android(
                .screen(less: 64), lines: 2, size: 14, "toasts show two lines", .toasts,
                undoing: ["Toast.setView", "toast.setView", "toast.view ="], undoingFacts: [Toasts.wrap]),
            // A bar over the whole width has only its padding of 12 dp.
            .snackbar: .android(
                .screen(less: 24), lines: 2, size: 14, "snackbars show two lines", .snackbars,
                undoing: ["setTextMaxLines(", "textMaxLines", "snackbar_text"]),
            // Labels of two lines are smaller.
            .tab: .android(
                .screen(less: 24, most: 240), lines: 2, size: 12, "tabs show two lines", .tabs, certainty: .possible),
            // A title that one line cannot hold gets two, in the size of medium texts. Dialogs are 10 dp or more smaller
            // than the screen on both sides, and have a padding of 24 dp.
            .alertTitle: .android(
                .screen(less: 68), lines: 2, size: 18, "titles of dialogs show two lines", .dialogTitles,
                undoing: [
                    "Material3Expressive", "AlertDialogTitleTextStyle", "windowTitleStyle", "dialogPreferredPadding",
                    "textAppearanceMedium\">",
                ]),
            .alertMessage: .android(
                .screen(less: 68), lines: nil, size: 14, "messages have the width of their dialog", .dialogMessages,
                undoing: ["AlertDialogBodyTextStyle", "dialogPreferredPadding"]),
            .alertButton: buttonsOfDialogs,
            .navigationTitle: titlesOfAppBars,
            .notificationTitle: .android(
                .screen(less: 32), lines: 1, size: 14, "titles of notifications are on one line", .notifications),
            .notificationBody: .android(
                .screen(less: 32), lines: nil, size: 14, "texts of notifications have their width", .notifications),
            .notificationAction: .android(
                .screen(less: 32), lines: 1, size: 14, "actions of notifications are on one line", .notifications),
        ]
        return rooms
    }()
}

extension PlatformRooms {
    /// Those of AppCompat have any number of lines, and Material's expressive ones have two.
    private static var buttonsOfDialogs: RoleRoom {
        var room = RoleRoom.android(
            .screen(less: 72), lines: 1, size: 14, "buttons of dialogs are on one line", .dialogs,
            undoing: ["Material3Expressive"],
            needing: ["Theme.MaterialComponents", "Theme.Material3", "MaterialAlertDialogBuilder"])
        room.restyled = RestyledText(
            isInCapitals: true, needing: ["Theme.MaterialComponents"],
            undoing: [
                "Theme.Material3", "Theme.AppCompat", "textAllCaps", "textAppearanceButton", "ButtonStyle\">",
                "lertDialogTheme",
            ])
        return room
    }

    private static var titlesOfAppBars: RoleRoom {
        var room = RoleRoom.android(
            .screen(less: 32), lines: 1, size: 20, "titles of app bars are on one line", .appBars)
        room.restyled = RestyledText(
            size: 22, needing: ["Theme.Material3."],
            undoing: [
                "Theme.AppCompat", "Theme.MaterialComponents", "Theme.Material.", "Theme.Holo", "titleTextAppearance",
                "titleTextStyle", "textAppearanceTitleLarge",
            ])
        return room
    }

    /// The room of a text as its call or its element has it; nil if that gives the text another one.
    @Sendable private static func adapting(_ room: RoleRoom, to node: CodeNode) -> RoleRoom? {
        guard !node.joinsTexts, !node.isOnlyInDebugBuilds else { return nil }
        switch node.name {
        // What Compose shows wraps, unless its own code says otherwise.
        case "Text", "BasicText", "showSnackbar": return nil
        // Before Android 12, toasts have any number of lines.
        case "makeText" where node.isOnlyBefore(version: 31): return nil
        case "setPositiveButton", "setNegativeButton", "setNeutralButton":
            return DialogBuilder(around: node).adapting(room)
        case "activity": return titleRoom(room, of: node)
        // A label of a navigation graph is a title only if the graph sets those of an app bar.
        case "fragment":
            var room = room
            room.needing = ["setupActionBarWithNavController(", "oolbar.setupWithNavController(", "NavigationUI."]
            return room
        default:
            guard room.published == .appBars, node.isTitleOfScreen else { return room }
            var room = room
            room.undoingFacts.append(AppBars.areMissing)
            // The button that leads back is before the title.
            let screen = node.enclosingType ?? node.tree.root
            if screen.mentions("setDisplayHomeAsUpEnabled(true") { room.width = .screen(less: 72) }
            return room
        }
    }

    /// The room of the title that a manifest gives to a screen.
    private static func titleRoom(_ room: RoleRoom, of screen: CodeNode) -> RoleRoom? {
        let theme = (screen.argument("android:theme") ?? screen.parent?.argument("android:theme"))?.text ?? ""
        // One that people see through has no app bar, nor has one that only shows what Compose draws.
        let seeThrough = ["translucent", "transparent", "invisible", "nodisplay", "dialog"]
        let lowercased = theme.lowercased()
        guard !seeThrough.contains(where: { lowercased.contains($0) }),
            // Only held sideways, it is wider.
            !(screen.argument("android:screenOrientation")?.text.lowercased().contains("landscape") ?? false)
        else { return nil }
        let name = screen.argument("android:name")?.text.split(separator: ".").last.map(String.init) ?? ""
        var room = room
        room.needing = ["setContentView(", "upportActionBar", "etActionBar("]
        room.undoingFacts.append(AppBars.hide(titleOf: name, theme: theme))
        return room
    }
}

extension CodeNode {
    /// Whether it shows a text that code puts together: then the source, too, may not fit.
    fileprivate var joinsTexts: Bool {
        let values = kind == .call ? arguments.map(\.bare) : [self]
        return values.contains { value in
            let isJoined =
                value.kind == .operators && value.children.contains { $0.isNamed("+") }
                || value.kind == .string && value.stringValue == nil
            return isJoined && value.text.contains("R.string")
        }
    }

    /// Whether it sets the title of a screen, and not that of a bar that it names.
    fileprivate var isTitleOfScreen: Bool {
        let text = text.prefix { $0 != "=" }
        return (isNamed("setTitle") || kind == .operators) && !text.contains("oolbar") && !text.contains("ctionBar")
    }
}

extension Publication {
    static let toasts = Publication(
        "Toasts overview", "https://developer.android.com/guide/topics/ui/notifiers/toasts")
    static let snackbars = material("snackbar/res/values/config.xml")
    static let tabs = material("tabs/res/layout/design_layout_tab_text.xml")
    static let bottomNavigation = material("bottomnavigation/res/layout/design_bottom_navigation_item.xml")
    static let dialogs = material("button/res/values/styles.xml")
    static let dialogTitles = Publication(
        "AppCompat, DialogTitle.java",
        "https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/java/androidx/appcompat/widget/DialogTitle.java"
    )
    static let dialogMessages = material("dialog/res/layout/m3_alert_dialog.xml")
    static let dialogChoices = material("dialog/res/layout/mtrl_alert_select_dialog_singlechoice.xml")
    static let appBars = Publication(
        "AppCompat, Toolbar", "https://developer.android.com/reference/androidx/appcompat/widget/Toolbar")
    static let notifications = Publication(
        "Notifications overview", "https://developer.android.com/develop/ui/views/notifications")
    static let preferences = Publication(
        "androidx.preference, styles.xml",
        "https://github.com/androidx/androidx/blob/androidx-main/preference/preference/res/values/styles.xml")
    static let systemPreferences = Publication(
        "Android's framework, preference_material.xml",
        "https://github.com/aosp-mirror/platform_frameworks_base/blob/master/core/res/res/layout/preference_material.xml"
    )
    static let preferenceRows = Publication(
        "androidx.preference, preference_material.xml",
        "https://github.com/androidx/androidx/blob/androidx-main/preference/preference/res/layout/preference_material.xml"
    )

    static let preferenceSeekBars = Publication(
        "androidx.preference, preference_widget_seekbar_material.xml",
        "https://github.com/androidx/androidx/blob/androidx-main/preference/preference/res/layout/preference_widget_seekbar_material.xml"
    )

    private static func material(_ path: String) -> Publication {
        Publication(
            "Material Components, \(path)",
            "https://github.com/material-components/material-components-android/blob/master/lib/java/com/google/android/material/\(path)"
        )
    }
}
