// How code for Apple's systems shows texts.

import Code

extension RoleConventions {
    /// How code for Apple's systems shows texts.
    package static let apple = RoleConventions(
        calls: CallRole.views + CallRole.modifiers + CallRole.controls + CallRole.alerts + CallRole.others,
        surroundings: Surrounding.views + Surrounding.modifiers + Surrounding.controls,
        properties: PropertyRole.controllers + PropertyRole.views + PropertyRole.windows + PropertyRole.others,
        members: MemberRole.apple,
        wrappers: [
            "Text": ["", "verbatim"], "String": ["", "format", "localized"], "NSString": ["", "string", "format"],
            "AttributedString": [""], "NSAttributedString": ["string"], "NSMutableAttributedString": ["string"],
            "LocalizedStringKey": [""], "LocalizedStringResource": [""], "localizedStringWithFormat": [""],
            "Optional": [""],
        ],
        transforms: [
            "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase",
            "localizedLowercase", "trimmingCharacters", "replacingOccurrences", "appending", "description", "html",
            "attributed", "asAttributedString", "localizedStringKey", "string", "firstUppercased",
            "capitalizingFirstLetter",
            "appendingFormat",
        ],
        widgets: WidgetConventions(
            configurations: [
                "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "ActivityConfiguration",
            ],
            families: [
                "systemSmall": .smallWidget, "systemMedium": .mediumWidget, "systemLarge": .largeWidget,
                "systemExtraLarge": .largeWidget, "accessoryInline": .accessoryWidget,
                "accessoryCircular": .accessoryWidget, "accessoryRectangular": .accessoryWidget,
                "accessoryCorner": .accessoryWidget,
            ]))
}

extension MemberRole {
    /// Members that the system shows.
    fileprivate static let apple: [MemberRole] = [
        MemberRole("title", inherits: "ViewController", .navigationTitle),
        MemberRole("title", inherits: "Intent", .shortcut),
        MemberRole("description", inherits: "AppIntent", .shortcut),
        MemberRole("typeDisplayRepresentation", inherits: "AppEnum", .shortcut),
        MemberRole("errorDescription", inherits: "LocalizedError", .errorMessage),
        MemberRole("failureReason", inherits: "LocalizedError", .errorMessage),
        MemberRole("recoverySuggestion", inherits: "LocalizedError", .errorMessage),
        MemberRole("accessibilityLabel", inherits: "", .accessibility),
        MemberRole("accessibilityHint", inherits: "", .accessibility),
        MemberRole("accessibilityValue", inherits: "", .accessibility),
        MemberRole("paneTitle", inherits: "SettingsPane", .tab),
        MemberRole("preferencePaneTitle", inherits: "PreferencePane", .tab),
    ]
}
