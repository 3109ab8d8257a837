// Values that a translation writes out, as far as they are markup: `<span class="count"></span>` for `{count}`.

import Basics
import MessagePatterns

/// The empty elements that a translation may have in place of placeholders whose values they are.
package enum WrittenValues {
    /// Whether all differences are elements without content, with attributes, that the source lacks.
    package static func explain(
        _ differences: [MarkupDifference], _ translation: Message, _ source: Message
    ) -> Bool {
        let elements = elements(in: translation, besides: source)
        guard !elements.isEmpty else { return false }
        var tags: [String: Int] = [:]
        for element in elements {
            tags["<\(element.name)>", default: 0] += 1
            tags["</\(element.name)>", default: 0] += 1
        }
        return differences.allSatisfy { difference in
            guard case .added(let spelling) = difference, let left = tags[spelling], left > 0 else { return false }
            tags[spelling] = left - 1
            return true
        }
    }

    /// Returns the spelling of such an element; nil if there are not as many as lost placeholders.
    package static func spelling(of count: Int, in translation: Message, besides source: Message) -> String? {
        let elements = elements(in: translation, besides: source)
        return elements.count == count ? elements.first?.spelling : nil
    }

    private static func elements(
        in message: Message, besides source: Message
    ) -> [(name: String, spelling: String)] {
        let parts = message.parts
        return zip(parts, parts.dropFirst()).compactMap { first, second in
            guard first.kind == .markup, second.kind == .markup, first.range.upperBound == second.range.lowerBound
            else { return nil }
            let (open, close) = (message.utf8[first.range], message.utf8[second.range])
            let name = open.dropFirst().prefix(while: \.isLetter)
            guard open.first == UInt8(ascii: "<"), !name.isEmpty, open.contains(UInt8(ascii: "=")),
                close.starts(with: Array("</".utf8) + name + [UInt8(ascii: ">")])
            else { return nil }
            let spelling = message.utf8[first.range.lowerBound..<second.range.upperBound]
            guard source.utf8.firstOffset(of: Array(spelling), in: source.utf8.indices) == nil else { return nil }
            return (String(decoding: name, as: UTF8.self), String(decoding: spelling, as: UTF8.self))
        }
    }
}
