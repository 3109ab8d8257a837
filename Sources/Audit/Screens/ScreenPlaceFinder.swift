// The places of texts on recorded screens in the source language, and the rooms that they leave to translations.

import Basics
import Catalogs
import Layouts
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
}

/// Turns the rooms of recorded screens into places, like those of layouts.
struct ScreenPlaceFinder {
    private(set) var all: [FoundPlace] = []
    private let screens: RecordedScreens
    private let texts: KnownTexts
    private var sizers: TextSizers
    /// The languages of the project that the plan asks for, except that of the source.
    private let languages: [String]

    init(_ screens: RecordedScreens, _ read: ReadProject, _ plan: AuditPlan) {
        self.screens = screens
        texts = screens.texts ?? KnownTexts(read, keys: [], texts: [])
        sizers = TextSizers(plan.fonts)
        languages = read.languages.filter { $0.folded != screens.source.folded && plan.isWanted($0) }
        for series in screens.series {
            guard let original = screens.original(of: series) else { continue }
            for text in screens.all[original].screen.texts.indices { add(text, on: original, series.subject) }
        }
    }

    private mutating func add(_ index: Int, on number: Int, _ subject: RecordedSeries.Subject) {
        let screen = screens.all[number].screen
        let text = screen.texts[index]
        guard let key = text.keys?.first, let room = text.room else { return }
        let files = texts.files(key)
        var place = ScreenPlace(
            key: key.key, screen: screen.name, element: text.path ?? "", role: TextRole(text.role).rawValue,
            device: subject.width.map { "\($0.rounded().plainText) wide" } ?? "", line: text.line,
            room: .none(.unknown, "its font is unknown"), font: FontRequest(text.font), breaking: .tail,
            smallestScale: 1, hasOutlet: false)
        guard let size = text.font?.size, size > 0, text.font?.family != nil else {
            append(place, number, files, isLimit: false)
            return
        }
        guard let ratio = ratio(of: text, in: place.font) else {
            place.room = .none(.unknown, "its recorded width is not that of its font")
            append(place, number, files, isLimit: false)
            return
        }
        place.room = PlaceRoom(
            width: room.width.map { $0 / ratio }, height: nil, lines: room.lineLimit(text.font?.lineHeight),
            certainty: .fixed, limitedBy: nil, reason: room.why ?? room.usualReason)
        guard let together = room.together, !room.neighbours.isEmpty else {
            if room.width == nil { place.room.certainty = .open }
            append(place, number, files, isLimit: room.width != nil && !screens.all[number].changed.contains(index))
            return
        }
        place.room.certainty = .shared
        append(place, number, files, isLimit: false)
        let neighbours = room.neighbours.map { screen.texts[$0] }
        for language in [screens.source] + languages {
            let others = neighbours.reduce(0) { $0 + width(of: $1, in: language) }
            var own = place
            own.room.width = min(max(0, together - others), room.width ?? .infinity) / ratio
            all.append(FoundPlace(screen: number, place: own, locale: language, files: files, isLimit: true))
        }
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
        let ratio = line.width / measured
        // A part of the text may be in another element.
        return (0.7...1.6).contains(ratio) ? ratio : nil
    }

    /// The width that a neighbour needs in a language; its recorded one if that is not known.
    private mutating func width(of text: RecordedText, in language: String) -> Double {
        let recorded = (text.lines.first ?? text.rectangle).width
        guard language != screens.source, let key = text.keys?.first,
            let value = texts.entry(key, in: language)?.value,
            let original = texts.entry(key, in: screens.source)?.value,
            // With values in it, it is not what the catalog has.
            original == text.text.trimmedOfSpaces
        else { return recorded }
        let font = FontRequest(text.font)
        guard let ratio = ratio(of: text, in: font),
            let measured = sizers[language].size(of: value, in: font)?.horizontal
        else { return recorded }
        return measured * ratio
    }
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
