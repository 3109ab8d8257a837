// How Apple's systems pick a language, and how to show a pseudo-locale there and in Xcode.

import Catalogs

extension LanguagePicking {
    static let apple = LanguagePicking(
        lacking: { $0 == "en" ? "en.lproj or Base.lproj" : "\($0).lproj" },
        consequence: { tag, customers in
            "so users whose language is \(customers) see \(tag); write it elsewhere with --out, or use "
                + "--force and run 'swell clean' before you ship"
        })
}

enum ApplePreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags.map { "-AppleLanguages (\($0))" }
        let run = tags.isEmpty ? [] : ["to see it, run the app with: " + GeneratedFiles.list(tags)]
        return (made.app.map { [signing(of: $0, made)] } ?? []) + run + (made.isInPlace ? adding(made) : [])
    }

    /// Returns the note that new files are not in the app yet if its project lists each file.
    private static func adding(_ made: GeneratedFiles) -> [String] {
        guard let new = made.files.first(where: { !$0.format.isMultilingual && $0.isListed() }) else { return [] }
        return [
            "the Xcode project lists the files of each language: add new files such as \(new.path) to it, or write "
                + "into the built app with --into"
        ]
    }

    /// Returns how to sign the changed bundles in an app again, the innermost first.
    private static func signing(of app: String, _ made: GeneratedFiles) -> String {
        let inner = Set(made.files.flatMap { bundles(around: $0.path, in: app) })
        let order = inner.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) } + [app]
        return
            "the app's signature is now invalid; except on a simulator, sign the changed bundles: codesign --force "
            + "--preserve-metadata=entitlements --sign IDENTITY " + order.map { "'\($0)'" }.joined(separator: " ")
    }

    /// Returns the bundles within an app that have their own signatures.
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
