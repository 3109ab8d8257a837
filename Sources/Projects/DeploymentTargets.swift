// The oldest versions of the systems on which the apps of a project run.

import Basics

/// The oldest version of each system on which an app runs, as its Xcode projects say.
public struct DeploymentTargets: Sendable {
    /// The versions, by the names that conditions in code have for the systems.
    public private(set) var versions: [String: [Int]] = [:]

    private static let settings: [(setting: StaticString, system: String)] = [
        ("IPHONEOS_DEPLOYMENT_TARGET = ", "iOS"), ("MACOSX_DEPLOYMENT_TARGET = ", "macOS"),
        ("WATCHOS_DEPLOYMENT_TARGET = ", "watchOS"), ("TVOS_DEPLOYMENT_TARGET = ", "tvOS"),
        ("XROS_DEPLOYMENT_TARGET = ", "visionOS"),
    ]

    /// Reads the files of Xcode projects: the oldest version of any target counts.
    init(projects: [String]) {
        let files = projects.compactMap { try? FileReader.read($0) }
        // A file with settings may have a version, too.
        if files.contains(where: Self.hasFilesOfSettings) { return }
        for (setting, system) in Self.settings {
            let found = files.flatMap { Self.versions(after: setting, in: $0) }
            // A variable may stand for any version.
            guard let oldest = found.min(by: { $0.lexicographicallyPrecedes($1) }), !oldest.isEmpty else { continue }
            versions[system] = oldest
        }
    }

    /// Whether a project reads settings from files, other than those of CocoaPods, which set no version.
    private static func hasFilesOfSettings(_ project: [UInt8]) -> Bool {
        let name: StaticString = "baseConfigurationReference = "
        var at = 0
        while let start = project.firstOffset(of: name, from: at) {
            at = start + name.utf8CodeUnitCount
            let value = project[at...].prefix { $0 != UInt8(ascii: ";") }
            if project.firstOffset(of: "/* Pods-", in: value.indices) == nil { return true }
        }
        return false
    }

    /// The values of a setting; an empty one if it is no version.
    private static func versions(after setting: StaticString, in bytes: [UInt8]) -> [[Int]] {
        var found: [[Int]] = []
        var at = 0
        while let start = bytes.firstOffset(of: setting, from: at) {
            at = start + setting.utf8CodeUnitCount
            let text = String(decoding: bytes[at...].prefix { $0 != UInt8(ascii: ";") }.prefix(20), as: UTF8.self)
            let parts = text.filter { $0 != "\"" }.split(separator: ".").map { Int($0) }
            found.append(parts.contains(nil) ? [] : parts.compactMap(\.self))
        }
        return found
    }
}

extension Project {
    /// The oldest versions on which its apps run.
    public var deploymentTargets: DeploymentTargets { DeploymentTargets(projects: regions.files) }
}
