// The kinds of rows in Android's screens of settings, and how much room each gives to its title.

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

    /// The least width of what is beside the title, with its padding.
    var widget: Double {
        switch self {
        case .switchPreference, .switchCompat: 52
        case .checkBox: 48
        case .preference, .editText, .list, .multiSelect, .dropDown, .dialog, .seekBar, .screen, .category: 0
        }
    }

    /// The padding at both ends of a row.
    private static let padding = 32.0
    /// The least width of an icon's frame.
    private static let icon = 56.0

    private var titleSize: Double { self == .category ? 14 : 16 }

    /// The room of a title.
    func title(hasIcon: Bool, isOneLine: Bool, _ certainty: RoleCertainty) -> RoleRoom {
        .android(
            .screen(less: Self.padding + widget + (hasIcon ? Self.icon : 0)), lines: isOneLine ? 1 : nil,
            size: titleSize,
            isOneLine ? "its title is on one line" : "its title has the width of its row",
            isOneLine ? .preferences : .preferenceRows, certainty: certainty,
            undoing: [
                "SingleLineTitle = false", "setSingleLineTitle(false", "singleLineTitle\">false",
                "textAppearanceListItem\">",
            ])
    }

    /// The room of a summary.
    func summary(hasIcon: Bool, _ certainty: RoleCertainty) -> RoleRoom {
        .android(
            .screen(less: Self.padding + widget + (hasIcon ? Self.icon : 0)), lines: self == .category ? 1 : 10,
            size: 14, "summaries show \(self == .category ? "one line" : "ten lines")", .preferenceRows,
            certainty: certainty)
    }
}
