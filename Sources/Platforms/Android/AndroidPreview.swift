// How to show a pseudo-locale on an Android device, which offers two.

extension LanguagePicking {
    static let android = LanguagePicking(
        offered: ["en-XA", "ar-XB"], lacking: { "values-\($0)" },
        consequence: { tag, customers in
            "so Android shows \(tag) to users whose language is \(customers); generate en-XA or ar-XB, write it "
                + "elsewhere with --out, or use --force and run 'swell clean' before you ship"
        })
}

enum AndroidPreview {
    /// The display names of the pseudo-locales that devices offer.
    private static let names = ["en-XA": "English (XA)", "ar-XB": "العربية (XB)"]

    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let offered = made.tags.compactMap { names[$0] }
        let others = made.tags.filter { names[$0] == nil }
        var notes: [String] = []
        if !offered.isEmpty {
            notes.append(
                "to see it on Android, build the app and turn on developer options on the device: then "
                    + "\(offered.listed()) \(offered.count == 1 ? "is" : "are") among its languages")
        }
        if !others.isEmpty {
            notes.append(
                "Android devices offer only en-XA and ar-XB; on Android 13 and later, select another for an app with: "
                    + GeneratedFiles.list(others.map { "adb shell cmd locale set-app-locales PACKAGE --locales \($0)" })
            )
        }
        return notes
    }
}
