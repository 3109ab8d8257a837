// How texts of Android resources are formatted.

import Basics
import Catalogs
import Comparison
import MessagePatterns

/// Java's formatter, which Android uses.
enum AndroidDialect: Dialect {
    /// The elements that `StringBlock` turns into styles; it passes over all others.
    private static let styles: Set<String> = [
        "a", "annotation", "b", "big", "font", "i", "li", "marquee", "small", "strike", "sub", "sup", "tt", "u",
    ]

    static func drops(_ element: String, in entry: Entry) -> Bool {
        !styles.contains(element) && AndroidFormat.hasElements(entry)
    }

    static func fault(ofSource subject: TextSubject) -> SourceFault? {
        if let fault = TransposedNumbers.fault(ofSource: subject.message) { return fault }
        return JavaPlaceholders.refusesPercent(in: subject.message)
            ? SourceFault(PlaceholderDifference.lonePercent.message)
            : JavaPlaceholders.fault(ofSource: subject.message)
    }

    static func meant(bySource message: Message, _ syntax: Syntax) -> Message {
        TransposedNumbers.repairing(message, syntax)
    }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        let message = subject.message
        let found = JavaPlaceholders.adding(JavaPlaceholders.refused(in: message, source: source), to: differences)
        let isRefused = JavaPlaceholders.refusesPercent(in: message) && !found.contains(.lonePercent)
        let hasWords = source.hasWordsInBraces
        let isOfCount = subject.entry.variant.hasPrefix("plural.") && MessageArguments(source).formatted.count == 1
        let own = (isRefused ? found + [.lonePercent] : found).map(\.ofAnyValue)
            .map { $0.isHarmless(isOfCount: isOfCount) ? $0.asRenamed : $0.ofWholeNumber }
            .filter { !$0.isOfSigns && !(hasWords && $0.isOfBraces) && !$0.showsSameDigits(in: subject.language) }
        // Android itself fills no names, but the app may.
        return BraceWords.naming(own, source: source).map(\.asWordInBraces)
    }
}

extension PlaceholderDifference {
    /// Whether no formatter throws: `%S` is `%s` in capitals, and the only argument of a plural is likely a number.
    fileprivate func isHarmless(isOfCount: Bool) -> Bool {
        guard case .changed(let spelling, let was) = self, was.hasSuffix("s"), spelling.dropLast() == was.dropLast()
        else { return false }
        return spelling.hasSuffix("S") || isOfCount && spelling.hasSuffix("d")
    }

    /// Whether it is `%s` for a plain `%d` in a language with the digits of English: both show the same.
    fileprivate func showsSameDigits(in language: String) -> Bool {
        guard case .asText(_, let was) = self, PlaceholderDifference.isPlainNumber(was) else { return false }
        return !language.isEmpty && !Self.languagesWithOwnDigits.contains(language)
    }

    /// The languages of which some country or script has digits of its own by default, according to CLDR.
    private static let languagesWithOwnDigits: Set<String> = [
        "ar", "as", "bn", "ccp", "ckb", "dz", "fa", "ff", "hnj", "ks", "lrc", "mni", "mr", "my", "mzn", "ne", "pa",
        "ps", "raj", "sa", "sat", "sd", "ur", "uz",
    ]

    /// The same difference, as one that does no worse than a changed name.
    fileprivate var asRenamed: PlaceholderDifference {
        guard case .changed(let spelling, let was) = self else { return self }
        return .renamed(spelling, was: was)
    }

    /// The same difference, as one of words if both are in braces, of any kind: `{{Country}}`, `{start:end}`.
    fileprivate var asWordInBraces: PlaceholderDifference {
        switch self {
        case .changed(let spelling, let was) where spelling.hasPrefix("{") && was.hasPrefix("{"):
            .renamed(spelling, was: was)
        default: self
        }
    }

    /// Whether it is about braces that the translation adds around signs or words of another script, as in `{[(…)]}`: no
    /// library reads them.
    fileprivate var isOfSigns: Bool {
        guard case .added(let spelling, nearest: _) = self, spelling.hasPrefix("{") else { return false }
        return !spelling.dropFirst().dropLast().allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber || character == "_" || character == ".")
        }
    }
}

extension Message {
    /// Whether braces surround several words, so that they are no placeholders here: `Show {HTML titles}`.
    fileprivate var hasWordsInBraces: Bool {
        guard parts.allSatisfy({ $0.kind != .branchStart }) else { return false }
        return utf8.indices.contains { at in
            guard utf8[at] == UInt8(ascii: "{") else { return false }
            let inner = utf8[(at + 1)...].prefix { $0.isLetter || $0 == 0x20 }
            return inner.endIndex < utf8.endIndex && utf8[inner.endIndex] == UInt8(ascii: "}")
                && inner.split(separator: 0x20).count > 1
        }
    }
}

/// Compose Multiplatform, which reads the same files but inserts arguments itself.
enum ComposeDialect: Dialect {
    /// `resolveTextDirection` uses the direction of the layout unless the style sets another.
    static func takesDirectionFromFirstLetter(_ entry: Entry) -> Bool { false }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        ComposePlaceholders.adapting(differences, in: subject.message, source: source)
    }
}
