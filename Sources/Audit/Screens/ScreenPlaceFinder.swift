// The places of texts on recorded screens in the source language, and the rooms that they leave to translations.

import Basics
import Catalogs
import Layouts
import MessagePatterns
import Platforms
import Rooms
import Screens

/// A place of a text on a recorded screen.
struct FoundPlace {
    /// The position of the screen.
    let screen: Int
    let place: ScreenPlace
    /// The language whose texts decide the room; nil if it is the same in all.
    let locale: String?
    /// The files with the key, in all languages.
    let files: [Int]
    /// Whether its room limits texts.
    let isLimit: Bool
    /// What the placeholders of the text show; nil if it has none, or they are not known.
    var values: [String: String]?
    /// The width for one word that cannot break.
    var word: Double?
    /// The languages in which the same place was recorded, with the text that it has now.
    var seen: Set<String> = []
}

/// A key and its catalog.
private struct KeyName: Hashable {
    let key: String
    let catalog: String?

    init(_ key: RecordedKey) { (self.key, catalog) = (key.key, key.catalog) }
}

/// Turns the rooms of recorded screens into places, like those of layouts.
struct ScreenPlaceFinder {
    private(set) var all: [FoundPlace] = []
    private let screens: RecordedScreens
    private let texts: KnownTexts
    private var parser: MessageParser
    /// The keys whose texts each record shows as they are now.
    private var shown: [Set<KeyName>] = []
    private var sizers: TextSizers
    /// The languages of the project that the plan asks for, except that of the source.
    private let languages: [String]

    init(_ screens: RecordedScreens, _ read: ReadProject, _ plan: AuditPlan) {
        self.screens = screens
        texts = screens.texts ?? KnownTexts(read, keys: [], texts: [])
        parser = plan.parser
        parser.opensChoices = false
        sizers = TextSizers(plan.fonts)
        languages = read.languages.filter { $0.folded != screens.source.folded && plan.isWanted($0) }
        shown = screens.all.map { stored in
            Set(
                stored.screen.texts.indices.lazy.filter { !stored.changed.contains($0) }
                    .compactMap { stored.screen.texts[$0].keys?.first }.map(KeyName.init))
        }
        for series in screens.series {
            guard let original = screens.original(of: series) else { continue }
            let others = series.records.filter { $0 != original }
            for text in screens.all[original].screen.texts.indices {
                add(text, on: original, series.subject, others)
            }
        }
    }

    private mutating func add(_ index: Int, on number: Int, _ subject: RecordedSeries.Subject, _ others: [Int]) {
        let screen = screens.all[number].screen
        let text = screen.texts[index]
        guard let key = text.keys?.first, let room = text.room else { return }
        let files = texts.files(key)
        var place = ScreenPlace(
            key: key.key, screen: screen.name, element: text.path ?? "", role: TextRole(text.role).rawValue,
            device: subject.width.map { "\($0.rounded().plainText) wide" } ?? "", line: text.line,
            room: .none(.unknown, "its font is unknown"), font: FontRequest(text.font), breaking: .tail,
            smallestScale: 1, hasOutlet: false)
        place.unit = screen.unit
        guard let size = text.font?.size, size > 0, text.font?.family != nil else {
            append(place, number, files, isLimit: false)
            return
        }
        guard let ratio = ratio(of: text, in: place.font) else {
            place.room = .none(.unknown, "its recorded width is not that of its font")
            append(place, number, files, isLimit: false)
            return
        }
        let original = message(of: key, in: screens.source)
        let seen = original.flatMap { SeenValues(text.text, pattern: $0) }
        let around = seen.map { width(around: $0, in: text, place.font) } ?? 0
        place.room = PlaceRoom(
            width: room.width.map { max(0, $0 / ratio - around) }, height: nil,
            lines: room.lineLimit(text.font?.lineHeight), certainty: .fixed, limitedBy: nil,
            reason: room.why ?? room.usualReason)
        // A text that is cut in the source language, or only a part of which is here, tells nothing of others. If
        // another text breaks first, that one has the limit.
        let isLimit = (original == nil || seen != nil) && !text.isCut && !screens.all[number].changed.contains(index)
        let isFirst = isUnknown(room.breaks, on: screen)
        let known = Set(others.filter { shown[$0].contains(KeyName(key)) }.compactMap { screens.all[$0].screen.locale })
        let word = room.word.map { max(0, $0 / ratio - around) }
        // What letters in upper case need differs from text to text.
        let isPlain = seen?.values.isEmpty ?? true
        let isForAll = isPlain && text.font?.transform != .uppercase
        let together = room.neighbours.isEmpty ? nil : room.together
        if room.width == nil { place.room.certainty = .open }
        if together != nil { place.room.certainty = .shared }
        all.append(
            FoundPlace(
                screen: number, place: place, locale: nil, files: files,
                isLimit: isLimit && isFirst && room.width != nil && isForAll, word: word, seen: known))
        guard isLimit, together != nil || !isForAll else { return }
        place.room.certainty = .fixed
        let neighbours = room.neighbours.map { screen.texts[$0] }
        let isFirstTogether = isUnknown(room.breaksTogether, on: screen)
        for language in [screens.source] + languages where !known.contains(language) {
            var limits = [isFirst && !isForAll ? room.width : nil]
            let others = together == nil ? 0 : neighbours.reduce(0) { $0 + width(of: $1, in: language) }
            if let together, isFirstTogether { limits.append(together - others) }
            let words = room.wordsTogether.map { $0 - others }
            guard let width = limits.compactMap(\.self).min() ?? words else { continue }
            let translation = message(of: key, in: language)
            let values = translation.flatMap { seen?.values(of: $0) }
            let ratio = ratio * growth(inUpperCase: translation.flatMap { seen?.text(of: $0) }, of: text, language)
            let word = room.word.map { max(0, $0 / ratio - around) }
            var own = place
            own.room.width = max(0, width / ratio - around)
            all.append(
                FoundPlace(
                    screen: number, place: own, locale: language, files: files, isLimit: true,
                    values: values ?? (isPlain ? [:] : nil),
                    word: [word, words.map { max(0, $0 / ratio - around) }].compactMap(\.self).min()))
        }
    }

