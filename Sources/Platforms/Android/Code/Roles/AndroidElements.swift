// Attributes of resources that show texts, as arguments of calls.

import Code

/// Elements of resources that show the texts in their attributes.
enum AndroidElements {
    /// All of them.
    static let all: [CallRole] = preferences + views + others

    /// Rows of settings.
    private static let preferences: [CallRole] = [
        "Preference", "SwitchPreference", "SwitchPreferenceCompat", "CheckBoxPreference", "ListPreference",
        "MultiSelectListPreference", "EditTextPreference", "SeekBarPreference", "DropDownPreference",
    ].flatMap { name in
        ["android:", "app:"].flatMap { prefix in
            attributes.map { attribute, role in CallRole(name, prefix + attribute, role) }
        }
    }

    private static let attributes: [(String, ScreenRole)] = [
        ("title", .preferenceTitle), ("summary", .preferenceSummary), ("summaryOn", .preferenceSummary),
        ("summaryOff", .preferenceSummary), ("dialogTitle", .alertTitle), ("dialogMessage", .alertMessage),
    ]

    /// Views of layouts.
    private static let views: [CallRole] = texts.flatMap { name, role in
        [
            CallRole(name, "android:text", role), CallRole(name, "android:hint", .placeholder),
            CallRole(name, "android:contentDescription", .accessibility),
        ]
    }

    private static let texts: [(String, ScreenRole)] = [
        ("TextView", .text), ("MaterialTextView", .text), ("AppCompatTextView", .text), ("Button", .button),
        ("MaterialButton", .button), ("AppCompatButton", .button), ("ExtendedFloatingActionButton", .button),
        ("CheckBox", .toggle), ("Switch", .toggle), ("SwitchCompat", .toggle), ("SwitchMaterial", .toggle),
        ("MaterialSwitch", .toggle), ("MaterialCheckBox", .toggle), ("RadioButton", .option),
        ("MaterialRadioButton", .option), ("Chip", .option), ("TabItem", .tab), ("EditText", .text),
        ("TextInputEditText", .text), ("AppCompatEditText", .text), ("TextInputLayout", .text), ("ImageView", .text),
        ("ImageButton", .text), ("AppCompatImageView", .text), ("AppCompatImageButton", .text),
        ("FloatingActionButton", .text),
    ]

    /// Toolbars, menus, navigation, shortcuts.
    private static let others: [CallRole] = [
        CallRole("Toolbar", "app:title", .navigationTitle), CallRole("Toolbar", "android:title", .navigationTitle),
        CallRole("MaterialToolbar", "app:title", .navigationTitle),
        CallRole("MaterialToolbar", "android:title", .navigationTitle),
        CallRole("CollapsingToolbarLayout", "app:title", .navigationTitle),
        CallRole("PreferenceCategory", "android:title", .sectionHeader),
        CallRole("PreferenceCategory", "app:title", .sectionHeader),
        CallRole("item", "android:title", .menuItem), CallRole("fragment", "android:label", .navigationTitle),
        CallRole("activity", "android:label", .navigationTitle),
        CallRole("shortcut", "android:shortcutShortLabel", .shortcutLabel),
        CallRole("shortcut", "android:shortcutLongLabel", .shortcutLabel),
    ]
}
