// Strings files that no target of an Xcode project contains.

import TestSupport
import Testing

@Suite("Files in no target")
struct UntargetedFileTests {
    private static func found(_ project: String, _ german: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(project, to: "App.xcodeproj/project.pbxproj")
        try folder.write("\"a\" = \"Open %d\";\n\"b\" = \"Close\";\n", to: "en.lproj/Extra.strings")
        try folder.write(german, to: "de.lproj/Extra.strings")
        let rules: Set = ["placeholder-mismatch", "missing-translation", "catalog-fault"]
        return try await AuditedApp.findings(of: rules, in: [folder.url.path]).map { "\($0.severity) \($0.rule)" }
    }

    private static let group = "isa = PBXVariantGroup; knownRegions = (en, de, );"

    @Test("Nobody sees what is wrong in them, and they lack nothing")
    func untargeted() async throws {
        let translation = "\"a\" = \"Öffnen\";\n"
        #expect(try await Self.found(Self.group, translation) == ["note placeholder-mismatch"])
        let named = try await Self.found(Self.group + " path = de.lproj/Extra.strings;", translation)
        #expect(named.contains("error missing-translation") && !named.contains("note placeholder-mismatch"))
        let broken = try await Self.found(Self.group, "\"a\" = \"Öffnen\"\n\"b\" = \"Zu\";\n")
        #expect(broken.contains("note catalog-fault") && broken.allSatisfy { $0.hasPrefix("note") })
    }

    @Test(
        "A project that copies folders may contain any file",
        arguments: ["isa = PBXFileSystemSynchronizedRootGroup;", "lastKnownFileType = folder;"])
    func folders(mark: String) async throws {
        let found = try await Self.found(Self.group + mark, "\"a\" = \"Öffnen\";\n")
        #expect(found.contains("error missing-translation"))
    }
}
