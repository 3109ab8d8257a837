// The same app gives the same report, byte for byte, however its work is split among cores.

import Foundation
import TestSupport
import Testing

@Suite("The bytes of a report")
struct ReportBytesTests {
    private static let texts = [
        "en": "Send message", "de": "Nachricht absenden", "fr": "Envoyer le message", "ru": "Отправить сообщение",
        "ar": "إرسال الرسالة", "he": "שליחת הודעה", "ja": "メッセージを送信", "th": "ส่งข้อความ", "ko": "메시지 보내기",
    ]

    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (locale, text) in Self.texts {
            let lines = (1...60).map { "\"key.\($0)\" = \"\(text) \($0)\";\n" }
            try folder.write(lines.joined(), to: "\(locale).lproj/Localizable.strings")
        }
        try folder.write("budgets: { 'key.*': { width: 96, lines: 2, style: body } }\n", to: ".swell.yml")
        return folder
    }

    @Test("are the same from run to run", arguments: ["html", "json", "svg"])
    func areTheSame(_ format: String) throws {
        let folder = try app()
        let key = format == "svg" ? ["--key", "key.7"] : []
        let outcomes = try (0..<3).map { _ in
            let file = folder.url.appending(path: "report.\(format)")
            let outcome = try Programs.swell(
                ["report", ".", "--format", format, "-o", file.path] + key, in: folder.url)
            #expect(outcome.code == 0, "\(outcome.errors)")
            return try Data(contentsOf: file)
        }
        #expect(outcomes[0].count > 1_000)
        #expect(Set(outcomes).count == 1)
    }
}
