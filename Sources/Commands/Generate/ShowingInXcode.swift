// What Apple's tools are to be told of a pseudo-locale.

import Catalogs
import Generation

enum ShowingInXcode {
    /// That new files are not in the app yet where its project names each; nil where that goes by itself.
    static func adding(_ plan: Plan, of project: Project) -> String? {
        let new = plan.jobs.first { job in
            job.file.format.isOfApple && !job.file.format.isMultilingual && project.isNamedOneByOne(job.file)
        }
        guard let output = new?.outputs.first else { return nil }
        return
            "the project names the files of each language: add those such as \(output.path) to it in Xcode, or write "
            + "into the built app with --into"
    }

    /// How the bundles that were changed in an app are signed again, the innermost first.
    static func signing(of app: String, _ plan: Plan) -> String {
        let inner = Set(plan.jobs.flatMap(\.outputs).flatMap { bundles(around: $0.path, in: app) })
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
