// Names of keys, against those in files that Xcode 26 generated in public repositories.

import Testing

import Platforms

@Suite("Names as Xcode makes them")
struct SymbolNameTests {
    @Test(
        "A key becomes a name in camel case without its placeholders",
        arguments: [
            ("some.key", "someKey"), ("auth.login.quickConnect", "authLoginQuickConnect"),
            ("SPEED BOOST", "speedBoost"),
            ("CFBundleDisplayName", "cfbundleDisplayName"), ("F_A_Description", "fADescription"),
            ("dept.GE", "deptGe"), ("%lld MiB", "miB"), ("Score %@, %@ %lld, %@ %lld", "score"),
            ("Setting Up iCloud Sync…", "settingUpICloudSync"), ("iCloud Sync", "iCloudSync"),
            ("Clean black-and-white visuals", "cleanBlackAndWhiteVisuals"),
            ("files use CKAsset data", "filesUseCkassetData"),
            ("larger than Snip Snap’s %@ per-file limit", "largerThanSnipSnapsPerFileLimit"),
            ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"),
            ("LENÇÓIS_MARANHENSES_NAME", "lençóisMaranhensesName"), ("action.select_up_to_20", "actionSelectUpTo20"),
            ("share.expiry.1day", "shareExpiry1Day"), ("paywall.general.bullet1", "paywallGeneralBullet1"),
        ])
    func keys(key: String, name: String) {
        #expect(SymbolName.name(key, isType: false) == name)
    }

    @Test("A table becomes a type", arguments: [("LandmarkData", "LandmarkData"), ("InfoPlist", "InfoPlist")])
    func tables(table: String, name: String) {
        #expect(SymbolName.name(table, isType: true) == name)
    }
}
