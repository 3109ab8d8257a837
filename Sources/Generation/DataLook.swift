// Whether a text looks like data rather than words for people.

import Basics
import Catalogs

/// What the characters of a text reveal about it.
struct DataLook {
    private let text: ArraySlice<UInt8>
    private let words: [ArraySlice<UInt8>]

    init(_ text: [UInt8]) {
        self.text = text[...]
        words = text.split { $0.isSpace }
    }

    /// Whether the text is an identifier, an address, an option or the name of a font.
    var isCertain: Bool {
        guard words.count == 1 else { return isFontFamily }
        return isIdentifier || isAddress || isFontFamily
    }

    /// Whether the text may be any of these, a language tag, or a name that contains digits or capitals.
    var isLikely: Bool { isCertain || words.count == 1 && (isLanguageTag || hasHump || hasDigitInWord || hasDots(1)) }

    /// Whether the text is a language tag, as in a list of an app's languages.
    var isLanguageTag: Bool {
        let tag = String(decoding: text, as: UTF8.self)
        return LanguageNames.isTag(tag) && tag.utf8.prefix { $0.isLetter }.allSatisfy { $0 & 0x20 != 0 }
    }

    /// Whether the text has the syntax of a language tag, even of a rare language.
    var isBuiltLikeTag: Bool { isLanguageTag || LanguageNames.isBuiltLikeTag(String(decoding: text, as: UTF8.self)) }

    /// `user_name`, `rootHash`, `com.example.app`, `sans-serif-medium`; a single hyphen or dot also occurs in prose.
    private var isIdentifier: Bool {
        guard text.allSatisfy({ $0.isLetter || $0.isDigit || Self.joints.contains($0) }),
            text.contains(where: \.isLetter)
        else { return false }
        let inner = text.dropFirst().dropLast()
        return inner.contains(UInt8(ascii: "_")) || startsSmall && hasHump || hasDots(2)
            || inner.count { $0 == UInt8(ascii: "-") } > 1 && text.allSatisfy { $0 & 0x20 != 0 || !$0.isLetter }
    }

    private static let joints = Array("_.-".utf8)

    private var startsSmall: Bool { text.first.map { $0.isLetter && $0 & 0x20 != 0 } ?? false }

    /// `https://`, `@user:example.org`, `user@example.org`, `--option`, `key=value`.
    private var isAddress: Bool {
        let inner = text.dropFirst()
        return zip(inner, inner.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == $0 }
            || text.contains(UInt8(ascii: "@")) && text.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
            || text.first == UInt8(ascii: "-") && inner.contains(where: \.isLetter)
            || inner.contains(UInt8(ascii: "=")) && inner.contains(where: \.isLetter)
    }

    /// Whether a capital follows a small letter: `DevOps`.
    private var hasHump: Bool {
        zip(text, text.dropFirst()).contains { $0.isLetter && $0 & 0x20 != 0 && $1.isLetter && $1 & 0x20 == 0 }
    }

    /// Whether letters and digits form one word: `H264`.
    private var hasDigitInWord: Bool {
        text.allSatisfy { $0.isLetter || $0.isDigit } && text.contains(where: \.isDigit)
            && text.contains(where: \.isLetter)
    }

    /// Whether more than `count` dot-separated names have several letters each, unlike those of `e.g.`.
    private func hasDots(_ count: Int) -> Bool {
        let names = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return names.count > count && names.allSatisfy { $0.count > 1 && $0.allSatisfy { $0.isLetter || $0.isDigit } }
    }

    /// `Noto Sans`, `sans-serif`, `Times New Roman`.
    private var isFontFamily: Bool {
        let text = String(decoding: text, as: UTF8.self)
        if Self.families.contains(text.lowercased()) || text.hasPrefix("sans-serif-") { return true }
        return 2...4 ~= words.count && words.allSatisfy { $0.first.map { $0.isLetter && $0 & 0x20 == 0 } ?? false }
            && words.dropFirst().contains { Self.kinds.contains(String(decoding: $0, as: UTF8.self)) }
    }

    private static let kinds: Set<String> = ["Grotesk", "Mono", "Neue", "Sans", "Serif", "Slab"]
    private static let families: Set<String> = [
        "arial", "comic sans ms", "courier", "courier new", "georgia", "helvetica", "menlo", "monospace", "roboto",
        "sans-serif", "segoe ui", "serif", "tahoma", "times new roman", "trebuchet ms", "ubuntu", "verdana",
    ]
}
