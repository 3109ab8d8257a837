// Texts that a language has in another region, where Android finds them.

import Audit
import Configuration
import Projects
import TestSupport
import Testing

@Suite("Texts of other regions")
struct OtherRegionsTests {
    private func lacking(_ folders: [String: String], in root: String = "res") async throws -> [String] {
        let names = ["": "ab"].merging(folders) { $1 }
        let files = names.map { qualifier, keys in
            let texts = keys.map { "<string name=\"\($0)\">Text \($0) \(qualifier)</string>" }
            return (path: "\(root)/values\(qualifier)/strings.xml", text: "<resources>\(texts.joined())</resources>\n")
        }
        return try await Audited.lines("missing-translation", files.sorted { $0.path < $1.path })
    }

    @Test("Android shows the text of another region in the same script")
    func otherRegions() async throws {
        #expect(try await lacking(["-pt-rBR": "ab", "-pt-rPT": "a"]).isEmpty)
        #expect(try await lacking(["-pt-rBR": "ab", "-pt": "a"]).isEmpty)
        #expect(try await lacking(["-pt-rBR": "a", "-pt-rPT": "a"]).count == 1)
        #expect(try await lacking(["-zh-rCN": "ab", "-zh-rTW": "a"]) == ["zh-TW b : note"])
        #expect(try await lacking(["-zh-rHK": "ab", "-zh-rTW": "a"]).isEmpty)
        #expect(try await lacking(["-zh": "ab", "-zh-rTW": "a"]) == ["zh-TW b : note"])
        #expect(try await lacking(["-tw": "ab", "-tw-rGH": "a"]).isEmpty)
    }

    @Test("The text may be in another file of that folder")
    func otherFile() async throws {
        func file(_ path: String, _ name: String) -> (path: String, text: String) {
            (path: "res/\(path).xml", text: "<resources><string name=\"\(name)\">Text \(path)</string></resources>\n")
        }
        let found = try await Audited.lines(
            "missing-translation",
            [
                file("values/strings", "a"), file("values/more", "b"), file("values-pt-rBR/strings", "a"),
                file("values-pt-rBR/others", "b"), file("values-pt-rPT/strings", "a"), file("values-pt-rPT/more", "c"),
            ])
        #expect(found.isEmpty)
    }

    @Test("Compose falls back to the language without a region only")
    func compose() async throws {
        #expect(
            try await lacking(["-pt-rBR": "ab", "-pt-rPT": "a"], in: "composeResources") == ["pt-PT b : note"])
    }

    @Test("They are read if only one region is checked")
    func oneRegion() async throws {
        let folder = try TemporaryFolder()
        for (qualifier, keys) in [("", "ab"), ("-pt-rBR", "ab"), ("-pt-rPT", "a")] {
            let texts = keys.map { "<string name=\"\($0)\">Text \($0)\(qualifier)</string>" }
            try folder.write("<resources>\(texts.joined())</resources>\n", to: "res/values\(qualifier)/strings.xml")
        }
        var plan = try AuditPlan(Configuration(), root: "/", today: "2026-12-31")
        plan.languages = LanguageRanges(["pt-PT"])
        let result = try await Audit(plan).run(Project([folder.url.path]))
        #expect(result.findings.filter { $0.rule == "missing-translation" }.isEmpty)
    }
}
