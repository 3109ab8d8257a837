// How to see a pseudo-locale on an Android device, which offers two and no other.

import Generation

enum ShowingOnAndroid {
    /// What a device calls the pseudo-locales that it offers.
    private static let names = ["en-XA": "English (XA)", "ar-XB": "العربية (XB)"]

    /// What to do with the pseudo-locales of a plan that are for Android.
    static func notes(for plan: Plan) -> [String] {
        let tags = plan.pseudolocales { $0.offeredPseudolocales != nil }.map(\.tag.string)
        let offered = tags.compactMap { names[$0] }
        let others = tags.filter { names[$0] == nil }
        var notes: [String] = []
        if !offered.isEmpty {
            notes.append(
                "to see it on Android, build the app and turn on the device's developer options: then "
                    + "\(offered.listed()) \(offered.count == 1 ? "is" : "are") among its languages")
        }
        if !others.isEmpty {
            notes.append(
                "Android devices offer en-XA and ar-XB only; from Android 13 on an app is shown another by: "
                    + others.map { "adb shell cmd locale set-app-locales PACKAGE --locales \($0)" }
                    .joined(separator: ", or "))
        }
        return notes
    }
}
