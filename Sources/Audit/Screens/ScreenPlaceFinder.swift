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
    /// The keys whose texts each record shows as they are now.
    private var shown: [Set<KeyName>] = []
    private var sizer: ScreenTextSizer
    /// The languages of the project that the plan asks for, except that of the source.
    private let languages: [String]

    init(_ screens: RecordedScreens, _ read: ReadProject, _ plan: AuditPlan) {
        self.screens = screens
        texts = screens.texts ?? KnownTexts(read, keys: [], texts: [])
        sizer = ScreenTextSizer(texts, source: screens.source, plan)
        languages = read.languages.filter { $0.folded != screens.source.folded && plan.isWanted($0) }
        shown = screens.all.map { stored in
            Set(
                stored.screen.texts.indices.lazy.filter { !stored.changed.contains($0) }
                    .compactMap { stored.screen.texts[$0].keys?.first }.map(KeyName.init))
        }
        for series in screens.series {
            guard let original = screens.original(of: series) else { continue }
            let others = series.records.filter { $0 != original }
            let tables = tables(on: screens.all[original].screen)
            for text in screens.all[original].screen.texts.indices {
                add(text, on: original, series.subject, others, tables)
            }
            for table in tables { add(table, on: original, series.subject, others) }
        }
    }

    private mutating func add(
        _ index: Int, on number: Int, _ subject: RecordedSeries.Subject, _ others: [Int], _ tables: [TableForecast]
    ) {
        let screen = screens.all[number].screen
        let text = screen.texts[index]
        guard let key = text.keys?.first, let room = text.room else { return }
        let files = texts.files(key)
        var place = place(of: text, key, on: screen, subject)
        guard let size = text.font?.size, size > 0, text.font?.family != nil else {
            append(place, number, files, isLimit: false)
            return
        }
        guard let ratio = sizer.ratio(of: text, in: place.font) else {
            place.room = .none(.unknown, "its recorded width is not that of its font")
            append(place, number, files, isLimit: false)
            return
        }
        let original = sizer.message(of: key, in: screens.source)
        let seen = original.flatMap { SeenValues(text.text, pattern: $0) }
        let around = seen.map { sizer.width(around: $0, in: text, place.font) } ?? 0
        place.room = PlaceRoom(
            width: room.width.map { max(0, $0 / ratio - around) }, height: nil,
            lines: room.lineLimit(text.font?.lineHeight), certainty: .fixed, limitedBy: nil,
            reason: room.why ?? room.usualReason)
        // A text that is cut in the source language, or only a part of which is here, tells nothing of others. If
        // another text breaks first, that one has the limit.
        let isLimit =
            (original == nil || seen != nil) && !text.isCut && !screens.all[number].changed.contains(index)
            && !tables.contains { $0.decides(index, room) }
        let isFirst = isUnknown(room.breaks, on: screen)
        let known = recordedLanguages(of: key, others)
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
            let others = together == nil ? 0 : neighbours.reduce(0) { $0 + sizer.width(of: $1, in: language) }
            if let together, isFirstTogether { limits.append(together - others) }
            let words = room.wordsTogether.map { $0 - others }
            guard let width = limits.compactMap(\.self).min() ?? words else { continue }
            let translation = sizer.message(of: key, in: language)
            let values = translation.flatMap { seen?.values(of: $0) }
            let ratio =
                ratio * sizer.growth(inUpperCase: translation.flatMap { seen?.text(of: $0) }, of: text, language)
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

    /// A place of a text without a room.
    private func place(
        of text: RecordedText, _ key: RecordedKey, on screen: RecordedScreen, _ subject: RecordedSeries.Subject
    ) -> ScreenPlace {
        var place = ScreenPlace(
            key: key.key, screen: screen.name, element: text.path ?? "", role: TextRole(text.role).rawValue,
            device: subject.width.map { "\($0.rounded().plainText) wide" } ?? "", line: text.line,
            room: .none(.unknown, "its font is unknown"), font: FontRequest(text.font), breaking: .tail,
            smallestScale: 1, hasOutlet: false)
        place.unit = screen.unit
        return place
    }

    /// The languages in which some records show a key as it is now.
    private func recordedLanguages(of key: RecordedKey, _ records: [Int]) -> Set<String> {
        Set(records.filter { shown[$0].contains(KeyName(key)) }.compactMap { screens.all[$0].screen.locale })
    }

    // MARK: Tables

    /// The tables of a screen whose columns can be laid out again.
    private mutating func tables(on screen: RecordedScreen) -> [TableForecast] {
        screen.tables.enumerated().compactMap { position, table in
            let texts = Dictionary(
                uniqueKeysWithValues: screen.texts.enumerated().filter { $0.element.cell?.table == position }
                    .map { ($0.offset, $0.element) })
            return TableForecast(table, texts, texts.compactMapValues { sizer.need(of: $0, in: screens.source) })
        }
    }

    /// Adds the rooms of the texts that break in a language because the columns of their table get other widths.
    private mutating func add(
        _ table: TableForecast, on number: Int, _ subject: RecordedSeries.Subject, _ others: [Int]
    ) {
        for language in languages {
            let changed = table.texts.compactMapValues { sizer.need(of: $0, in: language) }
            for limit in table.limits(changed) where !screens.all[number].changed.contains(limit.text) {
                guard let text = table.texts[limit.text] else { continue }
                add(limit, of: text, on: number, language, subject, others)
            }
        }
    }

    private mutating func add(
        _ limit: TableForecast.Limit, of text: RecordedText, on number: Int, _ language: String,
        _ subject: RecordedSeries.Subject, _ others: [Int]
    ) {
        guard let key = text.keys?.first, !recordedLanguages(of: key, others).contains(language),
            let original = sizer.message(of: key, in: screens.source),
            let translation = sizer.message(of: key, in: language),
            let seen = SeenValues(text.text, pattern: original), let values = seen.values(of: translation),
            let shown = seen.text(of: translation), let ratio = sizer.ratio(of: text, in: FontRequest(text.font))
        else { return }
        var place = place(of: text, key, on: screens.all[number].screen, subject)
        let growth = sizer.growth(inUpperCase: shown, of: text, language)
        let around = sizer.width(around: seen, in: text, place.font)
        place.room = PlaceRoom(
            width: max(0, limit.width / ratio / growth - around), height: nil, lines: limit.isWord ? nil : 1,
            certainty: .fixed, limitedBy: nil, reason: limit.reason)
        all.append(
            FoundPlace(
                screen: number, place: place, locale: language, files: texts.files(key), isLimit: true, values: values))
    }

    // MARK: Texts

    /// Whether no text has the limit at a position, because it has no key; or it is the text itself.
    private func isUnknown(_ other: Int?, on screen: RecordedScreen) -> Bool {
        other.map { screen.texts[$0].keys?.isEmpty ?? true } ?? true
    }

    private mutating func append(_ place: ScreenPlace, _ screen: Int, _ files: [Int], isLimit: Bool) {
        all.append(FoundPlace(screen: screen, place: place, locale: nil, files: files, isLimit: isLimit))
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