    /// Whether no text has the limit at a position, because it has no key; or it is the text itself.
    private func isUnknown(_ other: Int?, on screen: RecordedScreen) -> Bool {
        other.map { screen.texts[$0].keys?.isEmpty ?? true } ?? true
    }

    /// The pattern of a key in a language; nil if it has no text there.
    private func message(of key: RecordedKey, in language: String) -> Message? {
        // Without a translation, gettext shows the source text, in the source language as in others.
        if let entry = texts.entry(key, in: language), entry.value?.isEmpty == false {
            return Message(parsing: .value, of: entry, parser)
        }
        guard language == screens.source else { return nil }
        return texts.entryWithSource(key).map { Message(parsing: $0.part, of: $0.entry, parser) }
    }

    /// The width of what the app puts around a text.
    private mutating func width(around seen: SeenValues, in text: RecordedText, _ font: FontRequest) -> Double {
        guard seen.core.count < text.text.trimmedOfSpaces.count,
            let whole = sizers[screens.source].size(of: text.text.trimmedOfSpaces, in: font)?.horizontal,
            let core = sizers[screens.source].size(of: seen.core, in: font)?.horizontal
        else { return 0 }
        return max(0, whole - core)
    }

    private mutating func append(_ place: ScreenPlace, _ screen: Int, _ files: [Int], isLimit: Bool) {
        all.append(FoundPlace(screen: screen, place: place, locale: nil, files: files, isLimit: isLimit))
    }

    /// How much wider a text was drawn than it is in its font here: letters may be spaced or in upper case, and another
    /// font may stand in for the one that was used; nil if that cannot be the same text.
    private mutating func ratio(of text: RecordedText, in font: FontRequest) -> Double? {
        let isChanged = text.font?.transform.map { $0 != .none } ?? false
        guard text.lines.count == 1 || text.lines.isEmpty && !isChanged else { return isChanged ? nil : 1 }
        // Without lines, the rectangle may be that of the box.
        guard let line = text.lines.first else { return 1 }
        let shown = text.text.trimmedOfSpaces
        guard !shown.isEmpty, let measured = sizers[screens.source].size(of: shown, in: font)?.horizontal, measured > 0
        else { return isChanged ? nil : 1 }
        let drawn =
            text.font?.transform == .uppercase
            ? sizers[screens.source].size(of: shown.uppercased(), in: font)?.horizontal ?? measured : measured
        // A part of the text may be in another element.
        return (0.7...1.6).contains(line.width / drawn) ? line.width / measured : nil
    }

    /// How much more a translation grows in upper case than the source text does; 1 if the screen shows it as it is.
    private mutating func growth(
        inUpperCase translation: String?, of text: RecordedText, _ language: String
    ) -> Double {
        guard text.font?.transform == .uppercase, let translation else { return 1 }
        let font = FontRequest(text.font)
        func factor(_ shown: String, in language: String) -> Double? {
            guard let usual = sizers[language].size(of: shown, in: font)?.horizontal, usual > 0 else { return nil }
            return sizers[language].size(of: shown.uppercased(), in: font).map { $0.horizontal / usual }
        }
        guard let own = factor(translation, in: language),
            let source = factor(text.text.trimmedOfSpaces, in: screens.source), source > 0
        else { return 1 }
        return own / source
    }

    /// The width that a neighbour needs in a language; its recorded one if that is not known.
    private mutating func width(of text: RecordedText, in language: String) -> Double {
        let recorded = (text.lines.first ?? text.rectangle).width
        guard language != screens.source, let key = text.keys?.first,
            let original = message(of: key, in: screens.source), let translation = message(of: key, in: language),
            let value = SeenValues(text.text, pattern: original)?.text(of: translation)
        else { return recorded }
        let font = FontRequest(text.font)
        guard let ratio = ratio(of: text, in: font),
            let measured = sizers[language].size(of: value, in: font)?.horizontal
        else { return recorded }
        return measured * ratio
    }
}

extension RecordedText {
    /// Whether people see only a part of it.
    fileprivate var isCut: Bool { problems.contains { $0.kind == .cut } }
}

extension RecordedRoom {
    /// How many lines there may be, by number or by height.
    fileprivate func lineLimit(_ lineHeight: Double?) -> Int? {
        let high = height.flatMap { height in
            lineHeight.flatMap { $0 > 0 ? max(1, Int(min(10_000, (height / $0 + 0.01).rounded(.down)))) : nil }
        }
        return [lines, high].compactMap(\.self).min()
    }

    fileprivate var usualReason: String {
        switch origin {
        case .probe: "beyond it, something breaks on the screen"
        case .box: "its box has a fixed width"
        case nil: "the record limits it"
        }
    }
}

extension String {
    /// The text without spaces at its ends.
    var trimmedOfSpaces: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
