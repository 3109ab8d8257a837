// Nothing is written outside of the named folders, wherever links and settings lead.

import Foundation
import TestSupport
import Testing

@Suite("Links and settings that lead outside")
struct OutsidePathTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Text %d\";\n", to: "Work/App/en.lproj/L.strings")
        try folder.write("\"a\" = \"Text\";\n", to: "Work/App/de.lproj/L.strings")
        try folder.write("", to: "Outside/kept")
    }

    private func swell(_ arguments: String...) throws -> Outcome {
        try Programs.swell(arguments, in: folder.url.appending(path: "Work"))
    }

    private func link(_ path: String, to target: String) throws {
        let link = folder.url.appending(path: path)
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }

    private func expectNothingOutside() throws {
        let outside = folder.url.appending(path: "Outside").path
        #expect(try FileManager.default.subpathsOfDirectory(atPath: outside) == ["kept"])
    }

    @Test(
        "Nothing is written through a link in the folder of --out, wherever it is",
        arguments: ["", "/M", "/M/en-PSEUDO.lproj"])
    func out(place: String) throws {
        try folder.write("\"a\" = \"Text\";\n", to: "Work/App/M/en.lproj/L.strings")
        if place.isEmpty {
            try link("Work/B/en-PSEUDO.lproj", to: "../../Outside")
        } else {
            try link("Work/B\(place)", to: folder.url.appending(path: "Outside").path)
        }
        let outcome = try swell("generate", "App", "--out", "B")
        #expect(
            outcome.code == 2 && outcome.errors.contains("is a link, and Swell does not write through links"),
            "\(outcome.errors)")
        try expectNothingOutside()
    }

    @Test("A named folder may itself be a link")
    func named() throws {
        try link("Work/B", to: "../Named")
        try folder.write("", to: "Named/kept")
        #expect(try swell("generate", "App", "--out", "B").code == 0)
        #expect(
            FileManager.default.fileExists(atPath: folder.url.appending(path: "Named/en-PSEUDO.lproj/L.strings").path))
    }

    @Test("A baseline that the configuration puts elsewhere is written only if it is named on the command line")
    func baseline() throws {
        for setting in ["../Outside/new.json", folder.url.path + "/Outside/new.json"] {
            try folder.write("check: {baseline: '\(setting)'}\n", to: "Work/.swell.yml")
            let outcome = try swell("baseline", "create", "App")
            #expect(
                outcome.code == 2 && outcome.errors.contains("name the file with --baseline"),
                "\(outcome.errors)")
            try expectNothingOutside()
        }
        #expect(try swell("baseline", "create", "App", "--baseline", "../Outside/new.json").code == 0)
        #expect(try swell("check", "App").code == 0)
        #expect(try swell("baseline", "show", "App").code == 0)
    }

    @Test("Nothing is written through a link in place of a default file")
    func usual() throws {
        for name in ["swell-baseline.json", "swell-report.html", ".swell.yml"] {
            try link("Work/\(name)", to: "../Outside/\(name)")
        }
        for arguments in [["init"], ["baseline", "create", "App"], ["report", "App"]] {
            let outcome = try Programs.swell(arguments, in: folder.url.appending(path: "Work"))
            #expect(outcome.code == 2, "\(arguments): \(outcome.errors)")
            try expectNothingOutside()
        }
    }

    @Test("File names cannot add lines to a diff")
    func differences() throws {
        let name = "new\n+++ ..\u{1B}[31m \u{202E}\"x\\"
        try folder.write("\"a\" = \"Text\";\n", to: "Work/\(name)/en.lproj/L.strings")
        let diff = try swell("generate", name, "--in-place", "--diff")
        #expect(diff.code == 0)
        #expect(
            diff.text.contains(
                "\n+++ \"new\\012+++ ..\\033[31m \\342\\200\\256\\\"x\\\\/en-PSEUDO.lproj/L.strings\"\t\n"),
            "\(diff.text)")
        let patch = URL(filePath: "/usr/bin/patch")
        guard FileManager.default.isExecutableFile(atPath: patch.path) else { return }
        let file = try folder.write(diff.output, to: "x.diff")
        let work = folder.url.appending(path: "Work")
        #expect(try Programs.run(patch, ["-s", "-p0", "-i", file], in: work).code == 0)
        let made = try swell("generate", name, "--in-place")
        #expect(made.code == 0 && made.text.isEmpty, "\(made.text)\(made.errors)")
    }
}
