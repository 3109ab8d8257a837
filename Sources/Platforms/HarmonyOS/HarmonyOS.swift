// HarmonyOS, and OpenHarmony, on which it is based.

import Catalogs
import Comparison

extension Platform {
    static let harmonyOS = Platform(
        name: "HarmonyOS", formats: [Format(HarmonyFormat.self)], files: PlatformFiles(code: ["ets"]),
        picking: .harmonyOS, preview: HarmonyPreview.notes,
        dialect: { _ in HarmonyDialect.self })
}
