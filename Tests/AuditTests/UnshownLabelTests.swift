// Labels of KDE's settings, which code shows only if they are asked for.

import TestSupport
import Testing

@Suite("Labels of settings")
struct UnshownLabelTests {
    private func lines(_ settings: String, in file: String) async throws -> [String] {
        func message(_ place: String, _ text: String) -> String {
            "#: \(place)\nmsgid \"\(text)\"\nmsgstr \"<b>Text\"\n\n"
        }
        let header = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let catalog = header + message("src/app.kcfg:3", "<b>Width</b>") + message("src/main.cpp:9", "<b>Open</b>")
        return try await Audited.lines("markup-mismatch", [("po/de/app.po", catalog), (file, settings)])
    }

    @Test("Nobody sees them if the compiler of the settings leaves them out")
    func unshown() async throws {
        let found = try await lines("File=app.kcfg\nClassName=Settings\n", in: "src/app.kcfgc")
        #expect(found.filter { $0.contains("Width") }.allSatisfy { $0.hasSuffix("note") })
        #expect(found.filter { $0.contains("Open") }.allSatisfy { !$0.hasSuffix("note") })
        #expect(found.count == 2)
    }

    @Test("Code may show them", arguments: [("File=app.kcfg\nSetUserTexts=true\n", "src/app.kcfgc"), ("", "README")])
    func shown(settings: String, file: String) async throws {
        #expect(try await lines(settings, in: file).allSatisfy { !$0.hasSuffix("note") })
    }
}
