// What the markup of a message is for, as far as `markup-mismatch` needs it.

import Basics
import Comparison
import MessagePatterns

extension Message {
    /// Whether Qt Designer wrote all of its markup around the text: without it, the text looks the same.
    var isWrapped: Bool {
        let tags = MessageMarkup(self).pieces.map(\.words)
        return tags.count { $0 == "<p>" } == 1
            && tags.allSatisfy { TextSubject.isWrapper($0) || $0 == "<p>" || $0 == "</p>" }
    }

    /// Whether it has only signs, such as `-`, which nobody translates.
    var isBare: Bool { !hasLetters && parts.allSatisfy { $0.kind == .text } }

    var firstTag: String? {
        let tag = parts.first { $0.kind == .markup && utf8[$0.range].first == UInt8(ascii: "<") }
        return tag.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    }

    /// Whether its only tag is in capitals and not closed, as in a list of elements: `<ABBR> (an abbreviation)`.
    var isAboutTag: Bool {
        guard MessageMarkup(self).pieces.count == 1, let name = firstTag?.dropFirst().dropLast() else { return false }
        return name.allSatisfy { $0.isUppercase && $0.isASCII || $0.isNumber } && name.first?.isLetter ?? false
    }

    /// Whether stars decorate a whole line: `** Done **`.
    var isBanner: Bool {
        utf8.starts(with: "** ".utf8) && utf8.reversed().starts(with: "** ".utf8)
    }

    /// Whether only other tags and white space follow a last `<br>`.
    var endsWithBreak: Bool {
        let end = parts.reversed().prefix { part in
            part.kind == .markup || part.kind == .text && utf8[part.range].allSatisfy(\.isSpace)
        }
        return end.contains { part in
            part.kind == .markup && String(decoding: utf8[part.range].prefix(3), as: UTF8.self).lowercased() == "<br"
        }
    }

    var beginsWithHTML: Bool {
        firstTag?.lowercased() == "<html>" && parts.first?.kind == .markup
    }

    /// Whether a tag is one of the two around the whole text, `<p dir="rtl">…</p>`.
    func isInElementOfDirection(_ tag: String) -> Bool {
        guard let first = parts.first, let last = parts.last, first.kind == .markup, last.kind == .markup else {
            return false
        }
        let open = String(decoding: utf8[first.range], as: UTF8.self).lowercased()
        let close = String(decoding: utf8[last.range], as: UTF8.self)
        guard open.contains("dir=\"rtl\"") || open.contains("dir='rtl'") else { return false }
        return tag == close || tag == "<\(close.dropFirst(2))"
    }

    /// Whether an apostrophe stands before a tag, so that it may quote the tag.
    var quotesTags: Bool { utf8.has(UInt8(ascii: "'")) && utf8.firstOffset(of: "'<") != nil }

    var placeholderCount: Int { parts.count { $0.kind == .placeholder } }

    var mayHaveMarkup: Bool {
        parts.contains { $0.kind == .markup } || utf8.has(UInt8(ascii: "*"))
            || utf8.has(UInt8(ascii: "<")) || utf8.firstOffset(of: "://") != nil
    }
}
