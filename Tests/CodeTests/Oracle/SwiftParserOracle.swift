// The toolchain's own parser, in a program that the tests compile.

import Foundation
import TestSupport

/// A program that reads Swift with the parser of the toolchain's compiler.
struct SwiftParserOracle {
    private let scratch: TemporaryFolder
    private let program: URL

    /// The folder with the compiler's libraries of the toolchain that is in use; nil if it has none.
    private static let libraries: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let compilers = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
        guard let compiler = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../lib/swift/host").standardizedFileURL
        let module = folder.appending(path: "SwiftParser.swiftmodule")
        return FileManager.default.fileExists(atPath: module.path) ? folder : nil
    }()

    /// Whether the toolchain has its parser as a library.
    static let isInstalled = libraries != nil

    /// The interfaces of the toolchain's own modules: Swift files that people did not write.
    static var interfaces: [String] {
        libraries.map {
            SwiftFiles.paths(in: $0.appending(path: "../../..").standardizedFileURL.path, "swiftinterface")
        } ?? []
    }

    /// Compiles the program.
    init() throws {
        scratch = try TemporaryFolder()
        program = scratch.url.appending(path: "oracle")
        let folder = Self.libraries?.path ?? ""
        let source = Corpora.root.appending(path: "Scripts/check/scanner-oracle/main.swift")
        let compiled = try Programs.run(
            URL(filePath: "/usr/bin/env"),
            [
                "swiftc", "-O", source.path, "-I", folder, "-L", folder, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker",
                "-rpath", "-Xlinker", folder, "-o", program.path,
            ])
        if compiled.code != 0 { throw Failure(description: compiled.errors) }
    }

    /// Compares the scanner with the parser on some files.
    func compare(_ paths: [String]) throws -> ScannerComparison {
        let list = try scratch.write(paths.joined(separator: "\n"), to: "list-\(UUID().uuidString)")
        let outcome = try Programs.run(program, [list])
        if outcome.code != 0 { throw Failure(description: outcome.errors) }
        var comparison = ScannerComparison()
        let lines = outcome.text.split(separator: "\n")
        var start = 0
        while start < lines.count {
            let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("F ") } ?? lines.count
            let expected = SyntaxFacts(lines: lines[(start + 1)..<end])
            comparison.add(String(lines[start].dropFirst(2)), expected: expected)
            start = end
        }
        return comparison
    }

    /// What the compiler or the parser said.
    struct Failure: Error {
        let description: String
    }
}

/// Finds Swift files.
enum SwiftFiles {
    /// The files in a folder with an extension, in order.
    static func paths(in folder: String, _ ending: String = "swift") -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix("." + ending) }.sorted().map { folder + "/" + $0 }
    }
}
