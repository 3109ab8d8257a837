// The texts of app stores, as fastlane keeps them.

import Catalogs
import Comparison

extension Platform {
    static let stores = Platform(
        name: "app stores", formats: [Format(StoreMetadataFormat.self)],
        files: PlatformFiles(scripts: ["Fastfile"], unloadedFolder: FastlaneUploads.unusedFolder),
        dialect: { _ in StoreDialect.self })
}

/// The pages of stores, which no program fills.
enum StoreDialect: Dialect {
    static func markupReading(of subject: TextSubject) -> MarkupReading { .ofStore }
}
