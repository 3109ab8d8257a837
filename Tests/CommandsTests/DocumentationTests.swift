// The examples in the documentation, run unchanged.

import Foundation
import TestSupport
import Testing

@Suite("Documentation")
struct DocumentationTests {
    struct Example: CustomTestStringConvertible {
        let page: String
        let command: String
        let output: String

        var testDescription: String { "\(page): \(command)" }
    }

    static let pages =
        ["README.md"]
        + ((try? FileManager.default.contentsOfDirectory(atPath: Corpora.root.appending(path: "docs").path)) ?? [])
        .sorted()
        .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }

    /// The commands in `console` blocks, each with the output between it and the next.
    static let examples: [Example] = pages.flatMap { page -> [Example] in
        let text = (try? String(contentsOf: Corpora.root.appending(path: page), encoding: .utf8)) ?? ""
        var examples: [Example] = []
        var block: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```console" {
                block = []
            } else if line == "```", let lines = block {
                for part in lines.split(before: { $0.hasPrefix("$ ") }) {
                    let command = String(part.first?.dropFirst(2) ?? "")
                    examples.append(
                        Example(page: page, command: command, output: part.dropFirst().map { $0 + "\n" }.joined()))
                }
                block = nil
            } else {
                block?.append(line)
            }
        }
        return examples
    }

    @Test("The README has an example of every command")
    func exist() throws {
        #expect(Self.examples.count >= 4)
        let readme = try String(contentsOf: Corpora.root.appending(path: "README.md"), encoding: .utf8)
        let listed = try Programs.swell(["--help", "--all"]).text
        for command in listed.matches(of: /(?m)^  ([a-z]+)\s/).map({ String($0.1) }) {
            #expect(try readme.contains(Regex("swell \(command)\\b")), "\(command)")
        }
    }

    @Test("Every page is linked from the README, and every link leads somewhere", arguments: pages)
    func links(page: String) throws {
        let readme = try String(contentsOf: Corpora.root.appending(path: "README.md"), encoding: .utf8)
        #expect(page == "README.md" || readme.contains("](\(page))"))
        let folder = Corpora.root.appending(path: page).deletingLastPathComponent()
        let text = try String(contentsOf: Corpora.root.appending(path: page), encoding: .utf8)
        for link in text.matches(of: /\]\(([A-Za-z0-9._\/-]+)\)/).map({ String($0.1) }) {
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path), "\(link)")
        }
    }

    @Test("Each example prints the output on its page", arguments: examples)
    func example(example: Example) throws {
        let path = Programs.built.path + ":/usr/bin:/bin"
        let scratch = try TemporaryFolder()
        let outcome = try Programs.run(
            URL(filePath: "/bin/sh"), ["-c", "{ \(example.command); } 2>&1"],
            environment: ["PATH": path, "TMPDIR": scratch.url.path])
        #expect(outcome.text == example.output)
    }

    @Test("The Swift code on the pages about the libraries compiles", arguments: ["library", "runtime", "accessors"])
    func swiftExample(name: String) throws {
        let page = try String(contentsOf: Corpora.root.appending(path: "docs/\(name).md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst()
        #expect(!blocks.isEmpty)
        let folder = try TemporaryFolder()
        let built = Programs.built
        let shims = try FileManager.default.contentsOfDirectory(atPath: built.path)
            .map { built.appending(path: $0).appending(path: "module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        for block in blocks {
            let code = block.components(separatedBy: "```")[0]
            let outcome = try Programs.run(
                URL(filePath: "/usr/bin/env"),
                [
                    "swiftc", "-typecheck", "-swift-version", "6", "-I", built.appending(path: "Modules").path,
                    try folder.write(code, to: "example.swift"),
                ] + shims.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] })
            #expect(outcome.code == 0, "\(outcome.errors)")
        }
    }

    @Test("Every style is explained on the page about pseudo-locales")
    func styles() throws {
        let page = try String(contentsOf: Corpora.root.appending(path: "docs/pseudolocales.md"), encoding: .utf8)
        let styles = try Programs.swell(["styles"]).text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst().prefix { !$0.isEmpty }.compactMap { $0.split(separator: " ").first }
        #expect(styles.count > 10)
        for style in styles { #expect(page.contains("| `\(style)") || page.contains("| `\(style):")) }
    }

    @Test("Every format is on the page about formats")
    func complete() throws {
        let page = try String(contentsOf: Corpora.root.appending(path: "docs/formats.md"), encoding: .utf8)
        let formats = try Programs.swell(["formats"]).text.split(separator: "\n").dropFirst().compactMap {
            $0.split(separator: " ").first
        }
        for format in formats { #expect(page.contains("`\(format)`")) }
    }
}

extension Collection {
    /// Returns the collection in pieces, each beginning with an element that satisfies `isStart`.
    fileprivate func split(before isStart: (Element) -> Bool) -> [[Element]] {
        reduce(into: []) { pieces, element in
            if isStart(element) || pieces.isEmpty { pieces.append([]) }
            pieces[pieces.count - 1].append(element)
        }
    }
}
