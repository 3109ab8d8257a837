// How code and resources for Android show texts.

import Code

extension RoleConventions {
    /// How code and resources for Android show texts.
    package static let android = RoleConventions(
        calls: AndroidCalls.all + AndroidElements.all, surroundings: AndroidSlots.all,
        properties: PropertyRole.android, members: [],
        wrappers: [
            "getString": [""], "getText": [""], "getQuantityString": [""], "getQuantityText": [""],
            "getStringArray": [""], "stringResource": ["", "id", "resource"],
            "pluralStringResource": ["", "id", "resource"], "fromHtml": [""], "format": [""],
            "AnnotatedString": ["", "text"], "SpannableString": [""], "SpannableStringBuilder": [""],
        ],
        transforms: [
            "format", "toString", "uppercase", "lowercase", "toUpperCase", "toLowerCase", "trim", "replace", "plus",
            "capitalize", "parseAsHtml", "toSpannable",
        ],
        widgets: nil, packages: ViewKind.packages)
}

extension PropertyRole {
    /// Properties of Android's views.
    fileprivate static let android: [PropertyRole] = [
        PropertyRole("title", .property("supportActionBar"), .navigationTitle),
        PropertyRole("title", .property("actionBar"), .navigationTitle),
        PropertyRole("title", .type("Toolbar", named: "toolbar"), .navigationTitle),
        PropertyRole("title", .type("Preference", named: "preference"), .preferenceTitle),
        PropertyRole("title", .inherits("Activity"), .navigationTitle),
        PropertyRole("subtitle", .property("supportActionBar"), .navigationTitle),
        PropertyRole("summary", .type("Preference", named: "preference"), .preferenceSummary),
        PropertyRole("text", .type("Button", named: "button"), .button),
        PropertyRole("text", .type("Tab", named: "tab"), .tab),
        PropertyRole("text", .any, .text), PropertyRole("hint", .any, .placeholder),
        PropertyRole("contentDescription", .any, .accessibility),
    ]
}
