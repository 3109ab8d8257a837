// The places in the code that use a gettext message: `#: web/js/app.js:12`.

import Basics
import Catalogs
import Comparison
import MessagePatterns

enum POReferences {
    /// Whether only web pages and their scripts use a message.
    static func areOfPages(_ entry: Entry) -> Bool {
        let places = places(in: comments(above: entry))
        return !places.isEmpty && places.allSatisfy(isPage)
    }

    private static let scripts: Set<String> = ["cjs", "js", "jsx", "mjs", "svelte", "ts", "tsx", "vue"]
    /// Programs for GNOME are scripts with these names, too, and read what msgfmt compiles.
    private static let mayBeCompiled: Set<String> = ["cjs", "js", "mjs"]

    /// Whether all places that a catalog names are in scripts, whose libraries read catalogs without msgfmt.
    static func areOfScripts(_ utf8: [UInt8]) -> Bool {
        let lines = utf8.split(separator: 0x0A).filter { $0.starts(with: "#:".utf8) }
        let extensions = Set(places(in: lines).map { CatalogPath(path($0)).extension })
        return extensions.isSubset(of: scripts) && !extensions.isSubset(of: mayBeCompiled)
    }

    /// Whether only scripts that write web pages use a message; some of them escape their texts.
    static func areOfPHP(_ entry: Entry) -> Bool {
        let files = files(of: entry)
        return !files.isEmpty && files.allSatisfy { ["php", "phtml"].contains(CatalogPath($0).extension) }
    }

    /// Whether only programs in Go use a message.
    static func areOfGo(_ entry: Entry) -> Bool {
        let files = files(of: entry)
        return !files.isEmpty && files.allSatisfy { CatalogPath($0).extension == "go" }
    }

    /// Whether a message is a piece of an XML document, according to the tool that took it out or to its places.
    static func areOfDocuments(_ entry: Entry) -> Bool {
        let comments = comments(above: entry)
        if comments.contains(where: { line in marksOfDocuments.contains { line.starts(with: $0) } }) { return true }
        let places = places(in: comments)
        return !places.isEmpty && places.allSatisfy(isDocument)
    }

    /// What the names of XML files have into which `msgfmt --xml` writes translations, entities and all.
    private static let merged = [".metainfo.xml", ".appdata.xml", ".gschema.xml", ".policy"]

    /// Whether a message is only in XML files into which a tool writes translations, so that their readers decode
    /// entities.
    static func areOfMergedXML(_ entry: Entry) -> Bool {
        let files = files(of: entry)
        return !files.isEmpty && files.allSatisfy { file in merged.contains { file.contains($0) } }
    }

    /// Whether a message is only in such files or in `.desktop` files, whose readers format nothing.
    static func areOfUnformatted(_ entry: Entry) -> Bool {
        let files = files(of: entry)
        return !files.isEmpty && files.allSatisfy { file in (merged + [".desktop"]).contains { file.contains($0) } }
    }

    /// The number of messages that show whether an app shows web pages, and how many of them templates use.
    private static let (samples, share) = (200, 20)
    private static let templates: Set<String> = ["ejs", "erb", "htm", "html", "j2", "jinja", "jinja2", "twig", "vue"]

    /// The names that Django's catalogs have.
    private static let django: Set<String> = ["django", "djangojs"]

    /// Whether templates of web pages use many messages of a catalog, so that the page decides about all of them.
    static func haveTemplates(_ catalog: Catalog) -> Bool {
        if django.contains(CatalogPath(catalog.path).stem) { return true }
        let entries = catalog.entries
        let steps = stride(from: 0, to: entries.count, by: max(1, entries.count / samples))
        let found = steps.reduce(0) { count, index in
            haveTemplate(entries[index]) ? count + 1 : count
        }
        return found > 0 && found * share >= min(entries.count, samples)
    }

    /// Whether a template of a web page uses a message.
    static func haveTemplate(_ entry: Entry) -> Bool {
        files(of: entry).contains { templates.contains(CatalogPath($0).extension) }
    }

    /// The files of code that use a message.
    static func files(of entry: Entry) -> Set<String> {
        Set(places(in: comments(above: entry)).map(Self.path))
    }

    /// The number of messages before and after one among which others of the same file are.
    private static let reach = 50

    /// Whether the source of another message that a file of this one uses is markup.
    static func areBesideMarkup(_ entry: Entry) -> Bool {
        let (entries, own) = (entry.catalog.entries, files(of: entry))
        guard !own.isEmpty else { return false }
        return (max(0, entry.index - reach)..<min(entries.count, entry.index + reach)).contains { index in
            let other = entries[index]
            guard index != entry.index, let source = other.source, source.utf8.contains(UInt8(ascii: "<")) else {
                return false
            }
            return MessageMarkup(Message(source, other.syntax)).isMarkup && !own.isDisjoint(with: files(of: other))
        }
    }

    /// What itstool, po4a and xml2po write above the texts of elements.
    private static let marksOfDocuments = ["#. (itstool) path:", "#. type: Content of:", "#. Tag: "].map {
        Array($0.utf8)
    }

    /// Returns the comments above a message, the last one first; its context may be in between.
    static func comments(above entry: Entry) -> [ArraySlice<UInt8>] {
        guard let key = entry.range(of: .key) else { return [] }
        let utf8 = entry.catalog.text.utf8
        var comments: [ArraySlice<UInt8>] = []
        var end = lineStart(utf8, Int(key.start))
        while end > 0 {
            let start = lineStart(utf8, end - 1)
            let isComment = utf8.has("#", at: start)
            guard isComment || utf8.has("\"", at: start) || utf8.has("msgctxt", at: start) else { break }
            if isComment { comments.append(utf8[start..<end]) }
            end = start
        }
        return comments
    }

    /// Returns the places that comments name.
    static func places(in comments: [ArraySlice<UInt8>]) -> [Substring] {
        comments.filter { $0.starts(with: "#:".utf8) }.flatMap { line in
            String(decoding: line.dropFirst(2), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        }
    }

    /// The path of a place: `src/window.c` of `src/window.c:12`.
    static func path(_ place: Substring) -> String { String(place.prefix { $0 != ":" }) }

    private static func lineStart(_ utf8: [UInt8], _ offset: Int) -> Int {
        utf8[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }

    /// Whether a file is a chapter of a manual: XML in the folder of its source language.
    private static func isDocument(_ place: Substring) -> Bool {
        let path = CatalogPath(path(place))
        switch path.extension {
        case "docbook", "page": return true
        case "xml": return path.folder.split(separator: "/").last == "C"
        default: return false
        }
    }

    /// Whether a file is a page, or a script in a folder for pages: others are programs with windows.
    private static func isPage(_ place: Substring) -> Bool {
        let path = CatalogPath(path(place))
        switch path.extension {
        case "html", "htm", "vue": return true
        case "js", "jsx", "ts", "tsx": return path.folder.split(separator: "/").contains { folders.contains($0) }
        default: return false
        }
    }

    private static let folders: Set<Substring> = ["frontend", "html", "public", "static", "web", "webui", "www"]
}
