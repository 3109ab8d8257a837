// `swift package swell …`: Swell as a command of the Swift package manager, with the words that follow.

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
        // The package manager exits 1 for any error, so that Swell's own code is told in words.
        guard process.terminationReason == .exit else {
            return Diagnostics.error("swell was ended by signal \(process.terminationStatus)")
        }
        switch process.terminationStatus {
        case 0: return
        case 1: Diagnostics.error("swell found something, as told above")
        default: Diagnostics.error("swell could not do what it was asked to, as told above")
        }
    }
}
