// The kinds of rows in Android's screens of settings, and how much room each gives to its title.

import Basics
import Layouts

/// A kind of row that androidx.preference has.
enum PreferenceKind: String, CaseIterable {
    case preference = "Preference"
    case switchPreference = "SwitchPreference"
    case editText = "EditTextPreference"
    case switchCompat = "SwitchPreferenceCompat"
    case checkBox = "CheckBoxPreference"
    case list = "ListPreference"
    case multiSelect = "MultiSelectListPreference"
    case dropDown = "DropDownPreference"
    case dialog = "DialogPreference"
    case seekBar = "SeekBarPreference"
    case screen = "PreferenceScreen"
    case category = "PreferenceCategory"

    /// Whether its title is on one line unless the app says otherwise.
    var isOneLine: Bool {
        switch self {
        // Their styles set singleLineTitle to false.
        case .preference, .switchPreference, .editText, .category: false
        case .switchCompat, .checkBox, .list, .multiSelect, .dropDown, .dialog, .seekBar, .screen: true
        }
    }

    /// The least width of what is beside the title, with the padding of 16 dp in `preference_material.xml`.
    var widget: Double {
        switch self {
        case .switchPreference, .switchCompat: 52
        case .checkBox: 48
        case .preference, .editText, .list, .multiSelect, .dropDown, .dialog, .seekBar, .screen, .category: 0
        }
    }

    /// The padding at both ends of a row, `listPreferredItemPaddingStart` and `…End` of the system's Material themes.
    private static let padding = 32.0
    /// The least width of an icon's frame: `image_frame.xml`.
    private static let icon = 56.0

    /// From 360 dp on, androidx keeps the frame free in rows without an icon: `values-sw360dp/config.xml` of the library.
    private static let reserve = Reserve(
        icon, from: 360,
        undoing: [
            // In code, in a style, or as `config_materialPreferenceIconSpaceReserved`.
            "conSpaceReserved", "icon_frame",
            // Rows and styles with layouts of the app's own.
            "layoutResource", "setLayoutResource", "android:layout\">",
            // Styles that inherit from those of the library that keep nothing free.
            "parent=\"Preference\"", "parent=\"@style/Preference\"", "Preference.SwitchPreferenceCompat\"",
            "Preference.SwitchPreference\"", "Preference.CheckBoxPreference\"", "Preference.DialogPreference\"",
            // The system's own settings, which are shown without those of the library.
        ] + ofSystem, needing: "androidx.preference.")

    /// What code has that shows settings with the library, and without it.
    private static let ofLibrary = ["PreferenceFragmentCompat", "androidx.preference.PreferenceFragment"]
    private static let ofSystem = [
        "android.preference.PreferenceFragment", "android.preference.PreferenceActivity",
    ]

    /// All settings of the app are those of the system, which have no attributes of the library.
    private static let areOfSystem = "settings of the system"

    /// Those of some facts that are true of the app.
    static func facts(_ asked: Set<String>, _ files: LayoutFiles) -> Set<String> {
        guard asked.contains(areOfSystem) else { return [] }
        let code = files.code.lazy.compactMap(files.bytes)
        func has(_ words: [String]) -> Bool {
            let words = words.map { Array($0.utf8) }
            return code.contains { bytes in words.contains { bytes.firstOffset(of: $0, in: bytes.indices) != nil } }
        }
        return has(ofSystem) && !has(ofLibrary) ? [areOfSystem] : []
    }

    private var titleSize: Double { self == .category ? 14 : 16 }

    /// The room of a title.
    func title(_ icon: PreferenceIcon, isOneLine: Bool, _ certainty: RoleCertainty) -> RoleRoom {
        let wrapped = "its title has the width of its row"
        var room = room(
            icon, lines: isOneLine ? 1 : nil, size: titleSize,
            isOneLine ? #"its title is on one line without app:singleLineTitle="false""# : wrapped,
            isOneLine ? .preferences : .preferenceRows, certainty, undoing: ["textAppearanceListItem\">"])
        if isOneLine {
            room.undoingFacts = [Self.areOfSystem]
            room.wrapping = Wrapping(
                ["SingleLineTitle = false", "setSingleLineTitle(false", "singleLineTitle\">false"], wrapped,
                .preferenceRows)
        }
        return room
    }

    /// The room of a title in the system's own settings, whose titles are on one line; nil if it is the same.
    func systemTitle(_ icon: PreferenceIcon, _ certainty: RoleCertainty) -> RoleRoom? {
        guard self != .category else { return nil }
        var room = room(
            icon, lines: 1, size: titleSize, "its title is on one line in the system's own settings",
            .systemPreferences, certainty,
            undoing: Self.ofLibrary + [
                "ingleLineTitle", "textAppearanceListItem\">", "setLayoutResource", "layoutResource",
            ])
        room.needing = Self.ofSystem
        room.reserve = nil
        return room
    }

    /// The room of a summary.
    func summary(_ icon: PreferenceIcon, _ certainty: RoleCertainty) -> RoleRoom {
        let (lines, words) =
            switch self {
            case .category: (1, "one line")
            case .seekBar: (4, "four lines")
            default: (10, "ten lines")
            }
        return room(
            icon, lines: lines, size: 14, "summaries show \(words)",
            self == .seekBar ? .preferenceSeekBars : .preferenceRows, certainty)
    }

    /// The room of a choice in the dialog of a list; nil for other rows.
    func entry(_ certainty: RoleCertainty) -> RoleRoom? {
        switch self {
        case .list, .multiSelect:
            // Dialogs are 10 dp or more smaller than the screen on both sides, and their rows have paddings of 20 and
            // 24 dp. How much room a mark takes depends on the theme.
            .android(
                .screen(less: 64), lines: nil, size: 16, "choices have the width of their dialog", .dialogChoices,
                certainty: certainty, undoing: ["dialogPreferredPadding"])
        case .preference, .switchPreference, .editText, .switchCompat, .checkBox, .dropDown, .dialog, .seekBar, .screen,
            .category:
            nil
        }
    }

    private func room(
        _ icon: PreferenceIcon, lines: Int?, size: Double, _ reason: String, _ published: Publication,
        _ certainty: RoleCertainty, undoing: [String] = []
    ) -> RoleRoom {
        var room = RoleRoom.android(
            .screen(less: Self.padding + widget + (icon == .shown ? Self.icon : 0)), lines: lines, size: size,
            reason, published, certainty: certainty, undoing: undoing)
        room.reserve = icon == .perhapsReserved ? Self.reserve : nil
        return room
    }
}

/// Whether a row has a frame for an icon.
enum PreferenceIcon {
    /// It has an icon, or keeps its place free on every screen.
    case shown
    /// The library keeps its place free on some screens, unless the app says otherwise.
    case perhapsReserved
    case missing
}
