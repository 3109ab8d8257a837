// The texts of app stores, as fastlane keeps them.

import Catalogs

extension Platform {
    static let stores = Platform(name: "app stores", formats: [Format(StoreMetadataFormat.self)])
}
