// HarmonyOS, and OpenHarmony, which it is built on.

import Catalogs
import Comparison

extension Platform {
    static let harmonyOS = Platform(
        name: "HarmonyOS", formats: [Format(HarmonyFormat.self)], files: PlatformFiles(code: ["ets"]),
        picking: .harmonyOS, preview: HarmonyPreview.notes,
        dialect: { _ in HarmonyDialect.self })
}
