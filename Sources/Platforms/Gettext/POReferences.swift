// The places in the code that use a gettext message: `#: web/js/app.js:12`.

import Basics
import Catalogs

enum POReferences {
    /// Whether only web pages and their scripts use a message.
    static func areOfPages(_ entry: Entry) -> Bool {
        let places = places(of: entry)
        return !places.isEmpty && places.allSatisfy(isPage)
    }

    /// Returns the places in the comments above a message; its context may be in between.
    private static func places(of entry: Entry) -> [Substring] {
        guard let key = entry.range(of: .key) else { return [] }
        let utf8 = entry.catalog.text.utf8
        var places: [Substring] = []
        var end = lineStart(utf8, Int(key.start))
        while end > 0 {
            let start = lineStart(utf8, end - 1)
            guard utf8.has("#", at: start) || utf8.has("\"", at: start) || utf8.has("msgctxt", at: start) else { break }
            if utf8.has("#:", at: start) {
                places += String(decoding: utf8[(start + 2)..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
            }
            end = start
        }
        return places
    }

    private static func lineStart(_ utf8: [UInt8], _ offset: Int) -> Int {
        utf8[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }

    /// Whether a file is a page, or a script in a folder for pages: others are programs with windows.
    private static func isPage(_ place: Substring) -> Bool {
        let path = CatalogPath(String(place.prefix { $0 != ":" }))
        switch path.extension {
        case "html", "htm", "vue": return true
        case "js", "jsx", "ts", "tsx": return path.folder.split(separator: "/").contains { folders.contains($0) }
        default: return false
        }
    }

    private static let folders: Set<Substring> = ["frontend", "html", "public", "static", "web", "webui", "www"]
}
