// How code for Android refers to texts.

import Code

extension KeyConventions {
    /// How code for Android, and for Compose and moko on other systems, refers to texts.
    package static let android = KeyConventions(
        calls: [
            KeyCall("getIdentifier", .lookup, resources: (position: 1, texts: ["string", "plurals", "array"]))
        ],
        keyTypes: [],
        symbolRoots: [
            ["R", "string"], ["R", "plurals"], ["R", "array"],
            ["Res", "string"], ["Res", "plurals"], ["Res", "array"],
            ["MR", "strings"], ["MR", "plurals"],
            ["@string"], ["@plurals"], ["@array"],
        ],
        textMembers: [], standardTable: "strings", modules: [], hasTables: false, systemPackage: "android")
}
