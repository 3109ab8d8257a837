// A build tool that writes the typed members of a target's catalogs before the target is compiled.

import Foundation
import PackagePlugin

@main
struct SwellAccessors: BuildToolPlugin {
    /// A file in the target's folder with further flags, one on each line: `--style`, `flat`.
    private static let flags = ".swell-accessors"

    private static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let folder = target.directoryURL
        let catalogs = target.sourceFiles.map(\.url).filter { Self.extensions.contains($0.pathExtension) }
        guard !catalogs.isEmpty else {
            Diagnostics.warning("the target \(target.name) has no catalogs among its resources")
            return []
        }
        let file = folder.appending(path: Self.flags)
        let given = try? String(contentsOf: file, encoding: .utf8)
        let flags = (given ?? "").split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let output = context.pluginWorkDirectoryURL.appending(path: "Accessors.swift")
        return [
            .buildCommand(
                displayName: "Write typed members of the catalogs of \(target.name)",
                executable: try context.tool(named: "swell").url,
                arguments: ["accessors", "--output", output.path, "--bundle", "module"] + flags + catalogs.map(\.path),
                inputFiles: catalogs + (given == nil ? [] : [file]), outputFiles: [output])
        ]
    }
}
