// Every value of every catalog, in its language.

import Catalogs
import Foundation
import MessagePatterns
import Samples
import TestSupport
import Testing

@Suite("Samples in values of real catalogs")
struct CorpusTests {
    /// A value in its language.
    private struct Value {
        let place: String
        let message: Message
        let locale: String
        let category: String?

        func shown(by maker: inout SampleMaker) -> ShownTexts { maker.texts(of: message, category: category) }
    }

    /// Calls `body` with each value, and the texts that its language's shared maker displays for it.
    private static func forEachValue(_ body: (Value, ShownTexts) -> Void) throws {
        var makers: [String: SampleMaker] = [:]
        let parser = MessageParser()
        for file in Corpora.files {
            for entry in try Corpora.read(file.path.string).entries {
                guard let text = entry.value else { continue }
                let step = entry.variant.split(separator: "/").last?.split(separator: ".").last
                var message = Message()
                message.parse(parser) { $0 += text.utf8 }
                let value = Value(
                    place: "\(file.path.string) \(entry.key)", message: message, locale: entry.locale ?? "en",
                    category: step.map(String.init))
                body(value, value.shown(by: &makers[value.locale, default: SampleMaker(locale: value.locale)]))
            }
        }
    }

    @Test("Something is displayed if there is something to display, with samples at their stated ranges")
    func shown() throws {
        var count = 0
        try Self.forEachValue { value, shown in
            count += shown.texts.reduce(0) { $0 + $1.placeholders.count }
            if shown.texts.isEmpty || shown.isBounded { Issue.record("\(value.place): \(value.message.text)") }
            let hasWords = value.message.parts.contains { $0.kind != .markup && $0.kind != .locked }
            for text in shown.texts {
                if !text.hasSamplesAtRanges { Issue.record("\(value.place): \(text)") }
                if hasWords, text.utf8.isEmpty, shown.texts.count == 1 {
                    Issue.record("\(value.place): nothing of \(value.message.text)")
                }
            }
        }
        #expect(count > 100)
    }

    @Test("No placeholder is left")
    func noneLeft() throws {
        let certain = try NSRegularExpression(
            pattern: "%(\\d+\\$)?#?(@|l?l?[du]|\\.\\d+f|s\\b)|\\{\\d+\\}|\\{\\{\\w+\\}\\}|\\$\\{")
        try Self.forEachValue { value, shown in
            for text in shown.texts {
                let rest = text.withoutSamples
                if certain.firstMatch(in: rest, range: NSRange(rest.startIndex..., in: rest)) != nil {
                    Issue.record("\(value.place): \(text.text) of \(value.message.text)")
                }
                for part in value.message.parts where part.kind == .placeholder && part.range.count > 2 {
                    let spelling = String(decoding: value.message.utf8[part.range], as: UTF8.self)
                    if rest.contains(spelling) { Issue.record("\(value.place): \(spelling) left in \(text.text)") }
                }
            }
        }
    }

    @Test("A value displays the same text, whatever its maker displayed before")
    func determinism() throws {
        var count = 0
        try Self.forEachValue { value, shown in
            guard shown.texts.contains(where: { !$0.placeholders.isEmpty || !$0.choices.isEmpty }) else { return }
            count += 1
            // Opening ICU's data is slow, so only every tenth value is tried.
            guard count % 10 == 0 else { return }
            var fresh = SampleMaker(locale: value.locale)
            if value.shown(by: &fresh) != shown { Issue.record("\(value.place)") }
        }
        #expect(count > 100)
    }
}

extension ShownText {
    /// The text with a replacement character for each sample.
    var withoutSamples: String {
        var bytes: [UInt8] = []
        var start = 0
        for placeholder in placeholders {
            bytes += utf8[start..<placeholder.range.lowerBound] + Array("\u{FFFC}".utf8)
            start = placeholder.range.upperBound
        }
        return String(decoding: bytes + utf8[start...], as: UTF8.self)
    }
}
