// The modules of an Android build: which of them are applications, and what each of them is built from.

import Catalogs
import Code

/// The modules of a build, each known by its folder.
public struct AppModules: Sendable {
    /// What the manifests of the applications with a file say about languages written from right to left.
    public enum Mirroring: Sendable {
        /// Android mirrors the screens.
        case supported
        /// No manifest asks for it.
        case lacking
        /// The manifest says that they stay as they are.
        case refused
        /// There is no manifest.
        case unknown
    }

    private var folders: Set<String> = []
    private var applications: Set<String> = []
    /// The applications that only developers start.
    private var forDevelopers: Set<String> = []
    /// The modules that each module is built from; none of modules without a script.
    private var dependencies: [String: [String]] = [:]
    /// The applications that each module is a part of.
    private var shippers: [String: [String]] = [:]
    /// The modules that are parts of others.
    private var parts: Set<String> = []
    /// What an application says about mirroring.
    private var mirroring: [String: Mirroring] = [:]
    private let hasManifest: Bool
    /// The modules with translations.
    private let translated: Set<String>
    /// The applications that are built from any of them.
    private var translatedApplications: Set<String> = []
    /// Whether any catalog is a translation.
    private let hasTranslations: Bool
    /// The applications for televisions, watches and cars.
    private let forOtherDevices: Set<String>
    /// The libraries that other projects may use, too.
    private let published: Set<String>

    /// Reads build scripts and manifests; `catalogs` are the paths of all catalogs.
    public init(_ files: [CodeFile], catalogs: [String]) {
        let resources = files.filter { $0.language == .resource }
        let scripts = resources.compactMap { GradleScript(path: $0.path, bytes: $0.tree.bytes) }
        let manifests = resources.compactMap { AppManifest($0) }
        hasManifest = !manifests.isEmpty
        let own = Dictionary(grouping: manifests, by: \.module)
        let builds = scripts.filter { !$0.isOfSettings }
        let withScript = Set(builds.map(\.folder))
        folders = withScript.union(own.keys)
        for script in builds where script.isOfApplication && own[script.folder] != nil {
            applications.insert(script.folder)
        }
        let areStated = !applications.isEmpty
        // A plugin of the project may make its module an application.
        let libraries = Set(builds.filter(\.isOfLibrary).map(\.folder))
        for (folder, manifests) in own where !areStated || !libraries.contains(folder) {
            if manifests.contains(where: \.isOfApplication) { applications.insert(folder) }
        }
        let names = ModuleNames(scripts, folders)
        for script in builds {
            dependencies[script.folder, default: []] += names.dependencies(of: script)
        }
        parts = Set(dependencies.values.joined())
        let translations = catalogs.filter { ValuesFolder.slot(in: CatalogPath($0))?.tag != nil }
        hasTranslations = !translations.isEmpty
        forOtherDevices = Set(manifests.filter(\.isForOtherDevices).map(\.module)).intersection(applications)
        published = Set(builds.filter { $0.isPublishing && $0.isOfLibrary }.map(\.folder)).subtracting(applications)
        let all = folders
        translated = Set(translations.compactMap { Self.module(of: $0, in: all) })
        forDevelopers = TrialApps(builds, manifests).all(among: applications, translated) { modules(in: $0) }
        for application in applications.sorted() {
            let modules = modules(in: application)
            for module in modules { shippers[module, default: []].append(application) }
            if !modules.isDisjoint(with: translated) { translatedApplications.insert(application) }
            let stated = { (folder: String) in (own[folder] ?? []).filter(\.isForUsers).compactMap(\.mirrors) }
            let others = modules.lazy.filter { $0 != application }.flatMap(stated)
            let words = stated(application).isEmpty ? Array(others) : stated(application)
            mirroring[application] = words.isEmpty ? .lacking : words.contains(true) ? .supported : .refused
        }
    }

    /// The innermost module that contains a file.
    public func module(of path: String) -> String? { Self.module(of: path, in: folders) }

    private static func module(of path: String, in folders: Set<String>) -> String? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            let own = String(path[...slash])
            if folders.contains(own) { return own }
            folder = folder[..<slash]
        }
        return folders.contains("") ? "" : nil
    }

    /// What Android does with a layout in a language written from right to left: one application that mirrors it is
    /// enough.
    public func mirroring(of path: String) -> Mirroring {
        guard hasManifest else { return .unknown }
        let states = owners(of: path).compactMap { mirroring[$0] }
        if states.contains(.supported) { return .supported }
        return !states.isEmpty && states.allSatisfy { $0 == .refused } ? .refused : .lacking
    }

    /// The first application that users get with a file; empty if there is none.
    public func application(with path: String) -> String { owners(of: path).first ?? "" }

    /// Whether users may see the texts of a file in several languages: an application with it has translations.
    public func isTranslated(_ path: String) -> Bool {
        let owners = owners(of: path)
        guard !owners.isEmpty, !translated.isEmpty else { return hasTranslations }
        return owners.contains(where: translatedApplications.contains)
    }

    /// Whether phones show what a file has, and not only televisions, watches or cars.
    public func isForPhones(_ path: String) -> Bool {
        let owners = owners(of: path)
        return owners.isEmpty || !owners.allSatisfy(forOtherDevices.contains)
    }

    /// The name of a library that contains a file, if other projects may use it, too; nil if it is none.
    public func publishedLibrary(with path: String) -> Substring? {
        guard let module = module(of: path), published.contains(module) else { return nil }
        return module.split(separator: "/").last
    }

    /// Whether only developers start the application that contains a file.
    public func isForDevelopers(_ path: String) -> Bool { module(of: path).map(forDevelopers.contains) ?? false }

    /// Whether a file belongs to an application, or to a part of one, and not to a library for others.
    public func isOfApplication(_ path: String) -> Bool {
        module(of: path).map { applications.contains($0) || parts.contains($0) } ?? false
    }

    /// Whether a file can refer to the texts of a catalog: those of its own module, and of what that is built from.
    public func reaches(from path: String, to catalog: String) -> Bool {
        guard let own = module(of: path), let other = module(of: catalog), own != other, dependencies[own] != nil else {
            return true
        }
        return modules(in: own).contains(other)
    }

    /// The applications that a file may be a part of: if no script says it, all that users get.
    private func owners(of path: String) -> [String] {
        let own = module(of: path).flatMap { shippers[$0] } ?? []
        let forUsers = own.filter { !forDevelopers.contains($0) }
        guard forUsers.isEmpty else { return forUsers }
        let all = applications.subtracting(forDevelopers)
        return (all.isEmpty ? applications : all).sorted()
    }

    /// A module, and all that it is built from.
    private func modules(in module: String) -> Set<String> {
        var found: Set = [module]
        var pending = [module]
        while let next = pending.popLast() {
            for other in dependencies[next] ?? [] where found.insert(other).inserted { pending.append(other) }
        }
        return found
    }
}
