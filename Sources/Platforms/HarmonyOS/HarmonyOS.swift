// HarmonyOS, and OpenHarmony, on which it is based.

import Catalogs
import Comparison

extension Platform {
    static let harmonyOS = Platform(
        name: "HarmonyOS", formats: [Format(HarmonyFormat.self)], files: PlatformFiles(code: ["ets"]),
        picking: .harmonyOS, preview: HarmonyPreview.notes,
        alias: alias, dialect: { _ in HarmonyDialect.self })

    @Sendable private static func alias(_ entry: Entry) -> TextAlias? {
        // The reader marks references as untranslatable.
        guard !entry.isTranslatable, let text = entry.value else { return nil }
        if text.hasPrefix(ownText) { return .key(String(text.dropFirst(ownText.count))) }
        return text.hasPrefix("$ohos:string:") ? .elsewhere : nil
    }

    /// How a reference to a text of the app begins.
    private static let ownText = "$string:"
}
