// There is no SwiftUI on Linux. So the library is type-checked against declarations of the API that it uses.

#if os(Linux)
    import Foundation
    import Testing

    @Suite("SwiftUI")
    struct InterfaceTests {
        @Test("The library's types fit the declarations of SwiftUI and Combine, without a warning")
        func types() throws {
            let tests = URL(filePath: #filePath).deletingLastPathComponent()
            let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Sources/SwellRuntime").resolvingSymlinksInPath()
            let folder = try AppFolder(["modules/empty": ""])
            let modules = folder.url.appending(path: "modules").path
            for name in ["Combine", "SwiftUI"] {
                let file = tests.appending(path: "Declarations/\(name).swift").path
                #expect(
                    try compile(
                        ["-emit-module", "-module-name", name, "-o", "\(modules)/\(name).swiftmodule", file], modules)
                        == "")
            }
            let enumerator = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            let files = enumerator.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
            let interface = try String(contentsOfFile: "\(sources.path)/Interface/SwiftUI.swift", encoding: .utf8)
            #expect(interface.split(separator: "\n").count < 200)
            #expect(interface.hasPrefix("// Not run on a device"))
            let messages = try compile(["-typecheck", "-module-name", "SwellRuntime"] + files, modules)
            #expect(messages == "")
        }

        /// Runs the compiler and returns what it says.
        private func compile(_ arguments: [String], _ modules: String) throws -> String {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", modules] + arguments
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return process.terminationStatus == 0 ? text : "failed: \(text)"
        }
    }
#endif
