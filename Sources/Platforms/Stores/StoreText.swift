// The texts that app stores show, by file name, and their maximum lengths.

/// A text of a store page.
struct StoreText: Sendable {
    /// The file's name without its extension.
    let name: StaticString
    /// The maximum number of characters that the store accepts.
    let most: Int

    /// A store, and the files in which its tools keep texts.
    struct Store: Sendable {
        let name: String
        let texts: [StoreText]
    }

    /// The files of fastlane deliver.
    static let appStore = Store(
        name: "App Store",
        texts: [
            StoreText(name: "name", most: 30), StoreText(name: "subtitle", most: 30),
            StoreText(name: "keywords", most: 100), StoreText(name: "promotional_text", most: 170),
            StoreText(name: "description", most: 4000), StoreText(name: "release_notes", most: 4000),
        ])

    /// The files of fastlane supply and the Gradle Play Publisher.
    static let play = Store(
        name: "Google Play",
        texts: [
            StoreText(name: "title", most: 30), StoreText(name: "short_description", most: 80),
            StoreText(name: "short-description", most: 80), StoreText(name: "full_description", most: 4000),
            StoreText(name: "full-description", most: 4000),
        ])

    /// The names of apps in F-Droid, which reads the files of fastlane, too.
    static let mostOfFDroid = (store: "F-Droid", texts: ["title": 50])

    /// The actions of fastlane that upload texts to Google Play.
    static let uploads = ["upload_to_play_store", "supply"]

    /// The release notes of a version: `changelogs/12.txt`, `release-notes/de/production.txt`.
    static let changes = StoreText(name: "", most: 500)
}
