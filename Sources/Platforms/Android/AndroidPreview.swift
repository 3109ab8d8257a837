// How to see a pseudo-locale on an Android device, which offers two and no other.

extension LanguagePicking {
    static let android = LanguagePicking(
        offered: ["en-XA", "ar-XB"], lacking: { "values-\($0)" },
        consequence: { tag, customers in
            "so that Android shows \(tag) to whoever has \(customers) as their language; make en-XA or ar-XB, write it "
                + "elsewhere with --out, or use --force and 'swell clean' before you ship"
        })
}

enum AndroidPreview {
    /// What a device calls the pseudo-locales that it offers.
    private static let names = ["en-XA": "English (XA)", "ar-XB": "العربية (XB)"]

    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let offered = made.tags.compactMap { names[$0] }
        let others = made.tags.filter { names[$0] == nil }
        var notes: [String] = []
        if !offered.isEmpty {
            notes.append(
                "to see it on Android, build the app and turn on the device's developer options: then "
                    + "\(offered.listed()) \(offered.count == 1 ? "is" : "are") among its languages")
        }
        if !others.isEmpty {
            notes.append(
                "Android devices offer en-XA and ar-XB only; from Android 13 on an app is shown another by: "
                    + MadeFiles.list(others.map { "adb shell cmd locale set-app-locales PACKAGE --locales \($0)" }))
        }
        return notes
    }
}
