// Texts that something else than an app's code reads: tools, libraries, the system.

import Basics
import Catalogs

/// Tells which texts code need not name.
enum AndroidKeptNames {
    /// Whether nobody can tell from the code that a text is unused.
    @Sendable static func isRead(_ entry: Entry) -> Bool {
        !entry.isTranslatable || names.contains(entry.key) || prefixes.contains { entry.key.hasPrefix($0) }
            || isMarked(entry) || isOverride(entry.comment ?? "")
    }

    /// Whether its element tells other tools to leave it alone: `tools:ignore="UnusedResources"`.
    private static func isMarked(_ entry: Entry) -> Bool {
        guard let key = entry.range(of: .key)?.indices else { return false }
        let utf8 = entry.catalog.text.utf8
        let start = utf8[..<key.lowerBound].lastIndex(of: UInt8(ascii: "<")) ?? key.lowerBound
        let end = utf8.firstOffset(of: UInt8(ascii: ">"), in: key.upperBound..<utf8.count) ?? utf8.count
        return marks.contains { utf8.firstOffset(of: $0, in: start..<end) != nil }
    }

    private static let marks: [StaticString] = ["UnusedResources", "tools:override", "tools:keep"]

    /// Whether a comment says that a library's text is replaced.
    private static func isOverride(_ comment: String) -> Bool {
        let text = comment.lowercased()
        return text.contains("overrid") || text.contains("overwrit")
    }

    /// What build tools generate, and what libraries read of an app.
    private static let names: Set<String> = [
        "google_app_id", "google_api_key", "google_crash_reporting_api_key", "google_storage_bucket",
        "gcm_defaultSenderId", "default_web_client_id", "firebase_database_url", "project_id", "ga_trackingId",
        "google_maps_key", "google_maps_api_key", "androidx_startup", "facebook_app_id", "facebook_client_token",
        "fb_login_protocol_scheme", "com_crashlytics_android_build_id", "appbar_scrolling_view_behavior",
        "bottom_sheet_behavior", "status_bar_notification_info_overflow", "search_menu_title", "expand_button_title",
        "not_set", "copy_toast_msg", "fallback_menu_item_copy_link", "fallback_menu_item_open_in_browser",
        "fallback_menu_item_share_link",
    ]

    /// How the names begin by which libraries look for resources of an app, and which they declare.
    static let prefixes = [
        "abc_", "mtrl_", "m3_", "material_", "exo_", "com_facebook_", "common_google_", "fui_", "zxing_", "mdtp_",
        "lb_",
        "mr_", "cast_", "v7_preference_", "library_", "define_", "aboutLibraries_", "aboutlibraries_", "androidx_",
        "com.google.firebase.", "com.crashlytics.", "leak_canary_", "acra_",
    ]
}
