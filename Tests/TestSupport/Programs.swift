// Runs other programs: Swell itself, and oracles.

import Foundation

/// The output of a program, and its exit code.
public struct Outcome: Sendable {
    /// Its standard output.
    public let output: [UInt8]
    /// Its standard error.
    public let errors: String
    /// Its exit code.
    public let code: Int32

    /// Its standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs programs and waits for them.
public enum Programs {
    /// The folder of the build's products: as `Scripts/test` specifies, or else beside the tests.
    public static let built =
        ProcessInfo.processInfo.environment["SWELL_BUILT"].map { URL(filePath: $0) }
        ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The `swell` that was built with the tests.
    public static let swell = built.appending(path: "swell")

    /// Runs Swell.
    public static func swell(
        _ arguments: [String], in folder: URL = Corpora.root, environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(swell, arguments, in: folder, environment: environment)
    }

    /// Runs a program with empty standard input.
    public static func run(
        _ program: URL, _ arguments: [String], in folder: URL = Corpora.root, environment: [String: String] = [:]
    ) throws -> Outcome {
        let scratch = try TemporaryFolder()
        let output = URL(filePath: try scratch.write("", to: "output"))
        let errors = URL(filePath: try scratch.write("", to: "errors"))
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            output: Array(try Data(contentsOf: output)),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), code: process.terminationStatus)
    }
}
