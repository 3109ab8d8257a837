// Every value of every catalog, in its language.

import Catalogs
import Foundation
import MessagePatterns
import Samples
import TestSupport
import Testing

@Suite("Samples in values of real catalogs")
struct CorpusTests {
    /// Calls `body` with each value, what it shows, and a second maker's answer where there is one.
    private static func forEachValue(_ body: (String, Message, ShownTexts) -> Void) throws {
        var makers: [String: SampleMaker] = [:]
        var message = Message()
        let parser = MessageParser()
        for file in Corpora.files {
            for entry in try Corpora.read(file.path.string).entries {
                guard let value = entry.value else { continue }
                let locale = entry.locale ?? "en"
                let category = entry.variant.split(separator: "/").last?.split(separator: ".").last.map(String.init)
                message.parse(parser) { $0 += value.utf8 }
                body(
                    "\(file.path.string) \(entry.key)", message,
                    makers[locale, default: SampleMaker(locale: locale)].texts(of: message, category: category))
            }
        }
    }

    @Test("Something is shown where there is something to show, with samples where they are said to be")
    func shown() throws {
        var count = 0
        try Self.forEachValue { place, message, shown in
            count += shown.texts.reduce(0) { $0 + $1.placeholders.count }
            if shown.texts.isEmpty || shown.isBounded { Issue.record("\(place): \(message.text)") }
            let hasWords = message.parts.contains { $0.kind != .markup && $0.kind != .locked }
            for text in shown.texts {
                if !text.holdsItsSamples { Issue.record("\(place): \(text)") }
                if hasWords, text.utf8.isEmpty, shown.texts.count == 1 {
                    Issue.record("\(place): nothing of \(message.text)")
                }
            }
        }
        #expect(count > 100)
    }

    @Test("No placeholder is left")
    func noneLeft() throws {
        let certain = try NSRegularExpression(
            pattern: "%(\\d+\\$)?#?(@|l?l?[du]|\\.\\d+f|s\\b)|\\{\\d+\\}|\\{\\{\\w+\\}\\}|\\$\\{")
        try Self.forEachValue { place, message, shown in
            for text in shown.texts {
                let rest = text.withoutSamples
                if certain.firstMatch(in: rest, range: NSRange(rest.startIndex..., in: rest)) != nil {
                    Issue.record("\(place): \(text.text) of \(message.text)")
                }
                for part in message.parts where part.kind == .placeholder && part.range.count > 2 {
                    let spelling = String(decoding: message.utf8[part.range], as: UTF8.self)
                    if rest.contains(spelling) { Issue.record("\(place): \(spelling) left in \(text.text)") }
                }
            }
        }
    }

    @Test("The same value shows the same, whatever was shown before")
    func determinism() throws {
        var count = 0
        try Self.forEachValue { place, message, shown in
            count += 1
            guard count % 97 == 0, message.parts.contains(where: { $0.kind == .branchStart }) else { return }
            var fresh = SampleMaker(locale: "ru")
            let first = fresh.texts(of: message)
            if first != fresh.texts(of: message) { Issue.record("\(place)") }
        }
    }
}

extension ShownText {
    /// The text with a sign in place of each sample.
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
