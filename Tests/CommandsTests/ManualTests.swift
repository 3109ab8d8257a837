// `swell manual`: the man page, checked by the programs that format it.

import Foundation
import TestSupport
import Testing

@Suite("The man page")
struct ManualTests {
    static func program(_ name: String) -> URL? {
        let path = "/usr/bin/\(name)"
        return FileManager.default.isExecutableFile(atPath: path) ? URL(filePath: path) : nil
    }

    @Test("It has every command and every flag, in ASCII")
    func complete() throws {
        let page = try Programs.swell(["manual"]).text
        #expect(page.utf8.allSatisfy { $0 < 0x80 })
        let commands = try Programs.swell(["--help", "--all"]).text.split(separator: "\n")
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("  -") }.compactMap { $0.split(separator: " ").first }
        #expect(commands.count >= 18)
        for command in commands {
            let part = try #require(page.components(separatedBy: ".SS \"swell \(command) ").dropFirst().first)
                .components(separatedBy: ".SS")[0]
            let help = try Programs.swell([String(command), "--help"]).text
            for line in help.split(separator: "\n") where line.hasPrefix("  -") {
                guard let flag = line.split(separator: " ").first(where: { $0.hasPrefix("--") }) else { continue }
                if flag == "--help" || flag == "--color" { continue }
                #expect(part.contains("\\fB\(flag.replacing("-", with: "\\-"))\\fR"), "\(command) \(flag)")
            }
        }
    }

    @Test("mandoc reports nothing", .enabled(if: program("mandoc") != nil, "there is no mandoc here"))
    func mandoc() throws {
        let folder = try TemporaryFolder()
        let page = try folder.write(try Programs.swell(["manual"]).text, to: "swell.1")
        let outcome = try Programs.run(#require(Self.program("mandoc")), ["-T", "lint", "-W", "style", page])
        #expect(outcome.code == 0 && outcome.text.isEmpty, "\(outcome.text)")
    }

    @Test("groff reports nothing", .enabled(if: program("groff") != nil, "there is no groff here"))
    func groff() throws {
        let folder = try TemporaryFolder()
        let page = try folder.write(try Programs.swell(["manual"]).text, to: "swell.1")
        let outcome = try Programs.run(#require(Self.program("groff")), ["-ww", "-man", "-Tutf8", "-z", page])
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
}
