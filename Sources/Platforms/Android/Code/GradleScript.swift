// A script of a Gradle build: what a module is, and which other modules it is built from.

import Code

/// What a build script says about modules.
struct GradleScript {
    /// The folder of the script, with a slash at its end.
    let folder: String
    /// Whether it lists the modules of a build.
    let isOfSettings: Bool
    /// Whether its module is an application.
    private(set) var isOfApplication = false
    /// Whether it says that the module is a library.
    private(set) var isOfLibrary = false
    /// Whether it publishes its module, for other projects.
    private(set) var isPublishing = false
    /// The modules that it names: `:core:ui`.
    private(set) var modules: [String] = []
    /// The modules that it names by generated accessors: `core.ui` of `projects.core.ui`.
    private(set) var accessors: [String] = []
    /// The folders of modules that are not where their names say, in relation to its own folder.
    private(set) var folders: [String: String] = [:]
    /// The last word of the application's identifier; empty if it states none.
    private(set) var identifier = ""

    /// Reads a script; nil if a path is that of another file.
    init?(path: String, bytes: [UInt8]) {
        let name = path.lastPart
        guard name.hasSuffix(".gradle") || name.hasSuffix(".gradle.kts") else { return nil }
        folder = String(path.dropLast(name.count))
        isOfSettings = name.hasPrefix("settings.")
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let line = line.drop { $0 == 0x20 || $0 == 0x09 }
            guard !line.starts(with: "//".utf8), !line.starts(with: "*".utf8) else { continue }
            read(String(decoding: line, as: UTF8.self))
        }
    }

    private mutating func read(_ line: String) {
        if line.contains("applicationId") || line.contains("android.application") && !line.contains("apply false") {
            isOfApplication = true
        }
        if !line.contains("apply false") {
            if ["android.library", "androidLibrary"].contains(where: line.contains) { isOfLibrary = true }
            if ["maven-publish", "maven.publish", "mavenPublish"].contains(where: line.contains) {
                isPublishing = true
            }
        }
        // Not the `applicationIdSuffix` of an edition.
        if line.hasPrefix("applicationId"), !(line.dropFirst("applicationId".count).first?.isLetter ?? true),
            identifier.isEmpty, let text = line.quoted.last
        {
            identifier = text.split(separator: ".").last.map(String.init) ?? ""
        }
        if line.contains("project") {
            let names = line.quoted.filter { $0.hasPrefix(":") }
            if line.contains(".projectDir"), let name = names.first, let folder = line.quoted.last, folder != name {
                folders[name] = folder
            } else {
                modules += names
            }
        }
        for part in line.split(separator: "projects.", omittingEmptySubsequences: false).dropFirst() {
            accessors.append(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }))
        }
    }
}

extension String {
    /// What follows the last slash.
    var lastPart: Substring { self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...] }

    /// The texts between quotes.
    fileprivate var quoted: [String] {
        let parts = split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
        return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
    }
}
