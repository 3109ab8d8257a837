// Measures texts against their limits, one after the other.

import Budgets
import Comparison
import Configuration
import Drawing
import Fonts
import Generation
import MessageLayout
import MessagePatterns
import Samples
import TextLayout

/// Measures texts against their limits; each instance serves one thread at a time, and caches measurements of a
/// language.
package struct Measurer {
    /// How much is measured.
    package enum Care: Sendable {
        /// Whatever may break, and the first size at which it does.
        case findings
        /// Everything, at every size.
        case everything
        /// Everything, in a form that can be drawn at every size.
        case pictures
    }

    private let fonts: FontShelf
    let samples: SampleTable
    private var locale = ""
    private(set) var fitting = MessageFitting(locale: "")
    /// Fits sources, in the language of the last one.
    var sourceFitting: (locale: String, fitting: MessageFitting)?
    var shown: ShownSubject
    /// Fittings for numbers of a known length, by language.
    var numbered: [NumberedName: MessageFitting] = [:]
    /// Makes the texts of the current pseudo-locale; nil for texts as written.
    package var maker: TextMaker? {
        get { shown.maker }
        set { shown.maker = newValue }
    }
    private var rooms = RoomRulers()
    private var bounds: RoomBounds
    /// Typesets texts of all languages: most use the same fonts in the same way.
    private let typesetter = Typesetter()
    /// How many other languages are used before a language is used again: pseudo-locales alternate with their source,
    /// text by text.
    var turns = 0
    /// The cached state of those languages.
    private var waiting: [String: (fitting: MessageFitting, rooms: RoomRulers)] = [:]
    private let care: Care

    init(_ fonts: FontShelf, samples: SampleTable, parser: MessageParser, care: Care = .findings) {
        self.fonts = fonts
        bounds = RoomBounds(fonts)
        self.care = care
        self.samples = samples
        shown = ShownSubject(parser)
    }

    /// Switches to the language of a text.
    mutating func turn(to subject: TextSubject) {
        let next = subject.locale ?? "en"
        guard next != locale else { return }
        waiting[locale] = (fitting, rooms)
        locale = next
        (fitting, rooms) =
            waiting.removeValue(forKey: next) ?? (MessageFitting(locale: next, given: samples), RoomRulers())
        if waiting.count > turns { waiting.removeAll() }
    }

    /// Measures a text against limits; skips those that it obviously meets.
    package mutating func measure(_ subject: TextSubject, _ budgets: [Budget]) -> [Measurement] {
        turn(to: subject)
        var texts: ShownTexts?
        let isPlain = subject.message.isPlain
        let isSeen =
            isPlain && subject.entry.variant.isEmpty || ShownSubject.isSeenAlone(subject.entry, subject.message)
        var measured: [Measurement] = []
        func take(_ budget: Budget, _ count: Measurement.Count, hasFewerDigits: Bool = false) {
            measured.append(
                Measurement(budget: budget, outcome: .count(count), hasFewerDigits: hasFewerDigits))
        }
        // A message that cannot be parsed has no branches to count one by one; a box shows it as written.
        let isRead = isPlain || subject.message.fault == nil
        for budget in budgets where isSeen && (isRead || budget.limit.isRoom) || budget.limit.isOfStoredText {
            switch budget.limit {
            case .most(let most, let unit):
                // A character has at least one byte, and so does a column.
                if care == .findings, isPlain, Double(subject.message.utf8.count) < most * NearBudget.share { continue }
                let count = count(subject, unit, &texts)
                let isOver = unit.isOfShownText && count.need > most
                if isOver, care == .findings, isForTooManyDigits(subject, budget.limit) { continue }
                let fewer = isOver ? fewerDigits(subject, budget.limit, texts) : nil
                let own = fewer.map { widest($0, unit) } ?? count
                take(
                    budget, .init(need: own.need, has: most, unit: unit, shown: own.shown),
                    hasFewerDigits: fewer != nil)
            case .least(let least, let unit):
                let count = count(subject, unit, &texts, isLeast: true)
                take(budget, .init(need: count.need, has: least, isLeast: true, unit: unit, shown: count.shown))
            case .ratio(let ratio):
                guard let source = sourceCount(subject) else { continue }
                let count = count(subject, .graphemes, &texts)
                take(
                    budget,
                    .init(need: count.need, has: source * ratio, unit: .graphemes, source: source, shown: count.shown))
            case .room(let room):
                // Code fills in the values before a layout shows the text.
                let hasValues = subject.message.parts.contains { $0.kind == .placeholder }
                if budget.source.isOfPlaces, hasValues, budget.values == nil { continue }
                let shownTexts =
                    budget.values.map { self.shownTexts(subject, values: $0) } ?? texts ?? shownTexts(subject)
                if budget.values == nil { texts = shownTexts }
                let room = budget.word.map { shownTexts.areWords ? room.forWord($0) : room } ?? room
                // Of places on screens, only what does not fit is reported.
                let isOfPlace = care == .findings && budget.source.isOfPlaces
                let drawnTexts = drawn(shownTexts, in: room)
                if isOfPlace, bounds.surelyHold(drawnTexts, in: room) { continue }
                let usual = fit(drawn: drawnTexts, room, findsMissing: !isOfPlace)
                if isDoubtful(usual, subject, budget, drawnTexts) { continue }
                var fewer: ShownTexts?
                if case .fit(let fitted) = usual, !fitted.fit.allFit, budget.values == nil {
                    if care == .findings, isForTooManyDigits(subject, budget.limit) { continue }
                    fewer = fewerDigits(subject, budget.limit, shownTexts)
                }
                measured.append(
                    Measurement(
                        budget: budget, outcome: fewer.map { fit($0, room) } ?? usual, hasFewerDigits: fewer != nil))
            }
        }
        guard care == .findings else { return measured }
        for index in measured.indices {
            measured[index].isOfSource = subject.standsAlone(in: measured[index].budget)
            if measured[index].isBroken || measured[index].breaksWhenLarger {
                measured[index].fitsCommonDevices = fitsCommonDevices(texts, measured[index])
            }
            guard measured[index].isOver else { continue }
            // A source text with values was seen whole in its place.
            measured[index].blame =
                measured[index].budget.values != nil
                ? .text : blame(for: subject, measured[index].budget.lenientLimit, texts)
        }
        return measured.withOneOfPlaces
    }

    mutating func shownTexts(_ subject: TextSubject, values: [String: String] = [:]) -> ShownTexts {
        shown.texts(of: subject.entry, subject.message, source: subject.source, values: values, &fitting)
    }

    // MARK: Fitting

    /// How texts fit a room; characters that no font has are searched for if asked, or if a text does not fit.
    mutating func fit(
        _ texts: ShownTexts, _ room: Room, findsMissing: Bool = true
    ) -> Measurement.Outcome {
        fit(drawn: drawn(texts, in: room), room, findsMissing: findsMissing)
    }

    /// The same for texts as the room shows them.
    private mutating func fit(
        drawn texts: ShownTexts, _ room: Room, findsMissing: Bool = true
    ) -> Measurement.Outcome {
        do throws(FontError) {
            let (care, fitting) = (care, fitting)
            return .fit(
                try withRuler(room) { ruler in
                    switch care {
                    case .findings: ruler.fit(texts, fitting, findsMissing: findsMissing)
                    case .everything: ruler.fitAtSteps(texts, fitting, isDrawn: false)
                    case .pictures: ruler.fitAtSteps(texts, fitting, isDrawn: true)
                    }
                })
        } catch {
            return .noFont(error.message)
        }
    }

    /// Whether texts fit the room that common devices have in place of a narrower one.
    private mutating func fitsCommonDevices(_ texts: ShownTexts?, _ measurement: Measurement) -> Bool {
        let budget = measurement.budget
        guard let texts, let width = budget.commonWidth, case .room(var room) = budget.limit else { return false }
        room.box.width = max(width, room.box.width ?? 0)
        guard case .fit(let fitted) = fit(texts, room, findsMissing: false) else { return false }
        return !fitted.fit.fits.contains(where: \.isBroken)
            && (measurement.isBroken || fitted.failingStep == nil)
    }

    /// The texts as a room shows them.
    func drawn(_ texts: ShownTexts, in room: Room) -> ShownTexts {
        guard room.isInCapitals else { return texts }
        return texts.mapped { [locale] in Capitals.of($0, locale: locale) }
    }

    /// Whether a text exceeds the room of a layout by less than that is certain.
    ///
    /// A source text that does not fit is often one that code replaces, or shows that the room is wrong.
    private mutating func isDoubtful(
        _ outcome: Measurement.Outcome, _ subject: TextSubject, _ budget: Budget, _ texts: ShownTexts
    ) -> Bool {
        guard budget.source.isOfPlaces, care == .findings, case .fit(let fitted) = outcome,
            fitted.fit.fits.contains(where: \.isBroken)
        else { return false }
        let standsAlone = subject.standsAlone(in: budget)
        // Without the right font, the width is a guess.
        guard fitted.missing.isEmpty, budget.isCertain || !standsAlone,
            case .fit(let wider) = fit(
                drawn: texts, fitted.room.widened(by: standsAlone ? 0.15 : slack(of: texts, budget)))
        else { return true }
        return !wider.fit.fits.contains(where: \.isBroken)
    }

    private func slack(of texts: ShownTexts, _ budget: Budget) -> Double {
        // The record tells how wide the text was in the font that drew it.
        if budget.source == .screen { return Room.slackOnScreens }
        return texts.texts.map { Room.slackInLayouts(of: String(decoding: $0.utf8, as: UTF8.self).unicodeScalars) }
            .max() ?? 0
    }

    mutating func withRuler<Result>(
        _ room: Room, _ work: (inout RoomRuler) -> Result
    ) throws(FontError) -> Result {
        let (fonts, locale, typesetter) = (fonts, locale, typesetter)
        return try rooms.use(room) { () throws(FontError) in
            RoomRuler(room, try fonts.fonts(of: room), locale: locale, typesetter)
        } for: {
            work(&$0)
        }
    }
}

extension ShownTexts {
    /// Whether each is one word without a place to break.
    fileprivate var areWords: Bool {
        texts.allSatisfy { text in !text.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") } }
    }
}

extension Room {
    /// The room with another width.
    fileprivate func forWord(_ width: Double) -> Room {
        var room = self
        room.box.width = max(width, box.width ?? 0)
        return room
    }
}

extension TextSubject {
    /// Whether it translates no text of which it is known that it fits a limit: a recorded screen shows the source text,
    /// whether a catalog has it or not.
    fileprivate func standsAlone(in budget: Budget) -> Bool {
        isSource || source == nil && sourceMessage == nil && budget.source != .screen
    }
}

extension Limit {
    /// Whether it is a box.
    fileprivate var isRoom: Bool {
        if case .room = self { true } else { false }
    }

    /// Whether it limits stored text, not shown text.
    fileprivate var isOfStoredText: Bool {
        switch self {
        case .most(_, let unit), .least(_, let unit): !unit.isOfShownText
        case .ratio, .room: false
        }
    }
}
