// Hints in the names of placeholders.

import Basics

enum NameHints {
    /// The sort suggested by the last word of a name, or by the first: `fileCount` is a count, `file_name` a text.
    private static let table: [(sort: Sort, words: [StaticString])] = [
        (
            .count,
            [
                "n", "count", "counter", "counts", "num", "number", "total", "quantity", "qty", "amount", "index",
                "limit",
                "max", "maximum", "min", "minimum", "remaining", "page", "pages", "items", "files", "photos",
                "messages",
                "people", "users", "results", "days", "hours", "minutes", "seconds", "weeks", "months", "years",
                "points",
                "steps", "length", "width", "height", "year",
            ]
        ),
        (
            .like("Ctrl+Shift+Enter"),
            ["shortcut", "shortcuts", "hotkey", "hotkeys", "keybinding", "key", "accelerator"]
        ),
        (.like("2f6a4c10-9b3d-4e57-8a61-0c5d7e9f1b24"), ["id", "uuid", "guid"]),
        (.percent, ["percent", "percentage", "pct", "progress", "ratio"]),
        (.size, ["size", "bytes", "filesize", "space", "storage"]),
        (.price, ["price", "cost", "currency", "fee", "balance", "money"]),
        (.date(style: "long"), ["date", "day", "birthday", "deadline", "created", "updated", "modified"]),
        (.time(style: "short"), ["time", "hour", "timestamp"]),
        (.like("https://www.example.com/2026/index.html"), ["url", "uri", "link", "href", "website", "site"]),
        (.like("maximiliane.mustermann@example.com"), ["email", "mail"]),
        (.like("+1 (555) 010-9876"), ["phone", "telephone"]),
        (.like("2026.12.1234"), ["version", "build"]),
        (.like("Document-2026-12-24.pdf"), ["file", "filename", "path"]),
        (.like("Documents/Archive-2026"), ["folder", "directory", "dir", "outdir"]),
        (.like("12:34:56"), ["duration", "timespan", "elapsed"]),
        (.like("download.example.com"), ["host", "hostname", "domain", "server"]),
    ]

    private static let sorts: [String: Sort] = {
        var sorts: [String: Sort] = [:]
        for row in table { for word in row.words { sorts[word.description] = row.sort } }
        return sorts
    }()

    /// The sort that a placeholder's name suggests; a text if it suggests nothing.
    static func sort(of name: String) -> Sort {
        let words = words(of: name)
        if let last = words.last, let sort = sorts[last] { return sort }
        // In `numFiles`, `totalFiles` and `createdAt`, the first word is the hint.
        guard words.count > 1, let first = words.first, telling.contains(first) else { return .text }
        return sorts[first] ?? .text
    }

    private static let telling: Set = ["num", "number", "total", "created", "updated", "modified"]

    /// The words of `fileCount`, `file_count`, `FILE-COUNT`, in lowercase.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var wasUpper = true
        for byte in name.utf8 {
            let isUpper = byte &- 0x41 < 26
            if !byte.isLetter || isUpper && !wasUpper {
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll()
            }
            if byte.isLetter { word.append(byte | 0x20) }
            wasUpper = isUpper
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}
