// `swift package swell …`: Swell as a command plugin of the Swift package manager; passes on the arguments.

import Foundation
import PackagePlugin

@main
struct SwellPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "swell").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The package manager exits 1 for any error, so report Swell's own exit code in words.
        guard process.terminationReason == .exit else {
            return Diagnostics.error("swell was terminated by signal \(process.terminationStatus)")
        }
        switch process.terminationStatus {
        case 0: return
        case 1: Diagnostics.error("swell reported findings (see above)")
        default: Diagnostics.error("swell failed (see above)")
        }
    }
}
