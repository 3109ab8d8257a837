// The texts of store pages: which files contain them, and their limits.

import Catalogs
import TestSupport
import Testing

@Suite("Store metadata")
struct StoreMetadataTests {
    @Test(
        "A text is recognized by its path, and has its store's limit",
        arguments: [
            ("fastlane/metadata/en-US/name.txt", "name", 30), ("metadata/de-DE/keywords.txt", "keywords", 100),
            ("metadata/de-DE/promotional_text.txt", "promotional_text", 170),
            ("metadata/de-DE/release_notes.txt", "release_notes", 4000),
            ("fastlane/metadata/android/de-DE/title.txt", "title", 30),
            ("metadata/android/pt-BR/short_description.txt", "short_description", 80),
            ("metadata/android/pt-BR/changelogs/120.txt", "changelogs/120", 500),
            ("app/src/main/play/listings/en-US/full-description.txt", "full-description", 4000),
            ("src/main/play/release-notes/en-US/production.txt", "release-notes/production", 500),
        ])
    func known(path: String, key: String, most: Double) throws {
        let catalog = try Corpora.read("A text\nof two lines.\n\n", as: path)
        #expect(catalog.format.id == "store-metadata" && catalog.entries.count == 1 && catalog.faults.isEmpty)
        let entry = try #require(catalog.entries.first)
        #expect(entry.key == key && entry.value == "A text\nof two lines.")
        #expect(entry.sizeLimits.first?.maximumWidth == most)
        #expect(try catalog.replacing([0: "New"]) == Array("New\n\n".utf8))
    }

    @Test(
        "Addresses, notes and other files are not texts",
        arguments: [
            "metadata/en-US/privacy_url.txt", "metadata/en-US/title.txt", "metadata/copyright.txt", "notes.txt",
            "metadata/review_information/notes.txt", "metadata/android/en-US/video.txt", "play/contact-email.txt",
            "en-US/name.txt",
        ])
    func others(path: String) {
        #expect(throws: Fault.self) { try Corpora.read("A text\n", as: path) }
    }
}
