// The texts that stores of apps show, by the files that hold them, and how long each may be.

/// A text of a store's page.
struct StoreText: Sendable {
    /// The file's name without its extension.
    let name: StaticString
    /// The most characters that the store takes.
    let most: Int

    /// A store, and the files that its tools keep texts in.
    struct Store: Sendable {
        let name: String
        let texts: [StoreText]
    }

    /// fastlane deliver's.
    static let appStore = Store(
        name: "App Store",
        texts: [
            StoreText(name: "name", most: 30), StoreText(name: "subtitle", most: 30),
            StoreText(name: "keywords", most: 100), StoreText(name: "promotional_text", most: 170),
            StoreText(name: "description", most: 4000), StoreText(name: "release_notes", most: 4000),
        ])

    /// fastlane supply's and the Gradle Play Publisher's.
    static let play = Store(
        name: "Google Play",
        texts: [
            StoreText(name: "title", most: 30), StoreText(name: "short_description", most: 80),
            StoreText(name: "short-description", most: 80), StoreText(name: "full_description", most: 4000),
            StoreText(name: "full-description", most: 4000),
        ])

    /// What is new in a version: `changelogs/12.txt`, `release-notes/de/production.txt`.
    static let changes = StoreText(name: "", most: 500)
}
