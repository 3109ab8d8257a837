// How code for Apple's systems looks up texts.

import Code

extension KeyConventions {
    /// How code for Apple's systems looks up texts.
    package static let apple = KeyConventions(
        calls: KeyCall.lookups + KeyCall.literals + KeyCall.views + KeyCall.modifiers + KeyCall.intents
            + KeyCall.objectiveC,
        keyTypes: [
            "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "String.LocalizationValue",
            "IntentDialog", "IntentDescription", "DisplayRepresentation", "TypeDisplayRepresentation",
        ],
        symbolRoots: [
            ["L10n"], ["R", "string"], ["Strings"], ["Localizations"], ["LocalString"], ["String", "Localizable"],
            ["LocalizedStringResource"],
        ],
        textMembers: ["localized"], standardTable: "Localizable",
        modules: [
            "SwiftUI", "Foundation", "Swift", "AppIntents", "WidgetKit", "TipKit", "String", "PhotosUI", "StoreKit",
        ])
}

extension KeyCall {
    /// Functions that look up any String.
    fileprivate static let lookups: [KeyCall] = [
        KeyCall("NSLocalizedString", .lookup, defaultValue: "value", order: ["", "comment"]),
        KeyCall("CFCopyLocalizedString", .lookup, order: ["", "comment"]),
        // Without a value, it is a function of the app's own.
        KeyCall("localizedString", .lookup, key: "forKey", needs: "value", defaultValue: "value"),
        KeyCall("localizedAttributedString", .lookup, key: "forKey", needs: "value", defaultValue: "value"),
        KeyCall("localizedUserNotificationString", .lookup, key: "forKey"),
        // The argument is a String: an interpolation puts a key together, and makes no placeholder.
        KeyCall("LocalizedStringKey", .lookup, key: "stringLiteral"),
        KeyCall("LocalizationValue", .lookup, key: "stringLiteral"),
        KeyCall("LocalizedStringResource", .lookup, key: "stringLiteral"),
        KeyCall("LocalizationValue", .converts),
        KeyCall("LocalizedStringKey", .converts, refuses: ["stringLiteral"]),
    ]

    /// Initializers that look up literals only.
    fileprivate static let literals: [KeyCall] = [
        KeyCall("String", .typed, key: "localized"),
        KeyCall("init", .typed, key: "localized"),
        KeyCall("NSString", .typed, key: "localized"),
        KeyCall("AttributedString", .typed, key: "localized"),
        KeyCall("LocalizedStringResource", .typed, refuses: ["stringLiteral"]),
    ]

    /// Initializers of SwiftUI's views and scenes whose first argument is a `LocalizedStringKey`.
    fileprivate static let views: [KeyCall] =
        [
            "Label", "Button", "Toggle", "TextField", "SecureField", "Picker", "Stepper", "Section", "NavigationLink",
            "Menu", "Link", "ProgressView", "Gauge", "DatePicker", "ColorPicker", "MultiDatePicker", "GroupBox",
            "DisclosureGroup", "LabeledContent", "ControlGroup", "Tab", "TabSection", "TableColumn", "CommandMenu",
            "WindowGroup", "Window", "UtilityWindow", "MenuBarExtra", "DocumentGroup", "ShareLink", "PhotosPicker",
            "ContentUnavailableView", "RenameButton", "NavigationButton", "PasteButton", "Slider",
            "ControlWidgetButton",
            "ControlWidgetToggle", "TextFieldLink", "HelpLink", "OpenSettingsLink", "SubscriptionStoreView",
        ].map { KeyCall($0, .shown, refuses: ["verbatim"]) } + [
            KeyCall("Text", .shown, refuses: ["verbatim", "style", "format", "timerInterval", "formatter"]),
            KeyCall("Text", .typed, key: "placeholder"),
        ]

    /// SwiftUI's modifiers with a `LocalizedStringKey`.
    fileprivate static let modifiers: [KeyCall] =
        [
            "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog",
            "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityInputLabels", "help",
            "badge", "configurationDisplayName", "dialogSuppressionToggle", "accessibilityRotor",
            "accessibilityCustomContent", "fileDialogMessage", "fileDialogConfirmationLabel",
            "fileExporterFilenameLabel", "gaugeTitle", "toolbarTitle", "accessibilityChartDescriptor",
        ].map { KeyCall($0, .shown, refuses: ["verbatim"]) } + [
            // Widgets have a description; so has everything else, but without an argument.
            KeyCall("description", .shown),
            KeyCall("searchable", .shown, key: "prompt"),
            KeyCall("accessibilityAction", .shown, key: "named"),
        ]

    /// App Intents, tips and widgets.
    fileprivate static let intents: [KeyCall] = [
        KeyCall("Parameter", .typed, key: "title"),
        KeyCall("Parameter", .typed, key: "description"),
        KeyCall("Parameter", .typed, key: "requestValueDialog"),
        KeyCall("IntentParameter", .typed, key: "title"),
        KeyCall("Property", .typed, key: "title"),
        KeyCall("IntentDescription", .typed),
        KeyCall("IntentDescription", .typed, key: "categoryName"),
        KeyCall("IntentDialog", .typed),
        KeyCall("IntentDialog", .typed, key: "full"),
        KeyCall("IntentDialog", .typed, key: "supporting"),
        KeyCall("DisplayRepresentation", .typed, key: "title"),
        KeyCall("DisplayRepresentation", .typed, key: "subtitle"),
        KeyCall("DisplayRepresentation", .typed),
        KeyCall("TypeDisplayRepresentation", .typed, key: "name"),
        KeyCall("TypeDisplayRepresentation", .typed),
        KeyCall("AppShortcut", .typed, key: "shortTitle"),
        KeyCall("Summary", .typed),
        KeyCall("result", .typed, key: "dialog"),
    ]

    /// Macros and methods of Objective-C.
    fileprivate static let objectiveC: [KeyCall] = [
        KeyCall("localizedStringForKey", .lookup, defaultValue: "value"),
        KeyCall("localizedAttributedStringForKey", .lookup, defaultValue: "value"),
        KeyCall("localizedUserNotificationStringForKey", .lookup),
        KeyCall("NSLocalizedStringFromTable", .lookup, order: ["", "tableName", "comment"]),
        KeyCall("NSLocalizedStringFromTableInBundle", .lookup, order: ["", "tableName", "bundle", "comment"]),
        KeyCall(
            "NSLocalizedStringWithDefaultValue", .lookup, defaultValue: "value",
            order: ["", "tableName", "bundle", "value", "comment"]),
        KeyCall("CFCopyLocalizedStringFromTable", .lookup, order: ["", "tableName", "comment"]),
        KeyCall("CFCopyLocalizedStringFromTableInBundle", .lookup, order: ["", "tableName", "bundle", "comment"]),
        KeyCall(
            "CFCopyLocalizedStringWithDefaultValue", .lookup, defaultValue: "value",
            order: ["", "tableName", "bundle", "value", "comment"]),
    ]
}
