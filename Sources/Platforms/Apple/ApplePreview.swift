// How Apple's systems pick a language, and what to tell them and Xcode of a pseudo-locale.

import Catalogs

extension LanguagePicking {
    static let apple = LanguagePicking(
        lacking: { $0 == "en" ? "en.lproj or Base.lproj" : "\($0).lproj" },
        consequence: { tag, customers in
            "so that whoever has \(customers) as their language is shown \(tag); write it elsewhere with --out, or use "
                + "--force and 'swell clean' before you ship"
        })
}

enum ApplePreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags.map { "-AppleLanguages (\($0))" }
        let run = tags.isEmpty ? [] : ["to see it, run the app with: " + MadeFiles.list(tags)]
        return (made.app.map { [signing(of: $0, made)] } ?? []) + run + (made.isInPlace ? adding(made) : [])
    }

    /// That new files are not in the app yet if its project names each.
    private static func adding(_ made: MadeFiles) -> [String] {
        guard let new = made.files.first(where: { !$0.format.isMultilingual && $0.isListed() }) else { return [] }
        return [
            "the project names the files of each language: add those such as \(new.path) to it in Xcode, or write "
                + "into the built app with --into"
        ]
    }

    /// How the bundles that were changed in an app are signed again, the innermost first.
    private static func signing(of app: String, _ made: MadeFiles) -> String {
        let inner = Set(made.files.flatMap { bundles(around: $0.path, in: app) })
        let order = inner.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) } + [app]
        return
            "the app's signature no longer holds; but for a simulator, sign again what has changed: codesign --force "
            + "--preserve-metadata=entitlements --sign IDENTITY " + order.map { "'\($0)'" }.joined(separator: " ")
    }

    /// The bundles within an app that have signatures of their own.
    private static func bundles(around path: String, in app: String) -> [String] {
        var found: [String] = []
        var at = CatalogPath(path).folder.dropLast()
        while at.utf8.count > app.utf8.count {
            if signed.contains(CatalogPath(String(at)).extension) { found.append(String(at)) }
            at = CatalogPath(String(at)).folder.dropLast()
        }
        return found
    }

    private static let signed = ["app", "appex", "framework", "xpc"]
}
