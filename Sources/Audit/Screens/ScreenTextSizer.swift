// What texts of recorded screens need in other languages, in the fonts that drew them.

import Catalogs
import Layouts
import MessagePatterns
import Rooms
import Screens

/// Measures texts of recorded screens, and what takes their places in other languages.
struct ScreenTextSizer {
    /// The language of the source texts.
    let source: String
    private let texts: KnownTexts
    private let parser: MessageParser
    private var sizers: TextSizers

    init(_ texts: KnownTexts, source: String, _ plan: AuditPlan) {
        (self.texts, self.source) = (texts, source)
        var parser = plan.parser
        parser.opensChoices = false
        self.parser = parser
        sizers = TextSizers(plan.fonts)
    }

    /// The pattern of a key in a language; nil if it has no text there.
    func message(of key: RecordedKey, in language: String) -> Message? {
        // Without a translation, gettext shows the source text, in the source language as in others.
        if let entry = texts.entry(key, in: language), entry.value?.isEmpty == false {
            return Message(parsing: .value, of: entry, parser)
        }
        guard language == source else { return nil }
        return texts.entryWithSource(key).map { Message(parsing: $0.part, of: $0.entry, parser) }
    }

    /// The width of what the app puts around a text.
    mutating func width(around seen: SeenValues, in text: RecordedText, _ font: FontRequest) -> Double {
        guard seen.core.count < text.text.trimmedOfSpaces.count,
            let whole = sizers[source].size(of: text.text.trimmedOfSpaces, in: font)?.horizontal,
            let core = sizers[source].size(of: seen.core, in: font)?.horizontal
        else { return 0 }
        return max(0, whole - core)
    }

    /// How much wider a text was drawn than it is in its font here: letters may be spaced or in upper case, and another
    /// font may stand in for the one that was used; nil if that cannot be the same text.
    mutating func ratio(of text: RecordedText, in font: FontRequest) -> Double? {
        let isChanged = text.font?.transform.map { $0 != .none } ?? false
        guard text.lines.count == 1 || text.lines.isEmpty && !isChanged else { return isChanged ? nil : 1 }
        // Without lines, the rectangle may be that of the box.
        guard let line = text.lines.first else { return 1 }
        let shown = text.text.trimmedOfSpaces
        guard !shown.isEmpty, let measured = sizers[source].size(of: shown, in: font)?.horizontal, measured > 0
        else { return isChanged ? nil : 1 }
        let drawn =
            text.font?.transform == .uppercase
            ? sizers[source].size(of: shown.uppercased(), in: font)?.horizontal ?? measured : measured
        // A part of the text may be in another element.
        return (0.7...1.6).contains(line.width / drawn) ? line.width / measured : nil
    }

    /// How much more a translation grows in upper case than the source text does; 1 if the screen shows it as it is.
    mutating func growth(inUpperCase translation: String?, of text: RecordedText, _ language: String) -> Double {
        guard text.font?.transform == .uppercase, let translation else { return 1 }
        let font = FontRequest(text.font)
        func factor(_ shown: String, in language: String) -> Double? {
            guard let usual = sizers[language].size(of: shown, in: font)?.horizontal, usual > 0 else { return nil }
            return sizers[language].size(of: shown.uppercased(), in: font).map { $0.horizontal / usual }
        }
        guard let own = factor(translation, in: language),
            let source = factor(text.text.trimmedOfSpaces, in: source), source > 0
        else { return 1 }
        return own / source
    }

    /// The width that a neighbour needs in a language; its recorded one if that is not known.
    mutating func width(of text: RecordedText, in language: String) -> Double {
        let recorded = (text.lines.first ?? text.rectangle).width
        guard language != source, let key = text.keys?.first,
            let original = message(of: key, in: source), let translation = message(of: key, in: language),
            let value = SeenValues(text.text, pattern: original)?.text(of: translation)
        else { return recorded }
        let font = FontRequest(text.font)
        guard let ratio = ratio(of: text, in: font),
            let measured = sizers[language].size(of: value, in: font)?.horizontal
        else { return recorded }
        return measured * ratio
    }

    // MARK: Lines and words

    /// What a text needs in a language; nil if it cannot be measured.
    mutating func need(of text: RecordedText, in language: String) -> TextNeed? {
        guard let scale = scale(of: text), let usual = need(of: text.text.trimmedOfSpaces, as: text, source)
        else { return nil }
        var need = usual
        if language != source, let key = text.keys?.first,
            let original = message(of: key, in: source), let seen = SeenValues(text.text, pattern: original),
            let shown = message(of: key, in: language).flatMap({ seen.text(of: $0) }),
            let core = self.need(of: seen.core, as: text, source),
            let changed = self.need(of: shown, as: text, language)
        {
            need = TextNeed(line: usual.line - core.line + changed.line, word: usual.word - core.word + changed.word)
        }
        return TextNeed(line: need.line * scale, word: need.word * scale)
    }

    /// What words need in the font of a text, as they are drawn.
    private mutating func need(of words: String, as text: RecordedText, _ language: String) -> TextNeed? {
        let font = FontRequest(text.font)
        let shown = text.font?.transform == .uppercase ? words.uppercased() : words
        guard let line = sizers[language].size(of: shown, in: font)?.horizontal else { return nil }
        let pieces = shown.split { $0.isWhitespace || $0 == "-" }
        let word = pieces.compactMap { sizers[language].size(of: String($0), in: font)?.horizontal }.max()
        return TextNeed(line: line, word: word ?? line)
    }

    /// How much wider a text was drawn than it is in its font here; nil if that cannot be the same text.
    private mutating func scale(of text: RecordedText) -> Double? {
        guard text.font?.size ?? 0 > 0, text.font?.family != nil else { return nil }
        guard text.lines.count == 1, let line = text.lines.first,
            let usual = need(of: text.text.trimmedOfSpaces, as: text, source), usual.line > 0
        else { return 1 }
        let ratio = line.width / usual.line
        return (0.7...1.6).contains(ratio) ? ratio : nil
    }
}

extension String {
    /// The text without spaces at its ends.
    var trimmedOfSpaces: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
