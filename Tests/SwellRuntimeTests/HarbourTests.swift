import Foundation
import Testing

@Suite("Harbour, the example")
struct HarbourTests {
    private func harbour(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        let built =
            ProcessInfo.processInfo.environment["SWELL_BUILT"].map { URL(filePath: $0) }
            ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = built.appending(path: "Harbour")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    @Test("It shows what users see in every language, the system's choice first")
    func languages() throws {
        let text = try harbour([AppFolder.moorings.path])
        let names = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            names == [
                "▶ 🇩🇪 System → Deutsch", "▶ 🇩🇪 Deutsch", "▶ 🇺🇸 English", "▶ 🇫🇷 français", "▶ 🇵🇱 polski", "▶ 🇷🇺 русский",
                "◀ 🇪🇬 العربية", "▶ 🇯🇵 日本語",
            ])
        for line in ["2 noce dla 5 osób", "21 свободное место", "Gesamt: 84,50", "ليلتان، 5 أشخاص", "2泊、5名"] {
            #expect(text.contains(line), "\(line)")
        }
    }

    @Test("Pseudo-locales are languages like others, and what they lack falls back")
    func pseudolocales() throws {
        let app = try AppFolder([
            "en.lproj/Localizable.strings": #""onboarding.title" = "Welcome, %@!"; "settings.gale" = "Gale warnings";"#,
            "en-PSEUDO.lproj/Localizable.strings": #""onboarding.title" = "[Ẇëļçóṁë áḃóáŕḋ, %@!…]";"#,
        ])
        let text = try harbour([app.url.path, "en-PSEUDO"])
        #expect(text.hasPrefix("▶ English (en-PSEUDO)\n    [Ẇëļçóṁë áḃóáŕḋ, Aino!…]\n"))
        #expect(text.contains("Gale warnings: Åland, Hiiumaa, and Gotland"))
    }

    @Test("Without a folder it says how to call it")
    func usage() throws {
        #expect(try harbour([]) == "usage: Harbour FOLDER [LANGUAGE…]\n")
    }
}
