// Properties of comparisons between a translation and its source, whatever both contain.

import Audit
import Comparison
import MessagePatterns
import TestSupport

/// The properties of comparisons: the first line of an input is the source, the rest the translation.
enum TranslationProperties {
    static let most = 2 * MessageProperties.most

    static let target = FuzzTarget("translations", most: most, seeds: seeds) { bytes, choice in
        let syntax = Syntax.all.chosen(by: choice) ?? .auto
        let lines = bytes.repaired.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let texts = lines.map { String(decoding: $0, as: UTF8.self) }
        guard let source = texts.first, let translation = texts.last else { return }
        let messages = [source, translation].map { Message($0, syntax) }
        for message in messages {
            let same = PlaceholderComparison.between(source: message, translation: message)
            try hold(same.isEmpty, "\(syntax.id): \(message.text.debugDescription) differs from itself: \(same)")
        }
        let differences = PlaceholderComparison.between(source: messages[0], translation: messages[1])
        let markup = MarkupComparison.between(source: messages[0], translation: messages[1])
        try hold(differences.allSatisfy { !$0.message.isEmpty }, "a difference has no message")
        try hold(markup.allSatisfy { !$0.message.isEmpty }, "a markup difference has no message")
    }

    @Sendable static func seeds() -> [[UInt8]] {
        let texts = Seeds.texts(most: MessageProperties.most)
        return zip(texts, texts.dropFirst()).map { $0 + [0x0A] + $1 }
    }
}
