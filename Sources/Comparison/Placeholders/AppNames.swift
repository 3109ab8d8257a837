// Placeholders for the name of the app, which a free translation may leave out: `Access to your photos`.

import Basics

enum AppNames {
    private static let names: Set<String> = ["applicationname", "appname", "appdisplayname", "productname"]

    /// Returns differences, without the loss of the app's name: all users know which app they use.
    static func removing(from differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        differences.filter { difference in
            // A phrase for Apple's App Shortcuts is ignored without its `${applicationName}`.
            guard case .lost(let spelling) = difference, !spelling.hasPrefix("$") else { return true }
            return !names.contains(String(spelling.lowercased().filter(\.isLetter)))
        }
    }
}
